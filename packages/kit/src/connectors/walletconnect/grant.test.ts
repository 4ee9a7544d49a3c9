import { expect, test } from 'vitest'
import { type Asked, readGrants } from './grant.ts'

const account = (chain: number, digit = 'a') => `eip155:${chain}:0x${digit.repeat(40)}`
const asked: Asked = {
  eip155: {
    chains: ['eip155:1', 'eip155:10'],
    methods: ['personal_sign', 'eth_sign'],
    events: ['chainChanged'],
  },
  solana: { chains: ['solana:main'], methods: ['solana_signMessage'], events: [] },
}
const eip155 = {
  accounts: [account(1), account(10)],
  methods: ['personal_sign'],
  events: ['chainChanged'],
}
const whole = {
  eip155: { ...eip155, networks: ['eip155:1', 'eip155:10'] },
}

test('behavior: a wallet may grant less than requested, and what it adds is ignored', () => {
  expect(readGrants({ eip155 }, asked)).toEqual(whole)
  expect(readGrants({ eip155: { ...eip155, chains: ['eip155:1', 'eip155:10'] } }, asked)).toEqual(whole)
  const more = { eip155: { ...eip155, accounts: [...eip155.accounts, account(99)] } }
  expect(readGrants(more, asked)).toEqual(whole)
  const cosmos = { accounts: ['cosmos:hub:cosmos1abc'], methods: ['x'], events: [] }
  expect(readGrants({ eip155, cosmos, tron: { anything: 1 } }, asked)).toEqual(whole)
  // One chain by itself is another way to write it.
  const apart = {
    'eip155:1': { ...eip155, accounts: [account(1)] },
    'eip155:10': { ...eip155, accounts: [account(10)] },
  }
  expect(readGrants(apart, asked)).toEqual(whole)
})

test('behavior: keeps the order of accounts', () => {
  const accounts = [account(10, 'b'), account(1, 'c'), account(10, 'c')]
  expect(readGrants({ eip155: { ...eip155, accounts } }, asked)?.eip155).toMatchObject({
    accounts,
    networks: ['eip155:10', 'eip155:1'],
  })
})

test('error: refuses what is malformed, or nothing that was requested', () => {
  const bad: unknown[] = [
    undefined,
    null,
    [],
    'x',
    {},
    { eip155: null },
    { eip155: [] },
    { 'eip155:1:2': eip155 },
    { 'eip155:': eip155 },
    { eip155: { ...eip155, accounts: [] } },
    { eip155: { ...eip155, accounts: 'x' } },
    { eip155: { ...eip155, accounts: [account(99)] } },
    { eip155: { ...eip155, accounts: [account(1), '0xabc'] } },
    { eip155: { ...eip155, accounts: [account(1), `${account(1)}:1`] } },
    { eip155: { ...eip155, accounts: [account(1), null] } },
    { eip155: { ...eip155, accounts: ['solana:main:abc'] } },
    { eip155: { ...eip155, accounts: Array(201).fill(account(1)) } },
    // Accounts outside the chains the entry itself names.
    { eip155: { ...eip155, chains: ['eip155:1'] } },
    { eip155: { ...eip155, chains: ['x'] } },
    { eip155: { ...eip155, chains: {} } },
    { 'eip155:1': eip155 },
    // Without a method nothing can be asked.
    { eip155: { ...eip155, methods: [] } },
    { eip155: { ...eip155, methods: undefined } },
    { eip155: { ...eip155, methods: [1] } },
    { eip155: { ...eip155, methods: [''] } },
    { eip155: { ...eip155, methods: ['x'.repeat(101)] } },
    { eip155: { ...eip155, events: undefined } },
    { eip155: { ...eip155, events: [null] } },
    // One good family does not carry a bad one.
    { eip155, solana: { accounts: ['solana:main'], methods: ['x'], events: [] } },
    { cosmos: { accounts: ['cosmos:hub:cosmos1abc'], methods: ['x'], events: [] } },
    JSON.parse('{"__proto__":{"accounts":[]},"constructor":{}}'),
  ]
  for (const value of bad) expect(readGrants(value, asked), JSON.stringify(value)).toBeUndefined()
})
