import { createReadStream, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

/** Serves the built site as any host of static files would. */
export async function serveSite(dist: string, base: string): Promise<{ origin: string; stop: () => void }> {
  const server: Server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname)
    const inside = path.startsWith(base) ? normalize(`/${path.slice(base.length)}`) : '/404.html'
    const file = join(dist, inside.endsWith('/') ? `${inside}index.html` : inside)
    const found = statSync(file, { throwIfNoEntry: false })?.isFile()
    const sent = found ? file : join(dist, '404.html')
    response.writeHead(found ? 200 : 404, {
      'content-type': types[extname(sent)] ?? 'application/octet-stream',
    })
    createReadStream(sent).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
