import { globSync } from 'node:fs'

const skipped = /(^|\/)(node_modules|dist|\.tools|\.cache|\.git)(\/|$)/

/** Matching files of the repository, sorted; without installed and built ones. */
export function files(root: string, patterns: string[]): string[] {
  return globSync(patterns, { cwd: root, exclude: (path) => skipped.test(path) }).sort()
}
