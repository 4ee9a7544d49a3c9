import { once } from 'node:events'
import { createReadStream, existsSync, realpathSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, sep } from 'node:path'
import { isLocalHost } from './isLocalHost.ts'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

/** Serves a folder of built files on this machine. Its first page is opened with the query. */
export async function serveFiles(
  folder: string,
  port: number,
  query: string,
): Promise<{ url: string; stop(): void }> {
  const root = realpathSync(folder)
  const server = createServer((request, response) => {
    const isLocal = isLocalHost(request.headers.host)
    if (isLocal && request.url === '/') return void response.writeHead(302, { location: `/?${query}` }).end()
    const file = isLocal ? find(root, request.url ?? '/') : undefined
    if (!file) return void response.writeHead(404).end()
    const type = types[extname(file)] ?? 'application/octet-stream'
    response.writeHead(200, { 'content-type': type, 'x-content-type-options': 'nosniff' })
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response)
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

/** The file of a URL, with links followed, if it is in the folder. */
function find(root: string, url: string): string | undefined {
  try {
    const { pathname } = new URL(url, 'http://localhost')
    const path = join(root, decodeURIComponent(pathname))
    const file = existsSync(path) && statSync(path).isDirectory() ? join(path, 'index.html') : path
    const real = realpathSync(file)
    return real.startsWith(`${root}${sep}`) && statSync(real).isFile() ? real : undefined
  } catch {
    return undefined
  }
}
