import { useMemo, type ReactNode } from 'react'
import { Button } from 'antd'
import { Link } from 'react-router-dom'
import { useQuery } from 'urql'
import { may } from 'contracts/permission'
import { RecordListQuery } from '@/entities/competition/result'
import { LeagueClubsQuery, useGroupOptions } from '@/entities/organisation/club'
import { useViewer } from '@/entities/system/session'
import { serverMessage } from '@/shared/api'
import { useAddressState } from '@/shared/lib/address-state'
import { useIsPhone } from '@/shared/lib/viewport'
import { pathTo } from '@/shared/routes'
import { TableSkeleton } from '@/shared/ui/data-table'
import { Icon, printIcon } from '@/shared/ui/icons'
import { PageHeader } from '@/shared/ui/page-header'
import { EmptyState, ErrorState, NoMatch } from '@/shared/ui/states'
import { describeFilter } from '../model/describe-filter'
import { byCourse, countRecords } from '../model/record-rows'
import { countSet, NO_FILTER, recordsCodec, toVariables, type RecordsScope } from '../model/records-filter'
import { RecordFilters } from './RecordFilters'
import { RecordPhoneList } from './RecordPhoneList'
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
            <Button icon={<Icon icon={printIcon} />} onClick={() => window.print()}>
              Print
            </Button>
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
      {error ? (
        <div className="card">
          <ErrorState title="Records could not be loaded" onRetry={() => reload({ requestPolicy: 'network-only' })}>
            {serverMessage(error)} Your filters are kept.
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

/** First use. Only official swims count at first, so the others are one step away. */
function NoRecords({ scope, onShowUnofficial }: { scope: RecordsScope; onShowUnofficial: () => void }) {
  const viewer = useViewer()
  const canUpload = 'clubId' in scope && may(viewer, 'Mutation.athleteMerge', scope)
  return (
    <EmptyState
      title="No records yet"
      actions={
        <>
          <Button onClick={onShowUnofficial}>Include unofficial</Button>
          {canUpload && 'clubId' in scope && (
            <Link className="button button-filled" to={pathTo('clubUpload', { clubId: scope.clubId })}>
              Upload Files
            </Link>
          )}
        </>
      }
    >
      They come with the first official results of a meet.
    </EmptyState>
  )
}
