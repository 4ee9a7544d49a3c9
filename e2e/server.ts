import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { exampleFolder, hostPort } from './settings.ts'

/**
 * Serves the built example like a host: static files, one page with a strict
 * Content Security Policy, one rendered on the server, and the script-tag build.
 */
const example = join(import.meta.dirname, '../apps/example', exampleFolder)
const script = join(import.meta.dirname, '../packages/kit/dist/script')
const pages = join(import.meta.dirname, 'pages')

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}
// `connect-src` lists the local nodes, which pages need for balances, and the relay.
const policy =
  "default-src 'self'; style-src 'self'; connect-src 'self' http://127.0.0.1:* ws://127.0.0.1:*; require-trusted-types-for 'script'; trusted-types 'none'; base-uri 'none'; object-src 'none'"

const server = createServer(async (request, response) => {
  const { pathname, search } = new URL(request.url ?? '/', 'http://host')
  const path = normalize(pathname)
  // Browsers request a favicon unless the page declares one, which the strict page cannot.
  if (path === '/favicon.ico') return response.writeHead(204).end()
  try {
    const headers: Record<string, string> = {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
    }
    if (path.startsWith('/csp')) headers['content-security-policy'] = policy
    let body: Buffer | string
    if (path === '/ssr.html') {
      const { render } = (await import(join(example, 'server/server.js'))) as {
        render(search: string): string
      }
      const template = await readFile(join(example, 'ssr.html'), 'utf8')
      body = template.replace('<!--app-->', () => render(search))
    } else if (path.startsWith('/latchkey/'))
      body = await readFile(join(script, path.slice('/latchkey/'.length)))
    else body = await readFile(join(example, path)).catch(() => readFile(join(pages, path)))
    response.writeHead(200, headers).end(body)
  } catch {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
  }
})
server.listen(hostPort, '127.0.0.1')
