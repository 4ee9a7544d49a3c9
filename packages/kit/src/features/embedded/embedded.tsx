import { connectorId, type EmbeddedOptions } from '../../connectors/embedded/embeddedOptions.ts'
import { asKit, embeddedWallets } from '../../connectors/embedded/embeddedWallets.ts'
import { appearance } from '../../core/config/appearance.ts'
import { languageOf } from '../../core/config/language.ts'
import type { Connector } from '../../core/connections/connector.ts'
import spinnerCss from '../../ui/feedback/Spinner.css?inline'
import type { Locale } from '../../ui/words/messages/keys.gen.ts'
import { drawLogins, firstWord, offersLogins } from './drawLogins.ts'
import css from './email.css?inline'
import { firstWords } from './firstWords.gen.ts'

/**
 * Lets visitors log in with an email address, or with an account such as Google, and gives them
 * a wallet, which runs in a frame on an origin of its own. Needs a Latchkey server.
 *
 * The frame is loaded when a visitor enters an address, or returns with a session.
 *
 * @example
 * embedded({ url: 'https://wallet.example.com' })
 */
export function embedded(options: embedded.Options): Connector {
  if (!/^https?:\/\//.test(options?.url))
    throw new TypeError('embedded: pass `url`, where your wallet is served; it begins with https://.')
  const title = (view: View) => (language: string) =>
    firstWords[language as Locale][`embedded.first.title.${view}`]
  return {
    id: connectorId,
    wallets: embeddedWallets(options, {
      nameIn: (kit) =>
        firstWord(kit, languageOf(appearance.of(kit).get().locale).lang, 'embedded.first.name'),
      onNotAllowed: (kit) => void import('./showNotAllowed.ts').then((verb) => verb.showNotAllowed(kit)),
    }),
    logins: [
      {
        id: 'email',
        css: spinnerCss + css,
        isOn: (host) => offersLogins(asKit(host), options),
        draw: (parent, args) => drawLogins(parent, { ...options, ...args }),
      },
    ],
    views: {
      EmailLogin: { title: title('EmailLogin'), load: () => import('./EmailLoginView.tsx') },
      SocialLogin: { title: title('EmailLogin'), load: () => import('./SocialLoginView.tsx') },
      ConnectingFarcaster: {
        title: title('ConnectingFarcaster'),
        load: () => import('./ConnectingFarcasterView.tsx'),
      },
      UpdateEmailWallet: {
        title: title('UpdateEmailWallet'),
        load: () => import('./UpdateEmailWalletView.tsx'),
      },
      ApproveTransaction: {
        title: title('ApproveTransaction'),
        load: () => import('./ApproveTransactionView.tsx'),
      },
      LinkedWallets: { title: title('LinkedWallets'), load: () => import('./LinkedWalletsView.tsx') },
      WalletSecurity: { title: title('WalletSecurity'), load: () => import('./WalletSecurityView.tsx') },
    },
    row: () => import('./EmbeddedRows.tsx'),
    notice: () => import('./GuestNotice.tsx'),
  }
}

export declare namespace embedded {
  type Options = EmbeddedOptions
}

type View =
  | 'EmailLogin'
  | 'ConnectingFarcaster'
  | 'UpdateEmailWallet'
  | 'ApproveTransaction'
  | 'LinkedWallets'
  | 'WalletSecurity'
