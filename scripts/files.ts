import { globSync } from 'node:fs'

const skipped = /(^|\/)(node_modules|dist|\.tools|\.cache|\.git)(\/|$)/

/** Files of the repository that match, sorted; installed and built ones are left out. */
export function files(root: string, patterns: string[]): string[] {
  return globSync(patterns, { cwd: root, exclude: (path) => skipped.test(path) }).sort()
}
