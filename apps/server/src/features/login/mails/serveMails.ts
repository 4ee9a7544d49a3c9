import { routeNotFound } from '@latchkey/protocol/catalogue'
import { type LoginLanguage, loginLanguage } from '@latchkey/protocol/http/login'
import type { MailSettings } from '@latchkey/protocol/http/mails'
import * as contract from '@latchkey/protocol/http/mails'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { recordChange } from '../../../audit/recordChange.ts'
import type { App, Parts, Serving } from '../../../feature.ts'
import { actorOf, guard } from '../../../guard.ts'
import { Refusal } from '../../../refusal.ts'
import { route } from '../../../route.ts'
import { causeOfMail } from '../../../secrets/try/trySmtp.ts'
import { createSignedTexts } from '../../../signedTexts.ts'
import type { Login } from '../createLogin.ts'
import { checkMails } from './checkMails.ts'
import { composeMail } from './composeMail.ts'
import type { Mail } from './mail.ts'
import { writeMail } from './writeMail.ts'
import { writeSender } from './writeSender.ts'

/** Nothing runs, nothing is loaded, and only the console may show it. */
const previewHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const
const previewMs = 600_000
/** A code only works in the window that asked for it: this one was asked for by none. */
const exampleCode = '00000000'

/** How login mails look, for the owner of a project. */
export function serveMails(
  app: App,
  deps: Serving & Pick<Parts, 'db' | 'live'>,
  { login, walletOrigin }: serveMails.Options,
): void {
  const { looks, logos, transports } = login
  const read = { access: 'owner', class: 'admin', scope: 'projects:read' } as const
  const write = { access: 'owner', class: 'admin', scope: 'projects:write' } as const
  const signed = createSignedTexts(deps.config.secrets, 'latchkey/mail preview/1', { maxLength: 12_000 })

  route(app, deps, contract.mailRead, read, async ({ params }) => {
    await projectOf(params.id)
    const { mails, version } = await looks.read(params.id)
    return {
      mails,
      version,
      from: deps.live.current().mailFrom ?? null,
      languages: [...loginLanguage.options],
      logo: mails.logoUrl,
    }
  })

  route(app, deps, contract.mailSet, write, async ({ params, body: { ifVersion, ...mails }, request }) => {
    await projectOf(params.id)
    checkMails(mails)
    const version = await looks.set(params.id, mails, { by: actorOf(request), ifVersion })
    return { mails, version }
  })

  route(app, deps, contract.mailPreview, read, async ({ params, body: { language, kind, ...mails } }) => {
    const project = await projectOf(params.id)
    checkMails(mails)
    // Only the texts of this language, to keep the address short.
    const own = { ...mails, texts: { [language]: mails.texts[language] ?? {} } }
    const example = exampleOf(project.origins, { language, kind, to: 'visitor@example.com' })
    const { subject, text } = writeMail(example, walletOrigin, { look: own })
    const from = deps.live.current().mailFrom ?? 'login@example.com'
    const given = JSON.stringify({ example, look: own, until: Date.now() + previewMs })
    return {
      from: writeSender(from, own),
      replyTo: own.replyTo,
      subject,
      text,
      page: `/admin/v1/mail-preview/${signed.write(given)}`,
    }
  })

  app.get(
    '/admin/v1/mail-preview/:token',
    { schema: { hide: true }, ...guard(deps, { access: 'open', class: 'asset' }) },
    async (request: FastifyRequest, reply: FastifyReply) => {
      const text = signed.read((request.params as { token: string }).token)
      const found = text === undefined ? undefined : (JSON.parse(text) as Preview)
      if (!found || found.until < Date.now()) throw new Refusal(routeNotFound)
      const logo = await logos.find(found.look.logoUrl)
      const logoSrc = logo && `data:${logo.type};base64,${logo.bytes.toString('base64')}`
      const { html } = writeMail(found.example, walletOrigin, { look: found.look, logoSrc })
      return reply
        .headers(previewHeaders)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(html)
    },
  )

  route(app, deps, contract.mailTest, { ...write, timeoutMs: 45_000 }, async ({ params, body, request }) => {
    const project = await projectOf(params.id)
    await deps.admit({ class: 'mail', ip: request.ip })
    // As for logins; all tests of a project count as one device.
    await login.limit(body.to, `test of ${params.id}`)
    const server = transports.current()
    if (!server) return { ok: false, cause: 'There is no mail server yet' }
    const { mails: look } = await looks.read(params.id)
    const { language, to } = body
    const mail = exampleOf(project.origins, { language, kind: 'code', to })
    await deps.db
      .transaction()
      .execute((tx) => recordChange(tx, 'project/mail_tested', params.id, actorOf(request)))
    try {
      await server.transport.sendMail(
        await composeMail(mail, { from: server.from, walletOrigin, look, logos }),
      )
      return { ok: true, cause: null }
    } catch (error) {
      return { ok: false, cause: causeOfMail(error) }
    }
  })

  async function projectOf(id: string) {
    const project = await deps.projects.find(id)
    if (!project) throw new Refusal(routeNotFound, { field: 'id', description: 'Unknown project' })
    return project
  }
}

export declare namespace serveMails {
  type Options = { login: Login; walletOrigin: string }
}

type Preview = { readonly example: Mail; readonly look: MailSettings; readonly until: number }

function exampleOf(
  origins: readonly string[],
  { kind, language, to }: { kind: 'code' | 'link'; language: LoginLanguage; to: string },
): Mail {
  const origin = origins.find((one) => URL.canParse(one) && !one.includes('*')) ?? 'https://app.example.com'
  return {
    kind: 'login',
    to,
    language,
    origin: new URL(origin).origin,
    code: exampleCode,
    // Leads to the page that says that a link has ended.
    token: kind === 'link' ? 'example' : undefined,
  }
}
