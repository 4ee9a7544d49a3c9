import type { Eip1193Provider } from '@latchkey/chains/evm'
import { networkUndefined } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Account, Chain, Transport, WalletClient } from 'viem'
import type { Kit } from '../../../core/kit.ts'

const namespace = 'eip155'

/**
 * The provider of the connected wallet (EIP-1193), for any library that takes one. Throws if no
 * wallet is connected.
 *
 * @example
 * const signer = await new BrowserProvider(getProvider(kit)).getSigner()
 */
export function getProvider(kit: Kit): Eip1193Provider {
  return kit.connection(namespace).session.provider as Eip1193Provider
}

/**
 * A viem wallet client for the connected account and network. Throws if no wallet is connected, or
 * if it is on a network you did not configure.
 *
 * @example
 * const client = await getWalletClient(kit)
 * const hash = await client.writeContract({ address, abi, functionName: 'mint' })
 */
export async function getWalletClient(kit: Kit): Promise<WalletClient<Transport, Chain, Account>> {
  const { connection, network } = kit.connection(namespace)
  if (!network) throw new KitError(networkUndefined)
  const [{ createWalletClient, custom }, { toChain }] = await Promise.all([
    import('viem'),
    import('@latchkey/chains/evm/toChain'),
  ])
  return createWalletClient({
    account: connection.address as `0x${string}`,
    chain: toChain(network),
    transport: custom(getProvider(kit)),
  })
}
