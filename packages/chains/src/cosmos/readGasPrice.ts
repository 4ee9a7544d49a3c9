import type { Network } from '../driver.ts'
import { askState } from './askState.ts'
import { nativeOf } from './networks.ts'
import { bytesOf, field, readFields, textOf } from './protobuf.ts'
import { toAmount } from './readTx.ts'

/** Prices have 18 decimals, as the chains encode them. */
const decimals = 18
/** A node cannot make the fee higher than the usual one times this. */
const maxFactor = 50n

/**
 * The price of a unit of gas, in base units with 18 decimals: the usual one, or what the network asks
 * at the moment if that is more. A tenth is added, because the price may rise until the next block.
 */
export async function readGasPrice(network: Network): Promise<bigint> {
  const usual = toPrice(nativeOf(network).gasPrice)
  const asked = ((await readMarket(network).catch(() => 0n)) * 11n) / 10n
  const most = usual * maxFactor
  if (asked <= usual) return usual
  if (asked > most) return most
  return asked
}

/** The fee for an amount of gas, in base units. */
export function feeOf(gas: bigint, price: bigint): bigint {
  const scale = 10n ** BigInt(decimals)
  return (gas * price + scale - 1n) / scale
}

export function toPrice(text: string): bigint {
  const [whole = '', part = ''] = text.split('.')
  return BigInt(whole + part.padEnd(decimals, '0'))
}

async function readMarket(network: Network): Promise<bigint> {
  const { denom, feeMarket } = nativeOf(network)
  if (feeMarket === 'txfees') {
    const { bytes } = await askState(network, '/osmosis.txfees.v1beta1.Query/GetEipBaseFee', [])
    return toAmount(textOf(readFields(bytes), 1))
  }
  if (feeMarket !== 'feemarket') return 0n
  const { bytes } = await askState(network, '/feemarket.feemarket.v1.Query/GasPrice', field(1, denom))
  const price = readFields(bytesOf(readFields(bytes), 1))
  return textOf(price, 1) === denom ? toAmount(textOf(price, 2)) : 0n
}
