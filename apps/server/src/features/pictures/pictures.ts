import type { FastifyRequest } from 'fastify'
import { type App, defineFeature, type Parts, type Serving } from '../../feature.ts'
import { guard } from '../../guard.ts'
import { pictureHeaders } from '../../pictureHeaders.ts'
import { createPictures, type Pictures } from './createPictures.ts'
import { linkPictures } from './linkPictures.ts'

declare module '../../feature.ts' {
  interface Parts {
    pictures: Pictures
  }
}

/** Serves third-party images under the signed paths of this server's responses. */
export const pictures = defineFeature({
  name: 'pictures',
  needs: ['config', 'fetch', 'readUri', 'nfts'],
  open: ({ config, fetch, readUri, nfts }) =>
    createPictures({
      fetch,
      readUri,
      imageOf: async (collectible, signal) => (await nfts.describe(collectible, signal)).image,
      secrets: config.secrets,
    }),
  changeAnswers:
    ({ pictures }) =>
    (answer) =>
      linkPictures(answer, pictures),
  routes,
})

function routes(app: App, deps: Serving & Pick<Parts, 'pictures'>) {
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
