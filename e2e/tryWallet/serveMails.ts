import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { escapeHtml } from '../../apps/server/src/features/login/escapeHtml.ts'
import type { Received } from '../../apps/server/src/features/login/testing/startMailServer.ts'

const style = `body { font: 16px/1.5 system-ui; max-width: 40rem; margin: 2rem auto; padding: 0 1rem }
article { border: 1px solid #8884; border-radius: 12px; padding: 0 1rem; margin: 1rem 0 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
:root { color-scheme: light dark }`

/** A page with the mails that were received, the newest first. Resolves to its URL. */
export async function serveMails(received: readonly Received[]): Promise<string> {
  const server = createServer((_, response) => {
    const mails = received
      .toReversed()
      .map(
        ({ subject, text, to }) =>
          `<article><h2>${escapeHtml(subject)}</h2><p>to ${escapeHtml(to)}</p><pre>${withLinks(text)}</pre></article>`,
      )
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(
        `<!doctype html><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="2"><title>Mails</title><style>${style}</style><h1>Mails</h1>${mails.join('') || '<p>None yet. This page reloads by itself.</p>'}`,
      )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

function withLinks(text: string): string {
  return escapeHtml(text).replaceAll(
    /https?:\/\/\S+/g,
    (url) => `<a href="${url}" target="_blank">${url}</a>`,
  )
}
