import { readFileSync } from 'node:fs'

/** Of this package: what is built lies in dist, one folder deep like this file in src. */
export function ownVersion(): string {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version
}
