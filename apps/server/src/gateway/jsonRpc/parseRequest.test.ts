import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalJson } from '../../canonicalJson.ts'
import { maxBatch, parseRequest } from './parseRequest.ts'

/** How numbers keep their text according to the language's own means. */
function parseWithReviver(text: string): unknown {
  const { parse, rawJSON } = JSON as unknown as {
    parse(
      text: string,
      reviver: (key: string, value: unknown, context: { source?: string }) => unknown,
    ): unknown
    rawJSON(text: string): unknown
  }
  return parse(text, (_key, value, { source }) =>
    typeof value === 'number' &&
    source !== undefined &&
    /\d{16}|[.eE]/.test(source) &&
    String(value) !== source
      ? rawJSON(source)
      : value,
  )
}

const only = (body: string) => {
  const parsed = parseRequest(body)
  if (parsed.kind !== 'one') throw new Error('not one call')
  return parsed.call
}
const codeOf = (body: string) => {
  const call = only(body)
  return 'error' in call ? [call.id, call.error.code] : call
}

describe('parseRequest', () => {
  test('behavior: reads a call', () => {
    expect(only('{"jsonrpc":"2.0","id":7,"method":"eth_call","params":[{"to":"0x1"},"latest"]}')).toEqual({
      id: '7',
      method: 'eth_call',
      params: [{ to: '0x1' }, 'latest'],
      paramsText: '[{"to":"0x1"},"latest"]',
    })
  })

  test.each([
    ['1234567890123456789', '1234567890123456789'],
    ['-9007199254740993', '-9007199254740993'],
    ['1.50', '1.50'],
    ['"a\\"b"', '"a\\"b"'],
    ['null', 'null'],
    ['0', '0'],
    ['"1"', '"1"'],
  ])('behavior: the id %s comes back as %s', (id, expected) => {
    expect(only(`{"jsonrpc":"2.0","id":${id},"method":"eth_chainId"}`).id).toBe(expected)
  })

  test('property: numbers keep their text and everything else its value, as with a reviver', () => {
    const number = fc.oneof(
      fc.bigInt().map(String),
      fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
      fc.stringMatching(/^-?(0|[1-9]\d{0,20})(\.\d{1,20})?([eE][+-]?\d{1,3})?$/),
    )
    const text = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        number,
        fc.string().map((one) => JSON.stringify(one)),
        fc.constantFrom('null', 'true', '"1.50"', '"\\\\"', '"\\"9007199254740993"'),
        fc.array(tie('value')).map((items) => `[${items.join(' , ')}]`),
        fc
          .array(fc.tuple(fc.string(), tie('value')))
          .map((pairs) => `{${pairs.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`),
      ),
    })).value
    fc.assert(
      fc.property(text, (value) => {
        const call = only(`{"jsonrpc":"2.0","method":"a","params":[${value}]}`)
        expect('paramsText' in call && call.paramsText).toBe(canonicalJson(parseWithReviver(`[${value}]`)))
      }),
      { numRuns: 500 },
    )
  })

  test.each([
    '{1.50:1}',
    '[1.50"a"]',
    '[01.50]',
    '[1.50.50]',
    '[--1.50]',
    '[1.50 2.50]',
    '[1.50',
    `[${'9'.repeat(2_000)}]`,
  ])('error: %s is not JSON, with exact numbers as without', (params) => {
    expect(codeOf(`{"jsonrpc":"2.0","id":1,"method":"a","params":${params}}`)).toEqual(['null', -32700])
  })

  test.each([
    ['a fraction among a million numbers', `[${'1,'.repeat(1_040_000)}1.50]`],
    ['a fraction among as many numbers as are parsed', `[${'1,'.repeat(24_900)}1.50]`],
    ['long numbers', `[${`${'9'.repeat(20)},`.repeat(24_900)}1]`],
    ['as many long numbers as are parsed', `[${`${'9'.repeat(500)},`.repeat(4_096)}1]`],
    ['one number of 2 MB', `[${'9'.repeat(2_090_000)}]`],
    [
      'keys of objects',
      `[{${Array.from({ length: 12_000 }, (_, index) => `"${index.toString(36)}":{}`)}},1.50]`,
    ],
    ['a string of 2 MB', `["${'a'.repeat(2_090_000)}",1.50]`],
    ['escapes', `["${'\\u0001'.repeat(340_000)}",1.50]`],
    ['strings without an end', `[1.50,${'"a'.repeat(1_000_000)}`],
    ['signs', `[1.50${'-'.repeat(2_000_000)}`],
  ])('behavior: 2 MiB of %s take little processor time', (_, params) => {
    const body = `{"jsonrpc":"2.0","id":1,"method":"eth_call","params":${params}}`
    // The best of three: what a body costs, and not what else the machine does.
    const costs = Array.from({ length: 3 }, () => {
      const before = process.cpuUsage()
      parseRequest(body)
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1_000
    })
    expect(Math.min(...costs)).toBeLessThan(100)
  })

  test('error: too many numbers that would be rounded are refused', () => {
    const body = (count: number) =>
      `{"jsonrpc":"2.0","id":1,"method":"a","params":[${Array(count).fill('9'.repeat(20))}]}`
    expect(only(body(4_096))).toMatchObject({ method: 'a' })
    expect(codeOf(body(4_097))).toEqual(['null', -32600])
  })

  test('behavior: a call without an id is a notification', () => {
    expect(only('{"jsonrpc":"2.0","method":"eth_chainId"}').id).toBeUndefined()
  })

  test('behavior: no parameters, none and null are the same', () => {
    const text = (params: string) => {
      const call = only(`{"jsonrpc":"2.0","id":1,"method":"eth_gasPrice"${params}}`)
      return 'paramsText' in call ? call.paramsText : call
    }
    expect([text(''), text(',"params":[]'), text(',"params":null')]).toEqual(['[]', '[]', '[]'])
  })

  test.each([
    ['not json', ['null', -32700]],
    ['', ['null', -32700]],
    ['[]', ['null', -32600]],
    ['3', ['null', -32600]],
    ['"text"', ['null', -32600]],
    ['null', ['null', -32600]],
    ['12345678901234567890', ['null', -32600]],
    ['{"id":1,"method":"eth_chainId"}', ['1', -32600]],
    ['{"jsonrpc":"1.0","id":1,"method":"eth_chainId"}', ['1', -32006]],
    ['{"jsonrpc":"2.0","id":1}', ['1', -32600]],
    ['{"jsonrpc":"2.0","id":1,"method":5}', ['1', -32600]],
    ['{"jsonrpc":"2.0","id":{},"method":"eth_chainId"}', ['null', -32600]],
    ['{"jsonrpc":"2.0","id":[1],"method":"eth_chainId"}', ['null', -32600]],
    ['{"jsonrpc":"2.0","id":true,"method":"eth_chainId"}', ['null', -32600]],
    ['{"jsonrpc":"2.0","id":1,"method":"eth_call","params":"0x"}', ['1', -32602]],
    ['{"jsonrpc":"2.0","id":1,"method":"eth_call","params":12345678901234567890}', ['1', -32602]],
    ['{"jsonrpc":"2.0","id":"x","method":"a\\nb"}', ['"x"', -32601]],
  ])('error: %s is refused [8.21a-d, 8.21l]', (body, expected) => {
    expect(codeOf(body)).toEqual(expected)
  })

  test('behavior: a batch of 1000 is read, one of 1001 is refused whole [7.28q, 9.15b]', () => {
    const batch = (length: number) =>
      `[${Array(length).fill('{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}')}]`
    const parsed = parseRequest(batch(maxBatch))
    expect(parsed.kind === 'batch' && parsed.calls.length).toBe(1000)
    expect(codeOf(batch(maxBatch + 1))).toEqual(['null', -32600])
  })

  test('behavior: what is wrong in a batch is wrong alone', () => {
    const parsed = parseRequest(
      '[1,{"jsonrpc":"2.0","id":12345678901234567890,"method":"eth_chainId"},{"id":2}]',
    )
    expect(parsed.kind === 'batch' && parsed.calls.map(({ id }) => id)).toEqual([
      'null',
      '12345678901234567890',
      '2',
    ])
  })

  test('error: a body nested too deeply is refused before it is traversed', () => {
    const deep = `{"jsonrpc":"2.0","id":1,"method":"eth_call","params":${'['.repeat(500_000)}${']'.repeat(500_000)}}`
    expect(codeOf(deep)).toEqual(['null', -32600])
    expect(codeOf(deep.replace('"id":1', '"id":12345678901234567890'))).toEqual(['null', -32600])
  })

  test('error: a body beyond 2 MiB is refused', () => {
    expect(codeOf(`"${'a'.repeat(2 << 20)}"`)).toEqual(['null', -32600])
  })

  test('property: any text is answered, never thrown at', () => {
    const jsonish = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(fc.json()).map((items) => `[${items.join(',')}]`),
    )
    fc.assert(
      fc.property(jsonish, (body) => {
        expect(parseRequest(body).kind).toMatch(/^(one|batch)$/)
      }),
    )
  })

  test('property: an id that JSON-RPC allows comes back as the same value', () => {
    const id = fc.oneof(
      fc.string().map((text) => JSON.stringify(text)),
      fc.bigInt().map(String),
      fc.constant('null'),
    )
    fc.assert(
      fc.property(id, (text) => {
        const echoed = only(`{ "jsonrpc":"2.0", "id": ${text} , "method":"eth_chainId"}`).id
        expect(echoed).toBe(text)
      }),
    )
  })
})
