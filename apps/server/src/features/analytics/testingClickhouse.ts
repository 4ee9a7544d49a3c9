import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'

// Run by clickhouseSink.test.ts: the ClickHouse engine embedded in chdb, with as much
// of its HTTP interface as the sink uses. Arguments: chdb's module, a folder.
type Session = { query(statement: string, format?: string): string }
const [module = '', folder = ''] = process.argv.slice(2)
const { Session } = createRequire(import.meta.url)(module) as { Session: new (folder: string) => Session }
const session = new Session(folder)

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const statement = new URL(request.url ?? '', 'http://localhost').searchParams.get('query') ?? ''
  try {
    response.end(session.query(`${statement}\n${Buffer.concat(chunks)}`))
  } catch (error) {
    const { message } = error as Error
    const [, code] = /Code: (\d+)/.exec(message) ?? []
    response.writeHead(code ? 400 : 500, { 'x-clickhouse-exception-code': code ?? '0' })
    response.end(message)
  }
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`)
})
