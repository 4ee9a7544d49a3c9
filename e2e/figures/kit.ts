import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figure, Measure } from '../../scripts/figures.ts'
import { buildSites, type Sites } from './kit/buildSites.ts'
import { measureMemory } from './kit/measureMemory.ts'
import { measureNetwork } from './kit/measureNetwork.ts'
import { measurePaint } from './kit/measurePaint.ts'
import { measureSize } from './kit/measureSize.ts'

const parts: Record<string, (sites: Sites, report: (figure: Figure) => void) => Promise<void>> = {
  size: measureSize,
  network: measureNetwork,
  memory: measureMemory,
  paint: measurePaint,
}

/**
 * What the built kit costs a page: bytes, requests, memory, and the time from a click to the modal.
 *
 * `FIGURES=size,network` measures only those parts. All but `paint` do not
 * depend on how busy the machine is.
 */
const measure: Measure = async (report) => {
  const wanted = process.env.FIGURES?.split(',') ?? Object.keys(parts)
  const unknown = wanted.filter((part) => !Object.hasOwn(parts, part))
  if (unknown.length)
    throw new Error(`No part ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}`)

  const folder = mkdtempSync(join(tmpdir(), 'latchkey-figures-'))
  try {
    const sites = await buildSites(folder)
    for (const part of wanted) await parts[part]?.(sites, report)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export default measure
