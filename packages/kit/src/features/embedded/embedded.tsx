import { connectorId, type EmbeddedOptions } from '../../connectors/embedded/embeddedOptions.ts'
import { asKit, embeddedWallets } from '../../connectors/embedded/embeddedWallets.ts'
import { appearance } from '../../core/config/appearance.ts'
import { languageOf } from '../../core/config/language.ts'
import type { Connector } from '../../core/connections/connector.ts'
import type { Kit } from '../../core/kit.ts'
import spinnerCss from '../../ui/feedback/Spinner.css?inline'
import { loadFirstWords } from '../../ui/words/loadFirstWords.ts'
import { drawLogins, firstWord, offersLogins } from './drawLogins.ts'
import css from './email.css?inline'

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
  const title = (view: View) => (language: string) => firstWord(language, `embedded.first.title.${view}`)
  const languageIn = (kit: Kit) => languageOf(appearance.of(kit).get().locale).lang
  return {
    id: connectorId,
    wallets: embeddedWallets(options, {
      nameIn: (kit) => firstWord(languageIn(kit), 'embedded.first.name', kit),
      loadName: (kit) => loadFirstWords(appearance.of(kit).get().locale),
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
