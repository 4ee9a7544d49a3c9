import {
  type Latchkey,
  modal,
  type PaymentRequest,
  setLocale,
  setTheme,
  showToast,
  type Theme,
  type View,
} from 'latchkey'
import { getAccessToken, siwx } from 'latchkey/siwx'

/** For exploring the example from the console: `latchkeyExample.push({ name: 'AllWallets' })`. */
export function handToConsole(kit: Latchkey): void {
  const push = (view: View) =>
    modal.of(kit).dispatch({ type: modal.of(kit).get().status === 'open' ? 'push' : 'open', view })
  Object.assign(globalThis, {
    latchkeyExample: {
      kit,
      push,
      setTheme: (theme: Theme) => setTheme(kit, theme),
      setLocale: (locale: string) => setLocale(kit, locale),
      showToast: (message: string, options?: showToast.Options) => showToast(kit, message, options),
      pay: async (request: PaymentRequest) => (await import('./askPayment.ts')).askPayment(kit, request),
      getAccessToken: () => getAccessToken(kit),
      getIdToken: async () => (await import('latchkey/embedded')).getIdToken(kit),
      switchAccount: async (index: number) =>
        (await import('latchkey/embedded')).switchEmbeddedAccount(kit, index),
      addAccount: async (name: string) =>
        (await import('latchkey/embedded')).addEmbeddedAccount(kit, { name }),
      linkWallet: async (walletId: string) =>
        (await import('latchkey/embedded')).linkWallet(kit, { walletId }),
      unlinkWallet: async (id: string) => (await import('latchkey/embedded')).unlinkWallet(kit, id),
      loadLinkedWallets: async () => (await import('latchkey/embedded')).loadLinkedWallets(kit),
      logInWithToken: async (token: string) =>
        (await import('latchkey/embedded')).logInWithToken(kit, { getToken: () => token }),
      signIn: () => siwx.of(kit).get(),
    },
  })
}

/** `latchkeyExample.detachDevtools()` takes the devtools away. */
export function handDevtools(detachDevtools: () => void): void {
  Object.assign((globalThis as unknown as { latchkeyExample: object }).latchkeyExample, { detachDevtools })
}
