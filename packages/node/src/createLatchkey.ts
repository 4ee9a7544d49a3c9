import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'

export type LatchkeyOptions = {
  /** Origin of the Latchkey server that visitors log in at: its `AUTH_URL`, or its `WALLET_URL` if that is not set. */
  url: string
  projectId: string
  /** Secret key of the project, for `users`. Never put it into a page. */
  key?: string | undefined
  /** Of requests, in milliseconds. @default 10_000 */
  timeoutMs?: number | undefined
}

/** Who a token is of. */
export type VerifiedUser = {
  /** The same on every device and for every login of the visitor. */
  readonly id: string
  /** Verified, by a code or by the provider of a social login. */
  readonly email: string | undefined
  /** How they logged in: `link`, `code`, or `social`. */
  readonly methods: readonly string[]
  readonly loggedInAt: Date
  /** The page that asked for the token. */
  readonly origin: string
}

/** A visitor who has logged in at least once. */
export type User = {
  readonly id: string
  readonly email: string | undefined
  /** `email`, `token`, or the providers of social logins. */
  readonly logins: readonly string[]
  readonly createdAt: Date
}

export type UserPage = {
  /** Oldest first. */
  readonly users: readonly User[]
  /** Pass it as `after` for the next page; undefined on the last. */
  readonly next: string | undefined
}

export type Latchkey = {
  /**
   * Checks a token of `getIdToken(kit)`. Rejects with a {@link LatchkeyError}: with the code
   * `token_invalid` for one that is expired, forged, or of another project or server, and with
   * `unavailable` if the server's keys could not be read.
   */
  verifyIdToken(token: string): Promise<VerifiedUser>
  readonly users: {
    list(options?: { after?: string | undefined; limit?: number | undefined }): Promise<UserPage>
    /** Undefined if the project has no such user. */
    get(id: string): Promise<User | undefined>
  }
}

/** Why a call failed. */
export class LatchkeyError extends Error {
  override readonly name = 'LatchkeyError'
  readonly code: 'token_invalid' | 'key_invalid' | 'unavailable'
  constructor(code: LatchkeyError['code'], message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}

/** Longer ones are no tokens of ours. */
const maxTokenChars = 4_096
const clockToleranceSeconds = 30

/** Latchkey as the app's own server uses it. */
export function createLatchkey({ key, projectId, timeoutMs = 10_000, url }: LatchkeyOptions): Latchkey {
  const issuer = new URL(url).origin
  const keys = createRemoteJWKSet(new URL('/v1/login/keys', issuer), { timeoutDuration: timeoutMs })

  async function ask(path: string): Promise<unknown> {
    if (key === undefined) throw new LatchkeyError('key_invalid', 'Pass the key of the project.')
    const answer = await fetch(
      new URL(`/admin/v1/projects/${encodeURIComponent(projectId)}${path}`, issuer),
      {
        headers: { authorization: `Bearer ${key}` },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      },
    ).catch((cause: unknown) => {
      throw new LatchkeyError('unavailable', 'The Latchkey server could not be reached.', cause)
    })
    if (answer.status === 404) return undefined
    if (answer.status === 401) throw new LatchkeyError('key_invalid', 'The key is not that of the project.')
    if (!answer.ok) throw new LatchkeyError('unavailable', `The Latchkey server answered ${answer.status}.`)
    return answer.json()
  }

  return {
    async verifyIdToken(token) {
      if (typeof token !== 'string' || token.length > maxTokenChars)
        throw new LatchkeyError('token_invalid', 'Not a token.')
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience: projectId,
        algorithms: ['EdDSA'],
        typ: 'JWT',
        clockTolerance: clockToleranceSeconds,
        requiredClaims: ['sub', 'exp', 'iat', 'azp'],
      }).catch((cause: unknown) => {
        throw isOfToken(cause)
          ? new LatchkeyError('token_invalid', 'The token is not valid.', cause)
          : new LatchkeyError('unavailable', 'The keys of the Latchkey server could not be read.', cause)
      })
      return toVerified(payload)
    },
    users: {
      async list({ after, limit } = {}) {
        const query = new URLSearchParams({
          ...(after !== undefined && { after }),
          ...(limit !== undefined && { limit: String(limit) }),
        })
        const { next, users } = (await ask(`/users?${query}`)) as { users: WireUser[]; next?: string }
        return { users: users.map(toUser), next }
      },
      async get(id) {
        const found = (await ask(`/users/${encodeURIComponent(id)}`)) as { user: WireUser } | undefined
        return found && toUser(found.user)
      },
    },
  }
}

type WireUser = { id: string; email?: string; logins: string[]; createdAt: string }

function toUser({ createdAt, email, id, logins }: WireUser): User {
  return { id, email, logins, createdAt: new Date(createdAt) }
}

function toVerified({ amr, auth_time, azp, email, sub = '' }: JWTPayload): VerifiedUser {
  return {
    id: sub,
    email: typeof email === 'string' ? email : undefined,
    methods: Array.isArray(amr) ? amr.map(String) : [],
    loggedInAt: new Date(Number(auth_time) * 1_000),
    origin: String(azp),
  }
}

/** Whether the token is at fault, and not the way to the keys. */
function isOfToken(error: unknown): boolean {
  return (
    error instanceof errors.JOSEError &&
    /^ERR_(?:JW[ST]_|JWKS_NO_MATCHING|JOSE_ALG|JOSE_NOT)/.test(error.code)
  )
}
