import {
  encodeFunctionData,
  type Hex,
  numberToHex,
  parseSignature,
  serializeCompactSignature,
  serializeErc6492Signature,
  serializeSignature,
  signatureToCompactSignature,
} from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { RpcFailure } from '../../gateway/gateway.ts'
import { createTestGateway } from '../../gateway/testing.ts'
import { startFaultProxy } from '../../testing/startFaultProxy.ts'
import type { ChainFamily } from '../chain.ts'
import { contract } from './testing/contract.ts'
import { type Deployed, deploy, other, rich } from './testing/deploy.ts'
import { chain, setUp } from './testing/setUp.ts'

const { anvil, gateway, family } = await setUp()
const evm = family()
let factory: Deployed
afterAll(anvil.stop)
beforeAll(async () => {
  factory = await deploy(anvil, contract('AccountFactory'))
})

const message = 'Sign in to example.com'
const verify = (args: Partial<Parameters<NonNullable<ChainFamily['verifyMessage']>>[0]>) =>
  evm.verifyMessage?.({ chain, address: rich.address, message, signature: '0x', ...args })

const addressOf = (owner: Hex) =>
  anvil.client.readContract({
    address: factory.address,
    abi: factory.abi,
    functionName: 'addressOf',
    args: [owner],
  }) as Promise<Hex>

test('behavior: a key’s signature is checked without asking a node', async () => {
  gateway.asked = []
  await expect(verify({ signature: await rich.signMessage({ message }) })).resolves.toBe(true)
  expect(gateway.asked).toEqual([])
})

test('behavior: an address in lower case is the same address', async () => {
  const signature = await rich.signMessage({ message })
  await expect(verify({ address: rich.address.toLowerCase(), signature })).resolves.toBe(true)
})

test.each([
  ['another text', async () => ({ signature: await rich.signMessage({ message: 'Send everything' }) })],
  ['another key', async () => ({ signature: await other.signMessage({ message }) })],
  ['nothing', async () => ({ signature: '0x' })],
  ['no hexadecimal', async () => ({ signature: 'signed' })],
  ['half a byte', async () => ({ signature: '0x123' })],
  ['noise', async () => ({ signature: `0x${'ab'.repeat(65)}` })],
  ['noise of another length', async () => ({ signature: `0x${'ab'.repeat(77)}` })],
  ['a megabyte', async () => ({ signature: `0x${'ab'.repeat(1 << 20)}` })],
])('error: a signature that is %s is none', async (_, args) => {
  await expect(verify(await args())).resolves.toBe(false)
})

test('error: a malleated signature is refused', async () => {
  const signature = await rich.signMessage({ message })
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
  const { r, s, yParity } = parseSignature(signature)
  const compact = serializeCompactSignature(signatureToCompactSignature({ r, s, yParity }))
  await expect(verify({ signature: compact })).resolves.toBe(true)
  const twin = { r, s: numberToHex(order - BigInt(s), { size: 32 }), yParity: 1 - yParity }
  await expect(verify({ signature: serializeSignature(twin) })).resolves.toBe(false)
})

test('behavior: a contract account answers for its owner (ERC-1271)', async () => {
  await factory.write('make', [rich.address])
  const address = await addressOf(rich.address)
  await expect(verify({ address, signature: await rich.signMessage({ message }) })).resolves.toBe(true)
  await expect(verify({ address, signature: await other.signMessage({ message }) })).resolves.toBe(false)
})

test('behavior: a contract account that is not deployed yet signs too (ERC-6492)', async () => {
  const address = await addressOf(other.address)
  const wrap = async (signature: Hex) =>
    serializeErc6492Signature({
      address: factory.address,
      data: encodeFunctionData({ abi: factory.abi, functionName: 'make', args: [other.address] }),
      signature,
    })
  await expect(
    verify({ address, signature: await wrap(await other.signMessage({ message })) }),
  ).resolves.toBe(true)
  await expect(verify({ address, signature: await wrap(await rich.signMessage({ message })) })).resolves.toBe(
    false,
  )
})

test('error: a node that cannot say is not taken for a no', async () => {
  gateway.before = () => {
    throw new RpcFailure({ code: -32005, message: 'limit exceeded' })
  }
  try {
    await expect(verify({ signature: await other.signMessage({ message }) })).rejects.toMatchObject({
      entry: { code: 'server/chain_unavailable' },
    })
  } finally {
    gateway.before = undefined
  }
})

test('error: a contract’s signature needs two nodes that agree, and a missing contract is not called', async () => {
  const yes = {
    kind: 'answer',
    body: `{"jsonrpc":"2.0","id":1,"result":"0x${'1'.padStart(64, '0')}"}`,
  } as const
  const [liar, honest] = await Promise.all([startFaultProxy(anvil.url), startFaultProxy(anvil.url)])
  const real = createTestGateway([liar, honest])
  onTestFinished(async () => {
    await real.close()
    await Promise.all([liar.stop(), honest.stop()])
  })
  const { verifyMessage } = family({}, [], { gateway: real })
  const signature = await other.signMessage({ message })
  liar.break(yes, 'eth_call')
  const check = (address: string) => verifyMessage?.({ chain, address, message, signature })
  // The factory is a contract, but not an account.
  await expect(check(factory.address)).rejects.toMatchObject({ entry: { code: 'server/chain_unavailable' } })
  for (const proxy of [liar, honest]) proxy.forget()
  await expect(check(rich.address)).resolves.toBe(false)
  expect([...liar.calls, ...honest.calls]).not.toContain('eth_call')
})
