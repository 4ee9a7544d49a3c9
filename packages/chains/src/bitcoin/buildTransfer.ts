import { httpRequestFailed, sendFailed, sendFundsChanged } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { hex } from '@scure/base'
import { OutScript, Transaction } from '@scure/btc-signer'
import { equalBytes, hash160, taprootTweakPubkey } from '@scure/btc-signer/utils.js'
import type { Network } from '../driver.ts'
import { type Coin, sum } from './chooseCoins.ts'
import { askEsplora } from './esplora.ts'
import { type BitcoinAddress, readAddress } from './readAddress.ts'
import { dustLimits } from './weights.ts'

/** Below the maximum, so that a transaction that is stuck can be replaced (BIP-125). */
const sequence = 0xfffffffd
/** Transactions that coins are from are read this many at a time. */
const readsAtOnce = 5

/** A previous transaction can have anything in it. */
const anyScript = {
  allowUnknownInputs: true,
  allowUnknownOutputs: true,
  allowUnknownVersion: true,
  disableScriptCheck: true,
}

/**
 * The unsigned transaction of a transfer: it pays `amount` and exactly `fee`, and the rest
 * of the coins goes back to the sender.
 */
export async function buildTransfer(args: buildTransfer.Args): Promise<Transaction> {
  const { amount, coins, fee, network, publicKey } = args
  const [sender, receiver] = [readAddress(args.address), readAddress(args.to)]
  if (!sender || !receiver) throw new KitError(sendFailed, { details: 'An address is not valid.' })
  const change = sum(coins) - amount - fee
  if (change < 0n || (change > 0n && change < dustLimits[sender.kind])) throw new KitError(sendFundsChanged)
  const script = scriptOf(sender)
  const previous = sender.kind === 'p2tr' ? undefined : await readPrevious(network, coins)
  const transaction = new Transaction()
  for (const { id, index, value } of coins) {
    const from = previous?.get(id)
    if (from) checkCoin(from, { id, index, value }, script)
    transaction.addInput({
      txid: id,
      index,
      sequence,
      ...(from && { nonWitnessUtxo: from.toBytes(true, false) }),
      ...(sender.kind !== 'p2pkh' && { witnessUtxo: { script, amount: value } }),
      ...keyHints(sender, publicKey),
    })
  }
  transaction.addOutput({ script: scriptOf(receiver), amount })
  if (change > 0n) transaction.addOutput({ script, amount: change })
  return transaction
}

export declare namespace buildTransfer {
  type Args = {
    network: Network
    address: string
    to: string
    amount: bigint
    coins: readonly Coin[]
    fee: bigint
    /** Of the sender, if the wallet shares it. */
    publicKey: Uint8Array | undefined
  }
}

/** The script that pays to an address. */
export function scriptOf({ hash, kind }: BitcoinAddress): Uint8Array {
  if (kind === 'p2tr') return OutScript.encode({ type: 'tr', pubkey: hash })
  const types = { p2pkh: 'pkh', p2sh: 'sh', p2wpkh: 'wpkh', p2wsh: 'wsh' } as const
  return OutScript.encode({ type: types[kind], hash })
}

/** What wallets need besides the coin to find the key of an input. Left out if it does not belong to the address. */
function keyHints({ hash, kind }: BitcoinAddress, publicKey: Uint8Array | undefined) {
  if (kind === 'p2sh' && publicKey?.length === 33) {
    const redeemScript = nestedScript(publicKey)
    return equalBytes(hash160(redeemScript), hash) ? { redeemScript } : {}
  }
  if (kind === 'p2tr' && publicKey) {
    const tapInternalKey = publicKey.slice(-32)
    const [outputKey] = taprootTweakPubkey(tapInternalKey, new Uint8Array())
    return equalBytes(outputKey, hash) ? { tapInternalKey } : {}
  }
  return {}
}

/** The redeem script of nested segwit. */
export function nestedScript(publicKey: Uint8Array): Uint8Array {
  return OutScript.encode({ type: 'wpkh', hash: hash160(publicKey) })
}

/**
 * The transactions that coins are from. A wallet learns from them what the coins are worth,
 * because signatures of version 0 cover no amounts of other inputs.
 */
async function readPrevious(
  network: Network,
  coins: readonly Coin[],
): Promise<ReadonlyMap<string, Transaction>> {
  const ids = [...new Set(coins.map(({ id }) => id))]
  const found = new Map<string, Transaction>()
  for (let start = 0; start < ids.length; start += readsAtOnce) {
    const reads = ids.slice(start, start + readsAtOnce).map(async (id) => {
      const read = (answer: unknown) => toTransaction(answer, id)
      found.set(id, await askEsplora(network, 'tx_hex', [id], read))
    })
    await Promise.all(reads)
  }
  return found
}

function toTransaction(answer: unknown, id: string): Transaction {
  const transaction = Transaction.fromRaw(hex.decode(String(answer)), anyScript)
  if (transaction.id === id) return transaction
  throw new Error('The node answered with another transaction.')
}

/** Compares a coin, as the node lists it, with the transaction it is from. */
function checkCoin(from: Transaction, { index, value }: Coin, script: Uint8Array): void {
  const output = index < from.outputsLength ? from.getOutput(index) : undefined
  if (output?.amount !== value || !output.script || !equalBytes(output.script, script))
    throw new KitError(httpRequestFailed, { details: 'The node listed a coin that does not exist.' })
}
