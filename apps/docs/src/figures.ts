import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type KeptFigures = {
  readonly date: string
  readonly command: string
  readonly figures: Readonly<Record<string, { readonly value: number; readonly unit: string }>>
}

export type Rival = {
  readonly name: string
  readonly version: string
  /** kB gzip that a page loads for it before a click, beyond its React. */
  readonly before: number
  /** kB gzip that the click adds. */
  readonly after: number
  /** Milliseconds from the click to a list of wallets. */
  readonly opens: number
  /** The same of the fastest and the slowest visit. */
  readonly fastest: number
  readonly slowest: number
  /** Hosts that a page asks without any setup of its own. */
  readonly hosts: number
}
export type KeptRivals = {
  readonly date: string
  readonly command: string
  readonly machine: string
  readonly note: string
  readonly rivals: readonly Rival[]
}

/** Figures that a script measured and wrote into docs/; undefined if it has not. */
export function readFigures<figures>(name: string): figures | undefined {
  const file = join(process.cwd(), process.cwd().endsWith('apps/docs') ? '../..' : '.', 'docs', name)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as figures) : undefined
}
