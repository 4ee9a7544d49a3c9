import { roleMissing } from '@latchkey/protocol/catalogue'
import * as contract from '@latchkey/protocol/http/members'
import { buildInfo } from '../../buildInfo.ts'
import { pruneExpired } from '../../db/pruneExpired.ts'
import { type App, defineFeature, type Parts, type Serving } from '../../feature.ts'
import { actorOf, memberOf } from '../../guard.ts'
import { claimServer } from '../../members/claimServer.ts'
import { hasOperator } from '../../members/hasOperator.ts'
import { Refusal } from '../../refusal.ts'
import { route } from '../../route.ts'
import { ownerInviteCommand } from './ownerInviteCommand.ts'
import { serveMembers } from './serveMembers.ts'
import { serveSso } from './sso/serveSso.ts'
import { pruneLogins } from './sso/ssoCodes.ts'

/** Members of the console: how the first one comes in, who is signed in, and who else may. */
export const members = defineFeature({
  name: 'memberRoutes',
  needs: ['clock', 'db', 'log', 'siwx'],
  routes,
  projectTables: { members: 'members', member_invites: 'invitations' },
  commands: [ownerInviteCommand],
  jobs: ({ clock, db }) => [
    {
      name: 'member-invites-prune',
      schedule: '17 * * * *',
      run: () => pruneExpired(db, 'member_invites', 'id', clock()),
    },
    { name: 'sso-codes-prune', schedule: '*/10 * * * *', run: () => pruneLogins(db, clock()) },
  ],
})

function routes(app: App, deps: Serving & Pick<Parts, 'clock' | 'db' | 'log' | 'siwx'>) {
  const { clock, db, projects } = deps
  const { console: config } = deps.config
  if (!config) return
  serveMembers(app, deps)
  serveSso(app, deps)
  const open = { access: 'open', class: 'admin' } as const
  const signedIn = { access: 'signedIn', class: 'admin' } as const

  // Asked until it is true, which it then stays, as the last operator does.
  let isClaimed = false
  route(app, deps, contract.consoleConfig, open, async () => {
    isClaimed ||= await hasOperator(db, config)
    return {
      isClaimed,
      sso: config.sso ? { name: config.sso.name, isOnly: config.sso.isOnly } : null,
      walletOrigin: config.walletOrigin ?? null,
      apiUrl: config.apiUrl ?? null,
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
