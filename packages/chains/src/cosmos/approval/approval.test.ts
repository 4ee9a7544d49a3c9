import { makeSignDoc as makeAminoDoc, serializeSignDoc } from '@cosmjs/amino'
import { Secp256k1, Secp256k1Signature, sha256 } from '@cosmjs/crypto'
import { fromBase64, fromHex, toBase64, toHex } from '@cosmjs/encoding'
import { encodePubkey, makeAuthInfoBytes, makeSignBytes, makeSignDoc, Registry } from '@cosmjs/proto-signing'
import { defaultRegistryTypes } from '@cosmjs/stargate'
import { bech32 } from '@scure/base'
import { describe, expect, test } from 'vitest'
import { toMessageDoc } from '../adr36.ts'
import { cosmosHub, osmosis } from '../networks.ts'
import { verifyMessage } from '../verifyMessage.ts'
import { reads } from './index.ts'
import { approve, own, prepare, publicKey, shop } from './testing.ts'

const registry = new Registry(defaultRegistryTypes)
const pubkey = encodePubkey({ type: 'tendermint/PubKeySecp256k1', value: toBase64(publicKey) })
const coin = (amount: string, denom = 'uatom') => ({ amount, denom })
const send = (more: object = {}) => ({
  typeUrl: '/cosmos.bank.v1beta1.MsgSend',
  value: { fromAddress: own, toAddress: shop, amount: [coin('1500000')], ...more },
})

type Given = {
  messages?: { typeUrl: string; value: object }[]
  memo?: string
  fee?: ReturnType<typeof coin>[]
  timeoutHeight?: bigint
  payer?: string
  key?: Uint8Array
}

/** A document of cosmjs. */
function write({
  fee = [coin('5000')],
  key,
  memo = '',
  messages = [send()],
  payer,
  timeoutHeight,
}: Given = {}) {
  const body = registry.encode({
    typeUrl: '/cosmos.tx.v1beta1.TxBody',
    value: { messages, memo, ...(timeoutHeight && { timeoutHeight }) },
  })
  const signer = key ? encodePubkey({ type: 'tendermint/PubKeySecp256k1', value: toBase64(key) }) : pubkey
  const auth = makeAuthInfoBytes([{ pubkey: signer, sequence: 7 }], fee, 200_000, undefined, payer)
  return makeSignDoc(body, auth, 'cosmoshub-4', 12)
}
const toParams = (doc: ReturnType<typeof write>, encode: (bytes: Uint8Array) => string = toBase64) => ({
  signerAddress: own,
  signDoc: {
    chainId: doc.chainId,
    accountNumber: `${doc.accountNumber}`,
    authInfoBytes: encode(doc.authInfoBytes),
    bodyBytes: encode(doc.bodyBytes),
  },
})
const direct = (given: Given = {}) => prepare('cosmos_signDirect', toParams(write(given)))
const invalid = { code: 'rpc/invalid_params' }
const isValid = (signature: string, bytes: Uint8Array) =>
  Secp256k1.verifySignature(
    Secp256k1Signature.fromFixedLength(fromBase64(signature)),
    sha256(bytes),
    publicKey,
  )

describe('a transaction', () => {
  test('behavior: a transfer, its fee and its memo are shown, and another library verifies what is signed', async () => {
    const doc = write({ memo: 'order 17' })
    const approval = await prepare('cosmos_signDirect', toParams(doc))
    expect(approval.view).toMatchObject({
      kind: 'transaction',
      network: 'Cosmos Hub',
      account: own,
      actions: [
        { type: 'sendCoin', amount: '1.5', symbol: 'ATOM', to: shop },
        { type: 'memo', text: 'order 17' },
      ],
      fee: { amount: '0.005', symbol: 'ATOM' },
      warnings: [],
      raw: [`0x${toHex(makeSignBytes(doc))}`],
    })
    const { signature, signed } = await approve(approval)
    expect(isValid(signature.signature, makeSignBytes(doc))).toBe(true)
    expect(signed).toEqual(toParams(doc).signDoc)
  })

  test('behavior: bytes may be in hex', async () => {
    const doc = write()
    const approval = await prepare('cosmos_signDirect', toParams(doc, toHex))
    expect(approval.toSign).toEqual([Uint8Array.from(makeSignBytes(doc))])
  })

  test('behavior: tokens of the list have decimals, others are shown in base units', async () => {
    const listed = 'ibc/DBD9E339E1B093A052D76BECFFDE8435EAC114CF2133346B4D691F3F2068C957'
    const amount = [coin('150000000', listed), coin('9', 'factory/cosmos1/coin')]
    expect((await direct({ messages: [send({ amount })] })).view.actions).toMatchObject([
      { type: 'sendToken', amount: '1.5', isBaseUnits: false, token: { symbol: 'LBTC', isListed: true } },
      { type: 'sendToken', amount: '9', isBaseUnits: true, token: { symbol: '', isListed: false } },
    ])
  })

  test('behavior: high fees are warned of', async () => {
    expect((await direct({ fee: [coin('50000')] })).view.warnings).toEqual([])
    expect((await direct({ fee: [coin('50001')] })).view.warnings).toEqual(['highFee'])
    expect((await direct({ fee: [] })).view.fee).toEqual({ amount: '0', symbol: 'ATOM' })
  })

  test('behavior: the JSON of a transfer is signed, as hardware wallets do', async () => {
    const value = { from_address: own, to_address: shop, amount: [coin('1500000')] }
    const message = { type: 'cosmos-sdk/MsgSend', value }
    const fee = { amount: [coin('5000')], gas: '200000' }
    const doc = makeAminoDoc([message], fee, 'cosmoshub-4', 'a < b & c', 12, 7)
    const approval = await prepare('cosmos_signAmino', { signerAddress: own, signDoc: doc })
    expect(approval.view).toMatchObject({
      actions: [
        { type: 'sendCoin', amount: '1.5', to: shop },
        { type: 'memo', text: 'a < b & c' },
      ],
      fee: { amount: '0.005' },
    })
    const { signature } = await approve(approval)
    expect(isValid(signature.signature, serializeSignDoc(doc))).toBe(true)
    const refused = [
      { ...doc, chain_id: 'osmosis-1' },
      { ...doc, chain_id: '' },
      { ...doc, timeout_height: '9' },
      { ...doc, msgs: [message, message] },
      { ...doc, msgs: [{ ...message, type: 'cosmos-sdk/MsgDelegate' }] },
      { ...doc, msgs: [{ ...message, value: { ...value, more: '1' } }] },
      { ...doc, fee: { ...fee, granter: shop } },
      { ...doc, fee: { ...fee, gas: 200_000 } },
      { ...doc, msgs: [{ ...message, value: { ...value, amount: [coin('01')] } }] },
      { ...doc, msgs: [] },
      { ...doc, memo: 7 },
      {},
    ]
    for (const signDoc of refused)
      await expect(prepare('cosmos_signAmino', { signerAddress: own, signDoc })).rejects.toMatchObject(
        invalid,
      )
  })

  test('error: everything else than one transfer of the account', async () => {
    const delegate = {
      typeUrl: '/cosmos.staking.v1beta1.MsgDelegate',
      value: { delegatorAddress: own, validatorAddress: shop, amount: coin('1') },
    }
    const refused: Given[] = [
      { messages: [] },
      { messages: [send(), send()] },
      { messages: [delegate] },
      { messages: [send(), delegate] },
      { timeoutHeight: 9n },
      { payer: shop },
      { key: fromHex(`02${'79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798'}`) },
      { fee: [coin('1'), coin('1', 'uosmo')] },
      { messages: [send({ amount: [] })] },
      { messages: [send({ toAddress: 'cosmos1nowhere' })] },
      { messages: [send({ toAddress: bech32.encode('osmo', bech32.decode(shop as 'a1b').words) })] },
      { memo: 'x'.repeat(513) },
    ]
    for (const one of refused) await expect(direct(one)).rejects.toMatchObject(invalid)
    await expect(direct({ messages: [send({ fromAddress: shop })] })).rejects.toMatchObject({
      code: 'wallet/unauthorized',
    })
  })

  test('error: another chain or account than that of the request', async () => {
    const params = toParams(write())
    const other = { ...params, signDoc: { ...params.signDoc, chainId: 'osmosis-1' } }
    await expect(prepare('cosmos_signDirect', other)).rejects.toMatchObject(invalid)
    await expect(
      prepare('cosmos_signDirect', params, { chainId: 'cosmos:cosmoshub-3' }),
    ).rejects.toMatchObject(invalid)
    await expect(prepare('cosmos_signDirect', params, { chainId: osmosis.id })).rejects.toMatchObject({
      code: 'wallet/unauthorized',
    })
    await expect(prepare('cosmos_signDirect', { ...params, signerAddress: shop })).rejects.toMatchObject({
      code: 'wallet/unauthorized',
    })
    for (const signDoc of [
      undefined,
      {},
      { ...params.signDoc, bodyBytes: '!' },
      { ...params.signDoc, accountNumber: '-1' },
    ])
      await expect(prepare('cosmos_signDirect', { signerAddress: own, signDoc })).rejects.toMatchObject(
        invalid,
      )
  })
})

describe('a message', () => {
  const sign = (message: string, more: object = {}) =>
    prepare('cosmos_signAmino', { signerAddress: own, signDoc: { ...toMessageDoc(own, message), ...more } })

  test('behavior: text is shown and verified', async () => {
    const approval = await sign('Hello')
    expect(approval.view).toMatchObject({ kind: 'message', text: 'Hello', warnings: [] })
    const { signature } = await approve(approval)
    expect(verifyMessage(own, 'Hello', signature.signature)).toBe(true)
  })

  test('behavior: a sign-in for another site is warned of', async () => {
    const { view } = await sign(`other.test wants you to sign in with your Cosmos account:\n${own}\n\n`)
    expect(view.kind).toBe('signIn')
    expect(view.warnings).toContain('foreignSignIn')
  })

  test('error: a message that is a transaction too', async () => {
    const transfer = { type: 'cosmos-sdk/MsgSend', value: {} }
    const message = toMessageDoc(own, 'Hello').msgs[0]
    for (const more of [
      { chain_id: 'cosmoshub-4' },
      { fee: { gas: '1', amount: [] } },
      { memo: 'a' },
      { msgs: [message, transfer] },
      { sequence: '1' },
    ])
      await expect(sign('Hello', more)).rejects.toMatchObject(invalid)
    const signDoc = toMessageDoc(shop, 'Hello')
    await expect(prepare('cosmos_signAmino', { signerAddress: own, signDoc })).rejects.toMatchObject(invalid)
  })
})

test('behavior: the address of each chain is answered without asking', async () => {
  const request = { address: own, publicKey, ask: async () => undefined, params: {} }
  expect(await reads.cosmos_getAccounts?.({ ...request, chainId: cosmosHub.id })).toEqual([
    { algo: 'secp256k1', address: own, pubkey: toBase64(publicKey) },
  ])
  expect(await reads.cosmos_getAccounts?.({ ...request, chainId: osmosis.id })).toMatchObject([
    { address: expect.stringMatching(/^osmo1/) },
  ])
})
