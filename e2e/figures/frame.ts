import { basename, join } from 'node:path'
import type { Figure, Measure } from '../../scripts/figures.ts'
import { files } from '../../scripts/files.ts'
import { measureCosts } from './frame/measureCosts.ts'
import { measureCreation } from './frame/measureCreation.ts'
import { measureLogins } from './frame/measureLogins.ts'
import { measureReady } from './frame/measureReady.ts'
import { measureRows } from './frame/measureRows.ts'
import { measureSigning } from './frame/measureSigning.ts'
import { measureSize } from './frame/measureSize.ts'
import { wantedParts } from './wantedParts.ts'

type Part = (report: (figure: Figure) => void) => Promise<void>

const parts: Record<string, Part> = {
  size: measureSize,
  ready: measureReady,
  signing: measureSigning,
  creation: measureCreation,
  logins: measureLogins,
  costs: measureCosts,
  rows: measureRows,
  ...familyParts(),
}

/**
 * What the embedded wallet costs: bytes and times of its built frame in a browser, processor
 * time of its roles, and rows of its databases. `pnpm build` must have run.
 *
 * `FIGURES=size,ready` measures only those parts; `WALLETS=1000` writes fewer rows.
 */
const measure: Measure = async (report) => {
  const wanted = wantedParts(parts)
  for (const part of wanted) await part(report)
}

/** Parts of one family of chains are in a folder named after it: `measureSponsored.ts` is `sponsored`. */
function familyParts(): Record<string, Part> {
  const found = files(import.meta.dirname, ['frame/*/measure*.ts']).map((file): [string, Part] => {
    const verb = basename(file, '.ts')
    const name = verb.slice('measure'.length).toLowerCase()
    return [name, async (report) => (await import(join(import.meta.dirname, file)))[verb](report)]
  })
  return Object.fromEntries(found)
}

export default measure
