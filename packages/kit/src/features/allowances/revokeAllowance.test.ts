import { evmOn } from '@latchkey/chains/evm/testing'
import { startAnvil } from '@latchkey/chains/evm/testingNode'
import type { Allowance } from '@latchkey/protocol/http/allowances'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { connectWallet } from '../../core/connections/connectWallet.ts'
import { createOrigin, startKit, startServer } from '../../core/testing.ts'
import { trackedTransactions } from '../../core/transactions/trackedTransactions.ts'
import { allowances } from './allowances.ts'
import { loadAllowances } from './loadAllowances.ts'
import { reviewRevocation } from './reviewRevocation.ts'
import { revokeAllowance } from './revokeAllowance.ts'
import { revoking } from './revoking.ts'

const [anvil, other] = await Promise.all([startAnvil(), startAnvil({ chainId: 31_338 })])
afterAll(() => Promise.all([anvil.stop(), other.stop()]))
const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

const token = '0x00000000000000000000000000000000000000aa'
const spender = '0x00000000000000000000000000000000000000bb'
const allowance: Allowance = {
  token: { id: `eip155:31337:${token}`, name: 'Gold', symbol: 'GLD', decimals: 6, iconUrl: '' },
  kind: 'token',
  spender: { address: spender, name: null },
  amount: 'unlimited',
  since: null,
}

async function setup() {
  const server = await startServer()
  const { driver, found, wallet } = evmOn([anvil, other])
  const storage = createOrigin().tab()
  const kit = startKit({ drivers: [driver], storage, api: server.url, projectId: 'demo' })
  stops.push(kit.destroy, server.stop)
  const { address } = await connectWallet(kit, { walletId: found.id })
  const path = `/v1/account/${address}/allowances`
  server.answers[path] = { body: { allowances: [], complete: true } }
  const sent = () => wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')
  return { kit, path, sent, server, wallet, state: () => revoking.of(kit).get() }
}

test('behavior: it is tried out, sent, followed, and the list read again', async () => {
  const { kit, path, sent, server, state } = await setup()
  await reviewRevocation(kit, allowance)
  expect(state()).toMatchObject({ status: 'reviewing', simulation: { status: 'ok' } })
  await revokeAllowance(kit)
  expect(state()).toMatchObject({ status: 'sent' })
  expect(sent()).toHaveLength(1)
  const data = `0x095ea7b3${spender.slice(2).padStart(64, '0')}${'0'.repeat(64)}`
  expect(sent()[0]?.params).toMatchObject([{ to: token, data }])
  expect(trackedTransactions.of(kit).get()).toMatchObject([
    { status: 'success', purpose: { kind: 'revoke', moves: [{ symbol: 'GLD' }] } },
  ])
  expect(server.to(path)).toHaveLength(1)
  expect(allowances.of(kit).get()).toMatchObject({ status: 'ready', value: { allowances: [] } })
})

test('behavior: a collection is taken back in its own way', async () => {
  const { kit, sent } = await setup()
  await reviewRevocation(kit, { ...allowance, kind: 'collection' })
  await revokeAllowance(kit)
  expect(JSON.stringify(sent()[0]?.params)).toContain('0xa22cb465')
})

test.each([
  [
    'a spender that brings an amount along',
    { spender: { address: `0x${'0'.repeat(24)}${spender.slice(2)}${'f'.repeat(64)}`, name: null } },
  ],
  ['a spender that is none', { spender: { address: '0xbb', name: null } }],
  ['a token that is none', { token: { ...allowance.token, id: 'eip155:31337:aa' } }],
])('error: %s: no wallet is asked', async (_, part) => {
  const { kit, sent, state } = await setup()
  await reviewRevocation(kit, { ...allowance, ...part })
  expect(state()).toMatchObject({ status: 'reviewing', simulation: { status: 'unknown' } })
  await expect(revokeAllowance(kit)).rejects.toMatchObject({ code: 'send/failed' })
  expect(state()).toMatchObject({ status: 'reviewing', error: 'send/failed' })
  expect(sent()).toEqual([])
})

test.each([
  ['an amount', { amount: '1e9' }],
  ['decimals', { token: { ...allowance.token, decimals: 1e9 } }],
  ['a date', { since: 'yesterday' }],
  ['a token', { token: { ...allowance.token, id: 'GLD' } }],
])('error: a list with what is not %s is none', async (_, part) => {
  const { kit, path, server } = await setup()
  server.answers[path] = { body: { allowances: [{ ...allowance, ...part }], complete: true } }
  await expect(loadAllowances(kit)).rejects.toThrow()
  expect(allowances.of(kit).get()).toMatchObject({ status: 'failed' })
})

test('error: declined, on another network, or not under review: it still stands', async () => {
  const { kit, sent, state, wallet } = await setup()
  await expect(revokeAllowance(kit)).rejects.toMatchObject({ code: 'request/action_not_allowed' })
  await reviewRevocation(kit, allowance)
  wallet.decline()
  await expect(revokeAllowance(kit)).rejects.toMatchObject({ code: 'send/rejected' })
  expect(state()).toMatchObject({ status: 'reviewing', error: 'send/rejected' })
  wallet.switchChain(31_338)
  await expect(revokeAllowance(kit)).rejects.toThrow()
  expect(sent()).toHaveLength(1)
  expect(trackedTransactions.of(kit).get()).toEqual([])
})

test('error: the wallet went to another account: nothing is sent in its name', async () => {
  const { kit, sent, state, wallet } = await setup()
  await reviewRevocation(kit, allowance)
  wallet.switchAccount(1)
  await vi.waitFor(() => expect(kit.connection().connection.address).toBe(wallet.addresses[0]))
  await expect(revokeAllowance(kit)).rejects.toMatchObject({ code: 'request/action_not_allowed' })
  expect(state()).toMatchObject({ status: 'reviewing', owner: wallet.addresses[1] })
  expect(sent()).toEqual([])
})

test('error: a server that does not answer', async () => {
  const { kit, path, server } = await setup()
  server.answers[path] = { status: 400, body: {} }
  await expect(loadAllowances(kit)).rejects.toMatchObject({ name: 'KitError' })
  expect(allowances.of(kit).get()).toMatchObject({ status: 'failed' })
})
