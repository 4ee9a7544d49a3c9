import { supportedChains } from '@latchkey/protocol/http/chains'
import { defineFeature } from '../../feature.ts'
import { route } from '../../route.ts'

/** Which chains can be asked about. Everything in the modal waits for this, so it comes from memory. */
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
