import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const unpacked = join(import.meta.dirname, '../.tools/prometheus/root/usr/bin/promtool')

/** Runs Prometheus' promtool, which `setup` installs; throws with its output if it fails. */
export function promtool(...args: string[]): void {
  const { status, stdout, stderr, error } = spawnSync(existsSync(unpacked) ? unpacked : 'promtool', args, {
    encoding: 'utf8',
    timeout: 60_000,
  })
  if (status !== 0)
    throw new Error(`promtool ${args.join(' ')}\n${stdout ?? ''}${stderr ?? ''}${error ?? ''}`)
}
