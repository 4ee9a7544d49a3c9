import type { ChainId } from '@latchkey/protocol/caip'
import { originRefused } from '@latchkey/protocol/catalogue'
import * as contract from '@latchkey/protocol/http/history'
import type { Feature } from '../../feature.ts'
import { Refusal } from '../../refusal.ts'
import { route } from '../../route.ts'

/** What accounts did. */
export const history: Feature = (app, deps) => {
  route(
    app,
    deps,
    contract.history,
    { access: 'project', class: 'data' },
    ({ params, query, project, request, signal }) => {
      // As where the window is opened: money is nobody's business but that of the project's pages.
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
