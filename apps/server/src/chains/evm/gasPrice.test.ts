import { parseGwei } from 'viem'
import { afterAll, afterEach, expect, test } from 'vitest'
import { RpcFailure } from '../../gateway/gateway.ts'
import { mined, other, rich } from './testing/deploy.ts'
import { chain, setUp } from './testing/setUp.ts'

const { anvil, gateway, family, skip } = await setUp()
afterEach(() => {
  gateway.before = undefined
  skip(2_000)
})
afterAll(anvil.stop)

async function payWithTip(tip: string) {
  const hash = await anvil.client.sendTransaction({
    account: rich,
    chain: anvil.client.chain,
    to: other.address,
    value: 1n,
    maxPriorityFeePerGas: parseGwei(tip),
    maxFeePerGas: parseGwei('100'),
  })
  await mined(anvil, hash)
}

test('behavior: three speeds, each no cheaper than the one before, above what the next block asks', async () => {
  for (let count = 0; count < 25; count++) await payWithTip('3')
  const { baseFeePerGas } = await anvil.client.getFeeHistory({ blockCount: 1, rewardPercentiles: [50] })
  const next = baseFeePerGas.at(-1) ?? 0n
  const price = await family().gasPrice?.(chain)
  const expected = (next * 120n) / 100n + parseGwei('3')
  expect(price).toEqual({ standard: expected, fast: expected, instant: expected })
})

test('error: a caller that aborts does not affect others', async () => {
  const evm = family()
  gateway.before = () => new Promise((resolve) => setTimeout(resolve, 100))
  const gone = new AbortController()
  const first = evm.gasPrice?.(chain, gone.signal)
  const second = evm.gasPrice?.(chain, AbortSignal.timeout(5_000))
  gone.abort()
  await expect(first).rejects.toMatchObject({ name: 'AbortError' })
  await expect(second).resolves.toMatchObject({ standard: expect.any(BigInt) })
})

test('behavior: asked once a block', async () => {
  const evm = family()
  gateway.asked = []
  await Promise.all([evm.gasPrice?.(chain), evm.gasPrice?.(chain)])
  await evm.gasPrice?.(chain)
  expect(gateway.asked).toEqual(['eth_feeHistory'])
  skip(1_001)
  await evm.gasPrice?.(chain)
  expect(gateway.asked).toHaveLength(2)
})

test('behavior: a chain without a base fee says its price in the old way', async () => {
  gateway.before = (_chain, method) => {
    if (method === 'eth_feeHistory') throw new RpcFailure({ code: -32601, message: 'no such method' })
  }
  const price = await anvil.client.getGasPrice()
  expect(await family().gasPrice?.(chain)).toEqual({
    standard: price,
    fast: (price * 110n) / 100n,
    instant: (price * 125n) / 100n,
  })
})

test('error: no node, no price', async () => {
  gateway.before = () => {
    throw new RpcFailure({ code: -32000, message: 'busy' })
  }
  await expect(family().gasPrice?.(chain)).rejects.toBeInstanceOf(RpcFailure)
})
