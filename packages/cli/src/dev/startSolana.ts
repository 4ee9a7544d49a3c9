import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Children, printed } from './children.ts'

const library = 'surfpool-sdk-linux-x64-gnu'

// The runtime cannot be stopped, so it has a process of its own.
const program = `
const { Surfnet } = require(process.argv[1])
const net = Surfnet.startWithConfig({ offline: true, blockProductionMode: 'clock', slotTimeMs: 400 })
console.log('surfpool ' + JSON.stringify({ url: net.rpcUrl, wsUrl: net.wsUrl }))
setInterval(() => net.drainEvents?.(), 1000)
`

export type RunningSolana = { readonly url: string; readonly wsUrl: string }

/** A Solana runtime that starts empty; from the app's own packages, as it is large and for Linux on x64 only. */
export async function startSolana({ children, onEnd }: startSolana.Options): Promise<RunningSolana> {
  const child = children.start({
    name: 'the Solana node',
    command: process.execPath,
    args: ['-e', program, findLibrary()],
    signal: 'SIGKILL',
    onEnd,
  })
  const [, json = ''] = await printed(child, /^surfpool (\{.*\})$/m, 'the Solana node')
  return JSON.parse(json)
}

export declare namespace startSolana {
  type Options = { readonly children: Children; onEnd(reason: string): void }
}

function findLibrary(): string {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('--solana runs on Linux with x64 only: its node has no build for this machine.')
  try {
    return createRequire(join(process.cwd(), 'x.js')).resolve(library)
  } catch {
    throw new Error(`--solana needs its node: npm i --save-dev ${library}`)
  }
}
