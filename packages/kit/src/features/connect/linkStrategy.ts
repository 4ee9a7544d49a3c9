import type { ListedWallet } from '../../core/config/options.ts'
import { appLink, webLink } from '../../core/wallets/appLink.ts'
import type { Platform } from './readPlatform.ts'

/** What kind of link leads to a wallet. */
export type LinkKind =
  /** `trust://`: opens the app on a phone, or says nothing where there is none. */
  | 'native'
  /** `https://`: opens the app on a phone, or its web page where there is none. */
  | 'universal'
  /** Opens the app on a computer. */
  | 'desktop'
  /** A wallet that is a web page. */
  | 'web'

/** Where a link is opened. */
export type LinkTarget = '_self' | '_blank' | 'telegram'

export type WalletLink = { readonly kind: LinkKind; readonly href: string; readonly target: LinkTarget }

/**
 * Which links are used where, the first that a wallet has before the others.
 *
 * - A browser on a phone opens an app by its own scheme, in place: a universal link
 *   may end on a web page, so that goes to another tab, or this page would be gone.
 * - A browser within an app often ignores schemes it does not know. A web link at least
 *   shows something.
 * - Telegram opens web links only, and only when it is asked to; on Android it lets schemes through.
 */
export const linkStrategy: Readonly<Record<Platform, readonly (readonly [LinkKind, LinkTarget])[]>> = {
  desktop: [
    ['desktop', '_self'],
    ['web', '_blank'],
  ],
  ios: [
    ['native', '_self'],
    ['universal', '_blank'],
    ['web', '_blank'],
  ],
  android: [
    ['native', '_self'],
    ['universal', '_blank'],
    ['web', '_blank'],
  ],
  iosInApp: [
    ['universal', '_blank'],
    ['native', '_self'],
    ['web', '_blank'],
  ],
  androidInApp: [
    ['universal', '_blank'],
    ['native', '_self'],
    ['web', '_blank'],
  ],
  telegramIos: [
    ['universal', 'telegram'],
    ['web', 'telegram'],
  ],
  telegramAndroid: [
    ['universal', 'telegram'],
    ['native', '_self'],
    ['web', 'telegram'],
  ],
  telegramDesktop: [
    ['desktop', '_self'],
    ['web', 'telegram'],
  ],
}

type Links = Pick<ListedWallet, 'mobileLink' | 'desktopLink' | 'webappLink'>

/** The links that lead to a wallet from here with a code, the best first; without a code, where they would lead. */
export function linksTo(wallet: Links, platform: Platform, uri: string): readonly WalletLink[] {
  const known = kindsOf(wallet)
  return linkStrategy[platform].flatMap(([kind, target]) => {
    const link = known[kind]
    return link ? [{ kind, target, href: withUri(link, uri) }] : []
  })
}

/** Whether the code alone can be opened on this device: the system asks which wallet, or takes one. */
export function opensCode(platform: Platform): boolean {
  return platform === 'ios' || platform === 'android'
}

/** `scheme://wc?uri=…`, `scheme://path/wc?uri=…`, `https://host/wc?uri=…`; some lists leave slashes away. */
export function withUri(link: string, uri: string): string {
  const base = /^[a-z][a-z\d+.-]*:$/i.test(link) ? `${link}//` : link
  return `${base}${base.endsWith('/') ? '' : '/'}wc?uri=${encodeURIComponent(uri)}`
}

function kindsOf({ mobileLink, desktopLink, webappLink }: Links): Record<LinkKind, string | undefined> {
  const web = webLink(mobileLink)
  return {
    native: web ? undefined : appLink(mobileLink),
    universal: web,
    desktop: appLink(desktopLink),
    web: webLink(webappLink),
  }
}
