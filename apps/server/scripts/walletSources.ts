import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import type { WalletEntry } from '../src/registry/registry.ts'

/** Data of one source about a wallet, in registry format. */
export type Facts = Partial<Omit<WalletEntry, 'chains' | 'badge_type' | 'order' | 'icon' | 'sources'>>

const nullable = z.optional(z.nullable(z.string()))
const thirdwebWallet = z.object({
  id: z.string(),
  name: z.string(),
  homepage: nullable,
  rdns: nullable,
  app: z.record(z.string(), nullable),
  mobile: z.object({ native: nullable, universal: nullable }),
  desktop: z.object({ native: nullable, universal: nullable }),
})

/** Wallets of the `thirdweb` package by their id there. Its image ids are not read. */
export async function readThirdweb(folder: string): Promise<Map<string, Facts>> {
  const root = join(folder, 'dist/esm/wallets/__generated__/wallet')
  const found = new Map<string, Facts>()
  for (const name of readdirSync(root)) {
    const module: unknown = await import(pathToFileURL(join(root, name, 'index.js')).href)
    const { wallet } = z.parse(z.object({ wallet: thirdwebWallet }), module)
    const { app, mobile, desktop } = wallet
    const homepage = webPage(wallet.homepage)
    found.set(
      wallet.id,
      present({
        name: wallet.name.trim(),
        homepage,
        rdns: wallet.rdns || undefined,
        mobile_link: appLink(mobile.native) ?? universalLink(mobile.universal, homepage),
        desktop_link: appLink(desktop.native),
        webapp_link: webPage(desktop.universal),
        ...stores(app),
      }),
    )
  }
  return found
}

/** Wallets of the `@rainbow-me/rainbowkit` package by their id there. */
export function readRainbowKit(folder: string): Map<string, Facts> {
  const found = new Map<string, Facts>()
  const root = join(folder, 'dist/wallets/walletConnectors')
  for (const file of readdirSync(root).filter((name) => /^chunk-.*\.js$/.test(name))) {
    const code = readFileSync(join(root, file), 'utf8')
    const id = field(code, 'id')
    const name = field(code, 'name')
    if (!id || !name || found.has(id)) continue
    const provider =
      /getInjectedConnector\(\s*(\{[^}]*\w[^}]*\})/.exec(code) ??
      /hasInjectedProvider\(\s*(\{[^}]*\})/.exec(code)
    const injected_id = field(provider?.[1] ?? '', 'namespace') ?? field(provider?.[1] ?? '', 'flag')
    const [, link] = /`([a-z][\w.+-]*:\/\/[^`$]*?)\/?wc\?uri=\$\{/i.exec(code) ?? []
    const links = ['ios', 'android', 'chrome', 'firefox', 'edge', 'opera'].map((key) => [
      key,
      field(code, key),
    ])
    found.set(
      id,
      present({
        name,
        rdns: field(code, 'rdns'),
        injected: injected_id ? [{ namespace: 'eip155', injected_id }] : undefined,
        mobile_link: link?.startsWith('http') ? undefined : appLink(link),
        ...stores(Object.fromEntries(links)),
      }),
    )
  }
  return found
}

/** Wallets of the `connectkit` package by each of their ids there. */
export function readConnectKit(folder: string): Map<string, Facts> {
  const code = readFileSync(join(folder, 'build/index.es.js'), 'utf8')
  const [, table = ''] = /const walletConfigs = \{\n([\s\S]*?)\n\};/.exec(code) ?? []
  const found = new Map<string, Facts>()
  for (const [, ids = '', entry = ''] of table.matchAll(/^ {4}'?([\w., -]+?)'?: \{\n([\s\S]*?)\n {4}\},/gm)) {
    const links = ['ios', 'android', 'chrome', 'firefox', 'edge'].map((key) => [key, field(entry, key)])
    const facts = present({ name: field(entry, 'name'), ...stores(Object.fromEntries(links)) })
    for (const id of ids.split(', ')) found.set(id, facts)
  }
  return found
}

function field(code: string, name: string): string | undefined {
  return new RegExp(`\\b${name}: ["']([^"']*)["']`).exec(code)?.[1]
}

/** Store URLs in canonical form, without country, language and campaign. */
function stores(links: Record<string, string | null | undefined>): Facts {
  const part = (key: string, pattern: RegExp) => pattern.exec(links[key] ?? '')?.[1]
  const apple = part('ios', /^https:\/\/(?:apps|itunes)\.apple\.com\/.*?(?:\/id|\/)(\d{6,12})(?:\D|$)/)
  const google = part('android', /^https:\/\/play\.google\.com\/.*[?&]id=([\w.]+)/)
  const chrome = part('chrome', /^https:\/\/chrome(?:webstore)?\.google\.com\/.*?\/([a-p]{32})(?:\W|$)/)
  const firefox = part('firefox', /^https:\/\/addons\.mozilla\.org\/.*?addon\/([\w-]+)/)
  const edge = part('edge', /^https:\/\/microsoftedge\.microsoft\.com\/.*?\/([a-p]{32})(?:\W|$)/)
  const opera = part('opera', /^https:\/\/addons\.opera\.com\/.*?details\/([\w-]+)/)
  return present({
    app_store: apple && `https://apps.apple.com/app/id${apple}`,
    play_store: google && `https://play.google.com/store/apps/details?id=${google}`,
    chrome_store: chrome && `https://chromewebstore.google.com/detail/${chrome}`,
    firefox_store: firefox && `https://addons.mozilla.org/firefox/addon/${firefox}`,
    edge_store: edge && `https://microsoftedge.microsoft.com/addons/detail/${edge}`,
    opera_store: opera && `https://addons.opera.com/extensions/details/${opera}`,
  })
}

/** Links left over from examples, and schemes shared by all wallets. */
const placeholder = /^(?:myapp|wc|walletapp|exp):/i

/** The part of a deep link before `wc?uri=`, if only this app handles it. */
function appLink(link: string | null | undefined): string | undefined {
  const text = link?.trim().replace(/(?:wc)?\?(?:uri=?)?$/, '')
  if (!text || placeholder.test(text) || /[\s,*]/.test(text) || !/^[a-z][\w+.-]*:\//i.test(text))
    return undefined
  return /^https?:/i.test(text) ? undefined : text
}

/** A web URL that opens the app. Excludes discontinued short-link services, test servers and pages about the app. */
function universalLink(link: string | null | undefined, homepage: string | undefined): string | undefined {
  const page = webPage(link)
  if (!page || page !== link?.replace(/\/$/, '')) return undefined
  if (/page\.link|staging|\bdev\b|\*|\/download$/.test(page)) return undefined
  return bare(page) === bare(homepage) ? undefined : page
}

const bare = (page: string | undefined) => page?.replace(/^https:\/\/(?:www\.)?/, '')

function webPage(link: string | null | undefined): string | undefined {
  const text = link?.trim() ?? ''
  if (!URL.canParse(text)) return undefined
  const { protocol, host, pathname } = new URL(text)
  if (!/^https?:$/.test(protocol)) return undefined
  return `https://${host}${pathname.replace(/\/+$/, '')}`
}

function present<Value extends object>(
  value: Value,
): { [Key in keyof Value]?: Exclude<Value[Key], undefined | ''> } {
  const kept = Object.entries(value).filter(([, field]) => field !== undefined && field !== '')
  return Object.fromEntries(kept) as ReturnType<typeof present<Value>>
}
