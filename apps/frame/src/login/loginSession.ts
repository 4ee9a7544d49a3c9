import { loginRequired } from '@latchkey/protocol/catalogue/embeddedWallet'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import {
  type LoginLanguage,
  type LoginOffer,
  loginAppDecide,
  loginRefresh,
  loginSignOut,
} from '@latchkey/protocol/http/login'
import type { LoginProvider } from '@latchkey/protocol/http/social'
import type { Records } from '../records.ts'
import type { CallServer } from './callServer.ts'

/** Who is logged in on this device, for the page that embeds the frame. However they did it. */
export type LoginSession = {
  /**
   * Keeps what a login has brought. Resolves to when this device may open the wallet if it has
   * to wait. With an offer it is only kept once the visitor has decided: until then they are not logged in.
   */
  open(visitor: LoginSession.Visitor, signedIn: LoginSession.SignedIn): Promise<Date | undefined>
  /** The wallet of another app that the visitor can use here, until they have decided. */
  offer(): LoginOffer | undefined
  /** Logs in with that wallet or without it. Resolves as {@link LoginSession.open} does. */
  decideOffer(decision: LoginSession.Decision, signal: AbortSignal): Promise<Date | undefined>
  /** The app has shut the visitor out: they are not logged in to it, but can still take their wallet with them. */
  isLeaving(): boolean
  /** Whether a session is stored that the server still accepts. */
  isActive(): Promise<boolean>
  /** Who is logged in, with a token for calls. `renew`: the server no longer accepts the last one. */
  session(options?: { readonly renew?: boolean | undefined }): Promise<LoginSession.Session>
  /** Calls back when the login ends or starts on its own: another tab did it, or the server ended it. */
  watch(onChange: (isConnected: boolean) => void): void
  /** The account has another address now. */
  rename(email: string): Promise<void>
  /** The visitor logs in in another way from now on. */
  become(provider: LoginProvider): Promise<void>
  signOut(): Promise<void>
}

export declare namespace LoginSession {
  /** As the visitor is known to themselves. */
  type Visitor = {
    /** The address they log in with, or one that the provider has verified. */
    readonly email?: string | undefined
    /** Undefined for a login by email. */
    readonly provider?: LoginProvider | undefined
    /** Name at the provider. */
    readonly userName?: string | undefined
  }

  type Decision = { readonly isShared: boolean; readonly language: LoginLanguage }

  type Session = Visitor & {
    readonly accountId: string
    /** That the wallet is of: another one than that of the page, if the visitor uses the wallet of another app. */
    readonly projectId: string
    readonly accessToken: string
  }

  /** What the server answers to a login. */
  type SignedIn = {
    readonly accountId: string
    readonly accessToken: string
    readonly accessExpiresIn: number
    readonly refreshToken: string
    readonly walletOpensIn?: number | undefined
    readonly homeProjectId?: string | undefined
    readonly offer?: LoginOffer | undefined
    readonly isLeaving?: boolean | undefined
  }
}

/** What this device keeps of a login. The token is bound to the key of the device. */
type StoredSession = LoginSession.Visitor & { readonly accountId: string; readonly refreshToken: string }

/** A page waits for three seconds. The session is gone here first, whatever the server does. */
const signOutMs = 2_500

export function createLoginSession(options: createLoginSession.Options): LoginSession {
  const { call, embedding, records, tabs } = options
  const name = `session|${embedding.projectId}|${embedding.origin}`
  let access: (LoginSession.Session & { readonly until: number }) | undefined
  let undecided:
    | { readonly visitor: LoginSession.Visitor; readonly signedIn: LoginSession.SignedIn }
    | undefined
  /** Kept in memory only: no tab is logged in by it. */
  let leaving: LoginSession.SignedIn | undefined
  let refreshing: Promise<LoginSession.Session | undefined> | undefined
  let notify: (isConnected: boolean) => void = () => undefined
  /** Counts sign-outs: what a refresh brings that was under way is not kept. */
  let signOuts = 0

  tabs.addEventListener('message', ({ data }) => {
    if (typeof data !== 'boolean') return
    if (!data) signOuts++
    // It may be another account now.
    access = undefined
    notify(data)
  })

  async function keep(visitor: LoginSession.Visitor, signedIn: LoginSession.SignedIn): Promise<void> {
    const { accessExpiresIn, accessToken, accountId, refreshToken } = signedIn
    // Used up a little early, so that it does not expire on its way.
    const projectId = signedIn.homeProjectId ?? embedding.projectId
    access = {
      ...visitor,
      accountId,
      projectId,
      accessToken,
      until: performance.now() + accessExpiresIn * 900,
    }
    leaving = signedIn.isLeaving ? signedIn : undefined
    if (!leaving) await records.put(name, { ...visitor, accountId, refreshToken } satisfies StoredSession)
  }

  /** One tab at a time: a refresh token can be used once. */
  function refresh(): Promise<LoginSession.Session | undefined> {
    refreshing ??= navigator.locks
      .request(`latchkey ${name}`, async () => {
        const stored = await records.get<StoredSession>(name)
        if (!stored) return undefined
        const { accountId: _, refreshToken, ...visitor } = stored
        const before = signOuts
        try {
          const renewed = await call(loginRefresh, { body: { ...embedding, refreshToken } })
          if (signOuts !== before) return undefined
          await keep(visitor, renewed)
        } catch (error) {
          if (isEnded(error)) await end()
          throw error
        }
        return access
      })
      .finally(() => {
        refreshing = undefined
      })
    return refreshing
  }

  /** The server has ended the session. */
  async function end(): Promise<void> {
    await records.remove(name)
    access = undefined
    tabs.postMessage(false)
    notify(false)
  }

  async function endOnServer(
    { refreshToken }: Pick<StoredSession, 'refreshToken'>,
    held: string | undefined,
  ): Promise<void> {
    const signal = AbortSignal.timeout(signOutMs)
    const token =
      held ?? (await call(loginRefresh, { body: { ...embedding, refreshToken }, signal })).accessToken
    await call(loginSignOut, { token, signal })
  }

  /** Of what is kept of the visitor. */
  function change(fields: LoginSession.Visitor): Promise<void> {
    return navigator.locks.request(`latchkey ${name}`, async () => {
      const session = await records.get<StoredSession>(name)
      if (session) await records.put(name, { ...session, ...fields } satisfies StoredSession)
      if (access) access = { ...access, ...fields }
    })
  }

  async function current(): Promise<LoginSession.Session | undefined> {
    return access && performance.now() < access.until ? access : refresh()
  }

  async function adopt(visitor: LoginSession.Visitor, signedIn: LoginSession.SignedIn) {
    await keep(visitor, signedIn)
    const { walletOpensIn: seconds } = signedIn
    // Other tabs cannot open the wallet either.
    if (seconds === undefined && !leaving) tabs.postMessage(true)
    return seconds === undefined ? undefined : new Date(Date.now() + seconds * 1_000)
  }

  return {
    async open(visitor, signedIn) {
      undecided = signedIn.offer && { visitor, signedIn }
      return undecided ? undefined : adopt(visitor, signedIn)
    },

    offer: () => undecided?.signedIn.offer,
    isLeaving: () => leaving !== undefined,

    async decideOffer(decision, signal) {
      if (!undecided) throw new FrameRefusal({ code: loginRequired.code })
      const { visitor, signedIn: own } = undecided
      const { signedIn = own } = await call(loginAppDecide, {
        body: decision,
        token: own.accessToken,
        signal,
      })
      undecided = undefined
      return adopt(visitor, signedIn)
    },

    async isActive() {
      if (!(await records.get<StoredSession>(name))) return false
      return (await current().catch(() => undefined)) !== undefined
    },

    async session({ renew } = {}) {
      const session = await (renew ? refresh() : current())
      if (!session) throw new FrameRefusal({ code: loginRequired.code })
      const { accessToken, accountId, email, projectId, provider, userName } = session
      return { accountId, projectId, email, provider, userName, accessToken }
    },

    watch(onChange) {
      notify = onChange
    },

    rename: (email) => change({ email }),
    become: (provider) => change({ provider }),

    async signOut() {
      const asked = undecided?.signedIn ?? leaving
      undecided = undefined
      leaving = undefined
      const session = await records.get<StoredSession>(name)
      const held = access && performance.now() < access.until ? access : undefined
      signOuts++
      await records.remove(name)
      access = undefined
      tabs.postMessage(false)
      if (session) await endOnServer(session, held?.accessToken).catch(() => undefined)
      if (asked) await endOnServer(asked, asked.accessToken).catch(() => undefined)
    },
  }
}

export declare namespace createLoginSession {
  type Options = {
    readonly call: CallServer
    readonly records: Records
    /** Other tabs of the same page. Browsers keep it apart by site, like the storage. */
    readonly tabs: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>
    readonly embedding: Embedding
  }
}

/** Logins are valid for this page of this project only. */
export type Embedding = { readonly projectId: string; readonly origin: string }

/** The server no longer accepts the session; other failures may pass. */
function isEnded(error: unknown): boolean {
  return (
    error instanceof FrameRefusal &&
    ['login/session_ended', 'login/token_invalid'].includes(error.failure.code)
  )
}
