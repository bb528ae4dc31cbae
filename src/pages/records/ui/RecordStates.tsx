import { Button } from 'antd'
import { Link } from 'react-router-dom'
import { may } from 'contracts/permission'
import { useViewer } from '@/entities/system/session'
import { pathTo } from '@/shared/routes'
import { EmptyState } from '@/shared/ui/states'
import type { RecordsScope } from '../model/records-filter'

/** First use. Only official swims count at first, so the others are one step away. */
export function NoRecords({ scope, onShowUnofficial }: { scope: RecordsScope; onShowUnofficial: () => void }) {
  const viewer = useViewer()
  const uploadClub = 'clubId' in scope && may(viewer, 'Mutation.athleteMerge', scope) ? scope.clubId : null
  return (
    <EmptyState
      title="No records yet"
      actions={
        <>
          <Button onClick={onShowUnofficial}>Include unofficial</Button>
          {uploadClub !== null && (
            <Link className="button button-filled" to={pathTo('clubUpload', { clubId: uploadClub })}>
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

export interface RecordsRefusedProps {
  /** Member clubs of the league. */
  clubs: readonly { value: number; label: string }[]
  onChoose: (clubId: number) => void
}

/** The best of a part would pass for the league's record, so who sees only some of its clubs gets theirs instead. */
export function RecordsRefused({ clubs, onChoose }: RecordsRefusedProps) {
  const viewer = useViewer()
  const own = clubs.filter(({ value }) => viewer.clubs.some(({ clubId }) => clubId === value)).slice(0, 2)
  return (
    <EmptyState
      title="League records are open to league staff"
      actions={own.map(({ value, label }) => (
        <Button key={value} onClick={() => onChoose(value)}>
          Show {label}
        </Button>
      ))}
    >
      They cover clubs whose results you may not see.
    </EmptyState>
  )
}
