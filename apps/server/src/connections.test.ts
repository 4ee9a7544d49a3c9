import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { watchConnections } from './connections.ts'

test('behavior: a server closes once its requests are answered, whatever clients keep open', async () => {
  const server = createServer({ keepAliveTimeout: 65_000 })
  const connections = watchConnections(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const silent = connect(port, '127.0.0.1')
  await once(silent, 'connect')

  const answered = new Promise<IncomingMessage>((resolve, reject) =>
    get({ port, host: '127.0.0.1', agent }, resolve).on('error', reject),
  )
  const [, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse]
  const closed = once(server, 'close')
  server.close()
  connections.end()
  // It takes as long as it takes.
  expect(await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 200, 'open'))])).toBe(
    'open',
  )
  response.end('done')
  const answer = await answered
  answer.resume()
  expect(answer.statusCode).toBe(200)
  const began = performance.now()
  await closed
  expect(performance.now() - began).toBeLessThan(2_000)
})
