import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { exampleFolder } from './settings.ts'

const script = join(import.meta.dirname, '../packages/kit/dist/script')
const pages = join(import.meta.dirname, 'pages')
const playground = join(import.meta.dirname, '../apps/playground/dist')

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}
// `connect-src` lists the local nodes, which pages need for balances, and the relay.
const policy =
  "default-src 'self'; style-src 'self'; connect-src 'self' http://127.0.0.1:* ws://127.0.0.1:*; require-trusted-types-for 'script'; trusted-types 'none'; base-uri 'none'; object-src 'none'"

export type HostFile = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | string
}

/**
 * The built example as a host serves it: static files, one page with a strict Content Security
 * Policy, one rendered on the server, and the script-tag build.
 */
export async function readHostFile(url: string): Promise<HostFile> {
  const { pathname, search } = new URL(url, 'http://host')
  const path = normalize(pathname)
  // Browsers request a favicon unless the page declares one, which the strict page cannot.
  if (path === '/favicon.ico') return { status: 204, headers: {}, body: '' }
  try {
    const type = types[extname(path)] ?? (path.endsWith('/') ? types['.html'] : undefined)
    const headers = {
      'content-type': type ?? 'application/octet-stream',
      ...(path.startsWith('/csp') && { 'content-security-policy': policy }),
    }
    return { status: 200, headers, body: await readBody(path, search) }
  } catch {
    return { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Not found' }
  }
}

async function readBody(path: string, search: string): Promise<Buffer | string> {
  if (path === '/ssr.html') {
    const { render } = (await import(join(exampleFolder, 'server/server.js'))) as {
      render(search: string): string
    }
    const template = await readFile(join(exampleFolder, 'ssr.html'), 'utf8')
    return template.replace('<!--app-->', () => render(search))
  }
  if (path.startsWith('/latchkey/')) return readFile(join(script, path.slice('/latchkey/'.length)))
  if (path.startsWith('/playground/'))
    return readFile(join(playground, path.slice('/playground/'.length) || 'index.html'))
  return readFile(join(exampleFolder, path)).catch(() => readFile(join(pages, path)))
}
