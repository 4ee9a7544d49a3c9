import { startFaultProxy } from '../../apps/server/src/testing/startFaultProxy.ts'

// Run by startScript.ts: a node with a latency of `ms` milliseconds.
const [target = '', ms = '0'] = process.argv.slice(2)
const proxy = await startFaultProxy(target)
proxy.break({ kind: 'slow', milliseconds: Number(ms) })
process.stdout.write(`${proxy.url}\n`)
