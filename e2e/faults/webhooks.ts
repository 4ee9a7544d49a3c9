import type { Break } from '../../scripts/faults.ts'
import { deadReceiver } from '../server/faults/deadReceiver.ts'
import { webhookLoss } from '../server/faults/webhookLoss.ts'

const faults = { loss: webhookLoss, dead: deadReceiver } satisfies Record<
  string,
  (report: Parameters<Break>[0]) => Promise<void>
>

/**
 * What becomes of webhooks when workers are killed and receivers misbehave.
 *
 * `pnpm faults webhooks loss` runs only that; `FAULTS=quick` runs both with smaller loads.
 */
const run: Break = async (report, wanted) => {
  const names = wanted.length ? wanted : Object.keys(faults)
  const unknown = names.filter((name) => !Object.hasOwn(faults, name))
  if (unknown.length)
    throw new Error(`No fault ${unknown.join(', ')}. There are: ${Object.keys(faults).join(', ')}`)
  for (const name of names as (keyof typeof faults)[]) await faults[name](report)
}

export default run
