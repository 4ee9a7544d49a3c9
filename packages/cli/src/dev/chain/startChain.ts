import { type Children, printed } from '../children.ts'
import { freePort } from '../freePort.ts'
import type { State } from '../openState.ts'
import { anvilPath } from './anvilPath.ts'
import { createMarket } from './createMarket.ts'

export const chainId = 31_337

/** A real EVM node with funded test wallets, tokens and a pool. Resolves to its URL. */
export async function startChain({
  port,
  fork,
  state,
  children,
  onEnd,
}: startChain.Options): Promise<string> {
  const chosen = await freePort(port)
  // A fork begins anew each time: its state is that of another chain's last block.
  const kept = fork === undefined ? ['--state', state.path('chain.json')] : ['--fork-url', fork]
  const own = ['--host', '127.0.0.1', '--port', `${chosen}`, '--chain-id', `${chainId}`]
  const child = children.start({
    name: 'anvil',
    command: anvilPath(),
    args: [...own, ...kept],
    signal: 'SIGTERM',
    onEnd,
  })
  await printed(child, /Listening on /, 'anvil')
  const url = `http://127.0.0.1:${chosen}`
  await createMarket(url)
  return url
}

export declare namespace startChain {
  type Options = {
    /** Another one if it is taken. */
    readonly port: number
    /** URL of the node whose chain it copies. */
    readonly fork?: string | undefined
    readonly state: State
    readonly children: Children
    onEnd(reason: string): void
  }
}
