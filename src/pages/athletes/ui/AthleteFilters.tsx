import { useCallback } from 'react'
import { Select } from 'antd'
import { athleteStatusOptions } from '@/entities/people/athlete'
import { FilterField, FilterRow } from '@/shared/ui/filter-row'
import { countSet, NO_FILTER, type AthleteFilter } from '../model/athlete-filter'

export interface AthleteFiltersProps {
  filter: AthleteFilter
  onChange: (patch: Partial<AthleteFilter>) => void
  groups: readonly { value: number; label: string }[]
  /** Status and e-mail may be read, so they may be asked for. */
  isPrivate: boolean
  count: string | undefined
}

const competitive = [
  { value: 1, label: 'Competitive: yes' },
  { value: 0, label: 'Competitive: no' },
]

export function AthleteFilters({ filter, onChange, groups, isPrivate, count }: AthleteFiltersProps) {
  const handleSearch = useCallback((search: string) => onChange({ search }), [onChange])
  const isSet = filter.search !== '' || countSet(filter) > 0
  return (
    <FilterRow
      search={{ value: filter.search, placeholder: isPrivate ? 'Name or e-mail' : 'Name', onSearch: handleSearch }}
      setCount={countSet(filter)}
      onClear={isSet ? () => onChange(NO_FILTER) : undefined}
      count={count}
    >
      {isPrivate && (
        <FilterField label="Status">
          <Select
            aria-label="Status"
            placeholder="All statuses"
            allowClear
            value={filter.status ?? null}
            options={athleteStatusOptions}
            onChange={(status: string | null | undefined) => onChange({ status: status ?? undefined })}
          />
        </FilterField>
      )}
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
      <FilterField label="Competitive">
        <Select
          aria-label="Competitive"
          placeholder="Competitive: all"
          allowClear
          value={filter.competitiveFlag ?? null}
          options={competitive}
          onChange={(flag: number | null | undefined) => onChange({ competitiveFlag: flag ?? undefined })}
        />
      </FilterField>
    </FilterRow>
  )
}
