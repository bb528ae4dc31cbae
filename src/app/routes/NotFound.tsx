import { Link } from 'react-router-dom'
import { pathTo } from '@/shared/routes'
import { LaneDrawing, StateMessage } from '@/shared/ui/states'

/** Unknown address, or an id that nothing stands behind. */
export const NotFound = ({ title = 'Page not found' }: { title?: string }) => (
  <StateMessage
    isPage
    drawing={<LaneDrawing />}
    title={title}
    actions={
      <Link className="button button-filled" to={pathTo('landing')}>
        Go home
      </Link>
    }
  >
    The address may be mistyped, or what it showed is no longer here.
  </StateMessage>
)

/** The thing exists, but not for this person. */
export const NoAccess = ({ what }: { what: string }) => (
  <StateMessage
    isPage
    drawing={<LaneDrawing />}
    title={`You have no access to this ${what}`}
    actions={
      <Link className="button button-filled" to={pathTo('landing')}>
        Go home
      </Link>
    }
  >
    Ask its staff to give you access, or choose another {what} at the top.
  </StateMessage>
)
