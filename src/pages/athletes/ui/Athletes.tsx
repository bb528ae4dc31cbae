import { useState, type ReactNode } from 'react'
import { Button } from 'antd'
import { Link } from 'react-router-dom'
import { useMutation, useQuery } from 'urql'
import { canReadField, may } from 'contracts/permission'
import { ClubCountsQuery, useGroupOptions } from '@/entities/organisation/club'
import { AthleteListQuery, athleteName, PersonDeleteMutation, type Athlete } from '@/entities/people/athlete'
import { useViewer } from '@/entities/system/session'
import { serverMessage } from '@/shared/api'
import { useAddressState } from '@/shared/lib/address-state'
import { useIsPhone } from '@/shared/lib/viewport'
import { pathTo } from '@/shared/routes'
import { ConfirmDelete } from '@/shared/ui/confirm-delete'
import { DataTable } from '@/shared/ui/data-table'
import { useEditor } from '@/shared/ui/form-dialog'
import { addIcon, Icon } from '@/shared/ui/icons'
import { PageHeader } from '@/shared/ui/page-header'
import { EmptyState, ErrorState, NoMatch } from '@/shared/ui/states'
import { toasts } from '@/shared/ui/toasts'
import { ClubTabs } from '@/widgets/app-shell'
import { athleteCodec, countSet, NO_FILTER, PAGE_SIZE, toVariables } from '../model/athlete-filter'
import { describeFilter } from '../model/describe-filter'
import { athleteColumns } from './athlete-columns'
import { AthleteDialog } from './AthleteDialog'
import { AthleteFilters } from './AthleteFilters'
import { AthletePhoneRow } from './AthletePhoneRow'

/** All athletes of a club: search, filters, order, pages; adding, editing, deleting. */
export function Athletes({ clubId }: { clubId: number }) {
  const viewer = useViewer()
  const isPhone = useIsPhone()
  const [filter, change] = useAddressState(athleteCodec)
  const groups = useGroupOptions(clubId)
  const [{ data, error }, reload] = useQuery({ query: AthleteListQuery, variables: toVariables(clubId, filter) })
  const [{ data: counted }] = useQuery({ query: ClubCountsQuery, variables: { clubId } })
  const [, remove] = useMutation(PersonDeleteMutation)
  const editor = useEditor<Athlete>()
  const [doomed, setDoomed] = useState<Athlete | null>(null)

  const total = data?.allAthlete?.totalCount
  const club = counted?.allClub?.nodes[0]
  const isFiltered = filter.search !== '' || countSet(filter) > 0
  const isPrivate = canReadField(viewer, 'Athlete', 'email', { clubId })
  const actions = {
    onEdit: may(viewer, 'Mutation.athleteMerge', { clubId }) ? editor.openEdit : undefined,
    onDelete: may(viewer, 'Mutation.personDelete', { clubId }) ? setDoomed : undefined,
  }
  const addButton = actions.onEdit && (
    <Button type="primary" icon={<Icon icon={addIcon} />} onClick={editor.openNew}>
      Add athlete
    </Button>
  )
  const countText =
    total === undefined
      ? undefined
      : isFiltered && club?.athletesCount != null
        ? `${total} of ${club.athletesCount}`
        : `${total}`
  const handleDelete = async () => {
    if (!doomed) return undefined
    const { data: answer, error: refusal } = await remove({ personId: doomed.athleteId ?? 0 })
    if (refusal) return refusal
    if (!answer?.personDelete?.success) return answer?.personDelete?.message ?? 'The athlete could not be deleted'
    toasts.success(`${athleteName(doomed)} has been deleted`)
    return undefined
  }

  return (
    <>
      <PageHeader
        title="Athletes"
        context={isPhone && isFiltered ? countText : headline(club ?? null)}
        actions={addButton}
        tabs={<ClubTabs />}
      />
      <AthleteFilters
        filter={filter}
        onChange={change}
        groups={groups}
        isPrivate={isPrivate}
        count={isFiltered ? countText : undefined}
      />
      {error ? (
        <div className="card">
          <ErrorState title="Athletes could not be loaded" onRetry={() => reload({ requestPolicy: 'network-only' })}>
            {serverMessage(error)} Your filters are kept.
          </ErrorState>
        </div>
      ) : (
        <DataTable
          label="Athletes"
          columns={athleteColumns({ clubId, isPrivate, ...actions })}
          rows={data?.allAthlete?.nodes}
          rowKey={({ athleteId }) => athleteId ?? 0}
          totalCount={total ?? 0}
          paging={{ page: filter.page, limit: PAGE_SIZE, sort: filter.sort, onChange: change }}
          renderPhoneRow={(row) => <AthletePhoneRow row={row} clubId={clubId} {...actions} />}
          empty={
            isFiltered ? (
              <NoMatch title="No athletes for these filters" onClear={() => change(NO_FILTER)}>
                {describeFilter(filter, groups)}
              </NoMatch>
            ) : (
              <NoAthletes clubId={clubId} addButton={addButton} />
            )
          }
        />
      )}
      {editor.isOpen && <AthleteDialog clubId={clubId} row={editor.row} groups={groups} onClose={editor.close} />}
      {doomed && (
        <ConfirmDelete
          title={`Delete ${athleteName(doomed)}?`}
          verb="Delete athlete"
          onConfirm={handleDelete}
          onClose={() => setDoomed(null)}
        />
      )}
    </>
  )
}

/** '136 athletes in 5 groups'; nothing where the viewer may not count them. */
function headline(club: { athletesCount: number | null; groupsCount: number | null } | null): string | undefined {
  if (club?.athletesCount == null) return undefined
  const words = (count: number, one: string) => `${count.toLocaleString('en')} ${count === 1 ? one : `${one}s`}`
  const groups = club.groupsCount ? ` in ${words(club.groupsCount, 'group')}` : ''
  return words(club.athletesCount, 'athlete') + groups
}

/** First use. Without the right to add, nothing but the fact. */
const NoAthletes = ({ clubId, addButton }: { clubId: number; addButton: ReactNode }) => (
  <EmptyState
    title="No athletes yet"
    actions={
      addButton && (
        <>
          <Link className="button" to={pathTo('clubUpload', { clubId })}>
            Upload Files
          </Link>
          {addButton}
        </>
      )
    }
  >
    {addButton ? 'Add the first one, or upload a roster file.' : 'Nobody of this club is shown here yet.'}
  </EmptyState>
)
