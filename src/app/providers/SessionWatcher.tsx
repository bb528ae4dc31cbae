import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useQuery } from 'urql'
import { SIGNED_IN } from 'contracts/messages'
import { CurrentUserQuery, greeted, selectSession, viewerLoaded, viewerUnreachable } from '@/entities/system/session'
import { SIGNED_IN_TOAST } from '@/shared/config'
import { toasts } from '@/shared/ui/toasts'

/** Learns who is signed in, once per session, and greets who has just come. Shows nothing. */
export function SessionWatcher() {
  const dispatch = useDispatch()
  const { status, isNew } = useSelector(selectSession)
  const [{ data, error, fetching }] = useQuery({ query: CurrentUserQuery, pause: status === 'anonymous' })
  const userId = data?.getCurrentUser?.userId

  useEffect(() => {
    if (status !== 'loading') return
    if (userId != null) dispatch(viewerLoaded(userId))
    else if (error && !fetching) dispatch(viewerUnreachable())
  }, [dispatch, status, userId, error, fetching])

  useEffect(() => {
    if (status !== 'signedIn' || !isNew) return
    toasts.success(SIGNED_IN, SIGNED_IN_TOAST)
    dispatch(greeted())
  }, [dispatch, status, isNew])

  return null
}
