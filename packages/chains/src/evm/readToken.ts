import { sendTokenMissing } from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import { encodeFunctionData, erc20Abi, type Hex, isHex } from 'viem'
import type { Network, TokenBalance } from '../driver.ts'
import { clientOf, type Transports, toReachError } from './client.ts'
import { readSymbol } from './readSymbol.ts'
import { withPrefix } from './withPrefix.ts'

/** An ERC-20 token's symbol and decimals, and the balance of `address` if given. */
export async function readToken(
  { address, network, token }: { network: Network; token: string; address?: string | undefined },
  transports?: Transports,
): Promise<TokenBalance> {
  const client = clientOf(network, transports)
  const ask = async (data: Hex): Promise<Hex> => {
    const answer = await client.request({
      method: 'eth_call',
      params: [{ to: withPrefix(token), data }, 'latest'],
    })
    return isHex(answer) ? answer : '0x'
  }
  try {
    const [decimals, symbol, value] = await Promise.all([
      ask(encodeFunctionData({ abi: erc20Abi, functionName: 'decimals' })).then(toNumber),
      ask(encodeFunctionData({ abi: erc20Abi, functionName: 'symbol' })).catch((): Hex => '0x'),
      address === undefined
        ? 0n
        : ask(
            encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [withPrefix(address)] }),
          ).then(toNumber),
    ])
    if (decimals > 255n) throw new KitError(sendTokenMissing)
    return { decimals: Number(decimals), symbol: readSymbol(symbol), value }
  } catch (cause) {
    throw isKitError(cause) ? cause : toReachError(cause)
  }
}

/** An address without a contract returns no data. */
function toNumber(answer: Hex): bigint {
  if (!/^0x[\da-f]{64}$/i.test(answer)) throw new KitError(sendTokenMissing)
  return BigInt(answer)
}
