import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chainFamilies } from '../../../packages/chains/scripts/chainFamilies.ts'
import type { Figure } from '../../../scripts/figures.ts'
import { baseFamily, type Site, type Sites } from './buildSites.ts'
import { closure, initialFiles, kilobytes, shortName, sizeOf, unit } from './measureSize.ts'

/** After the click, in kB: to connect, also to send the coin, and everything. */
export type FamilyGoals = { readonly connect: number; readonly send: number; readonly all: number }

/**
 * Files that are fetched for something other than connecting a wallet of the page and sending the coin.
 * Every other late file counts, so that a new one is not forgotten.
 */
const others =
  /^(curve|judgeSwap|readReserve|remote|readTransfers|readToken|tokens\.gen|switchNetwork|verifyMessage|checkMessage)$/

/** What each additional chain family costs pages that use it and pages that do not. */
export async function measureFamilies(sites: Sites, report: (figure: Figure) => void): Promise<void> {
  const alone = await sites.buildFamilies(baseFamily)
  for (const family of chainFamilies())
    if (family !== baseFamily) {
      const goals = await readGoals(family)
      measureFamily({ family, alone, goals, site: await sites.buildFamilies(baseFamily, family), report })
    }
}

/** The file in `families/`, if there is one. */
async function readGoals(family: string): Promise<FamilyGoals | undefined> {
  const file = join(import.meta.dirname, 'families', `${family}.ts`)
  return existsSync(file) ? (await import(file)).default : undefined
}

type Measured = {
  readonly family: string
  /** The page without the family. */
  readonly alone: Site
  readonly site: Site
  readonly goals: FamilyGoals | undefined
  report(figure: Figure): void
}

function measureFamily({ alone, family, goals, report, site }: Measured) {
  const own = (id: string) => id.includes(`/chains/src/${family}/`) || id.includes(`/@${family}/`)
  const unexpected = alone.chunks.flatMap(({ moduleIds }) => moduleIds).filter(own)
  report({
    name: `modules of ${family} in a page without it`,
    value: unexpected.length,
    unit: 'modules',
    goal: { op: '=', value: 0 },
    note: unexpected[0] ?? 'in all its files, also those fetched later',
  })

  const first = initialFiles(site)
  report({
    name: `size of ${family} before the click`,
    value: kilobytes(sizeOf(site, first) - sizeOf(alone, initialFiles(alone))),
    unit,
    goal: { op: '<=', value: 1.5 },
    note: 'over the same page without it',
  })

  const late = site.chunks.filter(
    ({ fileName, isDynamicEntry, moduleIds }) =>
      isDynamicEntry && !first.includes(fileName) && moduleIds.some(own),
  )
  const named = (name: RegExp) =>
    late.map(({ fileName }) => fileName).filter((file) => name.test(shortName(file)))
  const sizes = {
    connect: named(/^connect$/),
    send: late.map(({ fileName }) => fileName).filter((file) => !others.test(shortName(file))),
    all: late.map(({ fileName }) => fileName),
  }
  const parts = { connect: 'to connect', send: 'to connect and send the coin', all: 'all of it' } as const
  for (const part of ['connect', 'send', 'all'] as const) {
    const files = closure(site, sizes[part]).filter(
      (file) => !first.includes(file) && isOf(site, file, family),
    )
    const goal = goals?.[part]
    report({
      name: `size of ${family} after the click, ${parts[part]}`,
      value: kilobytes(sizeOf(site, files)),
      unit,
      ...(goal !== undefined && { goal: { op: '<=', value: goal } as const }),
      note: files.map(shortName).join(', '),
    })
  }
}

/** Whether a file has modules of the family, or of a library and nothing of the kit's. */
function isOf(site: Site, file: string, family: string): boolean {
  const ids = site.chunks.find(({ fileName }) => fileName === file)?.moduleIds ?? []
  return (
    ids.some((id) => id.includes(`/chains/src/${family}/`)) || ids.every((id) => !id.includes('/kit/dist/'))
  )
}
