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
