import { rpcErrors } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { DataOfKey } from '../../approval.ts'
import { addressKey } from '../addresses.ts'
import { addressIn, type Value } from '../approval/typedData.ts'
import { delegationContracts } from '../delegation.ts'
import { contracts, smartAddressOf } from '../smartAddress.ts'

/**
 * Refuses data with which the key would act for its smart account: a page could pass an operation,
 * of which the visitor would only see numbers, off as data. What the account itself signs is
 * hashed as a message, and is none of these.
 */
export function refuseOwn({ address, domain, message }: DataOfKey): void {
  const own = addressKey(smartAddressOf(address))
  const verifying = addressKey(addressIn(domain as Value, 'verifyingContract') ?? '')
  const sender = addressKey(addressIn(message as Value, 'safe') ?? '')
  const isOfSafe = verifying === own || (verifying === contracts.module && sender === own)
  // On chains where the account of the key has code, or will have: its operations and its sessions.
  const isOfKey = verifying === addressKey(address) || verifying === delegationContracts.manager
  if (isOfSafe || isOfKey)
    throw new KitError(rpcErrors[4100], { details: 'The data acts for the smart account of this key.' })
}
