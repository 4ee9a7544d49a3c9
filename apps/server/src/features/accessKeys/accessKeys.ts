import { routeNotFound } from '@latchkey/protocol/catalogue'
import * as contract from '@latchkey/protocol/http/accessKeys'
import type { AccessKey } from '../../accessKeys/createAccessKeys.ts'
import { type App, defineFeature, type Serving } from '../../feature.ts'
import { actorOf } from '../../guard.ts'
import { Refusal } from '../../refusal.ts'
import { route } from '../../route.ts'
import { operatorKeyCommands } from './operatorKeyCommands.ts'
import { projectKeyCommands } from './projectKeyCommands.ts'

/** Keys of projects and of operators. Those of operators are only made on the command line. */
export const accessKeys = defineFeature({
  name: 'accessKeys',
  needs: [],
  routes,
  commands: [...projectKeyCommands, ...operatorKeyCommands],
})

function routes(app: App, deps: Serving) {
  const { accessKeys, projects } = deps
  const options = { access: 'owner', class: 'admin' } as const
  const write = { ...options, scope: 'keys:write', isFresh: true } as const

  async function ownerOf(id: string): Promise<{ projectId: string }> {
    if (!(await projects.find(id)))
      throw new Refusal(routeNotFound, { field: 'id', description: 'Unknown project' })
    return { projectId: id }
  }

  route(app, deps, contract.projectKeyList, { ...options, scope: 'projects:read' }, async ({ params }) => ({
    keys: (await accessKeys.list(await ownerOf(params.id))).map(toWire),
  }))

  route(
    app,
    deps,
    contract.projectKeyAdd,
    { ...write, status: 201 },
    async ({ params, body: { name, expiresAt }, request }) => {
      const settings = { name, ...(expiresAt !== undefined && { expiresAt: new Date(expiresAt) }) }
      const owner = await ownerOf(params.id)
      const { key, text } = await accessKeys.add({ ...settings, ...owner }, actorOf(request))
      return { info: toWire(key), key: text }
    },
  )

  route(app, deps, contract.projectKeyRevoke, write, async ({ params: { id, keyId }, request }) => ({
    revoked: await accessKeys.revoke(keyId, await ownerOf(id), actorOf(request)),
  }))
}

function toWire({ id, name, createdAt, lastUsedOn, expiresAt }: AccessKey) {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedOn,
    expiresAt: expiresAt?.toISOString() ?? null,
  }
}
