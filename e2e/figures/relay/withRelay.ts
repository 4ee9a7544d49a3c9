import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../../apps/server/src/testing/freePort.ts'
import { startWorker, type Worker } from '../../relay/orders.ts'
import { memory } from '../../server/processCost.ts'
import { loadCore, serverCore } from '../../server/runLoad.ts'
import { createProject, type ServerProcess } from '../../server/startServer.ts'
import { type World, withWorld } from '../../server/withWorld.ts'

/** Starts relay processes on one core, and their clients on the other. */
export type Relays = {
  startRelay(env?: Readonly<Record<string, string>>): Promise<ServerProcess>
  /** Clients of what listens at a URL. */
  clients(of: string): Worker
  readonly projectId: string
  /** What tokens of clients are for. */
  readonly audience: string
}

/** A relay process alone on one core, and its clients on the other. */
export function withRelay<T>(
  run: (made: {
    world: World
    relay: ServerProcess
    clients: (of?: string) => Worker
    projectId: string
    /** What tokens of clients are for. */
    audience: string
  }) => Promise<T>,
): Promise<T> {
  return withWorld({ redis: true }, async (world) => {
    const { startRelay, clients, projectId, audience } = await prepareRelays(world)
    const relay = await startRelay()
    return run({ world, relay, clients: (of = urlOf(relay)) => clients(of), projectId, audience })
  })
}

export async function prepareRelays(world: World): Promise<Relays> {
  // The configured URL must be known before the port is, so clients only claim it as the audience.
  const claimed = `ws://127.0.0.1:${await freePort()}`
  const api = await world.startServer({ env: { ROLES: 'api' } })
  const projectId = await createProject(api.url, 'relay')
  await api.terminate()
  const collect = join(import.meta.dirname, '../../relay/collectGarbage.ts')
  const nodeArgs = ['--expose-gc', '--import', collect]
  return {
    startRelay(env = {}) {
      const all = { ROLES: 'relay', RELAY_URLS: claimed, ...env }
      return world.startServer({ env: all, core: serverCore, nodeArgs })
    },
    clients(of) {
      const worker = startWorker('load.ts', [of, projectId, claimed], loadCore)
      world.onEnd(worker.stop)
      return worker
    },
    projectId,
    audience: claimed,
  }
}

export const urlOf = ({ url }: ServerProcess): string => url.replace('http', 'ws')

/** Bytes of memory of a relay after garbage collection. */
export async function neededBy({ pid }: ServerProcess): Promise<number> {
  for (let time = 0; time < 3; time++) {
    process.kill(pid, 'SIGUSR2')
    await sleep(1_000)
  }
  return memory(pid)
}
