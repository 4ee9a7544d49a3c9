import { createPublicClient, createWalletClient, custom, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { createLedger } from './testingLedger.ts'

const answer = createLedger(1)
const transport = custom(
  {
    async request({ method, params }: { method: string; params?: readonly unknown[] }) {
      const got = (await answer({ id: 1, method, params: params ?? [] })) as {
        result?: unknown
        error?: { code: number; message: string }
      }
      if (got.error) throw Object.assign(new Error(got.error.message), got.error)
      return got.result
    },
  },
  { retryCount: 0 },
)
const client = createPublicClient({ chain: mainnet, transport, pollingInterval: 50 })
const to = '0x00000000000000000000000000000000000000aa'

test('behavior: a signed transfer moves coins and is confirmed', async () => {
  const account = privateKeyToAccount(generatePrivateKey())
  const wallet = createWalletClient({ account, chain: mainnet, transport })
  const before = await client.getBalance({ address: to })
  const hash = await wallet.sendTransaction({ to, value: parseEther('1') })
  const receipt = await client.waitForTransactionReceipt({ hash })
  expect(receipt.status).toBe('success')
  expect((await client.getBalance({ address: to })) - before).toBe(parseEther('1'))
  expect(await client.getBalance({ address: account.address })).toBeLessThan(parseEther('9'))
})

test('error: more than there is, and methods that it does not have, are refused', async () => {
  const account = privateKeyToAccount(generatePrivateKey())
  const wallet = createWalletClient({ account, chain: mainnet, transport })
  await expect(wallet.sendTransaction({ to, value: parseEther('11') })).rejects.toThrow('insufficient funds')
  await expect(client.request({ method: 'debug_traceCall' as never })).rejects.toThrow('debug_traceCall')
})
