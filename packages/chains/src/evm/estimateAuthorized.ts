import type { Hex } from 'viem'
import { numberToHex } from 'viem/utils'
import type { EvmClient } from './client.ts'

type Call = { readonly from: Hex; readonly to?: Hex; readonly data?: Hex; readonly value?: Hex }

/** Used if a node cannot estimate the code of an authorization. */
const fallbackGas = 100_000n

/**
 * Estimates the gas of a transaction with an authorization list (EIP-7702). Not every node
 * counts the list, or the code that the account only has once the transaction is in a
 * block, so each authorization adds twice the gas that its code needs for the call.
 *
 * Returns undefined if the call itself cannot be estimated: the wallet then shows why.
 */
export async function estimateAuthorized(
  client: EvmClient,
  { from, to, data, value }: Call,
  authorizations: readonly { readonly address: Hex }[],
): Promise<Hex | undefined> {
  const estimate = async (at: Hex | undefined) => {
    const call = { from, ...(at && { to: at }), ...(data && { data }), ...(value && { value }) }
    return BigInt(await client.request({ method: 'eth_estimateGas', params: [call] }))
  }
  const extra = ({ address }: { readonly address: Hex }) =>
    estimate(address)
      .catch(() => fallbackGas)
      .then((gas) => 2n * gas)
  try {
    const [base, ...extras] = await Promise.all([estimate(to), ...authorizations.map(extra)])
    return numberToHex(extras.reduce((sum, gas) => sum + gas, base))
  } catch {
    return undefined
  }
}
