import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from './programFiles.ts'

/** Set when the server is built; a server that runs from its source has none. */
declare const builtCommit: string

const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
  version: string
}

/** What this process runs: for `--version`, the log and the metrics. */
export const buildInfo = {
  version,
  commit: typeof builtCommit === 'string' ? builtCommit : 'unknown',
  node: process.version,
}
