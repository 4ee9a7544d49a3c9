import { nameResolveFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Driver, Network } from '../driver.ts'
import { readAccounts } from './accounts.ts'
import { isKey, toAddress } from './base58.ts'
import { mainnet } from './networks.ts'
import { askRpc, RpcError, resultOf } from './rpc.ts'
import { resolveSns, type SnsChain } from './sns.ts'

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

/** The address of a name of the Solana Name Service, which is on mainnet and leads to addresses there. */
export async function resolveSnsName({ name, network }: Driver.ResolveNameArgs): Promise<string | undefined> {
  if (network.id !== mainnet.id) return undefined
  try {
    return await resolveSns(chainOf(network), name)
  } catch (cause) {
    throw new KitError(nameResolveFailed, { cause })
  }
}

const options = { encoding: 'base64', commitment: 'confirmed' }
/** How nodes report a mint that does not exist. */
const invalidParams = -32_602

function chainOf(network: Network): SnsChain {
  return {
    async accounts(addresses) {
      const answer = await askRpc(network, 'getMultipleAccounts', [addresses, options])
      const { context } = (answer ?? {}) as { context?: { slot?: unknown } }
      const slot = context?.slot
      if (typeof slot !== 'number' || !Number.isSafeInteger(slot))
        throw new KitError(nameResolveFailed, { details: 'The node answered with no slot.' })
      return { slot, accounts: readAccounts(resultOf(answer), addresses.length) }
    },
    async largest(mint) {
      try {
        const answer = await askRpc(network, 'getTokenLargestAccounts', [mint, { commitment: 'confirmed' }])
        const [first] = resultOf(answer) as { address?: unknown }[]
        return isKey(first?.address) ? first.address : undefined
      } catch (error) {
        if (error instanceof RpcError && error.code === invalidParams) return undefined
        throw error
      }
    },
  }
}
