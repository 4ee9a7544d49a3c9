import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Network } from '../driver.ts'
import { devnet } from './networks.ts'
import { askRpc, toUnits } from './rpc.ts'

let result = 'null'
const node = createServer((_, response) => response.end(`{"jsonrpc":"2.0","id":1,"result":${result}}`))
let network: Network
beforeAll(async () => {
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
  network = { ...devnet, rpcUrls: [`http://127.0.0.1:${(node.address() as AddressInfo).port}`] }
})
afterAll(() => node.close())

test('behavior: amounts above Number.MAX_SAFE_INTEGER stay exact', async () => {
  result = '{"amount":18446744073709551615,"small":7}'
  const { amount, small } = (await askRpc(network, 'x', [])) as Record<string, unknown>
  expect([toUnits(amount), toUnits(small)]).toEqual([18_446_744_073_709_551_615n, 7n])
})

test.each([
  ['0.12345678901234566', 0.12345678901234566],
  ['1234567890123456.5', 1234567890123456.5],
  ['1.5e-7', 1.5e-7],
  ['[1,-2,3.25]', [1, -2, 3.25]],
  ['"1234567890123456789 \\" 12345678901234567"', '1234567890123456789 " 12345678901234567'],
])('behavior: %s is read as it is', async (text, value) => {
  result = text
  expect(await askRpc(network, 'x', [])).toEqual(value)
})

test('error: a quote that is never closed is refused at once', async () => {
  result = `"${'\\"'.repeat(20_000)}`
  const begun = performance.now()
  await expect(askRpc(network, 'x', [])).rejects.toMatchObject({ code: 'request/http_failed' })
  // It took seconds when every quote was tried as the first one.
  expect(performance.now() - begun).toBeLessThan(500)
})

test('error: digits that are no number in JSON are refused', async () => {
  result = '0123456789012345678'
  await expect(askRpc(network, 'x', [])).rejects.toMatchObject({ code: 'request/http_failed' })
})

test('error: a node of another cluster is passed over, and a private one is believed', async () => {
  const answers: Record<string, Record<string, unknown>> = {
    mainnet: { getGenesisHash: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d', getSlot: 1 },
    private: { getGenesisHash: 'HJqwwj3wvZ4m1yVQ8PrXQ9yJ1oPzRk9BvvJcZsYc5c1c', getSlot: 2 },
  }
  const asked: string[] = []
  const nodes = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const { method } = JSON.parse(text) as { method: string }
    const name = request.url?.slice(1) ?? ''
    asked.push(`${name} ${method}`)
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: answers[name]?.[method] }))
  })
  await new Promise<void>((resolve) => nodes.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(nodes.address() as AddressInfo).port}`
  const both = { ...devnet, rpcUrls: [`${base}/mainnet`, `${base}/private`] }
  expect(await askRpc(both, 'getSlot', [])).toBe(2)
  expect(await askRpc(both, 'getSlot', [])).toBe(2)
  // Each is asked once.
  expect(asked.filter((one) => one.endsWith('getGenesisHash'))).toHaveLength(2)
  nodes.close()
})
