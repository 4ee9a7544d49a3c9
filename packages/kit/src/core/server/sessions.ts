import type { AccountId } from '@latchkey/protocol/caip'
import * as contract from '@latchkey/protocol/http/sessions'
import type { Kit } from '../kit.ts'
import { callServer } from './callServer.ts'

/** Permissions an account has granted. */
export async function getSmartSessions(kit: Kit, account: AccountId): Promise<contract.SmartSession[]> {
  return (await callServer(kit, contract.sessionList, { params: { address: account } })).pcis
}

/** Takes a permission back; `signature` is the account's, over `revokeMessage` of the protocol. */
export async function revokeSmartSession(
  kit: Kit,
  args: { account: AccountId; pci: string; signature: string; timestamp: number },
): Promise<{ revokedAt: number }> {
  const { account, pci, signature, timestamp } = args
  // Taking it back twice is taking it back once, so trying again is safe.
  return callServer(kit, contract.sessionRevoke, {
    params: { address: account },
    body: { pci, signature, timestamp },
    retries: 3,
  })
}
