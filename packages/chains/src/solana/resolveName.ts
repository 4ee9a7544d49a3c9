import { nameResolveFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Driver } from '../driver.ts'
import { toAddress } from './base58.ts'

/** Resolves a name with the host's resolver, and validates the result. */
export async function resolveName(
  args: Driver.ResolveNameArgs,
  names: (args: Driver.ResolveNameArgs) => Promise<string | undefined>,
): Promise<string | undefined> {
  const found = await names(args).catch((cause: unknown) => {
    throw new KitError(nameResolveFailed, { cause })
  })
  if (found === undefined || found === null) return undefined
  const address = typeof found === 'string' ? toAddress(found) : undefined
  if (address) return address
  throw new KitError(nameResolveFailed, { details: 'What was found is no Solana address.' })
}
