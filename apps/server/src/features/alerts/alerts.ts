import { alertsUntold, routeNotFound } from '@latchkey/protocol/catalogue'
import * as contract from '@latchkey/protocol/http/alerts'
import { recordChange } from '../../audit/recordChange.ts'
import { type App, defineFeature, type Parts, type Serving } from '../../feature.ts'
import { actorOf } from '../../guard.ts'
import { Refusal } from '../../refusal.ts'
import { type Call, route } from '../../route.ts'
import { listAlerts, setAlerts } from './alertStore.ts'
import { checkAlerts } from './checkAlerts.ts'
import { createSendMail } from './sendMail.ts'
import type {} from './tables.ts'
import { hookedProject, nameOf, readEmails, tellAlerts } from './tellAlerts.ts'
import { watchPostgres } from './watchPostgres.ts'

/** Tells owners and operators what needs them, by mail and by webhook. */
export const alerts = defineFeature({
  name: 'alerts',
  needs: ['clock', 'config', 'db', 'log', 'projects', 'webhooks'],
  routes,
  work({ config, db, log }) {
    if (!config.roles.includes('worker') || !config.mail) return undefined
    const mail = createSendMail(config.mail)
    const stop = watchPostgres({ db, log, sendMail: mail.send })
    return async () => {
      await stop()
      mail.close()
    }
  },
  jobs: (deps) => [
    {
      name: 'alerts',
      schedule: '* * * * *',
      async run() {
        const mail = deps.config.mail && createSendMail(deps.config.mail)
        try {
          await checkAlerts(deps)
          await tellAlerts({ ...deps, sendMail: mail?.send })
        } finally {
          mail?.close()
        }
      },
    },
  ],
  projectTables: { alerts: 'alerts', alert_emails: 'addresses for alerts' },
})

type Deps = Serving & Pick<Parts, 'clock' | 'config' | 'db' | 'log' | 'projects' | 'webhooks'>

function routes(app: App, deps: Deps): void {
  const { clock, config, db, projects, webhooks } = deps
  const own = { access: 'owner', class: 'admin' } as const
  const all = { access: 'admin', class: 'admin' } as const
  const canMail = config.mail !== undefined

  async function projectOf({ id }: { id: string }): Promise<string> {
    if (!(await projects.find(id)))
      throw new Refusal(routeNotFound, { field: 'id', description: 'Unknown project' })
    return id
  }

  async function set(
    projectId: string,
    { body, request }: Call<typeof contract.alertSet> | Call<typeof contract.serverAlertSet>,
  ) {
    await setAlerts({ clock, db, projectId }, body, actorOf(request))
    return listAlerts({ canMail, db, projectId })
  }

  /** Waits for the mail server: who presses the button wants to know. */
  async function test(
    projectId: string,
    { request }: Call<typeof contract.alertTest> | Call<typeof contract.serverAlertTest>,
  ) {
    const emails = await readEmails(db, projectId)
    const mail = config.mail && createSendMail(config.mail)
    const where = (await nameOf(db, projectId)) ?? 'the server'
    const text = `This is a test of the alerts of ${where}. Nothing is wrong.\n`
    const sent = await Promise.allSettled(
      mail ? emails.map((to) => mail.send({ to, subject: '[Latchkey] Test of alerts', text })) : [],
    )
    mail?.close()
    const mails = sent.filter(({ status }) => status === 'fulfilled').length
    const hooked = hookedProject(projectId)
    const isHooked = webhooks.mayWant(hooked, 'alert.firing')
    if (mails === 0 && !isHooked) throw new Refusal(alertsUntold)
    const subject = projectId === '' ? 'server' : projectId
    await db.transaction().execute(async (tx) => {
      const data = { rule: 'test', details: text.trim(), since: new Date(clock()).toISOString() }
      if (isHooked)
        await webhooks.add(tx, { projectId: hooked, kind: 'alert.firing', key: 'alert test', data })
      await recordChange(tx, 'alerts/tested', subject, actorOf(request), {
        ...(projectId !== '' && { project: projectId }),
      })
    })
    return { mails, webhooks: isHooked ? 1 : 0 }
  }

  route(app, deps, contract.alertList, { ...own, scope: 'projects:read' }, async ({ params }) =>
    listAlerts({ canMail, db, projectId: await projectOf(params) }),
  )
  route(app, deps, contract.alertSet, { ...own, scope: 'projects:write' }, async (call) =>
    set(await projectOf(call.params), call),
  )
  route(app, deps, contract.alertTest, { ...own, scope: 'projects:write', timeoutMs: 45_000 }, async (call) =>
    test(await projectOf(call.params), call),
  )
  route(app, deps, contract.serverAlertList, { ...all, scope: 'server:read' }, () =>
    listAlerts({ canMail, db, projectId: '' }),
  )
  route(app, deps, contract.serverAlertSet, { ...all, scope: 'server:write' }, (call) => set('', call))
  route(app, deps, contract.serverAlertTest, { ...all, scope: 'server:write', timeoutMs: 45_000 }, (call) =>
    test('', call),
  )
}
