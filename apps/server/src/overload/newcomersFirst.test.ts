import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { newcomersFirst } from './newcomersFirst.ts'

/** Opens connections that each ask at once; resolves with how many were accepted before each answer. */
async function askAll(count: number): Promise<number[]> {
  let accepted = 0
  const before: number[] = []
  const server = newcomersFirst(createServer(), (_request, response) => {
    before.push(accepted)
    response.end()
  })
  server.on('connection', () => accepted++)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const asked = Array.from({ length: count }, async () => {
    const socket = connect(port, '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
    for await (const _ of socket);
  })
  await Promise.all(asked)
  server.close()
  return before
}

test('behavior: requests wait until every connection is accepted', async () => {
  expect(await askAll(1)).toEqual([1])
  expect(await askAll(100)).toEqual(Array(100).fill(100))
})

test('error: connections that keep arriving hold back requests for a bounded number of turns', async () => {
  const before = await askAll(400)
  expect(before).toHaveLength(400)
  expect(before[0]).toBeLessThan(140)
})
