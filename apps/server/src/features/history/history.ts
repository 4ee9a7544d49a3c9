import type { ChainId } from '@latchkey/protocol/caip'
import { originRefused } from '@latchkey/protocol/catalogue'
import * as contract from '@latchkey/protocol/http/history'
import { type App, defineFeature, type Parts, type Serving } from '../../feature.ts'
import { Refusal } from '../../refusal.ts'
import { route } from '../../route.ts'
import { countSources } from '../../vendors/countSources.ts'
import { chainHistory } from './chainHistory.ts'
import { createHistory, type History } from './createHistory.ts'

declare module '../../feature.ts' {
  interface Parts {
    history: History
  }
}

/** Transaction history of accounts. */
export const history = defineFeature({
  name: 'history',
  needs: ['chains', 'cache', 'clock', 'config', 'log', 'metrics', 'vendors', 'onramp'],
  open(given) {
    const { chains, config, metrics, vendors } = given
    const sources = vendors.follow('history', (own) =>
      countSources('history', metrics, [...own, chainHistory(chains)]),
    )
    return createHistory({ ...given, secrets: config.secrets, sources })
  },
  routes,
})

function routes(app: App, deps: Serving & Pick<Parts, 'history'>) {
  route(
    app,
    deps,
    contract.history,
    { access: 'project', class: 'data' },
    ({ params, query, project, request, signal }) => {
      // As for opening a checkout: purchases are only visible to the project's own pages.
      if (
        query.onramp !== undefined &&
        project?.mode === 'production' &&
        request.headers.origin === undefined
      )
        throw new Refusal(originRefused)
      return deps.history.get({
        account: params.account,
        chainId: query.chainId as ChainId | undefined,
        cursor: query.cursor,
        onramp: query.onramp,
        projectId: project?.id,
        signal,
      })
    },
  )
}
