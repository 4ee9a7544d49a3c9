import { encodeAbiParameters, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { fromMulticall, fromReader } from './readMany.ts'
import { openNode } from './swap/node.ts'

const word = (value: number) => value.toString(16).padStart(64, '0')

/** A list whose entries all are the same result, which is there once. */
function repeated(count: number, bytes: number): Hex {
  const entry = [1, 64, bytes].map(word).join('') + 'ab'.repeat(bytes)
  return `0x${word(32)}${word(count)}${word(32 * count).repeat(count)}${entry}`
}

function listed(results: readonly Hex[]): Hex {
  const type = { type: 'tuple[]', components: [{ type: 'bool' }, { type: 'bytes' }] } as const
  return encodeAbiParameters([type], [results.map((data) => [true, data] as const)] as never)
}

test('behavior: a list of results, of the longest kind too', () => {
  const results: Hex[] = ['0x01', `0x${'ab'.repeat(2_048)}`]
  for (const read of [fromMulticall, fromReader]) expect(read(listed(results), 2)).toEqual(results)
})

test.each([
  [2_000, 20_000],
  [50, 500_000],
])(
  'error: %i entries that share one result of %i bytes are refused before they are copied',
  async (count, bytes) => {
    const data = repeated(count, bytes)
    const before = process.cpuUsage()
    for (const read of [fromMulticall, fromReader])
      for (const asked of [50, 2]) expect(() => read(data, asked)).toThrow('unexpected shape')
    const node = openNode({
      gateway: { request: async () => data } as never,
      chain: 'eip155:1',
      multicall: undefined,
      signal: new AbortController().signal,
    })
    const to = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
    await expect(node.batch([{ to, data: '0x' }])).rejects.toThrow('unexpected shape')
    const { user } = process.cpuUsage(before)
    expect(user / 1_000).toBeLessThan(300)
  },
)
