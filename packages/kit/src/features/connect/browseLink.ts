import type { ListedWallet } from '../../core/config/options.ts'
import { webLink } from '../../core/wallets/appLink.ts'
import { browseLinks } from './browseLinks.gen.ts'
import { isPhone, type Platform } from './readPlatform.ts'

/**
 * The link that opens a page in the browser of the wallet's app, where the wallet is in the page.
 * Undefined on computers, and for wallets whose app is not known to have a browser.
 */
export function browseLink(
  { browseLink: own, id }: Pick<ListedWallet, 'browseLink' | 'id'>,
  platform: Platform,
  page: string = location.href,
): string | undefined {
  const template = own ?? (Object.hasOwn(browseLinks, id) ? browseLinks[id] : undefined)
  if (!template || !isPhone(platform)) return undefined
  const { href, origin, protocol } = new URL(page)
  // Nothing is in braces after this, so that no part of the page's address is taken for a placeholder.
  const parts: Readonly<Record<string, string>> = {
    '{url}': encodeURIComponent(href),
    '{origin}': encodeURIComponent(origin),
    '{page}': href.slice(`${protocol}//`.length),
  }
  return webLink(template.replace(/\{(?:url|origin|page)\}/g, (name) => parts[name] ?? ''))
}
