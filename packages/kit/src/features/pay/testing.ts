import { evmOn } from '@latchkey/chains/evm/testing'
import type { Anvil } from '@latchkey/chains/evm/testingNode'
import { parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { connectWallet } from '../../core/connectWallet.ts'
import { createOrigin, startKit } from '../../core/testing.ts'
import { loadFacts } from './loadFacts.ts'
import { priceFee } from './priceFee.ts'

export const fresh = () => privateKeyToAccount(generatePrivateKey()).address

/** Somebody with 10 ETH, connected; `tab` is another page of the same browser with the same wallet. */
export async function payerOn(nodes: readonly Anvil[], origin = createOrigin(), key = generatePrivateKey()) {
  const { address } = privateKeyToAccount(key)
  for (const { client } of nodes) await client.setBalance({ address, value: parseEther('10') })
  const { driver, found, wallet } = evmOn(nodes, { privateKeys: [key] })
  const kit = startKit({ drivers: [driver], storage: origin.tab() })
  await connectWallet(kit, { walletId: found.id })
  const tab = () => payerOn(nodes, origin, key)
  return { address, driver, kit, origin, tab, wallet }
}

/** What the views do on the way to the button. */
export async function readReview(kit: Parameters<typeof loadFacts>[0]): Promise<void> {
  await loadFacts(kit)
  await priceFee(kit)
}
