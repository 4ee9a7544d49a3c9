import type { FastifyReply } from 'fastify'

/** Aborts when the client disconnects or the response ends. */
export function leaving(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  return gone.signal
}
