import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { type WalletEntry, walletEntry } from '../src/registry/registry.ts'
import { importImages } from './importImages.ts'
import { chainWords, type Reviewed, refused, reviewed } from './walletReview.ts'
import { type Facts, readConnectKit, readRainbowKit, readThirdweb } from './walletSources.ts'

/**
 * Writes drafts of the registry from unpacked npm packages and from `walletReview.ts`.
 *
 * Run: `node apps/server/scripts/importWallets.ts --out <folder> --thirdweb <folder> --rainbowkit
 * <folder> --connectkit <folder> --web3icons <folder> --flags <folder>`
 */
async function main() {
  const folder = { type: 'string' } as const
  const { values } = parseArgs({
    options: {
      out: folder,
      thirdweb: folder,
      rainbowkit: folder,
      connectkit: folder,
      web3icons: folder,
      flags: folder,
    },
  })
  const { out, thirdweb, rainbowkit, connectkit, web3icons, flags } = values
  if (!out || !thirdweb || !rainbowkit || !connectkit || !web3icons || !flags)
    throw new Error('Six folders are needed: --out --thirdweb --rainbowkit --connectkit --web3icons --flags')

  const sources = {
    thirdweb: await readThirdweb(thirdweb),
    rainbowkit: readRainbowKit(rainbowkit),
    connectkit: readConnectKit(connectkit),
  }
  const icons = await importImages({ out, web3icons, rainbowkit, flags, wallets: reviewed })

  const wallets = join(out, 'wallets')
  rmSync(wallets, { recursive: true, force: true })
  mkdirSync(wallets, { recursive: true })
  for (const [index, review] of reviewed.entries()) {
    // Gaps between ranks, so that a wallet can move without renumbering the others.
    const entry = merge(review, sources, icons.get(review.slug), (index + 1) * 10)
    writeFileSync(join(wallets, `${review.slug}.json`), `${JSON.stringify(entry, null, 2)}\n`)
  }

  const known = new Set([
    ...reviewed.flatMap(({ thirdweb = [] }) => thirdweb),
    ...Object.values(refused).flat(),
  ])
  for (const [id, { name }] of sources.thirdweb)
    if (!known.has(id)) console.log(`Not reviewed yet: ${name} (${id})`)
  console.log(`${reviewed.length} wallets, ${icons.size} with an icon`)
}

type Sources = Record<'thirdweb' | 'rainbowkit' | 'connectkit', Map<string, Facts>>

function merge(
  review: Reviewed,
  sources: Sources,
  iconSource: string | undefined,
  order: number,
): WalletEntry {
  const { slug, chains, set = {}, unset = [], webapp } = review
  const said = (['thirdweb', 'rainbowkit', 'connectkit'] as const).flatMap((source) => {
    const id = review[source]
    if (!id) return []
    const facts = sources[source].get(id)
    if (!facts) throw new Error(`${slug}: ${source} has no ${id}`)
    return [[source as string, facts] as const]
  })
  const entry: Record<string, unknown> = {}
  const origin: Record<string, string> = {}
  for (const field of Object.keys(walletEntry.shape)) {
    if (unset.includes(field) || (field === 'webapp_link' && !webapp && !(field in set))) continue
    const found = [['latchkey', set as Facts] as const, ...said].find(([, facts]) => field in facts)
    if (!found) continue
    entry[field] = found[1][field as keyof Facts]
    origin[field] = found[0]
  }
  Object.assign(entry, {
    chains: chains.split(' ').flatMap((word) => chainWords[word] ?? [word]),
    badge_type: agree(said.map(([, facts]) => facts)) ? 'certified' : 'none',
    order,
    ...(iconSource ? { icon: `${slug}.svg` } : {}),
    sources: {
      ...compact(origin),
      chains: 'latchkey',
      badge_type: 'latchkey',
      order: 'latchkey',
      ...(iconSource ? { icon: iconSource } : {}),
    },
  })
  const result = z.safeParse(walletEntry, entry)
  if (!result.success) throw new Error(`${slug}: ${z.prettifyError(result.error)}`)
  return result.data
}

/** Whether two sources identify the wallet in the same way and none contradicts. */
function agree(said: readonly Facts[]): boolean {
  const fields = ['rdns', 'app_store', 'play_store', 'chrome_store'] as const
  const [first, ...others] = said
  if (!first || !others.length) return false
  const pairs = others.flatMap((other) =>
    fields.flatMap((field) => (first[field] && other[field] ? [first[field] === other[field]] : [])),
  )
  return pairs.length > 0 && pairs.every(Boolean)
}

/** The most frequent source as `*`, the others by field. */
function compact(origin: Record<string, string>): Record<string, string> {
  const count = Map.groupBy(Object.values(origin), (source) => source)
  const [most = 'latchkey'] = [...count].sort(([, a], [, b]) => b.length - a.length).map(([source]) => source)
  return { '*': most, ...Object.fromEntries(Object.entries(origin).filter(([, source]) => source !== most)) }
}

if (import.meta.main) await main()
