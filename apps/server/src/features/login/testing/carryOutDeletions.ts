import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { startTestServer } from '../../../testing/startTestServer.ts'

// A process that carries out deletions of users once it is told to, for a test that kills it:
// `carryOutDeletions.ts <database> <settings>`.
const [, , url = '', settings = '{}'] = process.argv
// For the next process: one that is killed keeps nothing.
flushCompileCache()
await once(process.stdin, 'data')
const server = await startTestServer({ url, env: JSON.parse(settings) })
process.stdout.write('ready\n')
await server.deps.login?.deletions.carryOut()
await server.stop()
process.stdin.destroy()
