import { createRequire } from 'node:module'

// Run by startScript.ts: a minimal Fastify route for POST, as the baseline.
type Bare = {
  post(path: string, handle: (request: { body: unknown }) => Promise<unknown>): void
  listen(options: { host: string; port: number }): Promise<string>
}
const ofServer = createRequire(new URL('../../apps/server/package.json', import.meta.url))
const { fastify } = ofServer('fastify') as { fastify(): Bare }

const app = fastify()
app.post('/', async ({ body }) => ({ jsonrpc: '2.0', id: (body as { id: number }).id, result: '0x10' }))
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`)
