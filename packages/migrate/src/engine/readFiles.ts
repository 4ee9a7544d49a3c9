import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const maxFileBytes = 1_000_000
const maxFiles = 50_000
const maxDepth = 40

const skipped = new Set(['node_modules', 'dist', 'build', 'out', 'coverage', 'vendor'])
const isRead = /(\.([cm]?[jt]sx?|vue|svelte|astro|css|scss|html|mdx)|^package\.json|^tsconfig[\w.]*\.json)$/

/** A file of the folder. */
export type TextFile = { readonly path: string; readonly text: string }

/** Files that were left out: too large, or more than are read. */
export type Found = { readonly files: readonly TextFile[]; readonly skipped: readonly string[] }

/**
 * Reads the source files below a folder. Links are not followed, hidden folders, dependencies and
 * built files are left out.
 */
export async function readFiles(folder: string): Promise<Found> {
  const files: TextFile[] = []
  const left: string[] = []
  async function enter(path: string, depth: number): Promise<void> {
    const entries = await readdir(join(folder, path), { withFileTypes: true })
    for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
      const below = path ? `${path}/${entry.name}` : entry.name
      if (entry.isDirectory()) {
        if (entry.name.startsWith('.') || skipped.has(entry.name)) continue
        if (depth < maxDepth) await enter(below, depth + 1)
        else left.push(below)
        continue
      }
      if (!entry.isFile() || !isRead.test(entry.name) || entry.name.endsWith('.d.ts')) continue
      const { size } = await lstat(join(folder, below))
      if (size > maxFileBytes || files.length >= maxFiles) {
        left.push(below)
        continue
      }
      const bytes = await readFile(join(folder, below))
      const text = bytes.toString('utf8')
      // What is not UTF-8 would not be written back as it was.
      if (Buffer.from(text).equals(bytes)) files.push({ path: below, text })
      else left.push(below)
    }
  }
  await enter('', 0)
  return { files, skipped: left }
}
