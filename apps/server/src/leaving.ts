import type { FastifyReply } from 'fastify'

/** Aborts when the caller is gone, answered or not. */
export function leaving(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  return gone.signal
}
