import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAnswer } from './readAnswer.ts'

describe('readAnswer', () => {
  test.each([
    '{"jsonrpc":"2.0","id":1,"result":{"lamports":18446744073709551615}}',
    '{"jsonrpc":"2.0","result":{"lamports":18446744073709551615},"id":1}',
    '{ "result" : {"lamports":18446744073709551615} , "error":null, "id":1 }\n',
    '{"jsonrpc":"2.0","id":1,"result":{"lamports":18446744073709551615},"note":"}"}',
    '{"result":0,"result":{"lamports":18446744073709551615}}',
  ])('behavior: %s keeps every digit', (text) => {
    expect(readAnswer(text)).toMatchObject({ result: '{"lamports":18446744073709551615}' })
  })

  test('behavior: an error keeps its code, message and data', () => {
    const text =
      '{"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted","data":"0x08c379a0"}}'
    expect(readAnswer(text)).toMatchObject({
      error: { code: 3, message: 'execution reverted', data: '0x08c379a0' },
    })
  })

  test.each([
    '',
    'null',
    '[]',
    '{}',
    '<html>',
    '{"jsonrpc":"2.0","id":1,"result":}',
    '{"jsonrpc":"2.0","id":1,"result":1}}',
    '{"jsonrpc":"2.0","id":1,"result":1} {"a":1}',
    '{"error":"nope"}',
    '{"error":{"message":"no code"}}',
    '{"error":{"code":1.5,"message":"no integer"}}',
  ])('error: %s is no answer', (text) => {
    expect(readAnswer(text)).toBeUndefined()
  })

  test('error: an answer cannot smuggle members into ours', () => {
    expect(
      readAnswer('{"jsonrpc":"2.0","id":1,"result":1,"error":{"code":-32000,"message":"x"}}'),
    ).toMatchObject({
      error: { code: -32000 },
    })
  })

  test('error: a message and data without end are cut', () => {
    const error = { code: -32000, message: 'x'.repeat(10_000), data: 'y'.repeat(1 << 17) }
    const answer = readAnswer(JSON.stringify({ error }))
    expect(JSON.stringify(answer).length).toBeLessThan(4_096)
  })

  test('property: the text of a result is that result, wherever it stands', () => {
    const around = fc.dictionary(
      fc.string().filter((key) => key !== 'result' && key !== 'error'),
      fc.jsonValue(),
      { maxKeys: 4 },
    )
    fc.assert(
      fc.property(around, fc.jsonValue(), around, (before, result, after) => {
        const members = [...Object.entries(before), ['result', result], ...Object.entries(after)]
        const text = `{${members.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(', ')}}`
        const parsed = readAnswer(text)
        expect(parsed).toMatchObject({ result: JSON.stringify(result) })
      }),
    )
  })
})
