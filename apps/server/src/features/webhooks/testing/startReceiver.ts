import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Delivery = {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly at: number
}

/** An app's backend that receives webhooks, and answers as `answer` does: with 204 by default. */
export async function startReceiver(
  answer: (delivery: Delivery, response: ServerResponse) => void = (_, response) =>
    response.writeHead(204).end(),
): Promise<Receiver> {
  const deliveries: Delivery[] = []
  const receiver = { answer }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const delivery = {
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
      at: Date.now(),
    }
    deliveries.push(delivery)
    receiver.answer(delivery, response)
  })
  server.on('clientError', (_, socket) => socket.destroy())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return Object.assign(receiver, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deliveries,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}

export type Receiver = {
  readonly url: string
  readonly deliveries: readonly Delivery[]
  /** May be replaced. */
  answer(delivery: Delivery, response: ServerResponse): void
  stop(): Promise<void>
}
