import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import { type Answered, type ImportResult, importUsers } from './importUsers.ts'
import type { Source } from './readLines.ts'

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
  /** How they logged in: `link`, `code`, `social`, `token`, `passkey`, or `guest`. */
  readonly methods: readonly string[]
  readonly loggedInAt: Date
  /** The page that asked for the token. */
  readonly origin: string
}

/** A visitor of the project, or one that the app has made ahead. */
export type User = {
  readonly id: string
  /** Verified, once they have logged in. */
  readonly email: string | undefined
  /** `email`, `token`, `guest`, or the providers of social logins. */
  readonly logins: readonly string[]
  /** Whether nothing but one browser logs them in, which may lose it. False once they have a passkey. */
  readonly isGuest: boolean
  /** Of {@link UserRecord}, as the app has stored them. */
  readonly ownId: string | undefined
  readonly metadata: Metadata | undefined
  readonly addresses: readonly string[] | undefined
  /** Wallets that the visitor has linked, each proven by a signature of it. The oldest first. */
  readonly linkedWallets: readonly LinkedWallet[]
  readonly createdAt: Date
  /** Undefined until they have logged in. */
  readonly firstLoginAt: Date | undefined
}

/** A wallet of a user's own. */
export type LinkedWallet = {
  readonly id: string
  /** CAIP-10. The chain is the one on which the signature was verified, which matters for contract accounts. */
  readonly account: string
  /** What the wallet called itself, if it did. Not verified. */
  readonly name: string | undefined
  readonly linkedAt: Date
}

/** At most 4096 characters as JSON. */
export type Metadata = Readonly<Record<string, string | number | boolean>>

/** Who a visitor is at a provider, or in your own tokens. */
export type UserLogin = {
  readonly provider:
    | 'google'
    | 'x'
    | 'discord'
    | 'apple'
    | 'github'
    | 'facebook'
    | 'farcaster'
    /** Of `logInWithToken`: `subject` is `sub` of your tokens. */
    | 'token'
  readonly subject: string
}

/** What your app knows about a user. Fields that are left out are kept, null removes one. */
export type UserRecord = ({ readonly email: string } | { readonly login: UserLogin }) & {
  /** Your own id of the user, which no other user of the project has. */
  readonly ownId?: string | null | undefined
  readonly metadata?: Metadata | null | undefined
  /** Of other wallets of the user, as CAIP-10. They are notes of yours: no visitor has proven them. */
  readonly addresses?: readonly string[] | null | undefined
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
    /**
     * The one who logs in with it, whom you gave this id, or who has linked this wallet (CAIP-10,
     * any chain of its family). Undefined if there is none.
     */
    find(
      by: { email: string } | { login: UserLogin } | { ownId: string } | { linkedWallet: string },
    ): Promise<User | undefined>
    /**
     * Stores what you know about a user, also before they have logged in: the user becomes the
     * visitor's who proves the address or login. There is no wallet before that.
     */
    create(record: UserRecord): Promise<{ user: User; isNew: boolean }>
    /**
     * Does the same for every line of NDJSON, and yields what became of it. Import the same file
     * again after a failure: users that are stored are not changed twice.
     */
    import(source: Source): AsyncGenerator<ImportResult>
    /** Deletes one who has never logged in. False if there is none; rejects if they have. */
    remove(id: string): Promise<boolean>
  }
}

/** Why a call failed. */
export class LatchkeyError extends Error {
  override readonly name = 'LatchkeyError'
  readonly code: 'token_invalid' | 'key_invalid' | 'refused' | 'unavailable'
  /** Of `refused`: why, by the error catalogue of Latchkey, such as `users/own_id_taken`. */
  readonly reason: string | undefined
  constructor(
    code: LatchkeyError['code'],
    message: string,
    options: { cause?: unknown; reason?: string | undefined } = {},
  ) {
    super(message, { cause: options.cause })
    this.code = code
    this.reason = options.reason
  }
}

/** Longer ones are no tokens of ours. */
const maxTokenChars = 4_096
const clockToleranceSeconds = 30
/** Of a batch of an import, after which it is given up. */
const maxTries = 6
const firstRetryMs = 500

/** Latchkey as the app's own server uses it. */
export function createLatchkey({ key, projectId, timeoutMs = 10_000, url }: LatchkeyOptions): Latchkey {
  const issuer = new URL(url).origin
  const keys = createRemoteJWKSet(new URL('/v1/login/keys', issuer), { timeoutDuration: timeoutMs })

  async function ask(path: string, { method = 'GET', body }: Call = {}): Promise<unknown> {
    if (key === undefined) throw new LatchkeyError('key_invalid', 'Pass the key of the project.')
    const answer = await fetch(
      new URL(`/admin/v1/projects/${encodeURIComponent(projectId)}${path}`, issuer),
      {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      },
    ).catch((cause: unknown) => {
      throw new LatchkeyError('unavailable', 'The Latchkey server could not be reached.', { cause })
    })
    if (answer.status === 404) return undefined
    if (answer.status === 401) throw new LatchkeyError('key_invalid', 'The key is not that of the project.')
    if (answer.ok)
      return answer.json().catch((cause: unknown) => {
        throw new LatchkeyError('unavailable', 'The answer of the Latchkey server was lost.', { cause })
      })
    if (answer.status >= 500 || answer.status === 429)
      throw new LatchkeyError('unavailable', `The Latchkey server answered ${answer.status}.`)
    const { code, message } = (await answer.json().catch(() => ({}))) as { code?: string; message?: string }
    throw new LatchkeyError('refused', message ?? `The Latchkey server answered ${answer.status}.`, {
      reason: code,
    })
  }

  /** Safe to repeat: what is stored is not changed by the same again. */
  async function sendBatch(users: readonly unknown[], tries = 1): Promise<ImportAnswer['results']> {
    try {
      return ((await ask('/users/import', { method: 'POST', body: { users } })) as ImportAnswer).results
    } catch (error) {
      if (!(error instanceof LatchkeyError) || error.code !== 'unavailable' || tries >= maxTries) throw error
      await new Promise((resolve) => setTimeout(resolve, firstRetryMs * 2 ** (tries - 1)))
      return sendBatch(users, tries + 1)
    }
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
          ? new LatchkeyError('token_invalid', 'The token is not valid.', { cause })
          : new LatchkeyError('unavailable', 'The keys of the Latchkey server could not be read.', { cause })
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
      async find(by) {
        const found = (await ask('/users/find', { method: 'POST', body: by })) as
          | { user: WireUser }
          | undefined
        return found && toUser(found.user)
      },
      async create(record) {
        const { isNew, user } = (await ask('/users', { method: 'POST', body: record })) as {
          user: WireUser
          isNew: boolean
        }
        return { user: toUser(user), isNew }
      },
      import: (source) => importUsers(source, sendBatch),
      async remove(id) {
        const path = `/users/${encodeURIComponent(id)}`
        return ((await ask(path, { method: 'DELETE' })) as { removed: number }).removed > 0
      },
    },
  }
}

type Call = { method?: 'GET' | 'POST' | 'DELETE'; body?: unknown }
type ImportAnswer = { results: Answered[] }
type WireUser = {
  id: string
  email?: string
  logins: string[]
  isGuest?: true
  ownId?: string
  metadata?: Metadata
  addresses?: string[]
  linkedWallets?: { id: string; account: string; name?: string; linkedAt: string }[]
  createdAt: string
  firstLoginAt?: string
}

function toUser({ createdAt, firstLoginAt, linkedWallets = [], ...user }: WireUser): User {
  const { addresses, email, id, isGuest = false, logins, metadata, ownId } = user
  return {
    id,
    email,
    logins,
    isGuest,
    ownId,
    metadata,
    addresses,
    linkedWallets: linkedWallets.map(({ account, id, linkedAt, name }) => ({
      id,
      account,
      name,
      linkedAt: new Date(linkedAt),
    })),
    createdAt: new Date(createdAt),
    firstLoginAt: firstLoginAt === undefined ? undefined : new Date(firstLoginAt),
  }
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
