import type { ChainId } from '@latchkey/protocol/caip'
import { projectMissing } from '@latchkey/protocol/catalogue'
import * as contract from '@latchkey/protocol/http/bundler'
import { pruneExpired } from '../../db/pruneExpired.ts'
import { defineFeature } from '../../feature.ts'
import { RpcFailure } from '../../gateway/gateway.ts'
import { Refusal } from '../../refusal.ts'
import { route } from '../../route.ts'
import { type Bundler, createBundler } from './createBundler.ts'
import type {} from './tables.ts'

declare module '../../feature.ts' {
  interface Parts {
    bundler: Bundler
  }
}

/** Bundlers and paymasters for smart accounts, behind the limits of each project. */
export const bundler = defineFeature({
  name: 'bundler',
  needs: ['clock', 'config', 'db', 'gateway', 'live', 'log'],
  open: createBundler,
  projectTables: { sponsored_operations: 'promises to pay fees', sponsored_days: 'daily sums of paid fees' },
  routes(app, deps) {
    const options = { access: 'project', class: 'data' } as const
    route(app, deps, contract.bundler, options, async ({ body, project, query, signal }) => {
      const { id, jsonrpc, method, params = [] } = body
      if (!project) throw new Refusal(projectMissing)
      const chainId = query.chainId as ChainId
      try {
        const result = await deps.bundler.call({ chainId, method, params, project, signal })
        return { jsonrpc, id, result }
      } catch (error) {
        if (!(error instanceof RpcFailure)) throw error
        const { code, data, message } = error.error
        return { jsonrpc, id, error: { code, message, ...(typeof data === 'string' && { data }) } }
      }
    })
  },
  jobs: ({ clock, db }) => [
    {
      name: 'sponsored-expiry',
      schedule: '47 3 * * *',
      async run() {
        await pruneExpired(db, 'sponsored_operations', 'id', clock())
        await pruneExpired(db, 'sponsored_days', 'id', clock())
      },
    },
  ],
  close: ({ bundler }) => bundler.close(),
})
