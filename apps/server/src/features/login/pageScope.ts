import type { LoginLanguage } from '@latchkey/protocol/http/login'
import { languageTags } from '@latchkey/protocol/languages'
import { matchLanguage } from '@latchkey/protocol/matchLanguage'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../feature.ts'
import { outcomePage, pageHeaders } from './page.ts'

/** Registers pages that visitors open in a window of their own. */
export function pageScope(app: App, maxFormBytes: number, register: (scope: App) => void): void {
  app.register(async (plugin) => {
    const scope = plugin as unknown as App
    // A page without scripts sends a form.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxFormBytes },
      (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(text as string))),
    )
    scope.addHook('onSend', async (request, reply, payload) => {
      // Other pages have no reason to read these.
      reply.removeHeader('access-control-allow-origin').removeHeader('access-control-expose-headers')
      // A person reads it, not a program: the database may be away, or there are too many requests.
      if (reply.statusCode < 429) return payload
      reply.headers(pageHeaders)
      return outcomePage(languageOf(request), 'away')
    })
    register(scope)
  })
}

/** Browsers send far less. */
const maxHeaderLength = 1_000

/** If no login is known that has one: the first of the browser's languages that we have. */
export function languageOf({ headers }: FastifyRequest): LoginLanguage {
  const asked = (headers['accept-language'] ?? '').slice(0, maxHeaderLength).split(',')
  for (const tag of asked) {
    const found = matchLanguage(tag.split(';')[0]?.trim() ?? '', languageTags)
    if (found) return found
  }
  return 'en'
}
