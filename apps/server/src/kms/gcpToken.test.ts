import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createGcpToken } from './gcpToken.ts'

test('behavior: a machine reads tokens from a fake of the metadata server, and keeps them', async () => {
  let requests = 0
  const server = createServer(({ headers }, response) => {
    requests++
    const isAsked = headers['metadata-flavor'] === 'Google'
    response.writeHead(isAsked ? 200 : 403)
    response.end(
      JSON.stringify({ access_token: `token ${requests}`, expires_in: requests === 1 ? 30 : 3_600 }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const read = createGcpToken('gcp-kms', undefined, `http://127.0.0.1:${port}/token`)
  const { signal } = new AbortController()
  // The first is about to expire.
  expect(await read(signal)).toBe('token 1')
  expect(await read(signal)).toBe('token 2')
  expect(await read(signal)).toBe('token 2')
  server.close()
})
