import type { Figure, Measure } from '../../scripts/figures.ts'
import { measureCosts } from './frame/measureCosts.ts'
import { measureCreation } from './frame/measureCreation.ts'
import { measureLogins } from './frame/measureLogins.ts'
import { measureReady } from './frame/measureReady.ts'
import { measureRows } from './frame/measureRows.ts'
import { measureSigning } from './frame/measureSigning.ts'
import { measureSize } from './frame/measureSize.ts'
import { wantedParts } from './wantedParts.ts'

const parts: Record<string, (report: (figure: Figure) => void) => Promise<void>> = {
  size: measureSize,
  ready: measureReady,
  signing: measureSigning,
  creation: measureCreation,
  logins: measureLogins,
  costs: measureCosts,
  rows: measureRows,
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

export default measure
