import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { useMutation } from 'urql'
import { selectUserId, SignOutMutation, storedSelection } from '@/entities/system/session'
import { tokenStore } from '@/shared/auth'
import { signInPath } from '@/shared/routes'

/** Ends the session on the server and here: tokens, cache and selection go, also when the server cannot be reached. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  const userId = useSelector(selectUserId)
  const [, signOut] = useMutation(SignOutMutation)
  return async () => {
    await signOut({})
    if (userId !== null) storedSelection.clear(userId)
    tokenStore.clear('signedOut')
    await navigate(signInPath())
  }
}
