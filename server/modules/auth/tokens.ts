import { createHmac, hkdfSync } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { ONLY_ACCESS_TOKENS, SIGNATURE_EXPIRED } from 'contracts/messages'
import type { SessionConfig } from '../../config'
import { AppError } from '../../errors'

const issuer = 'lanewise'
const algorithm = 'HS256'

export interface AccessClaims {
  userId: number
  /** token_version of the user when it was made: a later one ends it */
  version: number
  /** of the sign-in that it comes from: what sign-out ends */
  familyId: string
}

export interface RefreshClaims {
  userId: number
  tokenId: string
}

/** Makes and reads both kinds of token, and hashes what must not stand in the database as it is. */
export class Tokens {
  private readonly keys: Record<'access' | 'refresh' | 'hash', Uint8Array>

  constructor(
    secret: string,
    private readonly config: SessionConfig,
  ) {
    const derive = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, issuer, purpose, 32))
    this.keys = { access: derive('access'), refresh: derive('refresh'), hash: derive('hash') }
  }

  async access({ userId, version, familyId }: AccessClaims, now = Date.now()): Promise<string> {
    const claims = { sub: String(userId), ver: version, fam: familyId }
    return this.sign('access', claims, now / 1000 + this.config.accessSeconds, now)
  }

  async refresh({ userId, tokenId }: RefreshClaims, expires: Date): Promise<string> {
    return this.sign('refresh', { sub: String(userId), jti: tokenId }, expires.getTime() / 1000, Date.now())
  }

  private sign(typ: 'access' | 'refresh', claims: Record<string, unknown>, expires: number, now: number) {
    return new SignJWT({ ...claims, typ })
      .setProtectedHeader({ alg: algorithm })
      .setIssuer(issuer)
      .setAudience(issuer)
      .setIssuedAt(Math.floor(now / 1000))
      .setExpirationTime(Math.floor(expires))
      .sign(this.keys[typ])
  }

  /** Throws 'Signature has expired' unless `expired` ones count, or 'Only access tokens are allowed' for what is no access token of ours. */
  async readAccess(token: string, { expired = false } = {}): Promise<AccessClaims> {
    const { sub, ver, fam } = await this.read('access', token, expired)
    const userId = Number(sub)
    if (!Number.isSafeInteger(userId) || typeof ver !== 'number' || typeof fam !== 'string') throw onlyAccess()
    return { userId, version: ver, familyId: fam }
  }

  /** Throws 'Signature has expired', or 'Only access tokens are allowed' for what is no refresh token of ours. */
  async readRefresh(token: string): Promise<RefreshClaims> {
    const { sub, jti } = await this.read('refresh', token, false)
    const userId = Number(sub)
    if (!Number.isSafeInteger(userId) || typeof jti !== 'string') throw onlyAccess()
    return { userId, tokenId: jti }
  }

  private async read(typ: 'access' | 'refresh', token: string, expired: boolean) {
    try {
      const { payload } = await jwtVerify(token, this.keys[typ], {
        algorithms: [algorithm],
        issuer,
        audience: issuer,
        requiredClaims: ['exp', 'iat', 'sub', 'typ'],
        ...(expired && { clockTolerance: '10 years' }),
      })
      if (payload.typ === typ) return payload
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new AppError('UNAUTHENTICATED', SIGNATURE_EXPIRED)
      if (!(error instanceof errors.JOSEError)) throw error
    }
    throw onlyAccess()
  }

  /** Keyed hash of a token, code, e-mail or address, as it stands in the database. */
  hash(purpose: string, value: string): string {
    return createHmac('sha256', this.keys.hash).update(`${purpose}\n${value}`).digest('base64url')
  }
}

const onlyAccess = () => new AppError('UNAUTHENTICATED', ONLY_ACCESS_TOKENS)
