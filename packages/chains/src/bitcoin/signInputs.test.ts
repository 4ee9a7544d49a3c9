import { hex } from '@scure/base'
import { SigHash, Transaction } from '@scure/btc-signer'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nestedScript, scriptOf } from './buildTransfer.ts'
import { readAddress } from './readAddress.ts'
import { signInputs } from './signInputs.ts'
import { createTestKey, readPsbt, type TestKey, type TestKind } from './testingSign.ts'
import type { WalletLink } from './walletLink.ts'

const kinds = ['p2wpkh', 'p2sh-p2wpkh', 'p2pkh', 'p2tr'] as const
const secret = (byte: number) => new Uint8Array(32).fill(byte)

/** A transaction that spends two coins of a key. */
function unsigned(key: TestKey, kind: TestKind, amount = 150_000n): Transaction {
  const script = scriptOf(readAddress(key.address) as never)
  const coins = new Transaction()
  coins.addInput({ txid: '11'.repeat(32), index: 0 })
  for (const value of [100_000n, 60_000n]) coins.addOutput({ script, amount: value })
  const bytes = coins.unsignedTx
  const { id } = Transaction.fromRaw(bytes)
  const made = new Transaction()
  for (const index of [0, 1])
    made.addInput({
      txid: id,
      index,
      sequence: 0xfffffffd,
      ...(kind !== 'p2tr' && { nonWitnessUtxo: bytes }),
      ...(kind !== 'p2pkh' && { witnessUtxo: coins.getOutput(index) as never }),
      ...(kind === 'p2sh-p2wpkh' && { redeemScript: nestedScript(key.publicKey) }),
      ...(kind === 'p2tr' && { tapInternalKey: key.publicKey.slice(1) }),
    })
  made.addOutput({ script, amount })
  return made
}

/** A wallet that signs and then does something else to the PSBT. */
function wallet(key: TestKey, change: (psbt: Transaction) => unknown = () => undefined): WalletLink {
  return {
    async signPsbt(bytes) {
      const psbt = readPsbt(bytes)
      for (const index of [0, 1]) key.signInput(psbt, index)
      const other = change(psbt)
      return (other ?? psbt.toPSBT()) as Uint8Array
    },
  } as Partial<WalletLink> as WalletLink
}

const asked = ({ address }: TestKey) => [0, 1].map((index) => ({ index, address }))
const invalid = { code: 'send/failed', details: 'The wallet answered with no valid signature.' }

describe.each(kinds)('%s', (kind) => {
  const key = createTestKey(kind, secret(1), 'regtest')
  const refuses = async (change: (psbt: Transaction) => unknown, error: object = invalid) => {
    const signing = signInputs(wallet(key, change), unsigned(key, kind), asked(key))
    await expect(signing).rejects.toMatchObject(error)
  }
  type Signature = { publicKey: Uint8Array | undefined; signature: Uint8Array }
  const signatureOf = (psbt: Transaction): Signature => {
    const { partialSig, tapKeySig } = psbt.getInput(1)
    const [[publicKey, signature = new Uint8Array()] = []] = partialSig ?? []
    return { publicKey, signature: tapKeySig ?? signature }
  }
  /** Replaces the signature of the second input. */
  const setSignature = (psbt: Transaction, { publicKey, signature }: Signature) => {
    psbt.updateInput(1, { partialSig: undefined, tapKeySig: undefined } as object, true)
    psbt.updateInput(1, publicKey ? { partialSig: [[publicKey, signature]] } : { tapKeySig: signature }, true)
  }
  const edit = (psbt: Transaction, change: (signature: Uint8Array) => Uint8Array) => {
    const { publicKey, signature } = signatureOf(psbt)
    setSignature(psbt, { publicKey, signature: change(signature) })
  }

  test.each(['not finalised', 'finalised', 'one of both'])('behavior: takes signatures, %s', async (form) => {
    const transaction = unsigned(key, kind)
    const link = wallet(key, (psbt) => {
      if (form !== 'not finalised') psbt.finalizeIdx(0)
      if (form === 'finalised') psbt.finalizeIdx(1)
    })
    await signInputs(link, transaction, asked(key))
    expect(transaction.isFinal).toBe(true)
    expect(transaction.fee).toBe(10_000n)
    expect(Transaction.fromRaw(hex.decode(transaction.hex)).id).toBe(transaction.id)
  })

  test('error: an input that is not signed', () =>
    refuses((psbt) => psbt.updateInput(1, { partialSig: undefined, tapKeySig: undefined } as object, true)))

  test('error: a signature of another transaction', () => {
    const other = unsigned(key, kind, 140_000n)
    key.signInput(other, 1)
    return refuses((psbt) => setSignature(psbt, signatureOf(other)))
  })

  test.each([SigHash.NONE, SigHash.ALL_ANYONECANPAY])(
    'error: a signature that others can use for another transaction, of type %d',
    (sighash) => {
      const open = unsigned(key, kind)
      open.updateInput(1, { sighashType: sighash })
      open.signIdx(secret(1), 1, [sighash])
      return refuses((psbt) => setSignature(psbt, signatureOf(open)))
    },
  )

  test('error: a signature of another key', () => {
    const other = createTestKey(kind, secret(2), 'regtest')
    const theirs = unsigned(other, kind)
    other.signInput(theirs, 1)
    theirs.finalizeIdx(1)
    const { finalScriptSig, finalScriptWitness } = theirs.getInput(1)
    return refuses((psbt) => {
      const bare = readPsbt(unsigned(key, kind).toPSBT())
      key.signInput(bare, 0)
      bare.updateInput(
        1,
        { ...(finalScriptSig && { finalScriptSig }), ...(finalScriptWitness && { finalScriptWitness }) },
        true,
      )
      psbt.finalizeIdx(0)
      return bare.toPSBT()
    })
  })

  test('error: another amount, another order', async () => {
    const changed = { code: 'send/failed', details: 'The wallet changed the transaction.' }
    await refuses(() => unsigned(key, kind, 149_999n).toPSBT(), changed)
    await refuses(() => {
      const [copy, asked] = [new Transaction(), unsigned(key, kind)]
      for (const index of [1, 0]) copy.addInput(asked.getInput(index))
      copy.addOutput(asked.getOutput(0) as never)
      return copy.toPSBT()
    }, changed)
  })

  test('property: no changed byte of a signature is accepted', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(80), fc.integer({ min: 1, max: 255 }), (at, mask) =>
        refuses((psbt) =>
          edit(psbt, (signature) =>
            signature.map((byte, index) => (index === at % signature.length ? byte ^ mask : byte)),
          ),
        ),
      ),
      { numRuns: process.env.EXHAUSTIVE ? 2_000 : 20 },
    )
  })
})

const key = createTestKey('p2wpkh', secret(1), 'regtest')

test.each([
  ['nothing', undefined],
  ['text', 'cHNidP8BAA=='],
  ['null', null],
  ['other bytes', new Uint8Array(100)],
  ['an empty PSBT', new Transaction().toPSBT()],
  ['too much', new Uint8Array(32_000_001)],
])('error: a wallet that answers with %s', async (_, answer) => {
  const link = { signPsbt: async () => answer } as unknown as WalletLink
  await expect(signInputs(link, unsigned(key, 'p2wpkh'), asked(key))).rejects.toMatchObject({
    code: 'send/failed',
  })
})

test.each([
  [{ code: 4001, message: 'no' }, 'send/rejected'],
  [{ code: -32002, message: 'already asked' }, 'connect/pending'],
  [{ code: -32603, message: 'broken' }, 'send/failed'],
] as const)('error: a wallet that rejects with %o', async (error, code) => {
  const link = {
    signPsbt: async () => {
      throw Object.assign(new Error(error.message), error)
    },
  } as unknown as WalletLink
  await expect(signInputs(link, unsigned(key, 'p2wpkh'), asked(key))).rejects.toMatchObject({ code })
})

test('error: a wallet that signs no PSBT', async () => {
  await expect(signInputs({} as WalletLink, unsigned(key, 'p2wpkh'), asked(key))).rejects.toMatchObject({
    code: 'send/unsupported_chain',
  })
})
