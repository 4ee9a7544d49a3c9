import {
  httpRequestFailed,
  projectIdMissing,
  siwxCookiesOff,
  siwxDisabled,
  siwxTokenInvalid,
} from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import * as contract from '@latchkey/protocol/http/siwx'
import { isSameAddress } from '@latchkey/protocol/lookAlike'
import type { SiwxSession } from '@latchkey/protocol/siwx/session'
import type { Siwx } from '../../core/connections/siwx.ts'
import type { Kit } from '../../core/kit.ts'
import { showAlert } from '../../core/modal/alerts.ts'
import { refusalOf } from '../../core/server/api.ts'
import { callServer } from '../../core/server/callServer.ts'
import { accountInUse, type SiwxAccount } from './account.ts'
import { pageAddress } from './pageAddress.ts'
import { openSiwxStore } from './siwxStore.ts'

export type ServerSiwxOptions = {
  /** Whether visitors must sign in to stay connected. @default true */
  required?: boolean | undefined
  /**
   * Where the long-lived half of a session is: in a cookie that no script can
   * read, which survives a reload where page and server share a site; or in
   * the page's memory, gone with the page. @default 'cookie'
   */
  transport?: 'cookie' | 'bearer' | undefined
  /** A sentence in the message, in plain ASCII. */
  statement?: string | undefined
  resources?: readonly string[] | undefined
  /** Seconds a session is good for, where that is less than the server allows. */
  lifetime?: number | undefined
}

/** An access token with less time left than this is renewed before it is given out. */
const marginMs = 30_000

/** What the server gave for an account. Tokens are here and nowhere else. */
type Held = {
  readonly account: SiwxAccount
  readonly given: contract.SiwxSignedIn
  /** When the access token ends, by the visitor's own clock, which may be wrong. */
  readonly until: number
}

type ServerSiwx = Siwx & { accessToken(account: SiwxAccount): Promise<string | undefined> }
const made = new WeakMap<Kit, ServerSiwx>()

/** Nonces and sessions at the host's server. */
export function createServerSiwx(owner: object, options: ServerSiwxOptions): Siwx {
  const kit = owner as Kit
  if (!kit.options.api || !kit.options.projectId) showAlert(kit, projectIdMissing)
  const { required = true, transport = 'cookie', statement, resources, lifetime } = options
  const cookies = transport === 'cookie'
  const signedIn = openSiwxStore(kit, isText)
  let held: readonly Held[] = []
  const find = (account: SiwxAccount) => held.find((one) => isSame(one.account, account))
  const hold = (account: SiwxAccount, given: contract.SiwxSignedIn | undefined) => {
    const others = held.filter((one) => !isSame(one.account, account))
    const until = Date.now() + (given?.accessExpiresIn ?? 0) * 1000
    held = given ? [...others, { account, given, until }] : others
    // Which accounts may have a cookie: for others no request is made.
    const names = signedIn.read().filter((name) => name !== nameOf(account))
    if (cookies) signedIn.write(given ? [nameOf(account), ...names] : names)
  }

  /** A fresh token for the account; nothing where it is not signed in any more. */
  async function refresh(
    account: SiwxAccount,
    refused?: contract.SiwxSignedIn,
  ): Promise<contract.SiwxSignedIn | undefined> {
    const name = nameOf(account)
    return inTurn(`latchkey.${kit.id}.siwx.${name}`, async () => {
      const known = find(account)?.given
      // The turn before this one has refreshed it.
      if (known && known !== refused && isFresh(find(account))) return known
      if (!known?.refreshToken && !signedIn.read().includes(name)) return undefined
      const body = known?.refreshToken ? { refreshToken: known.refreshToken } : { account: name }
      const given = await callServer(kit, contract.siwxRefresh, { body, cookies }).catch(notSignedIn)
      hold(account, given)
      return given
    })
  }

  async function current(account: SiwxAccount): Promise<contract.SiwxSignedIn | undefined> {
    const known = find(account)
    return isFresh(known) ? known?.given : refresh(account)
  }

  async function createRequest(): Promise<Siwx.Request> {
    const { nonce, issuedAt } = await callServer(kit, contract.siwxNonce, { retries: 2 })
    const end = lifetime && new Date(Date.parse(issuedAt) + lifetime * 1000).toISOString()
    return { ...pageAddress(), nonce, issuedAt, ...(end && { expirationTime: end }), statement, resources }
  }

  const plugin: ServerSiwx = {
    createRequest,
    async createMessage({ chainId, accountAddress: address }) {
      return { ...(await createRequest()), address, chainId, version: '1' }
    },
    async getSessions(chainId, address) {
      const account = { chainId, address }
      const known = find(account)
      const given = await current(account)
      if (!given) return []
      // A token that was just refreshed is valid; an older one may be of a session that was ended.
      if (known?.given === given) {
        const args = { token: given.accessToken, retries: 1 }
        const refusal = await callServer(kit, contract.siwxMe, args).then(() => undefined, unauthorised)
        // Refused, a token may only be old.
        const isOver = refusal === siwxTokenInvalid.code ? !(await refresh(account, given)) : refusal
        if (isOver) {
          hold(account, undefined)
          return []
        }
      }
      return isFor(given.session as SiwxSession, account) ? [given.session as SiwxSession] : []
    },
    async addSession({ message, signature, cacao, chainId, accountAddress }) {
      const body = { message, signature, cacao: cacao as never }
      const send = (transport: 'cookie' | 'bearer') =>
        callServer(kit, contract.siwxSignIn, { body: { ...body, transport }, cookies })
      const given = await send(transport).catch((error: unknown) => {
        // The server gives no cookies: then the session is as long as the visit.
        if (refusalOf(error)?.code === siwxCookiesOff.code) return send('bearer')
        throw error
      })
      hold({ chainId, address: accountAddress }, given)
      return given.session as SiwxSession
    },
    async setSessions(sessions) {
      const gone = held.filter(({ account }) => !sessions.some((session) => isFor(session, account)))
      await Promise.all(gone.map(({ account }) => plugin.revokeSession(account.chainId, account.address)))
    },
    async revokeSession(chainId, address) {
      const account = { chainId, address }
      const given = await current(account)
      hold(account, undefined)
      if (!given) return
      const args = { token: given.accessToken, cookies, retries: 2 }
      await callServer(kit, contract.siwxSignOut, args).catch(notSignedIn)
    },
    getRequired: () => required,
    accessToken: async (account) => (await current(account))?.accessToken,
  }
  made.set(kit, plugin)
  return plugin
}

/** A token for calls to the host's own backend; nothing where the account in use is not signed in. */
export async function getAccessToken(kit: Kit): Promise<string | undefined> {
  const plugin = made.get(kit)
  if (!plugin) throw new KitError(siwxDisabled, { details: 'Only `serverSiwx()` has access tokens.' })
  const account = accountInUse(kit, plugin)
  return account && plugin.accessToken(account)
}

/** Not signed in is an answer; everything else is a failure. */
function notSignedIn(error: unknown): undefined {
  unauthorised(error)
}

/** The code of a 401; throws any other error. */
function unauthorised(error: unknown): string {
  const refusal = isKitError(error, httpRequestFailed) ? refusalOf(error) : undefined
  if (refusal?.status !== 401) throw error
  return refusal.code ?? 'unauthorised'
}

function isFresh(held: Held | undefined): boolean {
  return held !== undefined && held.until - Date.now() > marginMs
}

const turns = new Map<string, Promise<unknown>>()

/** A refresh token is good for one use: those who share one take turns, also with other tabs where a browser can do that. */
function inTurn<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const { locks } = globalThis.navigator ?? {}
  const turn = () => (locks ? (locks.request(name, work) as Promise<Value>) : work())
  const mine = (turns.get(name) ?? Promise.resolve()).then(turn, turn)
  turns.set(name, mine)
  return mine
}

function nameOf({ chainId, address }: SiwxAccount): string {
  return `${chainId}:${address}`
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isSame(a: SiwxAccount, b: SiwxAccount): boolean {
  return a.chainId === b.chainId && isSameAddress(a.address, b.address)
}

function isFor(session: SiwxSession, { chainId, address }: SiwxAccount): boolean {
  return isSame({ chainId: session.chainId, address: session.accountAddress }, { chainId, address })
}
