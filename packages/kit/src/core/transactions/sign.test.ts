import type { ChainId } from '@latchkey/chains/driver'
import { evmOn } from '@latchkey/chains/evm/testing'
import { startAnvil } from '@latchkey/chains/evm/testingNode'
import {
  networkUndefined,
  notConnected,
  sendUnsupportedChain,
  signatureRejected,
  signatureUnsupported,
} from '@latchkey/protocol/catalogue'
import { parseEther, verifyMessage, verifyTypedData } from 'viem'
import { afterAll, describe, expect, test } from 'vitest'
import { connectWallet } from '../connections/connectWallet.ts'
import { createChain, startKit } from '../testing.ts'
import { sendTransaction, signTransaction, waitForTransaction } from './sendTransaction.ts'
import { signMessage, signTypedData } from './sign.ts'

const [anvil, strange] = await Promise.all([startAnvil(), startAnvil({ chainId: 31_339 })])
afterAll(() => Promise.all([anvil.stop(), strange.stop()]))

async function connected() {
  const { driver, found, wallet } = evmOn([anvil, strange])
  const kit = startKit({ drivers: [{ ...driver, networks: driver.networks.slice(0, 1) }] })
  const { address } = await connectWallet(kit, { walletId: found.id })
  return { kit, wallet, address: address as `0x${string}` }
}

const handleOn = (chain: ChainId) => ({ chain, hash: `0x${'0'.repeat(64)}`, sentAt: 1 })

describe('signing', () => {
  test('behavior: the connected account signs a text and structured data [1.04b, 6.01, 6.02b]', async () => {
    const { kit, address } = await connected()
    const signature = (await signMessage(kit, 'Hello')) as `0x${string}`
    expect(await verifyMessage({ address, message: 'Hello', signature })).toBe(true)
    const data = {
      domain: { name: 'Shop', chainId: 31_337 },
      types: { Order: [{ name: 'id', type: 'uint256' }] },
      primaryType: 'Order',
      message: { id: 7n },
    } as const
    const typed = (await signTypedData(kit, data)) as `0x${string}`
    expect(await verifyTypedData({ ...data, address, signature: typed })).toBe(true)
  })

  test('error: declined in the wallet, the visitor stays connected [8.18f]', async () => {
    const { kit, wallet } = await connected()
    wallet.decline()
    await expect(signMessage(kit, 'Hello')).rejects.toMatchObject({ code: signatureRejected.code })
    expect(kit.connection().connection.address).toBe(wallet.addresses[0])
  })
})

describe('sending', () => {
  const transaction = { to: '0x000000000000000000000000000000000000dEaD', value: parseEther('1') }

  test('behavior: the wallet sends, and the node confirms [1.04c]', async () => {
    const { kit } = await connected()
    const before = await anvil.client.getBalance({ address: '0x000000000000000000000000000000000000dEaD' })
    const handle = await sendTransaction(kit, transaction)
    expect(handle).toMatchObject({ chain: 'eip155:31337', hash: expect.stringMatching(/^0x[0-9a-f]{64}$/) })
    const { hash } = handle
    expect(await waitForTransaction(kit, handle)).toMatchObject({ status: 'success', hash })
    const after = await anvil.client.getBalance({ address: '0x000000000000000000000000000000000000dEaD' })
    expect(after - before).toBe(parseEther('1'))
  })

  test('error: the network is not configured [4.15, 8.18o]', async () => {
    const { kit, wallet } = await connected()
    wallet.switchChain(31_339)
    await expect(sendTransaction(kit, transaction)).rejects.toMatchObject({ code: networkUndefined.code })
    await expect(waitForTransaction(kit, handleOn('eip155:31339'))).rejects.toMatchObject({
      code: networkUndefined.code,
    })
  })
})

test('error: no wallet is connected [6.01, 6.02b, 6.02c]', async () => {
  const kit = startKit({ drivers: [createChain().driver] })
  for (const act of [signMessage, signTypedData, sendTransaction, signTransaction])
    await expect(act(kit, 'x')).rejects.toMatchObject({ code: notConnected.code })
})

test('error: the chain family does not support it [5.09]', async () => {
  const chain = createChain()
  chain.add('a')
  const kit = startKit({ drivers: [chain.driver] })
  const connecting = connectWallet(kit, { walletId: 'a' })
  chain.ask().accept()
  await connecting
  await expect(signMessage(kit, 'x')).rejects.toMatchObject({ code: signatureUnsupported.code })
  await expect(signTypedData(kit, '{}')).rejects.toMatchObject({ code: signatureUnsupported.code })
  await expect(sendTransaction(kit, {})).rejects.toMatchObject({
    code: sendUnsupportedChain.code,
    message: 'Unsupported chain',
  })
  await expect(waitForTransaction(kit, handleOn('eip155:1'))).rejects.toMatchObject({
    code: sendUnsupportedChain.code,
  })
  await expect(signTransaction(kit, {})).rejects.toMatchObject({ code: sendUnsupportedChain.code })
})
