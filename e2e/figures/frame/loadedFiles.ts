import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Frame } from 'puppeteer-core'

const dist = join(import.meta.dirname, '../../../apps/frame/dist')

/** Built files that a page of the wallet has asked for so far, itself among them. */
export async function loadedFiles(frame: Frame): Promise<string[]> {
  const urls = await frame.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const paths = [frame.url(), ...urls].map((url) => new URL(url).pathname)
  const files = paths.map((path) => (path === '/frame' ? 'frame.html' : path.slice(1)))
  return [...new Set(files)].filter((file) => file === 'frame.html' || file.startsWith('assets/'))
}

/** Their size as a server sends them, in kB of 1000 bytes. */
export function gzipKilobytes(files: readonly string[]): number {
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0)
  return Number((bytes / 1_000).toFixed(2))
}

export const without = (files: readonly string[], known: readonly string[]) =>
  files.filter((file) => !known.includes(file))
