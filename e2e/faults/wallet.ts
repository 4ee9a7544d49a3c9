import type { Break } from '../../scripts/faults.ts'
import { losses } from '../wallet/faults/losses.ts'
import { underLoad } from '../wallet/faults/underLoad.ts'
import { withWalletWorld } from '../wallet/withWalletWorld.ts'

/**
 * Whether embedded wallets survive when something they depend on is killed: the code of the
 * wallet's frame logs in and signs against real processes, without a browser.
 *
 * `pnpm faults wallet postgres kms` runs only those; `FAULTS=quick` runs all with smaller loads.
 */
const run: Break = async (report, wanted) => {
  const names = wanted.length ? wanted : Object.keys(losses)
  const unknown = names.filter((name) => !Object.hasOwn(losses, name))
  if (unknown.length)
    throw new Error(`No fault ${unknown.join(', ')}. There are: ${Object.keys(losses).join(', ')}`)
  await withWalletWorld(async (world) => {
    for (const name of names) {
      const loss = losses[name]?.(world)
      if (loss) await underLoad(world, loss, report)
    }
  })
}

export default run
