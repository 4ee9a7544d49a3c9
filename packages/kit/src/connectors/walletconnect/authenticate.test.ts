import { expect, test } from 'vitest'
import { readAuthenticated, writeAuthPayload } from './authenticate.ts'
import type { Asked } from './grant.ts'

const asked: Asked = {
  eip155: {
    chains: ['eip155:1', 'eip155:10'],
    methods: ['personal_sign', 'eth_sendTransaction'],
    events: ['chainChanged'],
  },
}
const signIn = {
  domain: 'app.example.com',
  uri: 'https://app.example.com/login',
  nonce: 'abcdefgh12345678',
  issuedAt: '2026-01-01T00:00:00.000Z',
  expirationTime: '2026-01-02T00:00:00.000Z',
  statement: 'Welcome.',
  requestId: 'r1',
  resources: ['https://app.example.com/terms'],
}
const urn = (att: object) => `urn:recap:${btoa(JSON.stringify({ att })).replace(/=/g, '')}`
const address = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const chains = ['eip155:1', 'eip155:10']
const recap = urn({ eip155: { 'request/personal_sign': [{ chains }] } })
const publicKey = 'ab'.repeat(32)

function cacao(change: object = {}) {
  const p = {
    iss: `did:pkh:eip155:1:${address}`,
    domain: signIn.domain,
    aud: signIn.uri,
    version: '1',
    nonce: signIn.nonce,
    iat: signIn.issuedAt,
    statement: 'Welcome.',
    resources: [recap],
    ...change,
  }
  return { h: { t: 'caip122' }, p, s: { t: 'eip191', s: '0xsigned' } }
}
const answer = (cacaos: unknown, responder: object = { publicKey, metadata: { name: 'A\u202Ewallet' } }) =>
  readAuthenticated({ cacaos, responder }, asked)

test('behavior: the ReCap with all methods is the last resource', () => {
  const { resources, ...rest } = writeAuthPayload(signIn, asked)
  expect(rest).toEqual({
    type: 'caip122',
    chains,
    version: '1',
    domain: signIn.domain,
    aud: signIn.uri,
    nonce: signIn.nonce,
    iat: signIn.issuedAt,
    nbf: undefined,
    exp: signIn.expirationTime,
    statement: 'Welcome.',
    requestId: 'r1',
  })
  const att = { eip155: { 'request/eth_sendTransaction': [{}], 'request/personal_sign': [{}] } }
  expect(resources).toEqual(['https://app.example.com/terms', urn(att)])
})

test('behavior: a signature grants what its ReCap says, on the chains it names', () => {
  const words =
    "Welcome. I further authorize the stated URI to perform the following actions on my behalf: (1) 'request': 'personal_sign' for 'eip155'."
  const granted = answer([cacao()])
  expect(granted).toMatchObject({
    publicKey,
    name: 'Awallet',
    grants: {
      eip155: {
        accounts: chains.map((chain) => `${chain}:${address}`),
        networks: chains,
        methods: ['personal_sign'],
        events: ['chainChanged'],
      },
    },
    signed: [{ account: `eip155:1:${address}`, signature: '0xsigned', cacao: cacao() }],
  })
  expect(granted?.signed[0]?.message).toContain(words)
  // Several chains, a signature for each.
  const both = answer([cacao(), cacao({ iss: `did:pkh:eip155:10:${address}` })])
  expect(both?.signed).toHaveLength(2)
  expect(both?.grants).toEqual(granted?.grants)
})

test('error: refuses what is malformed, or grants nothing that was requested', () => {
  const bad: unknown[] = [
    undefined,
    [],
    [null],
    [cacao({ resources: undefined })],
    [cacao({ resources: ['urn:recap:!'] })],
    [cacao({ resources: [urn({ eip155: { 'other/x': [{}] } })] })],
    [cacao({ resources: [urn({ solana: { 'request/x': [{}] } })] })],
    [cacao({ iss: 'did:pkh:eip155:1:invalid:x' })],
    [cacao({ iss: 'eip155:1:0xab' })],
    [cacao({ iss: `did:pkh:eip155:5:${address}`, resources: [urn({ eip155: { 'request/x': [{}] } })] })],
    [cacao({ domain: 'two\nlines' })],
    [{ ...cacao(), s: { t: 'eip191' } }],
    [cacao(), {}],
    Array(51).fill(cacao()),
  ]
  for (const cacaos of bad) expect(answer(cacaos), JSON.stringify(cacaos)).toBeUndefined()
  expect(answer([cacao()], { publicKey: 'x' })).toBeUndefined()
  for (const value of [null, 'x', {}, { cacaos: [cacao()] }])
    expect(readAuthenticated(value, asked)).toBeUndefined()
})
