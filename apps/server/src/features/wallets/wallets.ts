import { routeNotFound } from '@latchkey/protocol/catalogue'
import { caller } from '@latchkey/protocol/http/shared'
import { wallets as contract } from '@latchkey/protocol/http/wallets'
import type { FastifyRequest } from 'fastify'
import { type App, defineFeature, type Parts, type Serving } from '../../feature.ts'
import { guard } from '../../guard.ts'
import { pictureHeaders } from '../../pictureHeaders.ts'
import { Refusal } from '../../refusal.ts'
import type { RegistryImages } from '../../registry/registry.ts'
import { route } from '../../route.ts'
import { findWallets } from './findWallets.ts'

/** The wallet registry and the images that ship with the server. */
export const wallets = defineFeature({ name: 'wallets', needs: ['registry'], routes })

function routes(app: App, deps: Serving & Pick<Parts, 'registry'>) {
  const { registry } = deps
  const cache = 'public, max-age=7200, stale-while-revalidate=86400, stale-if-error=604800'
  // The registry does not change while the process runs, so the same query has the same response.
  const sameFor = ({ query, project }: FastifyRequest) => {
    const asked = query as Record<string, string>
    return JSON.stringify([
      project?.wallets?.hidden,
      ...Object.keys(contract.query.shape).map((name) => (name in caller ? '' : asked[name])),
    ])
  }
  route(app, deps, contract, { access: 'project', class: 'config', cache, sameFor }, ({ query, project }) => {
    // Of what the project hides, the page sees what it asks for by id.
    const hidden = query.include ? [] : (project?.wallets?.hidden ?? [])
    const exclude = [query.exclude, ...hidden].filter(Boolean).join(',')
    const { count, data } = findWallets(registry.wallets, { ...query, exclude })
    return { count, data: data.map((wallet) => ({ ...wallet, chains: [...wallet.chains] })) }
  })

  /** Image ids contain a hash, so they are immutable; the image of a ticker or code may change. */
  const serveImages = (path: string, images: RegistryImages, toKey = (id: string) => id) =>
    app.get(
      `${path}/:id`,
      { schema: { hide: true }, ...guard(deps, { access: 'open', class: 'asset' }) },
      async (request: FastifyRequest, reply) => {
        const { id } = request.params as { id: string }
        const image = images.get(toKey(id))
        if (!image) {
          reply.header('cache-control', 'public, max-age=300')
          throw new Refusal(routeNotFound, { field: 'id', description: 'Image not found' })
        }
        const forever =
          image.id === id ? 'max-age=31536000, immutable' : 'max-age=86400, stale-while-revalidate=604800'
        reply.headers(pictureHeaders).header('cache-control', `public, ${forever}`).header('etag', image.etag)
        if (request.headers['if-none-match'] === image.etag) return reply.code(304).send()
        return reply.type(image.type).send(image.bytes)
      },
    )

  const capitals = (id: string) => (/-[\da-f]{12}$/.test(id) ? id : id.toUpperCase())
  serveImages('/getWalletImage', registry.icons)
  serveImages('/public/getAssetImage', registry.networks)
  serveImages('/public/getCurrencyImage', registry.currencies, capitals)
  serveImages('/public/getTokenImage', registry.tokens, capitals)
}
