import { useMemo, type ReactNode } from 'react'
import { Button } from 'antd'
import { useQuery, type CombinedError } from 'urql'
import { RecordListQuery } from '@/entities/competition/result'
import { LeagueClubsQuery, useGroupOptions } from '@/entities/organisation/club'
import { serverMessage } from '@/shared/api'
import { useAddressState } from '@/shared/lib/address-state'
import { useIsPhone } from '@/shared/lib/viewport'
import { TableSkeleton } from '@/shared/ui/data-table'
import { exportIcon, Icon, printIcon } from '@/shared/ui/icons'
import { PageHeader } from '@/shared/ui/page-header'
import { ErrorState, NoMatch } from '@/shared/ui/states'
import { describeFilter } from '../model/describe-filter'
import { byCourse, countRecords } from '../model/record-rows'
import { recordsCsv } from '../model/records-csv'
import { countSet, NO_FILTER, recordsCodec, toVariables, type RecordsScope } from '../model/records-filter'
import { saveFile } from '../lib/save-file'
import { RecordFilters } from './RecordFilters'
import { RecordPhoneList } from './RecordPhoneList'
import { NoRecords, RecordsRefused } from './RecordStates'
import { RecordTables } from './RecordTables'
import styles from './Records.module.css'

/** The best swims per event for men, women and mixed relays, of a club or a league. */
export function Records({ scope, tabs }: { scope: RecordsScope; tabs?: ReactNode }) {
  const isPhone = useIsPhone()
  const [filter, change] = useAddressState(recordsCodec)
  const clubs = useLeagueClubOptions(scope)
  const clubId = 'clubId' in scope ? scope.clubId : filter.clubId
  const groups = useGroupOptions(clubId)
  const [{ data, error, fetching }, reload] = useQuery({
    query: RecordListQuery,
    variables: toVariables(scope, filter),
  })
  const nodes = data?.recordsList?.nodes
  const courses = useMemo(() => nodes && byCourse(nodes), [nodes])

  const count = courses && countRecords(courses)
  const countText =
    count === undefined ? undefined : `${count.toLocaleString('en')} ${count === 1 ? 'record' : 'records'}`
  const words = describeFilter(filter, groups, clubs)
  const isFiltered = countSet(filter) > 0
  return (
    <div className={styles.records}>
      <PageHeader
        title="Records"
        context={isPhone ? countText : filter.withUnofficial ? 'Official and unofficial results' : 'Official results'}
        actions={
          courses?.length ? (
            <>
              <Button icon={<Icon icon={printIcon} />} onClick={() => window.print()}>
                Print
              </Button>
              <Button
                icon={<Icon icon={exportIcon} />}
                onClick={() => saveFile(recordsCsv(courses), { name: 'records.csv', type: 'text/csv;charset=utf-8' })}
              >
                Export
              </Button>
            </>
          ) : undefined
        }
        tabs={tabs}
      />
      <div className={styles.filters}>
        <RecordFilters
          filter={filter}
          onChange={change}
          clubs={'leagueSeqno' in scope ? clubs : undefined}
          groups={clubId === undefined ? undefined : groups}
          count={error ? undefined : countText}
        />
      </div>
      {words && courses?.length ? <p className={styles.printed}>{words}</p> : null}
      {error && isRefused(error) && clubId === undefined ? (
        <div className="card">
          <RecordsRefused clubs={clubs} onChoose={(chosen) => change({ clubId: chosen })} />
        </div>
      ) : error ? (
        <div className="card">
          <ErrorState title="Records could not be loaded" onRetry={() => reload({ requestPolicy: 'network-only' })}>
            {serverMessage(error).replace(/([^.])$/, '$1.')} Your filters are kept.
          </ErrorState>
        </div>
      ) : courses === undefined ? (
        <TableSkeleton />
      ) : courses.length === 0 ? (
        <div className="card">
          {isFiltered ? (
            <NoMatch title="No records for these filters" onClear={() => change(NO_FILTER)}>
              {words}
            </NoMatch>
          ) : (
            <NoRecords scope={scope} onShowUnofficial={() => change({ withUnofficial: true })} />
          )}
        </div>
      ) : (
        <div aria-busy={fetching}>
          {isPhone ? (
            <RecordPhoneList courses={courses} half={filter.half} onHalf={(half) => change({ half })} />
          ) : (
            <RecordTables courses={courses} />
          )}
        </div>
      )}
    </div>
  )
}

const isRefused = (error: CombinedError): boolean => error.graphQLErrors[0]?.extensions['code'] === 'FORBIDDEN'

/** Member clubs of the league; none on a club's page. */
function useLeagueClubOptions(scope: RecordsScope): { value: number; label: string }[] {
  const leagueSeqno = 'leagueSeqno' in scope ? scope.leagueSeqno : undefined
  const [{ data }] = useQuery({
    query: LeagueClubsQuery,
    variables: { leagueSeqno: leagueSeqno ?? 0 },
    pause: leagueSeqno === undefined,
  })
  const nodes = data?.allClub?.nodes
  return useMemo(
    () =>
      (nodes ?? []).flatMap(({ clubId, clubName }) =>
        clubId === null ? [] : [{ value: clubId, label: clubName ?? '' }],
      ),
    [nodes],
  )
}
