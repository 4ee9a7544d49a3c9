import { chainFamilies } from '../../../packages/chains/scripts/chainFamilies.ts'
import type { Figure } from '../../../scripts/figures.ts'
import type { Site, Sites } from './buildSites.ts'
import { closure, initialFiles, kilobytes, shortName, sizeOf, unit } from './measureSize.ts'

type Goals = { readonly connect: number; readonly send: number; readonly all: number }

/** After the click, in kB: to connect, also to send, and also to verify sign-ins in the browser. */
const goals: Readonly<Record<string, Goals>> = {
  bitcoin: { connect: 13, send: 66, all: 80 },
  cosmos: { connect: 9, send: 13, all: 30 },
  polkadot: { connect: 9, send: 34, all: 52 },
}

/** What each additional chain family costs pages that use it and pages that do not. */
export async function measureFamilies(sites: Sites, report: (figure: Figure) => void): Promise<void> {
  const evm = await sites.buildFamily('evm')
  for (const family of chainFamilies())
    if (family !== 'evm') measureFamily(family, evm, await sites.buildFamily(family), report)
}

function measureFamily(family: string, evm: Site, site: Site, report: (figure: Figure) => void) {
  const own = (id: string) => id.includes(`/chains/src/${family}/`) || id.includes(`/@${family}/`)
  const unexpected = evm.chunks.flatMap(({ moduleIds }) => moduleIds).filter(own)
  report({
    name: `modules of ${family} in a page with EVM alone`,
    value: unexpected.length,
    unit: 'modules',
    goal: { op: '=', value: 0 },
    note: unexpected[0] ?? 'in all its files, also those fetched later',
  })

  const first = initialFiles(site)
  report({
    name: `size of ${family} before the click`,
    value: kilobytes(sizeOf(site, first) - sizeOf(evm, initialFiles(evm))),
    unit,
    goal: { op: '<=', value: 1.5 },
    note: 'over the same page with EVM alone',
  })

  const late = site.chunks.filter(
    ({ fileName, isDynamicEntry, moduleIds }) =>
      isDynamicEntry && !first.includes(fileName) && moduleIds.some(own),
  )
  const named = (name: RegExp) =>
    late.map(({ fileName }) => fileName).filter((file) => name.test(shortName(file)))
  const sizes = {
    connect: named(/^connect$/),
    send: late.map(({ fileName }) => fileName).filter((file) => !/^verify/.test(shortName(file))),
    all: late.map(({ fileName }) => fileName),
  }
  const parts = { connect: 'to connect', send: 'to connect and send', all: 'all of it' } as const
  for (const part of ['connect', 'send', 'all'] as const) {
    // Files that EVM has too, such as those of the kit, are not the family's.
    const files = closure(site, sizes[part]).filter(
      (file) => !first.includes(file) && isOf(site, file, family),
    )
    const goal = goals[family]?.[part]
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
