import { expandMetadata, type GenericExtrinsic, Metadata, TypeRegistry } from '@polkadot/types'
import { cryptoWaitReady, signatureVerify } from '@polkadot/util-crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinBytes, toHex } from '../hex.ts'
import { kusamaAssetHub } from '../networks.ts'
import { toRuntime } from '../runtime.ts'
import { type AssetHubs, startAssetHubs } from '../testingNode.ts'
import { approve, ask, genesisHash, own, prepare, publicKey, runtime, shop, write } from './testing.ts'

const toCall = (pallet: string, name: string, args: object, from = runtime) => {
  const { codec, location } = from.builder.buildCall(pallet, name)
  return joinBytes(location, codec.enc(args))
}
const dest = { type: 'Id', value: shop }
const coin = (value = 15_000_000_000n) => toCall('Balances', 'transfer_keep_alive', { dest, value })
const asset = (id: number) => toCall('Assets', 'transfer', { id, target: dest, amount: 2_500_000n })
const sign = async (call: Uint8Array, more: object = {}) =>
  prepare('polkadot_signTransaction', {
    address: own,
    transactionPayload: { ...(await write(call)), ...more },
  })
const invalid = { code: 'rpc/invalid_params' }
beforeAll(() => cryptoWaitReady())

describe('a transaction', () => {
  test('behavior: a transfer and its fee are shown, and another library verifies the signature', async () => {
    const approval = await sign(coin())
    expect(approval.view).toMatchObject({
      kind: 'transaction',
      network: 'Polkadot Asset Hub',
      account: own,
      actions: [{ type: 'sendCoin', amount: '1.5', symbol: 'DOT', to: shop }],
      fee: { amount: '0.001515', symbol: 'DOT' },
      warnings: [],
    })
    expect(approval.view.fields.find(({ name }) => name === 'metadataHash')?.value).toMatch(/^0x[\da-f]{64}$/)
    const { signature } = await approve(approval)
    const { crypto, isValid } = signatureVerify(approval.toSign[0] as Uint8Array, signature, own)
    expect([crypto, isValid]).toEqual(['sr25519', true])
  })

  test('behavior: assets of the list have decimals, others are shown in base units', async () => {
    expect((await sign(asset(1984))).view.actions).toMatchObject([
      { type: 'sendToken', amount: '2.5', isBaseUnits: false, token: { symbol: 'USDt', isListed: true } },
    ])
    expect((await sign(asset(77))).view.actions).toMatchObject([
      { type: 'sendToken', amount: '2500000', isBaseUnits: true, token: { address: '77', isListed: false } },
    ])
  })

  test('behavior: a fee that the nodes do not say is not shown as none', async () => {
    const silent: typeof ask = async (method, params) => {
      if (params[0] === 'TransactionPaymentApi_query_info') throw Object.assign(new Error('no'), { code: 1 })
      return ask(method, params)
    }
    const transactionPayload = await write(coin())
    const { view } = await prepare('polkadot_signTransaction', { transactionPayload }, { ask: silent })
    expect([view.fee, view.simulation]).toEqual([undefined, 'unknown'])
  })

  test('error: calls that it cannot read in full', async () => {
    const calls = [
      toCall('Balances', 'transfer_all', { dest, keep_alive: false }),
      toCall('System', 'remark', { remark: new Uint8Array([1]) }),
      toCall('Balances', 'transfer_keep_alive', {
        dest: { type: 'Raw', value: new Uint8Array(3) },
        value: 1n,
      }),
      joinBytes(coin(), [0]),
      coin().slice(0, -1),
      Uint8Array.of(10),
      new Uint8Array(),
      new Uint8Array(2_000),
    ]
    for (const call of calls) {
      const method = toHex(call)
      await expect(sign(coin(), { method })).rejects.toMatchObject(invalid)
    }
  })

  test('error: other terms than the wallet would choose', async () => {
    const changes = [
      { tip: '0x01' },
      { era: '0x00' },
      { era: '0xb500' },
      { blockNumber: '0x01' },
      { nonce: '0x100000000' },
      { nonce: -1 },
      { version: 5 },
      { assetId: { parents: 0 } },
      { mode: 0 },
      { mode: 0, metadataHash: undefined },
      { metadataHash: `0x${'00'.repeat(32)}` },
      { genesisHash: `0x${'00'.repeat(32)}` },
      { blockHash: '0x00' },
    ]
    for (const change of changes) await expect(sign(coin(), change)).rejects.toMatchObject(invalid)
    await expect(sign(coin(), { specVersion: '0x01' })).rejects.toMatchObject({ code: 'request/http_failed' })
    await expect(sign(coin(), { address: shop })).rejects.toMatchObject({ code: 'wallet/unauthorized' })
    const transactionPayload = await write(coin())
    await expect(
      prepare('polkadot_signTransaction', { transactionPayload }, { chainId: kusamaAssetHub.id }),
    ).rejects.toMatchObject(invalid)
    await expect(
      prepare('polkadot_signTransaction', { transactionPayload }, { chainId: `polkadot:${'0'.repeat(32)}` }),
    ).rejects.toMatchObject({ code: 'wallet/chain_disconnected' })
    for (const given of [undefined, 7, {}])
      await expect(prepare('polkadot_signTransaction', { transactionPayload: given })).rejects.toMatchObject(
        invalid,
      )
  })

  test('error: metadata of a node that lies has another digest than the chain', async () => {
    const text = Buffer.from(runtime.metadata).toString('latin1')
    const swapped = text.replace('transfer_allow_death', 'transfer_ALLOW_death')
    expect(swapped).not.toBe(text)
    const lied = toRuntime({ ...runtime, metadata: Buffer.from(swapped, 'latin1') })
    const [given, made] = [await write(coin()), await write(coin(), { from: lied })]
    expect(made.metadataHash).not.toBe(given.metadataHash)
  })
})

describe('a message', () => {
  test('behavior: text is shown, and signed where no transaction begins', async () => {
    const approval = await prepare('polkadot_signMessage', { address: own, message: 'Hello' })
    expect(approval.view).toMatchObject({ kind: 'message', text: 'Hello', warnings: [] })
    const { signature } = await approve(approval)
    expect(signatureVerify('<Bytes>Hello</Bytes>', signature, own).isValid).toBe(true)
    expect(signatureVerify('Hello', signature, shop).isValid).toBe(false)
  })

  test('behavior: bytes in hex are shown as such', async () => {
    const { view } = await prepare('polkadot_signMessage', { message: '0x0102ff' })
    expect(view).toMatchObject({ text: undefined, warnings: ['unreadable'], raw: ['0x0102ff'] })
  })

  test('behavior: a sign-in for another site is warned of', async () => {
    const message = `other.test wants you to sign in with your Polkadot account:\n${own}\n\n`
    const { view } = await prepare('polkadot_signMessage', { message })
    expect(view.kind).toBe('signIn')
    expect(view.warnings).toContain('foreignSignIn')
  })

  test('error: no text, or another account', async () => {
    for (const message of [undefined, 7, '\ud800', 'x'.repeat(16_385)])
      await expect(prepare('polkadot_signMessage', { message })).rejects.toMatchObject(invalid)
    await expect(prepare('polkadot_signMessage', { message: 'a', address: shop })).rejects.toMatchObject({
      code: 'wallet/unauthorized',
    })
  })
})

describe('on a chain', () => {
  let hubs: AssetHubs
  beforeAll(async () => {
    hubs = await startAssetHubs()
  }, 60_000)
  afterAll(() => hubs.stop())

  test('behavior: the chain takes what is signed, and moves what was shown', {
    timeout: 60_000,
  }, async () => {
    const { call, coinOf, fund } = hubs.polkadot
    await fund(own, 50_000_000_000n)
    const registry = new TypeRegistry()
    const metadata = new Metadata(registry, (await call('state_getMetadata')) as `0x${string}`)
    registry.setMetadata(metadata)
    const transfer = expandMetadata(registry, metadata).tx.balances?.transferKeepAlive?.(
      shop,
      15_000_000_000n,
    )
    const { specVersion, transactionVersion } = (await call('state_getRuntimeVersion')) as {
      specVersion: number
      transactionVersion: number
    }
    const number = (value: number) => `0x${value.toString(16).padStart(8, '0')}`
    // Block 0, whose hash is that of the genesis.
    const transactionPayload = {
      ...{ address: own, blockHash: genesisHash, blockNumber: number(0), era: '0x0500', genesisHash },
      ...{ method: transfer?.toHex() ?? '', nonce: number(0), tip: number(0), version: 4 },
      ...{ specVersion: number(specVersion), transactionVersion: number(transactionVersion) },
    }
    const asking: typeof ask = (method, params) =>
      call(method, params).catch((error: Error) => {
        throw Object.assign(error, { code: -32603 })
      })
    const approval = await prepare('polkadot_signTransaction', { transactionPayload }, { ask: asking })
    expect(approval.view.actions).toEqual([{ type: 'sendCoin', amount: '1.5', symbol: 'DOT', to: shop }])
    const { signature } = await approve(approval)
    const extrinsic = registry.createType('Extrinsic', transfer, { version: 4 }) as GenericExtrinsic
    extrinsic.addSignature(publicKey as never, signature as `0x${string}`, transactionPayload as never)
    await call('author_submitExtrinsic', [extrinsic.toHex()])
    await expect.poll(() => coinOf(shop), { timeout: 20_000 }).toBe(15_000_000_000n)
  })
})
