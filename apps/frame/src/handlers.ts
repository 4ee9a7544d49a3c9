import type { ApprovalView } from '@latchkey/chains/approval'
import { loginAttemptEnded, loginUserDisabled } from '@latchkey/protocol/catalogue/emailLogin'
import { escrowWaiting } from '@latchkey/protocol/catalogue/escrow'
import { httpRequestFailed } from '@latchkey/protocol/catalogue/requests'
import type { ChainId } from '@latchkey/protocol/chainId'
import type { FrameAsk } from '@latchkey/protocol/frame/calls'
import type { FrameHandlers } from '@latchkey/protocol/frame/frameEnd'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import type { LoginLanguage } from '@latchkey/protocol/http/login'
import type { Confirming } from './approvals/startConfirm.ts'
import { findLanguage } from './findLanguage.ts'
import type { openLogin } from './login/openLogin.ts'
import type { ThemedScreens } from './screens/createScreens.ts'
import type { createUser, User } from './wallet/createUser.ts'

type Handlers = {
  readonly handlers: FrameHandlers
  /** The page no longer sees the window of a social login. */
  onWindowClosed(visitId: string): void
}

/** What the frame does for its page. The code for it is loaded when it is first asked for. */
export function createHandlers({ screens, ...page }: createHandlers.Options): Handlers {
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
  /** Loads what opens the wallet while the visitor is elsewhere: at a provider, or in their mail. */
  const prepareUser = () => {
    Promise.all([import('./wallet/startWorker.ts'), import('./wallet/createUser.ts')])
      .then(([{ prepareWorker }]) => prepareWorker())
      // It is loaded again when it is needed, and then a failure is told.
      .catch(() => undefined)
  }
  /** What could not be loaded is loaded again with the next call. */
  function load<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
    return loading.catch(() => {
      login = undefined
      user = undefined
      throw new FrameRefusal({ code: httpRequestFailed.code })
    })
  }
  const { host } = new URL(page.origin)

  async function showLogin(until: 'approved' | 'loggedIn', signal: AbortSignal): Promise<void> {
    const login = await withLogin()
    // Refuses before anything is loaded or shown.
    login.pending()
    const { showLogin } = await load(import('./screens/login/LoginScreen.tsx'))
    await showLogin(screens, { login, until, language, host, signal })
  }
  /** What a login ends with: a visitor who has a wallet in another app is asked whether to use it here. */
  async function settle(signal: AbortSignal): Promise<void> {
    const login = await withLogin()
    if (login.isLeaving()) return leave(signal)
    const offer = login.offer()
    if (!offer) return
    try {
      const { showShare } = await load(import('./security/showShare.tsx'))
      const opensAt = await showShare(screens, { host, language, login, offer, readTheme, signal })
      if (opensAt) throw new FrameRefusal({ code: escrowWaiting.code })
    } catch (error) {
      // Who has not decided is not logged in.
      if (login.offer()) await login.signOut()
      throw error
    }
  }
  /** A visitor whom the app has shut out sees the words of their wallet, and is not logged in. */
  async function leave(signal: AbortSignal): Promise<never> {
    const given = await withWallet(signal)
    try {
      const { showLeaving } = await load(import('./security/showLeaving.tsx'))
      await showLeaving(screens, given)
    } finally {
      given.user.close()
      await given.login.signOut()
    }
    throw new FrameRefusal({ code: loginUserDisabled.code })
  }
  async function confirmChange(until: 'new' | 'done', otp: string | undefined, signal: AbortSignal) {
    const { change } = await withLogin()
    const isOpen = change.pending().step === (until === 'new' ? 'old' : 'new')
    if (!isOpen) throw new FrameRefusal({ code: loginAttemptEnded.code })
    if (otp !== undefined) return void (await change.confirm(otp, signal))
    const { showChange } = await load(import('./screens/login/ChangeScreen.tsx'))
    await showChange(screens, { change, until, language, host, signal })
  }

  const readTheme = () => theme
  /** What the screens about the security of the wallet need. */
  const withWallet = async (signal: AbortSignal) => {
    const [login, user] = await Promise.all([withLogin(), withUser()])
    // Refuses a visitor who is not logged in.
    await login.session()
    return { host, login, projectId: page.projectId, readTheme, signal, user }
  }

  const decide = async (view: ApprovalView, signal: AbortSignal, asked?: Confirming['asked']) =>
    (await import('./approvals/decide.tsx')).decide(view, { ...page, screens, readTheme, signal, asked })
  const withLinked = async () => {
    const [login, { createLinkedWallets }] = await Promise.all([
      withLogin(),
      load(import('./linked/linkedWallets.ts')),
    ])
    return createLinkedWallets({ api: page.api, login, decide })
  }

  const handlers: FrameHandlers = {
    isConnected: async () => ({ isConnected: await (await withLogin()).isActive() }),
    async connectEmail({ email }, { signal }) {
      const login = await withLogin()
      // The page has forgotten a login that still holds.
      const known = await login.session().catch(() => undefined)
      // An account at a provider is another one, even with the same address.
      if (!known?.provider && known?.email?.toLowerCase() === email.toLowerCase())
        return { action: 'CONNECT' }
      const { action, match } = await login.start(email, language, signal)
      prepareUser()
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
      await settle(signal)
      // Opens the wallet while the app takes note of the login. It asks for it next, and learns then if it failed.
      withUser()
        .then((visitor) => visitor.wallet())
        .catch(() => undefined)
      return null
    },
    async getSocialRedirectUri({ provider, visitId }, { signal }) {
      const { social } = await withLogin()
      const claim = await social.start({ provider, visitId }, language, signal)
      prepareUser()
      return { uri: `${location.origin}/social?id=${visitId}`, claim }
    },
    async connectSocial({ visitId }, { signal }) {
      const { social } = await withLogin()
      // Refuses before anything is loaded or shown.
      social.pending(visitId)
      const { showSocial } = await load(import('./screens/login/SocialScreen.tsx'))
      await showSocial(screens, { social, visitId, host, signal })
      await settle(signal)
      return (await withUser()).get()
    },
    async getFarcasterUri(_, { signal }) {
      const { social } = await withLogin()
      return social.startFarcaster(language, signal)
    },
    async connectPasskey(_, { signal }) {
      const { showPasskeyLogin } = await load(import('./security/showPasskeyLogin.tsx'))
      const [login, user] = await Promise.all([withLogin(), withUser()])
      try {
        await showPasskeyLogin(screens, {
          host,
          language,
          login,
          projectId: page.projectId,
          readTheme,
          signal,
          user,
        })
        await settle(signal)
      } catch (error) {
        // Who does not open the wallet is not logged in either.
        user.close()
        await login.signOut()
        throw error
      }
      return user.get()
    },
    async connectFarcaster({ visitId }, { signal }) {
      const { social } = await withLogin()
      social.pending(visitId)
      const { awaitApproval } = await load(import('./login/awaitApproval.ts'))
      // The page shows the code meanwhile.
      await awaitApproval(social, visitId, signal)
      const { showSocial } = await load(import('./screens/login/SocialScreen.tsx'))
      await showSocial(screens, { social, visitId, host, signal })
      await settle(signal)
      return (await withUser()).get()
    },
    async connectToken({ token }, { signal }) {
      const { logInWithToken } = await withLogin()
      if (await logInWithToken(token, language, signal)) throw new FrameRefusal({ code: escrowWaiting.code })
      await settle(signal)
      return (await withUser()).get()
    },
    async connectGuest(_, { signal }) {
      await (await withLogin()).logInAsGuest(language, signal)
      return (await withUser()).get()
    },
    getUser: async ({ chainId }) => (await withUser()).get(chainId),
    getIdToken: async (_, { signal }) => ({ idToken: await (await withLogin()).idToken(signal) }),
    async unlockWallet(_, { signal }) {
      const { showUnlock } = await load(import('./security/showUnlock.tsx'))
      const given = await withWallet(signal)
      try {
        await showUnlock(screens, given)
      } catch (error) {
        // Who does not open the wallet is not logged in either.
        given.user.close()
        await given.login.signOut()
        throw error
      }
      return null
    },
    async showSecurity(_, { signal }) {
      const { showSecurity } = await load(import('./security/showSecurity.tsx'))
      const given = await withWallet(signal)
      if ((await showSecurity(screens, given)) === 'left') return null
      // It is another wallet now: the app asks for its addresses with the next login.
      given.user.close()
      await given.login.signOut()
      page.onSession(false)
      return null
    },
    switchNetwork: async ({ chainId }) => (await withUser()).switchNetwork(chainId),
    async signOut() {
      ;(await user)?.close()
      await (await withLogin()).signOut()
      return null
    },
    async rpcRequest(request, { signal }) {
      const isDelegated = page.delegatedAccounts.includes(request.chainId)
      const handle =
        isDelegated || page.smartAccounts.includes(request.chainId)
          ? (await load(import('./approvals/handleSmartRequest.ts'))).handleSmartRequest
          : (await load(import('./approvals/handleRpcRequest.ts'))).handleRpcRequest
      return handle(request, signal, {
        ...page,
        kind: isDelegated ? 'delegated' : 'safe',
        sdk,
        wallet: async () => (await withUser()).wallet(),
        active: async () => (await withUser()).active(),
        preferred: async () => (await withUser()).preferred(),
        refuseOwn: async (data) => (await load(import('./approvals/handleSmartRequest.ts'))).refuseOwn(data),
        confirm: async (approval, why) =>
          (await load(import('./approvals/startConfirm.ts'))).startConfirm(approval, why, {
            ...page,
            ask: (await withUser()).ask,
          }),
        decide,
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
    addAccount: async ({ name }) => ({ index: await (await withUser()).addAccount(name) }),
    async nameAccount({ index, name }) {
      await (await withUser()).nameAccount(index, name)
      return null
    },
    async switchAccount({ index }) {
      await (await withUser()).switchAccount(index)
      return null
    },
    getLinkedWallets: async (_, { signal }) => (await withLinked()).list(signal),
    startWalletLink: async (asked, { signal }) => (await withLinked()).start(asked, signal),
    finishWalletLink: async (asked, { signal }) => (await withLinked()).finish(asked, signal),
    async unlinkWallet({ id }, { signal }) {
      await (await withLinked()).unlink(id, signal)
      return null
    },
    setPreferredAccount: async ({ type }) => (await withUser()).setPreferredAccount(type),
  }
  return {
    handlers,
    async onWindowClosed(visitId) {
      ;(await login)?.social.lose(visitId)
    },
  }
}

export declare namespace createHandlers {
  type Options = openLogin.Options &
    Pick<createUser.Options, 'chainId' | 'projectId' | 'servers' | 'smartAccounts'> & {
      readonly screens: ThemedScreens
      /** Networks with a bundler where the account of the key has code. */
      readonly delegatedAccounts: readonly ChainId[]
      /** The visitor has logged in or out without a call of the page. */
      onSession(isConnected: boolean): void
    }
}
