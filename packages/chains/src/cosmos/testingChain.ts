import { encodeSecp256k1Pubkey, makeSignDoc, pubkeyToRawAddress, serializeSignDoc } from '@cosmjs/amino'
import { Secp256k1, Secp256k1Signature, sha256 } from '@cosmjs/crypto'
import { fromBech32, toBase64, toBech32, toHex } from '@cosmjs/encoding'
import { AminoTypes, createDefaultAminoConverters } from '@cosmjs/stargate'
import { type AuthInfo, type Body, type Codec, codecs, type Send, type TextCoin } from './testingCodecs.ts'

/** A refusal with the code that the Cosmos SDK has for it. */
export class SdkError extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

export type Event = { type: string; attributes: { key: string; value: string; index: boolean }[] }

/** The result of a transaction, in the shape of CometBFT. */
export type TxResult = {
  code: number
  codespace: string
  data: string | null
  log: string
  info: string
  gas_wanted: string
  gas_used: string
  events: Event[]
}

export type SimulatedBlock = { height: number; time: Date; txs: Uint8Array[]; results: TxResult[] }

export type SimulatedAccount = {
  address: string
  number: bigint
  sequence: bigint
  publicKey: Uint8Array | undefined
  /** Coins that cannot be sent. Set if it is a vesting account. */
  locked: bigint | undefined
}

/** A transaction of a block, as nodes answer about it. */
export type IncludedTx = { hash: string; height: string; index: number; tx_result: TxResult; tx: string }

type State = { accounts: Map<string, SimulatedAccount>; balances: Map<string, Map<string, bigint>> }

const sendUrl = '/cosmos.bank.v1beta1.MsgSend'
const keyUrl = '/cosmos.crypto.secp256k1.PubKey'
const feeCollector = new Uint8Array(20).fill(0xfc)
const price = 10n ** 18n
const halfOrder = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

/** The gas of a transfer, roughly as on the Cosmos Hub: the size counts, and so does a new account. */
const gasCosts = { base: 62_000n, byte: 10n, newAccount: 9_000n, newKey: 3_000n } as const

/** What a signature and a key would add to a transaction that is only simulated. */
const unsignedBytes = 64n + 37n

/**
 * Simulates the state machine of a chain of the Cosmos SDK: accounts, balances, fees, signatures and
 * transfers. It is not a node: there is no consensus, and messages other than `MsgSend` are refused.
 */
export function createSimulatedChain(options: createSimulatedChain.Options) {
  const { chainId, denom, feeMarket, prefix } = options
  const amino = new AminoTypes(createDefaultAminoConverters())
  const blocks: SimulatedBlock[] = [{ height: 1, time: new Date(), txs: [], results: [] }]
  const mempool = new Map<string, Uint8Array>()
  const included = new Map<string, IncludedTx>()
  const state: State = { accounts: new Map(), balances: new Map() }
  // The state after the transactions of the mempool.
  let pending: State | undefined
  let gasPrice = options.gasPrice
  let nextNumber = 1n

  const addressOfBytes = (bytes: Uint8Array) => toBech32(prefix, bytes)

  function ensureAccount(into: State, address: string): SimulatedAccount {
    const existing = into.accounts.get(address)
    if (existing) return existing
    const account = { address, number: nextNumber++, sequence: 0n, publicKey: undefined, locked: undefined }
    into.accounts.set(address, account)
    return account
  }

  function balanceIn(of: State, address: string, coin: string): bigint {
    return of.balances.get(address)?.get(coin) ?? 0n
  }

  function setBalance(of: State, address: string, coin: string, amount: bigint): void {
    const own = of.balances.get(address) ?? new Map<string, bigint>()
    if (amount === 0n) own.delete(coin)
    else own.set(coin, amount)
    of.balances.set(address, own)
  }

  function spendableIn(of: State, address: string, coin: string): bigint {
    const locked = coin === denom ? (of.accounts.get(address)?.locked ?? 0n) : 0n
    const balance = balanceIn(of, address, coin)
    return balance > locked ? balance - locked : 0n
  }

  function move(of: State, from: string, to: string, amount: readonly TextCoin[]): void {
    for (const { amount: text, denom: coin } of amount) {
      const units = BigInt(text)
      const has = spendableIn(of, from, coin)
      if (has < units)
        throw new SdkError(
          5,
          `spendable balance ${has}${coin} is smaller than ${text}${coin}: insufficient funds`,
        )
      setBalance(of, from, coin, balanceIn(of, from, coin) - units)
      setBalance(of, to, coin, balanceIn(of, to, coin) + units)
    }
    ensureAccount(of, to)
  }

  /** What happens before the messages run: fee, signature, sequence. It stays even if a message fails. */
  function admit(of: State, tx: DecodedTx, height: number, simulated: boolean): SimulatedAccount {
    const { authInfo, body, signatures } = tx
    const [signer, ...others] = authInfo.signerInfos
    const [message] = body.messages
    if (!signer || others.length || signatures.length !== 1 || !message)
      throw new SdkError(4, 'wrong number of signers: unauthorized')
    if (new TextEncoder().encode(body.memo).length > 256)
      throw new SdkError(12, 'maximum number of characters is 256: memo too large')
    if (body.timeoutHeight > 0n && BigInt(height) > body.timeoutHeight)
      throw new SdkError(30, 'tx timeout height')
    const from = senderOf(message)
    const fee = authInfo.fee ?? { amount: [], gasLimit: 0n, payer: '', granter: '' }
    if (fee.payer || fee.granter) throw new SdkError(38, 'fee grants are not simulated: not found')
    const paid = fee.amount.find((coin) => coin.denom === denom)
    const needed = (fee.gasLimit * gasPrice + price - 1n) / price
    if (!simulated && (!paid || BigInt(paid.amount) < needed))
      throw new SdkError(
        13,
        `insufficient fees; got: ${paid?.amount ?? ''}${denom} required: ${needed}${denom}: insufficient fee`,
      )
    const account = of.accounts.get(from)
    if (!account) throw new SdkError(9, `fee payer address: ${from} does not exist: unknown address`)
    if (signer.sequence !== account.sequence)
      throw new SdkError(
        32,
        `account sequence mismatch, expected ${account.sequence}, got ${signer.sequence}: incorrect account sequence`,
      )
    if (!simulated) checkSignature(tx, account, signer)
    move(of, from, addressOfBytes(feeCollector), fee.amount)
    account.sequence += 1n
    return account
  }

  function checkSignature(
    { authInfo, body, raw }: DecodedTx,
    account: SimulatedAccount,
    { modeInfo, publicKey: any }: AuthInfo['signerInfos'][number],
  ): void {
    if (any && any.typeUrl !== keyUrl) throw new SdkError(8, 'key type not supported: invalid pubkey')
    const publicKey = account.publicKey ?? (any && codecs.publicKey.decode(any.value).key)
    if (publicKey?.length !== 33) throw new SdkError(8, 'no public key: invalid pubkey')
    if (addressOfBytes(pubkeyToRawAddress(encodeSecp256k1Pubkey(publicKey))) !== account.address)
      throw new SdkError(8, 'pubKey does not match signer address: invalid pubkey')
    account.publicKey = publicKey
    const bytes =
      modeInfo?.single?.mode === 127 ? aminoBytes(body, authInfo, account) : directBytes(raw, account)
    const [signature] = raw.signatures
    if (signature?.length !== 64) throw new SdkError(4, 'signature length: unauthorized')
    const parsed = Secp256k1Signature.fromFixedLength(signature)
    // The high half of S is refused, because it would make a second valid signature.
    const high = BigInt(`0x${toHex(parsed.s(32))}`) > halfOrder
    if (high || !Secp256k1.verifySignature(parsed, sha256(bytes), publicKey))
      throw new SdkError(
        4,
        `signature verification failed; please verify account number (${account.number}), sequence (${account.sequence}) and chain-id (${chainId}): unauthorized`,
      )
  }

  function directBytes({ authInfoBytes, bodyBytes }: DecodedTx['raw'], { number }: SimulatedAccount) {
    return encode(codecs.signDoc, { bodyBytes, authInfoBytes, chainId, accountNumber: number })
  }

  function aminoBytes(body: Body, { fee }: AuthInfo, { number, sequence }: SimulatedAccount): Uint8Array {
    const messages = body.messages.map(({ typeUrl, value }) =>
      amino.toAmino({ typeUrl, value: codecs.send.decode(value) }),
    )
    const stdFee = { amount: fee?.amount ?? [], gas: String(fee?.gasLimit ?? 0n) }
    const height = body.timeoutHeight || undefined
    const doc = makeSignDoc(messages, stdFee, chainId, body.memo, Number(number), Number(sequence), height)
    return serializeSignDoc(doc)
  }

  function senderOf({ typeUrl, value }: Body['messages'][number]): string {
    if (typeUrl !== sendUrl)
      throw new SdkError(6, `no message handler found for "${typeUrl}": unknown request`)
    return codecs.send.decode(value).fromAddress
  }

  function gasOf(of: State, tx: DecodedTx, isNewKey: boolean, simulated: boolean): bigint {
    const sends = tx.body.messages.map(({ value }) => codecs.send.decode(value))
    const opened = sends.filter(({ toAddress }) => !of.accounts.has(toAddress)).length
    const size = BigInt(tx.size) + (simulated ? unsignedBytes : 0n)
    return (
      gasCosts.base +
      gasCosts.byte * size +
      gasCosts.newAccount * BigInt(opened) +
      (isNewKey ? gasCosts.newKey : 0n)
    )
  }

  function run(of: State, tx: DecodedTx): Event[] {
    const events: Event[] = []
    const before = snapshot(of)
    try {
      tx.body.messages.forEach((message, index) => {
        senderOf(message)
        const send = codecs.send.decode(message.value)
        checkSend(send, prefix)
        move(of, send.fromAddress, send.toAddress, send.amount)
        events.push(...eventsOf(send, index))
      })
    } catch (error) {
      of.accounts = before.accounts
      of.balances = before.balances
      throw error
    }
    return events
  }

  function deliver(bytes: Uint8Array, height: number): TxResult {
    const none = { data: null, info: '', gas_wanted: '0', gas_used: '0', events: [] as Event[] }
    try {
      const tx = decodeTx(bytes)
      const wanted = tx.authInfo.fee?.gasLimit ?? 0n
      const isNewKey = !state.accounts.get(senderOf(tx.body.messages[0] ?? { typeUrl: '', value: bytes }))
        ?.publicKey
      const used = gasOf(state, tx, isNewKey, false)
      const account = admit(state, tx, height, false)
      const paid = (tx.authInfo.fee?.amount ?? []).map(({ amount, denom }) => `${amount}${denom}`).join(',')
      const feeEvents = [
        transferEvent(account.address, addressOfBytes(feeCollector), paid),
        event('tx', { fee: paid, fee_payer: account.address }),
        event('tx', { acc_seq: `${account.address}/${account.sequence - 1n}` }),
      ]
      const facts = { gas_wanted: wanted.toString(), gas_used: used.toString() }
      try {
        if (used > wanted)
          throw new SdkError(
            11,
            `out of gas in location: WriteFlat; gasWanted: ${wanted}, gasUsed: ${used}: out of gas`,
          )
        const events = run(state, tx)
        const responses = tx.body.messages.map(({ typeUrl }) => ({ typeUrl: `${typeUrl}Response` }))
        const data = toBase64(encode(codecs.messageData, { msgResponses: responses }))
        return { ...none, ...facts, code: 0, codespace: '', data, log: '', events: [...feeEvents, ...events] }
      } catch (error) {
        return { ...none, ...facts, ...refusal(error), events: feeEvents }
      }
    } catch (error) {
      return { ...none, ...refusal(error) }
    }
  }

  return {
    chainId,
    denom,
    feeMarket,
    blocks,
    mempool,
    /** By hash, oldest first. */
    included,
    account: (address: string) => state.accounts.get(address),
    balance: (address: string, coin = denom) => balanceIn(state, address, coin),
    balances: (address: string) => [...(state.balances.get(address) ?? new Map<string, bigint>())],
    spendable: (address: string, coin = denom) => spendableIn(state, address, coin),
    gasPrice: () => gasPrice,
    /** Sets the lowest price of gas, with 18 decimals. */
    setGasPrice(next: bigint) {
      gasPrice = next
    },
    /** Adds to a balance, and opens the account. */
    fund(address: string, units: bigint, coin = denom) {
      ensureAccount(state, address)
      setBalance(state, address, coin, balanceIn(state, address, coin) + units)
      pending = undefined
    },
    /** Makes it a vesting account: the units stay in the balance, but cannot be sent. */
    lock(address: string, units: bigint) {
      ensureAccount(state, address).locked = units
      pending = undefined
    },
    /** Takes a transaction into the mempool, or says why not. */
    check(bytes: Uint8Array): { code: number; codespace: string; log: string } {
      const height = (blocks.at(-1)?.height ?? 0) + 1
      if (!pending) {
        pending = snapshot(state)
        for (const tx of mempool.values()) admit(pending, decodeTx(tx), height, false)
      }
      const before = snapshot(pending)
      try {
        admit(pending, decodeTx(bytes), height, false)
        mempool.set(hashOf(bytes), bytes)
        return { code: 0, codespace: '', log: '' }
      } catch (error) {
        pending = before
        return refusal(error)
      }
    },
    /** The gas of a transaction, which does not need to be signed. */
    simulate(bytes: Uint8Array): bigint {
      const tx = decodeTx(bytes)
      const trial = snapshot(state)
      const [message = { typeUrl: '', value: bytes }] = tx.body.messages
      const used = gasOf(trial, tx, !trial.accounts.get(senderOf(message))?.publicKey, true)
      try {
        admit(trial, tx, 0, true)
        run(trial, tx)
      } catch (error) {
        const { log } = refusal(error)
        throw new SdkError(
          6,
          `rpc error: code = Unknown desc = ${log} with gas used: '${used}': unknown request`,
        )
      }
      return used
    },
    /** Makes a block of the mempool. */
    makeBlock(): SimulatedBlock {
      const height = (blocks.at(-1)?.height ?? 0) + 1
      const hashes = [...mempool.keys()]
      const txs = [...mempool.values()]
      mempool.clear()
      pending = undefined
      const results = txs.map((tx, index) => {
        const [hash, tx_result] = [hashes[index] as string, deliver(tx, height)]
        included.set(hash, { hash, height: String(height), index, tx_result, tx: toBase64(tx) })
        return tx_result
      })
      const block = { height, time: new Date(), txs, results }
      blocks.push(block)
      return block
    },
  }
}

export declare namespace createSimulatedChain {
  type Options = {
    chainId: string
    prefix: string
    /** The denom of the coin, in which fees are paid. */
    denom: string
    /** The lowest price of gas, with 18 decimals. */
    gasPrice: bigint
    /** The path of the query for it, if the chain has one. */
    feeMarket?: string | undefined
  }
}

export type SimulatedChain = ReturnType<typeof createSimulatedChain>

export function hashOf(bytes: Uint8Array): string {
  return toHex(sha256(bytes)).toUpperCase()
}

export function encode(codec: Codec<object>, message: object): Uint8Array {
  return codec.encode(codec.fromPartial(message)).finish()
}

type DecodedTx = ReturnType<typeof decodeTx>

/** Decodes a transaction. As a node does, it refuses bytes that are not the canonical encoding. */
function decodeTx(bytes: Uint8Array) {
  try {
    const raw = decodeExactly(codecs.txRaw, bytes)
    const body = decodeExactly(codecs.body, raw.bodyBytes)
    const authInfo = decodeExactly(codecs.authInfo, raw.authInfoBytes)
    for (const { typeUrl, value } of body.messages) if (typeUrl === sendUrl) decodeExactly(codecs.send, value)
    return { raw, body, authInfo, signatures: raw.signatures, size: bytes.length }
  } catch (cause) {
    throw new SdkError(2, `${String(cause)}: tx parse error`)
  }
}

function decodeExactly<message>(codec: Codec<message>, bytes: Uint8Array): message {
  const decoded = codec.decode(bytes)
  if (toHex(codec.encode(decoded).finish()) !== toHex(bytes)) throw new Error('it is not canonical')
  return decoded
}

function checkSend({ amount, fromAddress, toAddress }: Send, prefix: string): void {
  for (const address of [fromAddress, toAddress])
    if (!isAddress(address, prefix)) throw new SdkError(7, `invalid address ${address}: invalid address`)
  const sorted = amount.every(({ denom }, index) => index === 0 || denom > (amount[index - 1]?.denom ?? ''))
  const valid = amount.every(({ amount: units, denom }) => /^[1-9]\d*$/.test(units) && denom.length > 2)
  if (!amount.length || !sorted || !valid) throw new SdkError(10, 'invalid coins')
}

function isAddress(address: string, prefix: string): boolean {
  try {
    return fromBech32(address, 90).prefix === prefix && address === address.toLowerCase()
  } catch {
    return false
  }
}

function eventsOf({ amount, fromAddress: sender, toAddress: recipient }: Send, index: number): Event[] {
  const text = amount.map(({ amount, denom }) => `${amount}${denom}`).join(',')
  const at = { msg_index: String(index) }
  return [
    event('message', { action: sendUrl, sender, module: 'bank', ...at }),
    event('coin_spent', { spender: sender, amount: text, ...at }),
    event('coin_received', { receiver: recipient, amount: text, ...at }),
    event('transfer', { recipient, sender, amount: text, ...at }),
  ]
}

function transferEvent(sender: string, recipient: string, amount: string): Event {
  return event('transfer', { recipient, sender, amount })
}

function event(type: string, attributes: Readonly<Record<string, string>>): Event {
  return { type, attributes: Object.entries(attributes).map(([key, value]) => ({ key, value, index: true })) }
}

function refusal(error: unknown): { code: number; codespace: string; log: string } {
  if (error instanceof SdkError) return { code: error.code, codespace: 'sdk', log: error.message }
  return { code: 111222, codespace: 'undefined', log: `panic: ${String(error)}` }
}

function snapshot({ accounts, balances }: State): State {
  return {
    accounts: new Map([...accounts].map(([address, account]) => [address, { ...account }])),
    balances: new Map([...balances].map(([address, own]) => [address, new Map(own)])),
  }
}
