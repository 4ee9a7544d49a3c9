import { expect, test } from 'vitest'
import { checkBuilt } from './checkProvider.ts'
import type { BuildRequest, BuiltSwap, SwapProvider } from './provider.ts'

const router = '0x00000000000000000000000000000000000000F1'
const token = '0x00000000000000000000000000000000000000a1'
const bought = '0x00000000000000000000000000000000000000b1'
const user = '0x00000000000000000000000000000000000000c1'
const provider: SwapProvider = {
  name: 'vendor',
  supports: () => true,
  // A vendor that lists a token or an account as its router is still refused.
  routers: () => [router, token, user],
  quote: () => Promise.reject(new Error('not asked')),
  build: () => Promise.reject(new Error('not asked')),
}
const request: BuildRequest = {
  chain: 'eip155:1',
  from: { address: token, native: false },
  to: { address: bought, native: false },
  amount: 1_000n,
  user,
  slippage: 10_000n,
  deadline: 1,
  signal: new AbortController().signal,
}
const swap: BuiltSwap = {
  to: router.toLowerCase(),
  data: '0x12345678',
  value: 0n,
  toAmount: 1_000n,
  minToAmount: 990n,
  spender: router,
}
const coins: BuildRequest = { ...request, from: { address: token, native: true } }

test('behavior: an honest swap passes, of tokens and of coins', () => {
  expect(() => checkBuilt(provider, request, swap)).not.toThrow()
  expect(() => checkBuilt(provider, coins, { ...swap, value: 1_000n })).not.toThrow()
})

test.each<[string, BuildRequest, Partial<BuiltSwap>, string]>([
  ['the token itself', request, { to: token }, 'calls a token or the account itself'],
  ['the token bought', request, { to: bought }, 'calls a token or the account itself'],
  ['the account itself', request, { to: user }, 'calls a token or the account itself'],
  [
    'a contract of its own',
    request,
    { to: `0x${'ed'.repeat(20)}` },
    'calls a contract that is not one of its routers',
  ],
  [
    'an approval for another spender',
    request,
    { spender: `0x${'ed'.repeat(20)}` },
    'has a spender that is not one of its routers',
  ],
  [
    'no spender although one is needed',
    request,
    { spender: undefined },
    'has a spender that is not one of its routers',
  ],
  ['coins where tokens are swapped', request, { value: 1n }, 'sends a value other than the amount'],
  ['more coins than are swapped', coins, { value: 1_001n }, 'sends a value other than the amount'],
  ['fewer coins than are swapped', coins, { value: 999n }, 'sends a value other than the amount'],
  ['more slippage than was allowed', request, { minToAmount: 989n }, 'allows more slippage than the user'],
  ['nothing', request, { toAmount: 0n, minToAmount: 0n }, 'gives nothing'],
  ['no call', request, { data: '0x' }, 'has no valid calldata'],
  ['something that is not bytes', request, { data: '0xzz345678' }, 'has no valid calldata'],
  ['endless bytes', request, { data: `0x${'00'.repeat(140_000)}` }, 'has no valid calldata'],
])('error: refuses %s', (_what, asked, change, fault) => {
  expect(() => checkBuilt(provider, asked, { ...swap, ...change })).toThrow(`vendor: the swap ${fault}`)
})

test('behavior: where the case of an address counts, another case is another contract', () => {
  const program = 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4'
  const seller: SwapProvider = { ...provider, routers: () => [program] }
  const honest = { ...swap, to: program, spender: program }
  expect(() => checkBuilt(seller, request, honest)).not.toThrow()
  expect(() => checkBuilt(seller, request, { ...honest, to: program.toLowerCase() })).toThrow(
    'calls a contract that is not one of its routers',
  )
})
