import { Segmented, Select, Switch } from 'antd'
import { COURSES, type Course } from 'contracts/course'
import { GENDERS, genderLabel, type Gender } from 'contracts/gender'
import { AGE_MAX } from 'contracts/results-filter'
import { useLibraryEvents } from '@/entities/training/set'
import { FilterField, FilterRow, NumberRange } from '@/shared/ui/filter-row'
import { eventOptions } from '../model/event-choice'
import { countMore, countSet, NO_FILTER, type RankFilter } from '../model/rank-filter'
import { MoreRankFilters } from './MoreRankFilters'
import styles from './Ranks.module.css'

type Options = readonly { value: number; label: string }[]

export interface RankFiltersProps {
  filter: RankFilter
  onChange: (patch: Partial<RankFilter>) => void
  course: Course
  /** Of the league; absent on a club's page. */
  clubs: Options | undefined
  /** Of the club; absent while a league's page shows all clubs. */
  groups: Options | undefined
  /** The club whose athletes are offered; absent on a league's page without a chosen club. */
  clubId: number | undefined
  count: string | undefined
}

const genderOptions = GENDERS.map((value) => ({ value, label: genderLabel(value) }))

/** What is asked most stands in the row, every other argument of the list behind More. */
export function RankFilters({ filter, onChange, course, clubs, groups, clubId, count }: RankFiltersProps) {
  const { events, tags } = useLibraryEvents()
  const courses: string[] = (COURSES as readonly string[]).includes(course) ? [...COURSES] : [...COURSES, course]
  const isSet = countSet(filter) > 0 || filter.sort !== ''
  return (
    <FilterRow
      setCount={countSet(filter)}
      moreCount={countMore(filter)}
      onClear={isSet ? () => onChange(NO_FILTER) : undefined}
      count={count}
      more={<MoreRankFilters filter={filter} onChange={onChange} groups={groups} clubId={clubId} tags={tags} />}
    >
      <FilterField label="Gender">
        <Select
          aria-label="Gender"
          placeholder="All genders"
          allowClear
          value={filter.gender ?? null}
          options={genderOptions}
          onChange={(gender: Gender | null | undefined) => onChange({ gender: gender ?? undefined })}
        />
      </FilterField>
      <FilterField label="Event">
        <Select
          aria-label="Event"
          placeholder="All events"
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          popupMatchSelectWidth={false}
          value={filter.event ?? null}
          options={eventOptions(events, course)}
          onChange={(event: string | null | undefined) => onChange({ event: event ?? undefined })}
        />
      </FilterField>
      <FilterField label="Course">
        <Segmented
          aria-label="Course"
          value={course}
          options={courses}
          onChange={(next) => onChange({ course: next })}
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
            onChange={(next: number | null | undefined) => onChange({ clubId: next ?? undefined, teamId: undefined })}
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
          aria-label="Bests only"
          checked={filter.bestOnly}
          onChange={(bestOnly) => onChange({ bestOnly })}
        />
        <span aria-hidden="true">Bests only</span>
      </label>
    </FilterRow>
  )
}
