import { Link } from 'react-router-dom'
import { may } from 'contracts/permission'
import { useViewer } from '@/entities/system/session'
import { pathTo } from '@/shared/routes'
import { EmptyState } from '@/shared/ui/states'
import type { RankScope } from '../model/rank-filter'

/** First use: results come with a meet file. */
export function NoResults({ scope }: { scope: RankScope }) {
  const viewer = useViewer()
  const path = 'clubId' in scope ? pathTo('clubUpload', scope) : pathTo('leagueUpload', scope)
  return (
    <EmptyState
      title="No results yet"
      actions={
        may(viewer, 'Mutation.uploadFiles', scope) && (
          <Link className="button button-filled" to={path}>
            Upload Files
          </Link>
        )
      }
    >
      They come with the first meet file.
    </EmptyState>
  )
}
