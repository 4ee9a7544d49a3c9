import { makeCosmoshubPath, Secp256k1HdWallet } from '@cosmjs/amino'
import { DirectSecp256k1HdWallet } from '@cosmjs/proto-signing'
import { type DynamicGasPriceConfig, GasPrice, SigningStargateClient, StargateClient } from '@cosmjs/stargate'
import { Comet38Client, HttpBatchClient } from '@cosmjs/tendermint-rpc'
import { afterAll, expect, test } from 'vitest'
import { wordsOf } from '../testingRoot.ts'
import { startCosmosSimulator } from './testingNode.ts'

const simulator = await startCosmosSimulator()
afterAll(simulator.stop)
const [hub, osmo] = simulator.chains as [Chain, Chain]

type Chain = (typeof simulator.chains)[number]

const options = { broadcastPollIntervalMs: 50, broadcastTimeoutMs: 5_000 }

async function wallets(prefix = 'cosmos') {
  const words = wordsOf(crypto.getRandomValues(new Uint8Array(32)))
  const path = { prefix, hdPaths: [makeCosmoshubPath(0)] }
  const direct = await DirectSecp256k1HdWallet.fromMnemonic(words, path)
  const amino = await Secp256k1HdWallet.fromMnemonic(words, path)
  const [account] = await direct.getAccounts()
  return { direct, amino, address: account?.address as string }
}

test.each(['direct', 'amino'] as const)('behavior: CosmJS sends unchanged in the mode %s', async (mode) => {
  const from = await wallets()
  const to = await wallets()
  await hub.fund(from.address, 1_000_000n)
  await hub.fund(from.address, 50n, 'ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2')
  const client = await SigningStargateClient.connectWithSigner(hub.url, from[mode], {
    ...options,
    gasPrice: GasPrice.fromString('0.025uatom'),
  })
  const memo = 'for <you> & me'
  const amount = [
    { denom: 'ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2', amount: '50' },
    { denom: 'uatom', amount: '400000' },
  ]
  const first = await client.sendTokens(from.address, to.address, amount, 'auto', memo)
  expect(first).toMatchObject({ code: 0 })
  const fee = { amount: [{ denom: 'uatom', amount: '5000' }], gas: '200000' }
  const second = await client.sendTokens(from.address, to.address, [{ denom: 'uatom', amount: '1' }], fee)
  expect(second).toMatchObject({ code: 0, gasWanted: 200_000n })
  expect(await client.getAccount(from.address)).toMatchObject({ sequence: 2 })
  expect(await client.getAllBalances(to.address)).toEqual([
    { denom: 'ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2', amount: '50' },
    { denom: 'uatom', amount: '400001' },
  ])
  expect(await client.getTx(first.transactionHash)).toMatchObject({ code: 0, height: first.height })
  const sent = await client.searchTx([{ key: 'message.sender', value: from.address }])
  expect(sent.map(({ hash }) => hash)).toEqual([first.transactionHash, second.transactionHash])
  expect(await client.searchTx(`transfer.recipient='${to.address}'`)).toHaveLength(2)
})

test('behavior: a fee market, several chains, vesting accounts and batches of requests', async () => {
  const from = await wallets('osmo')
  await osmo.fund(from.address, 1_000_000n)
  osmo.lock(from.address, 300_000n)
  osmo.setGasPrice('0.2')
  const gasPrice: DynamicGasPriceConfig = {
    minGasPrice: GasPrice.fromString('0.1uosmo'),
    denom: 'uosmo',
    multiplier: 1.1,
  }
  const client = await SigningStargateClient.connectWithSigner(osmo.url, from.direct, {
    ...options,
    gasPrice,
  })
  const send = (amount: string) =>
    client.sendTokens(from.address, from.address, [{ denom: 'uosmo', amount }], 'auto')
  await expect(send('700001')).rejects.toThrow('insufficient funds')
  expect(await send('600000')).toMatchObject({ code: 0 })
  const batch = new HttpBatchClient(osmo.url, { dispatchInterval: 5 })
  const comet = Comet38Client.create(batch)
  const both = await StargateClient.create(comet)
  const [height, chainId, block] = await Promise.all([both.getHeight(), both.getChainId(), both.getBlock(1)])
  expect({ height: height > 1, chainId, first: block.header.chainId }).toEqual({
    height: true,
    chainId: 'osmosis-1',
    first: 'osmosis-1',
  })
  expect(await comet.abciInfo()).toMatchObject({ data: 'simulator' })
  both.disconnect()
  osmo.setGasPrice('0.1')
})

test.each([
  ['insufficient fee', 13, { amount: '1', gas: '200000' }, 1n],
  ['insufficient funds', 5, { amount: '2000000', gas: '200000' }, 1n],
  ['out of gas', 11, { amount: '5000', gas: '1000' }, 1n],
  ['insufficient funds', 5, { amount: '5000', gas: '200000' }, 999_999n],
] as const)('error: %s has the code %d', async (words, code, { amount, gas }, units) => {
  const from = await wallets()
  await hub.fund(from.address, 1_000_000n)
  const client = await SigningStargateClient.connectWithSigner(hub.url, from.direct, options)
  const fee = { amount: [{ denom: 'uatom', amount }], gas }
  const sent = client.sendTokens(from.address, from.address, [{ denom: 'uatom', amount: String(units) }], fee)
  const result = await sent.then(
    ({ code, rawLog }) => ({ code, log: rawLog }),
    (error: { code: number; log: string }) => error,
  )
  expect(result).toMatchObject({ code, log: expect.stringContaining(words) })
})

test('error: another account number, chain or sequence, a changed signature, and a second time', async () => {
  const from = await wallets()
  await hub.fund(from.address, 1_000_000n)
  const client = await SigningStargateClient.connectWithSigner(hub.url, from.direct, options)
  const { accountNumber } = await client.getSequence(from.address)
  const message = {
    typeUrl: '/cosmos.bank.v1beta1.MsgSend',
    value: { fromAddress: from.address, toAddress: from.address, amount: [{ denom: 'uatom', amount: '1' }] },
  }
  const fee = { amount: [{ denom: 'uatom', amount: '5000' }], gas: '200000' }
  const sign = async (data: object) => {
    const right = { accountNumber, sequence: 0, chainId: 'cosmoshub-4' }
    const tx = await client.sign(from.address, [message], fee, '', { ...right, ...data })
    const fields = [
      [10, tx.bodyBytes],
      [18, tx.authInfoBytes],
      [26, tx.signatures[0] as Uint8Array],
    ] as const
    const bytes = fields.flatMap(([tag, part]) => {
      const { length } = part
      return [tag, ...(length < 128 ? [length] : [(length & 127) | 128, length >> 7]), ...part]
    })
    return Uint8Array.from(bytes)
  }
  const send = async (bytes: Uint8Array) =>
    await hub.call('broadcast_tx_sync', { tx: Buffer.from(bytes).toString('base64') })
  expect(await send(await sign({ accountNumber: accountNumber + 1n }))).toMatchObject({ code: 4 })
  expect(await send(await sign({ chainId: 'osmosis-1' }))).toMatchObject({ code: 4 })
  expect(await send(await sign({ sequence: 1 }))).toMatchObject({ code: 32 })
  const good = await sign({})
  const bad = Uint8Array.from(good)
  bad[bad.length - 1] = (bad[bad.length - 1] as number) ^ 1
  expect(await send(bad)).toMatchObject({ code: 4 })
  expect(await send(Uint8Array.from([...good, 0x22, 1, 0]))).toMatchObject({ code: 2 })
  expect(await send(good)).toMatchObject({ code: 0 })
  await expect(send(good)).rejects.toThrow('tx already exists in cache')
})
