import { readSnsName } from '@latchkey/chains/solana/sns'
import type { Gateway } from '../../gateway/gateway.ts'
import { RpcFailure } from '../../gateway/gateway.ts'
import { createNode } from './node.ts'
import { namedChains } from './publicNodes.ts'

const mainnet = namedChains.SOLANA_MAINNET
/** How nodes report a mint that does not exist. */
const invalidParams = -32_602

/**
 * The name that an address chose in the Solana Name Service. It only counts if it leads back to
 * the address.
 *
 * @see https://docs.sns.id
 */
export async function getIdentity(
  gateway: Gateway,
  address: string,
  signal?: AbortSignal | undefined,
): Promise<{ name: string | null; avatar: string | null }> {
  if (!gateway.chains.http.includes(mainnet)) return { name: null, avatar: null }
  const node = createNode(gateway, mainnet, signal)
  const found = await readSnsName(
    {
      async accounts(addresses) {
        const { accounts, slot } = await node.accounts(addresses)
        return { slot, accounts: accounts.map((account) => account && { ...plain, ...account }) }
      },
      largest: (mint) =>
        node.largest(mint).catch((error: unknown) => {
          if (error instanceof RpcFailure && error.error.code === invalidParams) return undefined
          throw error
        }),
    },
    address,
  )
  return { name: found?.name ?? null, avatar: found?.picture ?? null }
}

/** What names do not depend on. */
const plain = { lamports: 0n, executable: false }
