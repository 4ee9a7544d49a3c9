import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId, newRelayId, orderOf, readRpc, writeCall, writeError, writeResult } from './rpc.ts'

test('property: ids keep all their digits', () => {
  const digits = fc.bigInt({ min: 0n, max: 10n ** 20n }).map(String)
  const text = fc.string({ maxLength: 62 }).map((id) => JSON.stringify(id))
  fc.assert(
    fc.property(fc.oneof(digits, text), (id) => {
      // Ids of other things, and numbers in texts, are left alone.
      const params = '{"id":1234567890123456789,"data":"\\"id\\":9999999999999999999"}'
      const call = readRpc(`{"params":${params},"method":"x","id":${id},"jsonrpc":"2.0"}`)
      expect(call?.id).toBe(id)
      expect(call).toMatchObject({ kind: 'call', params: { data: '"id":9999999999999999999' } })
      expect(writeResult(id, true)).toBe(`{"id":${id},"jsonrpc":"2.0","result":true}`)
    }),
  )
})

test('behavior: calls, results and errors are distinguished', () => {
  expect(readRpc(writeCall('7', 'x', { a: 1 }))).toEqual({
    kind: 'call',
    id: '7',
    method: 'x',
    params: { a: 1 },
  })
  expect(readRpc(writeResult('7', null))).toEqual({ kind: 'result', id: '7', result: null })
  const error = { code: 5000, message: 'No.' }
  expect(readRpc(writeError('7', error))).toEqual({ kind: 'error', id: '7', error })
  expect(readRpc('{"id":1,"jsonrpc":"2.0","error":{"code":1,"message":7,"data":{}}}')).toEqual({
    kind: 'error',
    id: '1',
    error: { code: 1, message: '', data: {} },
  })
  // Some send both, one of them empty.
  expect(readRpc('{"id":1,"jsonrpc":"2.0","result":1,"error":null}')).toMatchObject({ kind: 'result' })
})

test('error: ignores what nests deeper than any request', () => {
  const call = (depth: number) =>
    `{"id":1,"jsonrpc":"2.0","method":"x","params":${'['.repeat(depth)}${']'.repeat(depth)}}`
  expect(readRpc(call(200))).toMatchObject({ kind: 'call' })
  expect(readRpc(call(300))).toBeUndefined()
})

test('error: ignores what is not JSON-RPC', () => {
  const bad = [
    '',
    'null',
    '[]',
    '1',
    '"x"',
    '{}',
    '{"id":1,"method":"x"}',
    '{"jsonrpc":"2.0","method":"x"}',
    '{"id":null,"jsonrpc":"2.0","method":"x"}',
    '{"id":{},"jsonrpc":"2.0","method":"x"}',
    '{"id":1,"jsonrpc":"1.0","method":"x"}',
    '{"id":1,"jsonrpc":"2.0","method":7}',
    '{"id":1,"jsonrpc":"2.0"}',
    '{"id":1,"jsonrpc":"2.0","error":"no"}',
    '{"id":1,"jsonrpc":"2.0","error":{"code":"1"}}',
    '{"id":1.5,"jsonrpc":"2.0","method":"x"}',
    '{"id":1e300,"jsonrpc":"2.0","method":"x"}',
    '{"id":-99999999999999999999,"jsonrpc":"2.0","method":"x"}',
    `{"id":${'9'.repeat(100)},"jsonrpc":"2.0","method":"x"}`,
    `{"id":"${'9'.repeat(100)}","jsonrpc":"2.0","method":"x"}`,
  ]
  for (const text of bad) expect(readRpc(text), text).toBeUndefined()
})

test('property: no two ids are the same, and numbers stay exact', () => {
  const ids = Array.from({ length: 10_000 }, newId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every((id) => Number.isSafeInteger(Number(id)))).toBe(true)
  expect(newRelayId()).toMatch(/^"\d{19}"$/)
})

test('behavior: orders ids by time, as numbers or as strings', () => {
  expect(orderOf('1794748886011664')).toBeLessThan(orderOf('"1794748886011665"'))
  expect(orderOf('"no number"')).toBe(0)
})
