import { type Chains, startChains } from '../host.ts'
import { type Relay, startRelay } from '../world/relay.ts'
import { startWorld, type World } from '../world/world.ts'

/** What journeys share, in all engines: started by the first that needs it. */
export type Services = {
  chains(): Promise<Chains>
  /** The server, with exchanges and tokens on the chain. */
  world(): Promise<World>
  relay(): Promise<Relay>
  stop(): Promise<void>
}

export function createServices(): Services {
  const undo: (() => Promise<unknown>)[] = []
  const once = <Value>(start: () => Promise<Value>) => {
    let started: Promise<Value> | undefined
    return () => (started ??= start())
  }
  const chains = once(async () => {
    const { stop, ...chains } = await startChains()
    undo.push(stop)
    return chains
  })
  return {
    chains,
    world: once(async () => {
      const { stop, world } = await startWorld(await chains())
      undo.push(stop)
      return world
    }),
    relay: once(async () => {
      const { relay, stop } = await startRelay()
      undo.push(stop)
      return relay
    }),
    async stop() {
      for (const step of undo.toReversed()) await step()
    },
  }
}
