import { ask, createAgent } from './ask.ts'

// Run by startScript.ts: batches of cached calls and searches, as fast as the server answers.
const [, , base = '', rpc = '', projectId = '', seconds = '4'] = process.argv
const lanes = 100
const agent = createAgent(lanes)
const until = performance.now() + Number(seconds) * 1_000
const batch = Array.from({ length: 400 }, (_, id) => `{"jsonrpc":"2.0","id":${id},"method":"eth_chainId"}`)

async function fire(lane: number): Promise<void> {
  for (let count = 0; performance.now() < until; count++) {
    const headers = { 'x-forwarded-for': `198.51.${lane}.${count % 250}` }
    const search = `/getWallets?projectId=${projectId}&page=1&entries=40&search=${count}`
    const what =
      lane % 2
        ? ({ method: 'POST', path: rpc, body: `[${batch}]`, headers } as const)
        : ({ method: 'GET', path: search, headers } as const)
    await ask(base, what, { agent }).catch(() => undefined)
  }
}

process.stdout.write(`${lanes} requests\n`)
await Promise.all(Array.from({ length: lanes }, (_, lane) => fire(lane)))
agent.destroy()
