import { sendFailed } from '@latchkey/protocol/catalogue'
import type { Driver, Session, TransactionHandle } from '../driver.ts'
import type { FeeTerms } from './getTransferFee.ts'
import { toNodeError } from './nodeError.ts'
import { planTransfer } from './plan.ts'
import { loadRuntime } from './runtime.ts'
import { expectVersion, sendCall } from './sendCall.ts'

/** Asks the wallet to send the coin or a token. */
export async function transfer(args: Driver.TransferArgs & { session: Session }): Promise<TransactionHandle> {
  const { network } = args
  const { specVersion } = (args.terms ?? {}) as Partial<FeeTerms>
  // What was reviewed was for that version.
  if (specVersion !== undefined) await expectVersion(network, specVersion)
  try {
    const runtime = await loadRuntime(network)
    const { call } = await planTransfer(args, runtime)
    return await sendCall({ ...args, call, runtime })
  } catch (cause) {
    throw toNodeError(cause, sendFailed)
  }
}
