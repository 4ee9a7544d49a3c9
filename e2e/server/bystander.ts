import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// Run by startScript.ts: a server that does nothing. If even this one answers late, the machine stood still.
const server = createServer((_, response) => response.end('ok'))
server.listen(0, '127.0.0.1')
await once(server, 'listening')
process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
