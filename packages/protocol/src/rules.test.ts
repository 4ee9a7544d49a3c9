import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEvmAddress, isSolanaAddress } from './address.ts'
import { isApproval } from './calls.ts'
import { isSpam, visibleTransactions } from './history.ts'
import { coinTypeOf, isRegistrableName, nameProblem } from './name.ts'
import { onrampChain, onrampNamespaces, onrampProviders } from './onramp.ts'
import { isLowQuality } from './tokens.ts'

const hex = (digits: number) => 'aB'.repeat(digits).slice(0, digits)

test('behavior: a name has letters, digits and hyphens, at least four [5.07]', () => {
  for (const name of ['abcd', 'A-1z', '----', 'a'.repeat(60)]) expect(isRegistrableName(name)).toBe(true)
  for (const name of ['abc', '', 'ab_cd', 'ab cd', 'abcd.eth', 'abcd\n', 'äbcd', 'аbcd'])
    expect(isRegistrableName(name)).toBe(false)
})

test('behavior: what is wrong with a name has one word [5.07]', () => {
  const problems = {
    alice: undefined,
    'A-1-z': undefined,
    abc: 'short',
    '': 'short',
    ['a'.repeat(64)]: 'long',
    'al ice': 'characters',
    'alice.eth': 'characters',
    аbcd: 'characters',
    '-alice': 'ends',
    'alice-': 'ends',
    'xn--abc': 'double',
  }
  for (const [name, problem] of Object.entries(problems))
    expect([name, nameProblem(name)]).toEqual([name, problem])
})

test('behavior: chains have the coin types of ENSIP-11', () => {
  expect(coinTypeOf('eip155:1')).toBe(60)
  expect(coinTypeOf('eip155:8453')).toBe(0x8000_2105)
  for (const chain of ['eip155:0', 'eip155:2147483648', 'eip155:1e3', 'eip155:', 'solana:1', ''])
    expect([chain, coinTypeOf(chain)]).toEqual([chain, undefined])
})

test('behavior: a seller’s network is a chain only where that is certain [9.09a]', () => {
  expect(onrampNamespaces).toEqual(['eip155', 'solana'])
  const token = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
  expect(onrampChain({ name: 'Base' })).toBe('eip155:8453')
  expect(onrampChain({ name: 'solana', chain_id: '101' })).toMatch(/^solana:/)
  expect(onrampChain({ name: 'unichain', chain_id: '130', contract_address: token })).toBe('eip155:130')
  // Chains of other families have numbers too.
  expect(onrampChain({ name: 'aptos', chain_id: '1', contract_address: '' })).toBeUndefined()
  expect(onrampChain({ name: 'odd', chain_id: '1:2', contract_address: token })).toBeUndefined()
  expect(onrampChain({ name: 'toString' })).toBeUndefined()
})

test('property: an approval is one for exactly that spender and amount, however it is spelled', () => {
  const address = fc.stringMatching(/^[\da-fA-F]{40}$/)
  fc.assert(
    fc.property(address, fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), (spender, amount) => {
      const data = `0x095EA7B3${spender.padStart(64, '0')}${amount.toString(16).padStart(64, '0')}`
      expect(isApproval(data, { spender: `0x${spender}`, amount })).toBe(true)
      expect(isApproval(data, { spender, amount })).toBe(true)
      expect(isApproval(data, { spender, amount: amount + 1n })).toBe(false)
      expect(isApproval(`${data}00`, { spender, amount })).toBe(false)
      expect(isApproval(data.replace('095EA7B3', 'a9059cbb'), { spender, amount })).toBe(false)
    }),
  )
})

test('behavior: an EVM address has forty hex digits, its prefix optional', () => {
  for (const value of [`0x${hex(40)}`, hex(40)]) expect(isEvmAddress(value)).toBe(true)
  for (const value of [`0x${hex(39)}`, `0x${hex(41)}`, `0x${hex(39)}g`, `1x${hex(40)}`, `0x${hex(40)} `])
    expect(isEvmAddress(value)).toBe(false)
})

test('behavior: a Solana address has 32 to 44 base58 characters [5.17]', () => {
  for (const length of [32, 44]) expect(isSolanaAddress('z'.repeat(length))).toBe(true)
  for (const length of [31, 45]) expect(isSolanaAddress('z'.repeat(length))).toBe(false)
  for (const character of ['0', 'O', 'I', 'l', '+'])
    expect(isSolanaAddress('z'.repeat(31) + character)).toBe(false)
})

test('behavior: on-ramp providers are a list of texts or nothing [5.20]', () => {
  expect(onrampProviders(['coinbase', 'meld'])).toEqual(['coinbase', 'meld'])
  for (const value of [['meld', 1], 'meld', { 0: 'meld' }, null, undefined])
    expect(onrampProviders(value)).toEqual([])
})

test('behavior: a transaction is spam when all of its transfers are, and it has some [5.25]', () => {
  const spam = { nft_info: { flags: { is_spam: true } } }
  const fine = { nft_info: { flags: { is_spam: false } } }
  expect(isSpam({ transfers: [spam, spam] })).toBe(true)
  expect(isSpam({ transfers: [spam, fine] })).toBe(false)
  expect(isSpam({ transfers: [spam, {}] })).toBe(false)
  expect(isSpam({ transfers: [{ nft_info: null }] })).toBe(false)
  expect(isSpam({ transfers: [{ fungible_info: { flags: { is_spam: true } } }, spam] })).toBe(true)
  expect(isSpam({ transfers: [] })).toBe(false)
  const on = (chain: string | null, ...transfers: object[]) => ({ metadata: { chain }, transfers })
  const list = [
    on('eip155:1'),
    on('eip155:1', spam),
    on('eip155:10', fine),
    on(null, fine),
    on('eip155:1', fine),
  ]
  expect(visibleTransactions(list, 'eip155:1')).toEqual([list[0], list[4]])
})

test('behavior: tokens that cannot be divided are of low quality [3.14, 5.26]', () => {
  expect(isLowQuality({ quantity: { decimals: '0' } })).toBe(true)
  expect(isLowQuality({ quantity: { decimals: '18' } })).toBe(false)
})
