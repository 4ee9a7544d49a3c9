import { roleMissing } from '@latchkey/protocol/catalogue'
import * as contract from '@latchkey/protocol/http/members'
import { buildInfo } from '../../buildInfo.ts'
import { type App, defineFeature, type Parts, type Serving } from '../../feature.ts'
import { actorOf, memberOf } from '../../guard.ts'
import { claimServer } from '../../members/claimServer.ts'
import { hasOperator } from '../../members/hasOperator.ts'
import { Refusal } from '../../refusal.ts'
import { route } from '../../route.ts'

/** Members of the console: how the first one comes in, and who is signed in. */
export const members = defineFeature({
  name: 'memberRoutes',
  needs: ['clock', 'db'],
  routes,
  projectTables: { members: 'members' },
})

function routes(app: App, deps: Serving & Pick<Parts, 'clock' | 'db'>) {
  const { clock, db, projects } = deps
  const { console: config } = deps.config
  if (!config) return
  const open = { access: 'open', class: 'admin' } as const
  const signedIn = { access: 'signedIn', class: 'admin' } as const

  // Asked until it is true, which it then stays, as the last operator does.
  let isClaimed = false
  route(app, deps, contract.consoleConfig, open, async () => {
    isClaimed ||= await hasOperator(db, config)
    return {
      isClaimed,
      sso: null,
      walletOrigin: config.walletOrigin ?? null,
      version: buildInfo.version,
    }
  })

  route(app, deps, contract.ownerClaim, signedIn, async ({ body: { token, name = null }, request }) => {
    const { account } = memberOf(request)
    await claimServer(db, { account, name, token, by: actorOf(request), now: clock(), config })
    return { role: 'operator' as const }
  })

  route(app, deps, contract.memberMe, signedIn, async ({ request }) => {
    const { account, name, isOperator, roles, freshUntil } = memberOf(request)
    // Removed, or not invited yet.
    if (!isOperator && roles.size === 0) throw new Refusal(roleMissing)
    const all = await projects.list()
    return {
      account,
      name,
      isOperator,
      freshUntil: new Date(freshUntil).toISOString(),
      projects: all.flatMap(({ id, name, mode, disabled }) => {
        const role = roles.get(id) ?? (isOperator ? ('operator' as const) : undefined)
        return role ? [{ id, name, role, mode, isDisabled: disabled }] : []
      }),
    }
  })
}
