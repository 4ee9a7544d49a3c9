import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bitcoinMethods } from './bitcoinMethods.ts'
import { cosmosMethods } from './cosmosMethods.ts'
import { families } from './families.ts'
import { polkadotMethods } from './polkadotMethods.ts'

const numRuns = process.env.EXHAUSTIVE ? 10_000 : 500
const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'), maxLength: 140 })
const param = fc.oneof(
  fc.jsonValue(),
  fc.string({ minLength: 10, maxLength: 110 }),
  hex,
  hex.map((digits) => `0x${digits}`),
  fc.constantFrom(
    '../'.repeat(6),
    `${'a'.repeat(20)}/`,
    'ab'.repeat(32),
    `${'ab'.repeat(32)}\n`,
    '%2e'.repeat(9),
  ),
)
const params = fc.oneof(fc.array(param, { maxLength: 4 }), fc.dictionary(fc.string(), param))
const methods = [...bitcoinMethods, ...polkadotMethods, ...cosmosMethods]
const heads = { tip: 900_000, finalized: 899_994 }

test('property: parameters and results of any shape throw nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...methods), params, fc.jsonValue(), ([, rule], given, value) => {
      rule.keep(given, heads)
      rule.keep(given, heads, value)
      rule.isMissing?.(given, value, heads)
      rule.isAbsurd?.(given)
      const needed = rule.needs?.(given)
      expect(needed === undefined || Number.isSafeInteger(needed)).toBe(true)
    }),
    { numRuns },
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(families)),
      params,
      fc.jsonValue(),
      (family, given, value) => {
        const id = family.writes?.idOf(given)
        expect(['string', 'undefined']).toContain(typeof id)
        family.head?.read(value)
        family.identity?.isOf(value, '0'.repeat(32))
      },
    ),
    { numRuns },
  )
})

test('property: paths of requests have only the characters of addresses, ids and numbers', () => {
  fc.assert(
    fc.property(fc.constantFrom(...bitcoinMethods), params, ([, method], given) => {
      const call = method.toHttp(given)
      if (!call) return
      expect(call.path).toMatch(/^(?:\/[A-Za-z\d-]{1,100}){1,5}$/)
      expect(call.body ?? '').toMatch(/^(?:[\da-fA-F]{2})*$/)
    }),
    { numRuns },
  )
})

test('property: what an index answers is read, or is no answer', () => {
  const calls = [
    bitcoinMethods.get('address')?.toHttp(['a'.repeat(20)]),
    bitcoinMethods.get('address_utxos')?.toHttp(['a'.repeat(20)]),
    bitcoinMethods.get('tx_hex')?.toHttp(['ab'.repeat(32)]),
    bitcoinMethods.get('tip')?.toHttp([]),
    bitcoinMethods.get('broadcast')?.toHttp(['00']),
  ].flatMap((call) => call ?? [])
  expect(calls).toHaveLength(5)
  const body = fc.oneof(
    fc.string(),
    fc.json(),
    hex,
    fc.jsonValue().map((value) => `sendrawtransaction RPC error: ${JSON.stringify(value)}`),
    fc.integer().map((code) => `sendrawtransaction RPC error ${code}: refused`),
  )
  fc.assert(
    fc.property(fc.constantFrom(...calls), fc.constantFrom(200, 400, 404), body, (call, status, text) => {
      const answer = call.toAnswer(status, text)
      if (!answer) return
      if ('error' in answer) {
        expect(Number.isSafeInteger(answer.error.code)).toBe(true)
        expect(JSON.parse(answer.text)).toEqual(answer.error)
      } else expect(JSON.stringify(JSON.parse(answer.result))).toBe(JSON.stringify(answer.value))
    }),
    { numRuns },
  )
})
