import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DOMParser, type Element } from '@xmldom/xmldom'
import svgpath from 'svgpath'
import { chainFamilies } from '../../../packages/chains/scripts/chainFamilies.ts'
import { loadRegistry } from '../src/registry/registry.ts'
import { sanitiseSvg } from '../src/registry/sanitiseSvg.ts'
import { tokenAssets } from './tokenAssets.ts'

// Writes the kit's logos: what a page shows where neither a wallet nor a server has a picture.
// As shapes, not as SVG files: a bundler may turn a file into a `data:` URI, and parsing text is a Trusted Types sink.

const root = join(import.meta.dirname, '../../..')
const registryFolder = join(root, 'apps/server/registry')
const outFolder = join(root, 'packages/kit/src/ui/pictures/logos')

/** How many wallets share a file, so that the first view of a new visitor makes one request. */
const sharedWallets = 8
/** A logo that is longer than this is not worth its download. Characters. */
const maxLogoLength = 9_000
/** The finest detail that is kept, in parts of the picture's width. */
const resolution = 2_400

const header = '// Written by apps/server/scripts/genLogos.ts from apps/server/registry. Do not edit.\n'

type Currency = { readonly symbol: string }
type ReadyNetwork = {
  readonly id: string | number
  readonly currency?: Currency
  readonly nativeCurrency?: Currency
}

const families = await Promise.all(chainFamilies().map((family) => import(`@latchkey/chains/${family}`)))

/** The networks that come with the kit, as their families export them. */
export const readyNetworks: readonly ReadyNetwork[] = families
  .flatMap<unknown>(Object.values)
  .filter((value) => typeof value === 'object')
  .map((value) => value as ReadyNetwork)

/** An element: its tag, attributes by their names in React, and children. */
export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>, ...children: Shape[]]

/** What the kit draws for a sanitised SVG. `name` keeps its ids apart from those of other logos. */
export function toShape(svg: string, name: string): Shape {
  if (sanitiseSvg(svg) !== svg) throw new Error(`${name} is not sanitised`)
  const element = new DOMParser().parseFromString(svg, 'text/xml').documentElement
  if (!element) throw new Error(`${name} is empty`)
  const box = element
    .getAttribute('viewBox')
    ?.split(/[\s,]+/)
    .map(Number)
  const width = box?.[2]
  if (!width || width !== box[3]) throw new Error(`${name} is not square: ${box}`)
  const decimals = Math.max(0, Math.ceil(Math.log10(resolution / width)))
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
  const ownId = (id: string) => `lk-${name}-${ids.indexOf(id).toString(36)}`

  const read = (element: Element): Shape => {
    const attributes: Record<string, string> = {}
    for (const { name, value } of element.attributes) {
      if (name === 'xmlns' || (element.parentNode?.nodeType === 9 && /^(width|height)$/.test(name))) continue
      attributes[reactName(name)] =
        name === 'id'
          ? ownId(value)
          : name === 'href'
            ? `#${ownId(value.slice(1))}`
            : name === 'd'
              ? roundPath(value, decimals)
              : value.replace(/^url\(#(.*)\)$/, (_, id: string) => `url(#${ownId(id)})`)
    }
    const children = [...element.childNodes].filter((child) => child.nodeType === 1) as Element[]
    return [element.localName ?? '', attributes, ...children.map(read)]
  }
  return read(element)
}

/** React warns of names with dashes that it has names of its own for; `mask-type` is not among them. */
function reactName(name: string): string {
  return name === 'mask-type' ? name : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** The files of all logos, by their path within the folder. */
export function genLogos(): Map<string, string> {
  const files = new Map<string, string>()
  const { wallets } = loadRegistry(registryFolder)
  const drawn = wallets.flatMap(({ id, image_id, rdns, injected = [] }) => {
    const shape = image_id && shapeOf('icons', id, `wallet-${id}`)
    // A flag on `window.ethereum` names no wallet: many set that of another.
    const names = injected.flatMap(({ namespace, injected_id }) =>
      namespace === 'eip155' ? [] : injected_id,
    )
    const aliases = [rdns, ...names]
      .flatMap((alias) => alias?.toLowerCase() ?? [])
      .filter((alias) => alias !== id)
    return shape ? [{ id, shape, aliases }] : []
  })
  const shared = drawn.slice(0, sharedWallets)
  const own = drawn.filter((wallet) => !shared.includes(wallet))
  for (const { id, shape } of own) files.set(`wallet-${id}.gen.ts`, logoFile(shape))
  const aliasesOf = (some: typeof drawn) =>
    Object.fromEntries(some.flatMap(({ id, aliases }) => aliases.map((alias) => [alias, id])))
  const firstShapes = Object.fromEntries(shared.map(({ id, shape }) => [id, shape]))
  files.set('firstWallets.gen.ts', mapFile({ shared: firstShapes, files: {}, aliases: aliasesOf(shared) }))
  const ownFiles = Object.fromEntries(own.map(({ id }) => [id, `wallet-${id}`]))
  files.set('wallets.gen.ts', mapFile({ shared: {}, files: ownFiles, aliases: aliasesOf(own) }))

  const networks: Record<string, string> = {}
  const networkAliases: Record<string, string> = {}
  const seen = new Map<string, string>()
  for (const name of svgNames('networks')) {
    const id = name.replace('-', ':')
    const text = readFileSync(join(registryFolder, 'networks', `${name}.svg`), 'utf8')
    // Test networks show the logo of their main network.
    const same = seen.get(text)
    if (same) networkAliases[id] = same
    const shape = same ? undefined : shapeOf('networks', name, `network-${name}`)
    if (!shape) continue
    seen.set(text, id)
    networks[id] = `network-${name}`
    files.set(`network-${name}.gen.ts`, logoFile(shape))
  }
  files.set('networks.gen.ts', mapFile({ shared: {}, files: networks, aliases: networkAliases }))

  const tokens: Record<string, string> = {}
  for (const symbol of [
    ...new Set([...coins(), ...Object.values(tokenAssets).flatMap(Object.keys)]),
  ].sort()) {
    const shape = shapeOf('tokens', symbol, `token-${symbol}`)
    if (!shape) continue
    tokens[symbol] = `token-${symbol}`
    files.set(`token-${symbol}.gen.ts`, logoFile(shape))
  }
  files.set('tokens.gen.ts', mapFile({ shared: {}, files: tokens, aliases: {} }))
  files.set('assets.gen.ts', assetsFile(tokens))
  return files
}

function coins(): string[] {
  return readyNetworks.flatMap(({ currency, nativeCurrency }) => (currency ?? nativeCurrency)?.symbol ?? [])
}

/** Rounds the coordinates of a path. Relative ones do not add up their errors. */
function roundPath(data: string, decimals: number): string {
  const path = svgpath(data)
  if ('err' in path && path.err) throw new Error(`Not a path: ${path.err}`)
  // Where the middle of an arc is depends on small differences: a half circle would look dented.
  const rounded = path.round(/a/i.test(data) ? decimals + 1 : decimals).toString()
  return rounded.replaceAll(/(?<![\d.])0(?=\.)/g, '')
}

function svgNames(kind: string): string[] {
  return readdirSync(join(registryFolder, kind))
    .map((file) => basename(file, '.svg'))
    .sort()
}

function shapeOf(kind: string, file: string, name: string): Shape | undefined {
  if (!svgNames(kind).includes(file)) return undefined
  const shape = toShape(readFileSync(join(registryFolder, kind, `${file}.svg`), 'utf8'), name)
  return JSON.stringify(shape).length > maxLogoLength ? undefined : shape
}

function logoFile(shape: Shape): string {
  return `${header}import type { Logo } from '../logo.ts'\n\nexport default ${JSON.stringify(shape)} as Logo\n`
}

type LogoMap = {
  shared: Record<string, Shape>
  files: Record<string, string>
  aliases: Record<string, string>
}

function mapFile({ shared, files, aliases }: LogoMap): string {
  const imports = Object.entries(files).map(
    ([id, file]) => `    ${JSON.stringify(id)}: () => import('./${file}.gen.ts'),\n`,
  )
  const shapes = Object.entries(shared).map(
    ([id, shape]) => `    ${JSON.stringify(id)}: ${JSON.stringify(shape)},\n`,
  )
  const others = Object.entries(aliases).map(
    ([alias, id]) => `    ${JSON.stringify(alias)}: ${JSON.stringify(id)},\n`,
  )
  const field = (name: string, lines: readonly string[]) =>
    lines.length > 0 ? `  ${name}: {\n${lines.join('')}  },\n` : `  ${name}: {},\n`
  return `${header}import type { LogoMap } from '../logo.ts'

const logos: LogoMap = {
${field('shared', shapes)}${field('files', imports)}${field('aliases', others)}}
export default logos
`
}

/** Assets by network: the ids of one network begin alike. */
function assetsFile(tokens: Record<string, string>): string {
  const lines = Object.entries(tokenAssets).flatMap(([network, assets]) => {
    const kind = network.startsWith('eip155:') ? 'erc20' : 'token'
    return Object.entries(assets).flatMap(([symbol, address]) =>
      symbol in tokens ? `  '${network}/${kind}:${address}': '${symbol}',\n` : [],
    )
  })
  return `${header}
/** Tokens with a logo, by CAIP-19 id, because token names can be forged. */
const assets: Readonly<Record<string, string>> = {
${lines.join('')}}
export default assets
`
}

if (import.meta.main) {
  const files = genLogos()
  rmSync(outFolder, { recursive: true, force: true })
  mkdirSync(outFolder, { recursive: true })
  for (const [path, text] of files) writeFileSync(join(outFolder, path), text)
}
