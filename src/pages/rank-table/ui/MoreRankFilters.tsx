import { Select, Switch } from 'antd'
import { useRanks } from '@/entities/competition/rank'
import { AthleteSelect, athleteStatusOptions } from '@/entities/people/athlete'
import { DateFilter, FilterField } from '@/shared/ui/filter-row'
import { NEW_DAYS, type RankFilter } from '../model/rank-filter'
import styles from './Ranks.module.css'

export interface MoreRankFiltersProps {
  filter: RankFilter
  onChange: (patch: Partial<RankFilter>) => void
  groups: readonly { value: number; label: string }[] | undefined
  clubId: number | undefined
  /** Tags of the library's events. */
  tags: readonly string[]
}

const words = (texts: readonly string[]) => texts.map((value) => ({ value, label: value }))

export function MoreRankFilters({ filter, onChange, groups, clubId, tags }: MoreRankFiltersProps) {
  const { classifications } = useRanks()
  return (
    <>
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
      <FilterField label="Athlete">
        <AthleteSelect clubId={clubId} value={filter.athleteId} onChange={(athleteId) => onChange({ athleteId })} />
      </FilterField>
      <FilterField label="Swum from">
        <DateFilter label="Swum from" value={filter.fromDate} onChange={(fromDate) => onChange({ fromDate })} />
      </FilterField>
      <FilterField label="Swum to">
        <DateFilter label="Swum to" value={filter.toDate} onChange={(toDate) => onChange({ toDate })} />
      </FilterField>
      <FilterField label="Kind of event">
        <Select
          aria-label="Kind of event"
          placeholder="All kinds"
          allowClear
          value={filter.tagSl ?? null}
          options={words(tags)}
          onChange={(tagSl: string | null | undefined) => onChange({ tagSl: tagSl ?? undefined })}
        />
      </FilterField>
      <FilterField label="Athlete status">
        <Select
          aria-label="Athlete status"
          placeholder="All statuses"
          mode="multiple"
          maxTagCount="responsive"
          value={[...filter.statuses]}
          options={athleteStatusOptions}
          onChange={(statuses: string[]) => onChange({ statuses })}
        />
      </FilterField>
      <FilterField label="Ranks of">
        <Select
          aria-label="Ranks of"
          placeholder="The league's standards"
          allowClear
          popupMatchSelectWidth={false}
          value={filter.rankClassification ?? null}
          options={words(classifications)}
          onChange={(next: string | null | undefined) => onChange({ rankClassification: next ?? undefined })}
        />
      </FilterField>
      <FilterField label="New within">
        <Select
          aria-label="New within"
          placeholder="30 days"
          allowClear
          value={filter.isNewDays ?? null}
          options={NEW_DAYS.map((days) => ({ value: days, label: `${days} days` }))}
          onChange={(days: number | null | undefined) => onChange({ isNewDays: days ?? undefined })}
        />
      </FilterField>
      <label className={styles.switch}>
        <Switch
          size="small"
          aria-label="Only new bests"
          checked={filter.onlyNew}
          onChange={(onlyNew) => onChange({ onlyNew })}
        />
        <span aria-hidden="true">Only new bests</span>
      </label>
    </>
  )
}
