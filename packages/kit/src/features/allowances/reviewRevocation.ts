import type { TransactionRequest } from '@latchkey/chains/requests'
import { parseAccountId } from '@latchkey/protocol/caip'
import { sendUnsupportedChain } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Allowance } from '@latchkey/protocol/http/allowances'
import type { Kit } from '../../core/kit.ts'
import { modal } from '../../core/modal/modal.ts'
import { askNodes } from '../../core/server/withoutServer.ts'
import { simulateTransaction } from '../../core/transactions/simulateTransaction.ts'
import { revoking } from './revoking.ts'

/** Shows what taking a permission back would do, tried out on the chain. */
export async function reviewRevocation(kit: Kit, allowance: Allowance): Promise<void> {
  const store = revoking.of(kit)
  const { address: owner } = kit.connection().connection
  store.dispatch({ type: 'review', allowance, owner })
  modal.of(kit).dispatch({ type: 'push', view: { name: 'RevokeAllowance' } })
  const simulation = await simulateTransaction(kit, revocationOf(kit, allowance))
  store.dispatch({ type: 'simulated', allowance, simulation })
}

/** The transaction that takes a permission back. */
export async function revocationOf(
  kit: Kit,
  { kind, spender, token }: Allowance,
): Promise<TransactionRequest> {
  const { connection, driver, network } = kit.connection()
  const allowances = await driver.allowances?.()
  if (!allowances || !network) throw new KitError(sendUnsupportedChain)
  const { address } = parseAccountId(token.id)
  const args = {
    owner: connection.address,
    token: address,
    spender: spender.address,
    collectible: kind === 'collection',
  }
  return await askNodes(kit, network, (network) => allowances.revocation({ ...args, network }))
}
