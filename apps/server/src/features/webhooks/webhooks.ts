import { routeNotFound } from '@latchkey/protocol/catalogue'
import { consoleProjectId } from '@latchkey/protocol/consoleProject'
import * as contract from '@latchkey/protocol/http/webhooks'
import { type App, defineFeature, type Parts, type Serving } from '../../feature.ts'
import { actorOf } from '../../guard.ts'
import { Refusal } from '../../refusal.ts'
import { route } from '../../route.ts'
import { webhookKeys } from '../../secrets/webhookSecrets.ts'
import { createSender } from './createSender.ts'
import { startDispatcher } from './dispatcher.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { pruneDeliveries } from './pruneDeliveries.ts'
import { createStore, type Store } from './store.ts'

declare module '../../feature.ts' {
  interface Parts {
    webhooks: Outbox & { readonly store: Store }
  }
}

/** Tells the backends of projects what happens. */
export const webhooks = defineFeature({
  name: 'webhooks',
  needs: ['clock', 'config', 'db', 'log'],
  open({ clock, config, db }) {
    const keys = webhookKeys(config.secrets)
    const store = createStore({ db, clock, keys, allowLoopback: config.allowsLoopbackWebhooks })
    return { ...createOutbox({ db, clock }), store }
  },
  work({ clock, config, db, log }) {
    if (!config.roles.includes('worker')) return undefined
    const sender = createSender({
      allowLoopback: config.allowsLoopbackWebhooks,
      nameServers: config.imageNameServers,
    })
    const dispatcher = startDispatcher({ db, clock, log, sender, keys: webhookKeys(config.secrets) })
    return async () => {
      await dispatcher.stop()
      await sender.close()
    }
  },
  jobs: ({ clock, db }) => [
    { name: 'webhooks-prune', schedule: '*/5 * * * *', run: () => pruneDeliveries({ db, clock }) },
  ],
  projectTables: { webhook_outbox: 'deliveries of webhooks', webhook_endpoints: 'webhooks' },
  routes,
  close: async ({ webhooks }) => webhooks.close(),
})

/** What webhooks of the server are told. */
const alertKinds = ['alert.firing', 'alert.over'] as const

function routes(app: App, deps: Serving & Pick<Parts, 'webhooks'>): void {
  const { projects } = deps
  const { store } = deps.webhooks
  const read = { access: 'owner', class: 'admin', scope: 'projects:read' } as const
  const write = { access: 'owner', class: 'admin', scope: 'webhooks:write' } as const
  const secret = { ...write, isFresh: true } as const

  async function projectOf({ id }: { id: string }): Promise<string> {
    if (!(await projects.find(id)))
      throw new Refusal(routeNotFound, { field: 'id', description: 'Unknown project' })
    return id
  }
  const owned = async (params: { id: string; webhookId: string }) => ({
    projectId: await projectOf(params),
    webhookId: params.webhookId,
  })
  /** What this process tells is up to date at once; others follow within seconds. */
  async function reloaded<Value>(value: Value): Promise<Value> {
    await deps.webhooks.reload()
    return value
  }

  route(app, deps, contract.webhookList, read, async ({ params }) => ({
    webhooks: await store.list(await projectOf(params)),
  }))

  route(app, deps, contract.webhookCreate, { ...secret, status: 201 }, async ({ params, body, request }) =>
    reloaded(await store.create(await projectOf(params), body, actorOf(request))),
  )

  route(app, deps, contract.webhookSet, write, async ({ params, body, request }) =>
    reloaded({ webhook: await store.set(await owned(params), body, actorOf(request)) }),
  )

  route(app, deps, contract.webhookRemove, write, async ({ params, request }) =>
    reloaded({ removed: await store.remove(await owned(params), actorOf(request)) }),
  )

  route(app, deps, contract.webhookRotate, secret, async ({ params, request }) =>
    store.rotate(await owned(params), actorOf(request)),
  )

  route(app, deps, contract.webhookTest, write, async ({ params, request }) => ({
    deliveryId: await store.test(await owned(params), actorOf(request)),
  }))

  route(app, deps, contract.deliveryList, read, async ({ params, query }) =>
    store.deliveries(await owned(params), query),
  )

  // Bodies name accounts and users: for those who set up the receiver, not for all who may look.
  route(app, deps, contract.deliveryRead, write, async ({ params }) =>
    store.delivery(await owned(params), params.deliveryId),
  )

  // Of the reserved project of the console, which has no events of its own.
  const server = { access: 'admin', class: 'admin', scope: 'server:write' } as const
  const ofServer = ({ webhookId }: { webhookId: string }) => ({ projectId: consoleProjectId, webhookId })

  route(app, deps, contract.serverWebhookList, { ...server, scope: 'server:read' }, async () => ({
    webhooks: await store.list(consoleProjectId),
  }))

  const added = { ...server, isFresh: true, status: 201 } as const
  route(app, deps, contract.serverWebhookCreate, added, async ({ body, request }) =>
    reloaded(await store.create(consoleProjectId, { ...body, kinds: [...alertKinds] }, actorOf(request))),
  )

  route(app, deps, contract.serverWebhookSet, server, async ({ params, body, request }) =>
    reloaded({ webhook: await store.set(ofServer(params), body, actorOf(request)) }),
  )

  route(app, deps, contract.serverWebhookRemove, server, async ({ params, request }) =>
    reloaded({ removed: await store.remove(ofServer(params), actorOf(request)) }),
  )

  route(app, deps, contract.webhookReplay, write, async ({ params, body, request }) => ({
    replayed: await store.replay(await owned(params), body, actorOf(request)),
  }))
}
