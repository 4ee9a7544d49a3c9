import { secp256k1 } from '@noble/curves/secp256k1'
import { sha256 } from '@noble/hashes/sha2'
import { bech32 } from '@scure/base'
import { toBase64 } from './bytes.ts'
import { type Coin, encodeAuthInfo, encodeBody, sendUrl } from './encodeTx.ts'
import type { KeplrSignature } from './keplr.ts'
import { keyOf } from './keyOf.ts'
import { readAuthInfo, readBody, readSend } from './readTx.ts'
import type { AminoDoc, DirectDoc } from './signer.ts'

/** A key of a test wallet. */
export type TestCosmosKey = {
  readonly publicKey: Uint8Array
  addressOn(prefix: string): string
  sign(bytes: Uint8Array): KeplrSignature
}

/** What the test wallet changes before it signs. */
export type TestCosmosEdits = {
  /** As the visitor changes it in the wallet. */
  readonly fee?: TestCosmosFee | undefined
  /** Where a dishonest wallet sends to. */
  readonly to?: string | undefined
}

/** What is left out stays as it was asked for. */
export type TestCosmosFee = {
  readonly amount?: readonly Coin[] | undefined
  readonly gas?: bigint | undefined
}

export function createTestKey(privateKey: Uint8Array): TestCosmosKey {
  const publicKey = secp256k1.getPublicKey(privateKey, true)
  const hash = Uint8Array.from(keyOf(publicKey).match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  return {
    publicKey,
    addressOn: (prefix) => bech32.encode(prefix, bech32.toWords(hash)),
    sign: (bytes) => ({
      pub_key: { type: 'tendermint/PubKeySecp256k1', value: toBase64(publicKey) },
      signature: toBase64(secp256k1.sign(sha256(bytes), privateKey).toCompactRawBytes()),
    }),
  }
}

export function editDirect(doc: DirectDoc, { fee, to }: TestCosmosEdits): DirectDoc {
  return {
    ...doc,
    ...(fee && { authInfoBytes: editAuthInfo(doc.authInfoBytes, fee) }),
    ...(to !== undefined && { bodyBytes: editBody(doc.bodyBytes, to) }),
  }
}

function editAuthInfo(bytes: Uint8Array, edit: TestCosmosFee): Uint8Array {
  const { fee, signers } = readAuthInfo(bytes)
  const [signer] = signers
  if (!signer) throw new Error('The transaction has no signer.')
  const { amount = fee.amount, gas = fee.gas } = edit
  return encodeAuthInfo({ ...signer, fee: { amount, gas } })
}

function editBody(bytes: Uint8Array, to: string): Uint8Array {
  const { memo, messages } = readBody(bytes)
  const [first] = messages
  if (first?.url !== sendUrl) throw new Error('The test wallet only tampers with transfers.')
  return encodeBody({ ...readSend(first.value), to }, memo)
}

export function editAmino(doc: AminoDoc, { fee, to }: TestCosmosEdits): AminoDoc {
  const amount = fee?.amount?.map((coin) => ({ ...coin, amount: coin.amount.toString() }))
  const gas = fee?.gas?.toString()
  return {
    ...doc,
    fee: { amount: amount ?? doc.fee.amount, gas: gas ?? doc.fee.gas },
    msgs: to === undefined ? doc.msgs : doc.msgs.map((one) => editMessage(one, to)),
  }
}

function editMessage({ type, value }: AminoDoc['msgs'][number], to: string): AminoDoc['msgs'][number] {
  return { type, value: { ...(value as object), to_address: to } }
}
