import type { FrameHandlers } from '@latchkey/protocol/frame/frameEnd'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import type { EmailLogin } from './login/emailLogin.ts'
import type { openLogin } from './login/openLogin.ts'

const languages = ['en', 'es', 'zh', 'ar'] as const

/** What the frame does for its page. The code for it is loaded when it is first asked for. */
export function createHandlers(page: openLogin.Options): FrameHandlers {
  let login: Promise<EmailLogin> | undefined
  let language: (typeof languages)[number] = 'en'

  const withLogin = () => (login ??= import('./login/openLogin.ts').then(({ openLogin }) => openLogin(page)))
  const needsWallet = async (): Promise<never> => {
    throw new FrameRefusal({ code: 'login/required' })
  }
  const unavailable = async (): Promise<never> => {
    throw new FrameRefusal({ code: 'login/unavailable' })
  }

  return {
    isConnected: async () => ({ isConnected: await (await withLogin()).isActive() }),
    connectEmail: async ({ email }, { signal }) => (await withLogin()).start(email, language, signal),
    async connectDevice(_, { signal }) {
      await (await withLogin()).approved(signal)
      return null
    },
    async connectOtp({ otp }, { signal }) {
      await (await withLogin()).complete(otp, signal)
      return null
    },
    connectSocial: unavailable,
    getSocialRedirectUri: unavailable,
    getUser: needsWallet,
    switchNetwork: needsWallet,
    async signOut() {
      await (await withLogin()).signOut()
      return null
    },
    rpcRequest: needsWallet,
    updateEmail: unavailable,
    updateEmailPrimaryOtp: unavailable,
    updateEmailSecondaryOtp: unavailable,
    async syncTheme(theme) {
      language = languages.find((one) => theme.language.startsWith(one)) ?? 'en'
      return null
    },
    syncDappData: async () => null,
    setPreferredAccount: needsWallet,
  }
}
