import { supportedChains } from '@latchkey/protocol/http/chains'
import { defineFeature } from '../../feature.ts'
import { route } from '../../route.ts'

/** Supported chains. The modal loads this first, so it is served from memory. */
export const chains = defineFeature({
  name: 'chains',
  needs: ['gateway'],
  routes(app, deps) {
    const { http, ws } = deps.gateway.chains
    const answer = { http: [...http], ws: [...ws] }
    route(
      app,
      deps,
      supportedChains,
      {
        access: 'open',
        class: 'config',
        sameFor: () => 'everybody',
        cache: 'public, max-age=86400, s-maxage=86400, stale-while-revalidate=604800, stale-if-error=604800',
      },
      () => answer,
    )
  },
})
