import { isRecord } from '@latchkey/protocol/isRecord'
import type { Network } from '../driver.ts'
import { addressKey } from './addressShape.ts'
import type { Coin } from './chooseCoins.ts'
import { askEsplora, isHash, maxSupply, toSatoshis } from './esplora.ts'
import { isJustSpent } from './spentCoins.ts'

/** Smaller coins may carry an inscription or another collectible, which spending them would lose. */
const maxCollectible = 10_000n
/** The number of unconfirmed transactions that are looked at. Nodes relay chains of 25. */
const maxPending = 25

/** The coins of an address: all of them as an amount, and those that a transfer may spend. */
export type Purse = { readonly total: bigint; readonly spendable: readonly Coin[] }

/**
 * Reads the coins of an address.
 *
 * Coins of 10,000 satoshis or less are never spent. Neither are unconfirmed ones that
 * another sender made, who could still take them back; the sender's own change is spent.
 */
export async function readCoins(network: Network, address: string): Promise<Purse> {
  const coins = await askEsplora(network, 'address_utxos', [address], toCoins)
  const large = coins.filter(({ value }) => value > maxCollectible)
  const pending = [...new Set(large.filter(({ confirmed }) => !confirmed).map(({ id }) => id))]
  const own = new Set<string>()
  for (const id of pending.slice(0, maxPending))
    if (await askEsplora(network, 'tx', [id], (tx) => isFrom(tx, id, address))) own.add(id)
  return {
    total: coins.reduce((total, { value }) => total + value, 0n),
    spendable: large
      .filter(({ confirmed, id, index }) => (confirmed || own.has(id)) && !isJustSpent(`${id}:${index}`))
      .map(({ id, index, value }) => ({ id, index, value })),
  }
}

export function toCoins(answer: unknown): readonly (Coin & { confirmed: boolean })[] {
  if (!Array.isArray(answer)) throw new Error('The node answered with no coins.')
  const coins = new Map<string, Coin & { confirmed: boolean }>()
  for (const entry of answer) {
    const { status, txid, value, vout } = isRecord(entry) ? entry : {}
    const { confirmed } = isRecord(status) ? status : {}
    if (!isHash(txid) || typeof confirmed !== 'boolean' || !isIndex(vout))
      throw new Error('The node answered with something that is no coin.')
    coins.set(`${txid}:${vout}`, { id: txid, index: vout, value: toSatoshis(value), confirmed })
  }
  const list = [...coins.values()]
  if (list.reduce((total, { value }) => total + value, 0n) > maxSupply)
    throw new Error('The node answered with more coins than there are.')
  return list
}

function isIndex(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < 2 ** 32
}

/** Whether every input of a transaction spends a coin of the address. */
function isFrom(tx: unknown, id: string, address: string): boolean {
  // It was replaced meanwhile.
  if (tx === null) return false
  const { txid, vin } = isRecord(tx) ? tx : {}
  if (txid !== id || !Array.isArray(vin)) throw new Error('The node answered with another transaction.')
  return (
    vin.length > 0 &&
    vin.every((input) => {
      const { prevout } = isRecord(input) ? input : {}
      const { scriptpubkey_address: from } = isRecord(prevout) ? prevout : {}
      return typeof from === 'string' && addressKey(from) === addressKey(address)
    })
  )
}
