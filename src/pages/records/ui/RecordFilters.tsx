import { Segmented, Select, Switch } from 'antd'
import { COURSES } from 'contracts/course'
import { AGE_MAX } from 'contracts/results-filter'
import { FilterField, FilterRow, NumberRange } from '@/shared/ui/filter-row'
import { countSet, NO_FILTER, type RecordsFilter } from '../model/records-filter'
import styles from './Records.module.css'

type Options = readonly { value: number; label: string }[]

export interface RecordFiltersProps {
  filter: RecordsFilter
  onChange: (patch: Partial<RecordsFilter>) => void
  /** Of the league; absent on a club's page. */
  clubs: Options | undefined
  /** Of the club; absent while a league's page shows all clubs. */
  groups: Options | undefined
  count: string | undefined
}

const ALL = 'all'
const courses = [{ value: ALL, label: 'All' }, ...COURSES.map((course) => ({ value: course, label: course }))]

export function RecordFilters({ filter, onChange, clubs, groups, count }: RecordFiltersProps) {
  return (
    <FilterRow
      setCount={countSet(filter)}
      onClear={countSet(filter) > 0 ? () => onChange(NO_FILTER) : undefined}
      count={count}
    >
      <FilterField label="Course">
        <Segmented
          aria-label="Course"
          value={filter.course ?? ALL}
          options={courses}
          onChange={(chosen) => onChange({ course: COURSES.find((course) => course === chosen) })}
        />
      </FilterField>
      {clubs && (
        <FilterField label="Club">
          <Select
            aria-label="Club"
            placeholder="All clubs"
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            value={filter.clubId ?? null}
            options={[...clubs]}
            onChange={(clubId: number | null | undefined) =>
              onChange({ clubId: clubId ?? undefined, teamId: undefined })
            }
          />
        </FilterField>
      )}
      {groups && (
        <FilterField label="Group">
          <Select
            aria-label="Group"
            placeholder="All groups"
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            value={filter.teamId ?? null}
            options={[...groups]}
            onChange={(teamId: number | null | undefined) => onChange({ teamId: teamId ?? undefined })}
          />
        </FilterField>
      )}
      <FilterField label="Age">
        <NumberRange
          label="Age"
          from={filter.ageFrom}
          to={filter.ageTo}
          max={AGE_MAX}
          onChange={({ from, to }) => onChange({ ageFrom: from, ageTo: to })}
        />
      </FilterField>
      <label className={styles.switch}>
        <Switch
          size="small"
          aria-label="Include unofficial"
          checked={filter.withUnofficial}
          onChange={(withUnofficial) => onChange({ withUnofficial })}
        />
        <span aria-hidden="true">Include unofficial</span>
      </label>
    </FilterRow>
  )
}
