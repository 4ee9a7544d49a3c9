import type { FastifyRequest } from 'fastify'
import type { Feature } from '../../feature.ts'
import { guard } from '../../guard.ts'
import { pictureHeaders } from './pictureHeaders.ts'

/** Pictures that others keep, under the names that answers of this server gave them. */
export const pictures: Feature = (app, deps) => {
  app.get(
    '/v1/image/:token',
    { schema: { hide: true }, ...guard(deps, { access: 'open', class: 'asset' }) },
    async (request: FastifyRequest, reply) => {
      const { token } = request.params as { token: string }
      reply.header('cache-control', 'public, max-age=300')
      const { bytes, type } = await deps.pictures.open(token)
      return reply
        .headers(pictureHeaders)
        .header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800')
        .type(type)
        .send(bytes)
    },
  )
}
