import { loginAttemptEnded } from '@latchkey/protocol/catalogue/emailLogin'
import { escrowWaiting } from '@latchkey/protocol/catalogue/escrow'
import { loginUnavailable } from '@latchkey/protocol/catalogue/frame'
import { httpRequestFailed } from '@latchkey/protocol/catalogue/requests'
import type { FrameAsk } from '@latchkey/protocol/frame/calls'
import type { FrameHandlers } from '@latchkey/protocol/frame/frameEnd'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import type { LoginLanguage } from '@latchkey/protocol/http/login'
import { findLanguage } from './findLanguage.ts'
import type { openLogin } from './login/openLogin.ts'
import type { ThemedScreens } from './screens/createScreens.ts'
import type { createUser, User } from './wallet/createUser.ts'

/** What the frame does for its page. The code for it is loaded when it is first asked for. */
export function createHandlers({ screens, ...page }: createHandlers.Options): FrameHandlers {
  let login: Promise<openLogin.Opened> | undefined
  let user: Promise<User> | undefined
  let language: LoginLanguage = 'en'
  let theme: FrameAsk<'syncTheme'> = { themeMode: 'light', themeVariables: {}, language }
  let sdk: Pick<FrameAsk<'syncDappData'>, 'sdkType' | 'sdkVersion'> | undefined

  async function open() {
    const { openLogin } = await load(import('./login/openLogin.ts'))
    const opened = openLogin(page)
    opened.watch(async (isConnected) => {
      ;(await user)?.close()
      page.onSession(isConnected)
    })
    return opened
  }
  const withLogin = () => (login ??= open())
  const withUser = () =>
    (user ??= Promise.all([
      withLogin(),
      load(import('./wallet/createUser.ts')),
      load(import('./wallet/startWorker.ts')),
    ]).then(([login, { createUser }, files]) => createUser({ ...page, ...files, login })))
  /** What could not be loaded is loaded again with the next call. */
  function load<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
    return loading.catch(() => {
      login = undefined
      user = undefined
      throw new FrameRefusal({ code: httpRequestFailed.code })
    })
  }
  const { host } = new URL(page.origin)
  const unavailable = async (): Promise<never> => {
    throw new FrameRefusal({ code: loginUnavailable.code })
  }

  async function showLogin(until: 'approved' | 'loggedIn', signal: AbortSignal): Promise<void> {
    const login = await withLogin()
    // Refuses before anything is loaded or shown.
    login.pending()
    const { showLogin } = await load(import('./screens/login/LoginScreen.tsx'))
    await showLogin(screens, { login, until, language, host, signal })
  }
  async function confirmChange(until: 'new' | 'done', otp: string | undefined, signal: AbortSignal) {
    const { change } = await withLogin()
    const isOpen = change.pending().step === (until === 'new' ? 'old' : 'new')
    if (!isOpen) throw new FrameRefusal({ code: loginAttemptEnded.code })
    if (otp !== undefined) return void (await change.confirm(otp, signal))
    const { showChange } = await load(import('./screens/login/ChangeScreen.tsx'))
    await showChange(screens, { change, until, language, host, signal })
  }

  return {
    isConnected: async () => ({ isConnected: await (await withLogin()).isActive() }),
    async connectEmail({ email }, { signal }) {
      const login = await withLogin()
      // The page has forgotten a login that still holds.
      const known = await login.session().catch(() => undefined)
      if (known?.email.toLowerCase() === email.toLowerCase()) return { action: 'CONNECT' }
      const { action, match } = await login.start(email, language, signal)
      return { action, match }
    },
    async connectDevice(_, { signal }) {
      await showLogin('approved', signal)
      return null
    },
    async connectOtp({ otp }, { signal }) {
      if (otp === undefined) await showLogin('loggedIn', signal)
      else if (await (await withLogin()).complete(otp, signal))
        throw new FrameRefusal({ code: escrowWaiting.code })
      // Opens the wallet while the app takes note of the login. It asks for it next, and learns then if it failed.
      withUser()
        .then((visitor) => visitor.wallet())
        .catch(() => undefined)
      return null
    },
    connectSocial: unavailable,
    getSocialRedirectUri: unavailable,
    getUser: async ({ chainId }) => (await withUser()).get(chainId),
    switchNetwork: async ({ chainId }) => (await withUser()).switchNetwork(chainId),
    async signOut() {
      ;(await user)?.close()
      await (await withLogin()).signOut()
      return null
    },
    async rpcRequest(request, { signal }) {
      const { handleRpcRequest } = await load(import('./approvals/handleRpcRequest.ts'))
      return handleRpcRequest(request, signal, {
        ...page,
        sdk,
        wallet: async () => (await withUser()).wallet(),
        decide: async (view, signal) =>
          (await import('./approvals/decide.tsx')).decide(view, {
            ...page,
            screens,
            readTheme: () => theme,
            signal,
          }),
      })
    },
    async updateEmail({ email }, { signal }) {
      await (await withLogin()).change.start(email, language, signal)
      return { action: 'VERIFY_PRIMARY_OTP' }
    },
    async updateEmailPrimaryOtp({ otp }, { signal }) {
      await confirmChange('new', otp, signal)
      return { action: 'VERIFY_SECONDARY_OTP' }
    },
    async updateEmailSecondaryOtp({ otp }, { signal }) {
      await confirmChange('done', otp, signal)
      return { newEmail: (await withLogin()).change.pending().newEmail }
    },
    async syncTheme(given) {
      theme = given
      language = findLanguage(given.language)
      screens.setTheme(given)
      return null
    },
    // The rest is not used: what a page says about itself must not stand in for its origin.
    async syncDappData({ sdkType, sdkVersion }) {
      sdk = { sdkType, sdkVersion }
      return null
    },
    setPreferredAccount: async ({ type }) => (await withUser()).setPreferredAccount(type),
  }
}

export declare namespace createHandlers {
  type Options = openLogin.Options &
    Pick<createUser.Options, 'chainId' | 'projectId' | 'servers'> & {
      readonly screens: ThemedScreens
      /** The visitor has logged in or out without a call of the page. */
      onSession(isConnected: boolean): void
    }
}
