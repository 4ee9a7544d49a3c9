import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figure, Measure } from '../../scripts/figures.ts'
import { buildSites, type Sites } from './kit/buildSites.ts'
import { measureFamilies } from './kit/measureFamilies.ts'
import { measureMemory } from './kit/measureMemory.ts'
import { measureNetwork } from './kit/measureNetwork.ts'
import { measurePaint } from './kit/measurePaint.ts'
import { measureRemote } from './kit/measureRemote.ts'
import { measureScroll } from './kit/measureScroll.ts'
import { measureSize } from './kit/measureSize.ts'
import { measureViews } from './kit/measureViews.ts'
import { wantedParts } from './wantedParts.ts'

const parts: Record<string, (sites: Sites, report: (figure: Figure) => void) => Promise<void>> = {
  size: measureSize,
  families: measureFamilies,
  remote: measureRemote,
  network: measureNetwork,
  memory: measureMemory,
  views: measureViews,
  scroll: measureScroll,
  paint: measurePaint,
}

/**
 * What the built kit costs a page: bytes, requests, memory, the time from a click to the modal, and scrolling of long lists.
 *
 * `FIGURES=size,network` measures only those parts. Only `paint` and `scroll`
 * depend on the load of the machine.
 */
const measure: Measure = async (report) => {
  const wanted = wantedParts(parts)

  const folder = mkdtempSync(join(tmpdir(), 'latchkey-figures-'))
  try {
    const sites = await buildSites(folder)
    for (const part of wanted) await part(sites, report)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export default measure
