import { consoleProjectId } from '@latchkey/protocol/consoleProject'
import { ssoRefresh } from '@latchkey/protocol/http/members'
import { siwxRefresh, siwxSignOut } from '@latchkey/protocol/http/siwx'
import * as z from 'zod/mini'
import { forgetKnown } from '../api/lastKnown.ts'
import { ServerError } from '../api/ServerError.ts'
import { keep, kept } from '../kept.ts'
import { createStore, type Store } from '../store.ts'

/** Why there is no session, where there is a reason to show. */
export type SignedOutCause = 'expired' | 'left'
export type SessionState =
  | { readonly status: 'signedOut'; readonly cause?: SignedOutCause | undefined }
  /** `account` is CAIP-10, or `oidc:` with the subject at the identity provider. */
  | { readonly status: 'signedIn'; readonly account: string }

/** Gives tokens for sessions that have no cookie. */
export type TokenSource = () => Promise<string | undefined>

/**
 * Who uses the console. The access token is in memory, the long-lived half of the session in a
 * cookie that no script can read. Which account that is, is remembered: the first page after a
 * reload is shown at once, also while the server is away.
 */
export type Session = {
  readonly state: Store<SessionState>
  account(): string | undefined
  /** Whether the session outlives the page. */
  hasCookie(): boolean
  /** A token for the next call. Undefined if signed out. Throws if the server is away. */
  token(): Promise<string | undefined>
  /** Asks for a new token now. False if the session has ended. */
  renew(): Promise<boolean>
  /** The account has just signed in. `source` is used where the server gives no cookies. */
  adopt(account: string, source?: TokenSource): Promise<void>
  /** Ends this session, or all of the account. */
  signOut(which?: 'this' | 'all'): Promise<void>
  /** Asks the member to sign in again, because what follows is dangerous. Throws if they do not. */
  confirm(): Promise<void>
  /** Sets what `confirm` does. */
  confirmWith(ask: () => Promise<void>): () => void
}

/** A token with less time left than this is renewed before it is used. */
const marginMs = 30_000
const timeoutMs = 15_000

export function createSession(): Session {
  const remembered = kept('account')
  const state = createStore<SessionState>(
    remembered ? { status: 'signedIn', account: remembered } : { status: 'signedOut' },
  )
  let held: { token: string; until: number } | undefined
  let source: TokenSource | undefined
  let renewing: Promise<string | undefined> | undefined
  let ask: (() => Promise<void>) | undefined

  const account = () => {
    const now = state.get()
    return now.status === 'signedIn' ? now.account : undefined
  }

  function end(cause: SignedOutCause) {
    held = undefined
    source = undefined
    keep('account', undefined)
    forgetKnown()
    state.set({ status: 'signedOut', cause })
  }

  async function fetchToken(): Promise<string | undefined> {
    const name = account()
    if (!name) return undefined
    if (source) {
      const token = await source()
      if (!token) end('expired')
      return token
    }
    const given = await refresh(name)
    if (account() !== name) return undefined
    if (!given) {
      end('expired')
      return undefined
    }
    held = { token: given.accessToken, until: Date.now() + given.accessExpiresIn * 1000 }
    return held.token
  }

  /** Calls that need a token at the same time wait for the same one. */
  function renewOnce(): Promise<string | undefined> {
    renewing ??= fetchToken().finally(() => {
      renewing = undefined
    })
    return renewing
  }

  const session: Session = {
    state,
    account,
    hasCookie: () => source === undefined,
    async token() {
      if (!account()) return undefined
      if (!source && held && held.until - Date.now() > marginMs) return held.token
      return renewOnce()
    },
    async renew() {
      held = undefined
      return (await renewOnce()) !== undefined
    },
    async adopt(name, given) {
      held = undefined
      source = undefined
      if (account() !== name) forgetKnown()
      const token = await refresh(name)
      if (token) held = { token: token.accessToken, until: Date.now() + token.accessExpiresIn * 1000 }
      else source = given
      // Without a cookie the session ends with the page, so there is nothing to remember.
      keep('account', token ? name : undefined)
      state.set({ status: 'signedIn', account: name })
    },
    async signOut(which = 'this') {
      const token = await session.token()
      if (token) await endAtServer(token, which)
      end('left')
    },
    async confirm() {
      if (!ask) throw cancelled()
      await ask()
    },
    confirmWith(next) {
      ask = next
      return () => {
        if (ask === next) ask = undefined
      }
    },
  }

  // Signing in or out in one tab does the same in the others.
  addEventListener('storage', ({ key }) => {
    if (key !== null && !key.endsWith('.console.account')) return
    const now = kept('account')
    if (now === account()) return
    held = undefined
    source = undefined
    state.set(now ? { status: 'signedIn', account: now } : { status: 'signedOut', cause: 'left' })
  })
  return session
}

/** Thrown when the member closes the question to sign in again. */
export function cancelled(): ServerError {
  return new ServerError({
    status: -1,
    code: 'console/not_confirmed',
    field: '',
    description: 'Not confirmed',
  })
}

const given = z.object({ accessToken: z.string(), accessExpiresIn: z.number() })
type Given = z.infer<typeof given>

/** Whether the account is of the company's identity provider, and not of a wallet. */
export function isSso(account: string): boolean {
  return account.startsWith('oidc:')
}

/**
 * A new access token, by the cookie. Undefined if there is no session. A refresh token can be used
 * once, so tabs take turns, under the name that the kit uses for it.
 */
async function refresh(account: string): Promise<Given | undefined> {
  const contract = isSso(account) ? ssoRefresh : siwxRefresh
  const turn = async () => {
    const response = await call(contract.method, contract.path, { body: { account } })
    if (response.status === 401) return undefined
    const answer = z.safeParse(given, response.json)
    if (response.status === 200 && answer.success) return answer.data
    throw new ServerError({
      status: response.status,
      code: 'console/refresh_failed',
      field: '',
      description: 'The session could not be renewed',
    })
  }
  const name = `latchkey.${consoleProjectId}.siwx.${account}`
  return navigator.locks
    ? ((await navigator.locks.request(name, turn)) as Awaited<ReturnType<typeof turn>>)
    : turn()
}

async function endAtServer(token: string, which: 'this' | 'all'): Promise<void> {
  const { status } = await call(siwxSignOut.method, `${siwxSignOut.path}?which=${which}`, { token })
  if (status >= 500)
    throw new ServerError({
      status,
      code: 'console/sign_out_failed',
      field: '',
      description: 'The session could not be ended',
    })
}

async function call(method: string, path: string, { body, token }: { body?: unknown; token?: string }) {
  const response = await fetch(`${path}${path.includes('?') ? '&' : '?'}projectId=${consoleProjectId}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new ServerError({
      status: 0,
      code: 'console/unreachable',
      field: '',
      description: 'The server does not answer',
      cause,
    })
  })
  return { status: response.status, json: (await response.json().catch(() => undefined)) as unknown }
}
