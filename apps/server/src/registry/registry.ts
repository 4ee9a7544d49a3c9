import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import * as evm from '@latchkey/chains/evm'
import { type ChainId, isChainId, namespaces } from '@latchkey/protocol/caip'
import * as z from 'zod/mini'

/** Schemes that run or read something instead of opening an app. */
const forbiddenScheme =
  /^(?:javascript|data|file|vbscript|blob|about|view-source|filesystem|intent|content|http|ws|wss|mailto|tel|sms):/i

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))
const matching = (pattern: RegExp) => z.string().check(z.maxLength(200), z.regex(pattern))

const webLink = matching(/^https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?:\/[^\s"'<>\\?#]*)?$/)
const appLink = matching(/^[a-z][a-z\d+.-]*:[^\s"'<>\\]*$/i).check(
  z.refine((link) => !forbiddenScheme.test(link), 'not an app scheme'),
)
const browseLink = matching(
  /^https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+[/?](?:[\w/.?&=-]|\{(?:url|origin)\})*(?:\{url\}|\{page\})(?:[\w/.?&=-]|\{(?:url|origin)\})*$/,
)
const store = (start: string, id: RegExp) =>
  matching(new RegExp(`^${start.replaceAll('.', '\\.').replaceAll('?', '\\?')}${id.source}$`))

/** Every EVM mainnet of the kit. */
export const everyEvm = 'eip155:*'
const chain = z.union([z.literal(everyEvm), z.custom<ChainId>(isChainId, 'not a chain id')])

/** One file of the registry. The fields are documented in `registry/README.md`. */
export const walletEntry = z.strictObject({
  name: text(40),
  homepage: webLink,
  rdns: z.optional(matching(/^[a-z\d-]+(?:\.[A-Za-z\d-]+)+$/)),
  injected: z.optional(
    z
      .array(
        z.strictObject({ namespace: z.enum(namespaces), injected_id: matching(/^[$\w][$\w .-]{0,59}$/) }),
      )
      .check(z.minLength(1)),
  ),
  mobile_link: z.optional(appLink),
  desktop_link: z.optional(appLink),
  webapp_link: z.optional(webLink),
  link_mode: z.optional(webLink),
  browse_link: z.optional(browseLink),
  app_store: z.optional(store('https://apps.apple.com/app/', /id\d{6,12}/)),
  play_store: z.optional(store('https://play.google.com/store/apps/details?id=', /\w+(?:\.\w+)+/)),
  chrome_store: z.optional(store('https://chromewebstore.google.com/detail/', /[a-p]{32}/)),
  firefox_store: z.optional(store('https://addons.mozilla.org/firefox/addon/', /[\w-]+/)),
  edge_store: z.optional(store('https://microsoftedge.microsoft.com/addons/detail/', /[a-p]{32}/)),
  opera_store: z.optional(store('https://addons.opera.com/extensions/details/', /[\w-]+/)),
  chains: z.array(chain).check(z.minLength(1)),
  badge_type: z.enum(['none', 'certified']),
  order: z.int().check(z.positive()),
  icon: z.optional(z.string()),
  sources: z.record(z.string(), z.string()),
})
export type WalletEntry = z.infer<typeof walletEntry>

export type RegistryWallet = Readonly<
  Omit<WalletEntry, 'chains' | 'icon' | 'sources'> & {
    id: string
    chains: readonly ChainId[]
    /** True if the wallet supports any EVM chain; `chains` lists those of the kit. */
    anyEvm: boolean
    image_id?: string
  }
>

export type RegistryImage = {
  /** Name and hash prefix, so that it can be cached forever. */
  readonly id: string
  readonly bytes: Buffer
  readonly type: 'image/svg+xml'
  readonly etag: string
}
export type RegistryImages = ReadonlyMap<string, RegistryImage>

export type Registry = {
  /** Sorted by rank, then by name. */
  readonly wallets: readonly RegistryWallet[]
  /** Wallet icons by image id. */
  readonly icons: RegistryImages
  /** By `namespace-reference`, and by image id. */
  readonly networks: RegistryImages
  /** By upper-case ticker, and by image id. */
  readonly tokens: RegistryImages
  /** By ISO 4217 code, and by image id. */
  readonly currencies: RegistryImages
}

/**
 * Loads the wallet registry. Throws on an invalid file. The drawings are checked when they are
 * added, by its tests: to parse them all takes as long as everything else at the start.
 */
export function loadRegistry(folder: string): Registry {
  const icons = readImages(join(folder, 'icons'))
  const wallets = readWallets(join(folder, 'wallets'), icons)
  return Object.freeze({
    wallets,
    icons: new Map([...icons.values()].map((image) => [image.id, image])),
    networks: byNameAndId(readImages(join(folder, 'networks'))),
    tokens: byNameAndId(readImages(join(folder, 'tokens'))),
    currencies: byNameAndId(readImages(join(folder, 'currencies'))),
  })
}

function readWallets(folder: string, icons: RegistryImages): readonly RegistryWallet[] {
  const wallets = filesOf(folder, '.json').map((file) => {
    const id = basename(file, '.json')
    if (!/^[a-z\d-]{2,40}$/.test(id)) throw new RegistryError(file, 'its name is not a valid id')
    const { chains, icon, sources: _, ...facts } = readEntry(file)
    const image = icons.get(id)
    if (icon !== undefined && (icon !== `${id}.svg` || !image))
      throw new RegistryError(file, `its icon ${icon} is missing`)
    return Object.freeze({
      id,
      ...facts,
      chains: Object.freeze(expandChains(chains)),
      anyEvm: chains.includes(everyEvm),
      ...(icon && image ? { image_id: image.id } : {}),
    })
  })
  for (const fact of ['name', 'rdns', 'order'] as const) checkUnique(folder, wallets, fact)
  return Object.freeze(wallets.sort((a, b) => a.order - b.order || (a.name < b.name ? -1 : 1)))
}

function readEntry(file: string): WalletEntry {
  const json = parseJson(file)
  const result = z.safeParse(walletEntry, json)
  if (!result.success) throw new RegistryError(file, z.prettifyError(result.error))
  return result.data
}

function parseJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new RegistryError(file, 'it is not JSON', { cause })
  }
}

/** Pages identify wallets by these, case-insensitively. */
function checkUnique(folder: string, wallets: readonly RegistryWallet[], fact: 'name' | 'rdns' | 'order') {
  const seen = new Map<string, string>()
  for (const wallet of wallets) {
    const value = String(wallet[fact] ?? '').toLowerCase()
    const other = seen.get(value)
    if (value && other) throw new RegistryError(folder, `${other} and ${wallet.id} have the same ${fact}`)
    seen.set(value, wallet.id)
  }
}

function expandChains(chains: WalletEntry['chains']): ChainId[] {
  return [...new Set(chains.flatMap((chain) => (chain === everyEvm ? evmMainnets() : [chain])))]
}

export function isEvmChain(chain: string): boolean {
  return /^eip155:\d{1,32}$/.test(chain)
}

function evmMainnets(): ChainId[] {
  return Object.values(evm).flatMap((network) =>
    typeof network === 'function' || 'testnet' in network || network.id === evm.foundry.id
      ? []
      : [`eip155:${network.id}` as const],
  )
}

function readImages(folder: string): RegistryImages {
  return new Map(
    filesOf(folder, '.svg').map((file) => {
      const bytes = readFileSync(file)
      const name = basename(file, '.svg')
      const hash = createHash('sha256').update(bytes).digest('hex')
      const id = `${name}-${hash.slice(0, 12)}`
      return [name, Object.freeze({ id, bytes, type: 'image/svg+xml', etag: `"${hash.slice(0, 32)}"` })]
    }),
  )
}

function byNameAndId(images: RegistryImages): RegistryImages {
  return new Map(
    [...images].flatMap(
      ([name, image]) =>
        [
          [name, image],
          [image.id, image],
        ] as const,
    ),
  )
}

function filesOf(folder: string, extension: string): string[] {
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'))
  const unexpected = names.find((name) => extname(name) !== extension)
  if (unexpected) throw new RegistryError(join(folder, unexpected), `only ${extension} files are allowed`)
  return names.sort().map((name) => join(folder, name))
}

/** Thrown if a file of the registry is invalid. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError'
  constructor(file: string, reason: string, options?: ErrorOptions) {
    super(`${file}: ${reason}`, options)
  }
}
