import { chainFamilies } from '../../../packages/chains/scripts/chainFamilies.ts'
import type { Figure } from '../../../scripts/figures.ts'
import type { Sites } from './buildSites.ts'
import { initialFiles, kilobytes, shortName, sizeOf } from './measureSize.ts'

/** What each additional chain family costs pages that use it and pages that do not. */
export async function measureFamilies(sites: Sites, report: (figure: Figure) => void): Promise<void> {
  for (const family of chainFamilies()) if (family !== 'evm') measureFamily(family, sites, report)
}

function measureFamily(family: string, { latchkey, example }: Sites, report: (figure: Figure) => void) {
  const own = (id: string) => id.includes(`/chains/src/${family}/`) || id.includes(`/@${family}/`)
  const unexpected = latchkey.chunks.flatMap(({ moduleIds }) => moduleIds).filter(own)
  report({
    name: `modules of ${family} in a page with EVM alone`,
    value: unexpected.length,
    unit: 'modules',
    goal: { op: '=', value: 0 },
    note: unexpected[0] ?? 'in all its files, also those fetched later',
  })

  const unit = 'kB gzip (1 kB = 1000 bytes)'
  const first = initialFiles(example)
  const late = example.chunks.filter(
    ({ fileName, moduleIds }) => !first.includes(fileName) && moduleIds.some(own),
  )
  const early = example.chunks
    .filter(({ fileName }) => first.includes(fileName))
    .flatMap(({ moduleIds }) => moduleIds)
  report({
    name: `size of ${family} after the click, all of it`,
    value: kilobytes(
      sizeOf(
        example,
        late.map(({ fileName }) => fileName),
      ),
    ),
    unit,
    note: `${early.filter(own).length} of its modules are there before, ${early.filter((id) => id.includes(`/@${family}/`)).length} of them of @${family}`,
  })
  for (const { fileName } of late)
    report({
      name: `size of ${family}: ${shortName(fileName)}`,
      value: kilobytes(sizeOf(example, [fileName])),
      unit,
    })
}
