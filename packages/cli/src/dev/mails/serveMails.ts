import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isLocalHost } from '../isLocalHost.ts'
import type { Mail } from './startMailbox.ts'

const style = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 40rem; margin: 0 auto; padding: 2rem 1rem }
h1 { font-size: 1.5rem; margin: 0 0 1rem }
h2 { font-size: 1.125rem; margin: 0; overflow-wrap: anywhere }
article { border: 1px solid #8886; border-radius: 12px; padding: 1rem; margin: 1rem 0 }
p { margin: .25rem 0; opacity: .75; overflow-wrap: anywhere }
pre { margin: 1rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }`

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** A page with the mails that were received, the newest first. */
export async function serveMails(received: readonly Mail[], port = 0): Promise<MailPage> {
  const server = createServer((request, response) => {
    // A page elsewhere whose name points here must not read codes.
    if (!isLocalHost(request.headers.host)) return void response.writeHead(403).end()
    const mails = received.toReversed().map(show).join('')
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      })
      .end(
        `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="2"><title>Mails</title><style>${style}</style><main><h1>Mails</h1>${mails || '<p>None yet. This page reloads by itself.</p>'}</main></html>`,
      )
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

export type MailPage = { readonly url: string; stop(): void }

function show({ subject, text, to }: Mail): string {
  return `<article><h2>${escapeHtml(subject)}</h2><p>to ${escapeHtml(to)}</p><pre>${withLinks(text)}</pre></article>`
}

function withLinks(text: string): string {
  return escapeHtml(text).replaceAll(
    /https?:\/\/\S+/g,
    (url) => `<a href="${url}" target="_blank" rel="noreferrer">${url}</a>`,
  )
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
