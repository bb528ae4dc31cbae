import { ONLY_ACCESS_TOKENS, SIGNATURE_EXPIRED } from 'contracts/messages'
import type { Viewer } from 'contracts/viewer'
import type { Services } from '../../context'
import { AppError } from '../../errors'
import type { TokenFault } from '../../graphql/operation'

export interface Identity {
  viewer?: Viewer
  tokenFault?: TokenFault
}

/** Who a bearer token stands for. A token that does not count is told by the call that needs one, so that sign-in passes. */
export async function identify({ tokens, viewers }: Services, bearer: string | null): Promise<Identity> {
  if (bearer === null) return {}
  try {
    const { userId, version } = await tokens.readAccess(bearer)
    const known = await viewers.get(userId)
    // Rights or password changed, or the user is gone: a new token, or a new sign-in, tells which.
    if (known?.tokenVersion !== version) return { tokenFault: SIGNATURE_EXPIRED }
    return { viewer: known.viewer }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { tokenFault: error.message === SIGNATURE_EXPIRED ? SIGNATURE_EXPIRED : ONLY_ACCESS_TOKENS }
  }
}
