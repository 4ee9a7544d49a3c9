import { loadavg } from 'node:os'
import { names } from '../../rig/names.ts'
import { type Rig, startRig } from '../../rig/startRig.ts'
import { wideReleases } from '../../wallet/withWalletWorld.ts'
import { timedHost } from './timedHost.ts'

/** A rig with an app that takes times. Limits of logins and releases are lifted: one visitor does the work of many. */
export async function withRig(
  run: (rig: Rig) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<void> {
  const rig = await startRig('chromium', { ...wideReleases, ...settings }, { isWhole: true })
  try {
    rig.sites.serve(names.shop, timedHost(rig.projectId))
    await run(rig)
  } finally {
    await rig.stop()
  }
}

/** What else the machine did meanwhile, for notes. */
export function loadNote(): string {
  return `load of the machine ${loadavg()[0]?.toFixed(1)}`
}
