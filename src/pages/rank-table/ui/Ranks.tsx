import { useMemo, type ReactNode } from 'react'
import { Button } from 'antd'
import { useQuery } from 'urql'
import { useRanks } from '@/entities/competition/rank'
import { ResultListQuery, useCourse } from '@/entities/competition/result'
import { useGroupOptions, useLeagueClubOptions } from '@/entities/organisation/club'
import { serverMessage } from '@/shared/api'
import { useAddressState } from '@/shared/lib/address-state'
import { DataTable } from '@/shared/ui/data-table'
import { Icon, printIcon } from '@/shared/ui/icons'
import { PageHeader } from '@/shared/ui/page-header'
import { ErrorState, NoMatch } from '@/shared/ui/states'
import { describeFilter } from '../model/describe-filter'
import { readEventKey } from '../model/event-choice'
import { positionsOf } from '../model/positions'
import { countSet, NO_FILTER, PAGE_SIZE, rankCodec, toVariables, type RankScope } from '../model/rank-filter'
import { NoResults } from './NoResults'
import { rankColumns } from './rank-columns'
import { RankFilters } from './RankFilters'
import { RankPhoneRow } from './RankPhoneRow'
import styles from './Ranks.module.css'

/** The results list of a club or a league, with ranks and points. */
export function Ranks({ scope, tabs }: { scope: RankScope; tabs?: ReactNode }) {
  const { colorOf } = useRanks()
  const [filter, change] = useAddressState(rankCodec)
  const clubs = useLeagueClubOptions('leagueSeqno' in scope ? scope.leagueSeqno : undefined)
  const clubId = 'clubId' in scope ? scope.clubId : filter.clubId
  const groups = useGroupOptions(clubId)
  const course = useCourse(filter.course, clubId)
  const [{ data, error }, reload] = useQuery({
    query: ResultListQuery,
    variables: toVariables(scope, filter, course ?? 'LCM'),
    pause: course === undefined,
  })

  const rows = data?.resultsList?.nodes
  const total = data?.resultsList?.totalCount ?? 0
  const isOneEvent = readEventKey(filter.event ?? null)?.distance !== undefined && filter.sort === ''
  const positions = useMemo(
    () => (isOneEvent && rows ? positionsOf(rows, (filter.page - 1) * PAGE_SIZE) : undefined),
    [isOneEvent, rows, filter.page],
  )
  const countText = rows && `${total.toLocaleString('en')} ${total === 1 ? 'result' : 'results'}`
  const words = describeFilter(filter, course ?? 'LCM', groups, clubs)
  const classification = filter.rankClassification ?? rows?.[0]?.rankClassification
  const context = [
    filter.bestOnly ? 'Best of each athlete' : 'All swims',
    classification && `ranks of ${classification}`,
  ]
  return (
    <div className={styles.ranks}>
      <PageHeader
        title="Ranks"
        context={context.filter(Boolean).join(', ')}
        actions={
          total > 0 && (
            <Button icon={<Icon icon={printIcon} />} onClick={() => window.print()}>
              Print
            </Button>
          )
        }
        tabs={tabs}
      />
      <div className={styles.filters}>
        <RankFilters
          filter={filter}
          onChange={change}
          course={course ?? 'LCM'}
          clubs={'leagueSeqno' in scope ? clubs : undefined}
          groups={clubId === undefined ? undefined : groups}
          clubId={clubId}
          count={error ? undefined : countText}
        />
      </div>
      <p className={styles.printed}>{words}</p>
      {error ? (
        <div className="card">
          <ErrorState title="Results could not be loaded" onRetry={() => reload({ requestPolicy: 'network-only' })}>
            {serverMessage(error)} Your filters are kept.
          </ErrorState>
        </div>
      ) : (
        <div className={styles.list}>
          <DataTable
            label="Results"
            columns={rankColumns({ colorOf, positions })}
            rows={rows}
            rowKey={({ resultId }) => resultId ?? 0}
            totalCount={total}
            paging={{ page: filter.page, limit: PAGE_SIZE, sort: filter.sort, onChange: change }}
            renderPhoneRow={(row) => (
              <RankPhoneRow row={row} colorOf={colorOf} position={positions?.get(row.resultId ?? 0)} />
            )}
            empty={
              countSet(filter) > 0 || filter.course !== undefined ? (
                <NoMatch
                  title="No results for these filters"
                  onClear={() => change({ ...NO_FILTER, course: undefined })}
                >
                  {words}
                </NoMatch>
              ) : (
                <NoResults scope={scope} />
              )
            }
          />
        </div>
      )}
    </div>
  )
}
