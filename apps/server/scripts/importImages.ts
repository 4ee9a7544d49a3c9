import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import { sanitiseSvg } from '../src/registry/sanitiseSvg.ts'
import { currencies, networks, tokens } from './imageReview.ts'
import type { Reviewed } from './walletReview.ts'

/** Where the package has drawings of what is not a wallet. */
const folders: Record<string, string> = { exchange: 'exchanges', network: 'networks', token: 'tokens' }

type Folders = { out: string; web3icons: string; rainbowkit: string; flags: string }

/** Writes the sanitised images; resolves to the source of each wallet's icon by slug. */
export async function importImages({
  out,
  wallets,
  ...from
}: Folders & { wallets: readonly Reviewed[] }): Promise<Map<string, string>> {
  const icons = new Map<string, string>()
  const folder = (name: string) => {
    const path = join(out, name)
    rmSync(path, { recursive: true, force: true })
    mkdirSync(path, { recursive: true })
    return (file: string, svg: string) => {
      try {
        writeFileSync(join(path, `${file}.svg`), sanitiseSvg(scalable(svg)))
      } catch (cause) {
        throw new Error(`${name}/${file}.svg`, { cause })
      }
    }
  }

  const writeIcon = folder('icons')
  for (const { slug, icon, rainbowkit } of wallets) {
    if (!icon) continue
    const [kind, name = ''] = icon.split(':')
    if (kind === 'rainbowkit') writeIcon(slug, await rainbowKitIcon(from.rainbowkit, rainbowkit ?? slug))
    else writeIcon(slug, await web3Icon(from.web3icons, `${folders[kind ?? ''] ?? 'wallets'}/${name}`))
    icons.set(slug, kind === 'rainbowkit' ? 'rainbowkit' : 'web3icons')
  }

  const writeNetwork = folder('networks')
  for (const [chain, name] of Object.entries(networks))
    writeNetwork(
      chain.replace(':', '-'),
      await web3Icon(from.web3icons, name.includes('/') ? name : `networks/${name}`),
    )

  const writeToken = folder('tokens')
  for (const [symbol, name] of Object.entries(tokens))
    writeToken(symbol, await web3Icon(from.web3icons, name))

  const writeCurrency = folder('currencies')
  for (const [code, country] of Object.entries(currencies))
    writeCurrency(code, readFileSync(join(from.flags, '3x2', `${country}.svg`), 'utf8'))
  return icons
}

/** `name` is a kind and a drawing, such as `wallets/metamask`; uses the variant with a background. */
async function web3Icon(folder: string, name: string): Promise<string> {
  const [kind = '', drawing] = name.split('/')
  return defaultExport(join(folder, 'dist/svgs', kind, 'background', `${drawing}.svg.js`))
}

/** The package keeps each icon in its own file, which the wallet imports. */
async function rainbowKitIcon(folder: string, id: string): Promise<string> {
  const root = join(folder, 'dist/wallets/walletConnectors')
  for (const file of readdirSync(root).filter((name) => /^chunk-.*\.js$/.test(name))) {
    const code = readFileSync(join(root, file), 'utf8')
    const icon = /iconUrl: async \(\) => \(await import\("\.\/([\w-]+\.js)"\)\)/.exec(code)?.[1]
    if (!icon || !new RegExp(`\\bid: "${id}"`).test(code)) continue
    const address = await defaultExport(join(root, icon))
    return decodeURIComponent(address.replace(/^data:image\/svg\+xml,/, ''))
  }
  throw new Error(`RainbowKit has no icon for ${id}`)
}

/** Without a view box, an image does not scale. */
function scalable(svg: string): string {
  const [root = ''] = /<svg\b[^>]*>/.exec(svg) ?? []
  const size = (name: string) => new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(root)?.[1]
  if (/\sviewBox=/.test(root) || !size('width') || !size('height')) return svg
  return svg.replace('<svg', `<svg viewBox="0 0 ${size('width')} ${size('height')}"`)
}

async function defaultExport(file: string): Promise<string> {
  const module: unknown = await import(pathToFileURL(file).href)
  return z.parse(z.object({ default: z.string() }), module).default
}
