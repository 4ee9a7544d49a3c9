import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectRelay, type RelayClient } from '../../apps/server/src/relay/testing/relayClient.ts'
import { createTestDatabase } from '../../apps/server/src/testing/createTestDatabase.ts'
import { type Script, startScript } from '../server/startScript.ts'
import { createProject, type ServerProcess, startServer } from '../server/startServer.ts'
import { chainId, nodeSetting } from '../server/withWorld.ts'

/** A server as an operator runs it, with the usual limits, behind a proxy that says who calls. */
export type Victim = {
  readonly server: ServerProcess
  readonly node: Script
  /** A server on the same core that does nothing. */
  readonly bystander: Script
  readonly projectId: string
  /** Path of its RPC. */
  readonly rpc: string
  /** Bytes of its memory. */
  memory(): number
  /** How long the server and this process were ready to run while other programs had the processor. */
  waitedMs(): number
  /** Number of its open files and sockets. */
  descriptors(): number
  /** A client of its relay, from an address. */
  join(ip: string): Promise<RelayClient>
  onEnd(undo: () => unknown): void
}

const audience = 'wss://relay.example/relay'

/** Starts a server, calls `run` with it, and always cleans up. */
export async function withVictim<T>(
  options: withVictim.Options,
  run: (victim: Victim) => Promise<T>,
): Promise<T> {
  const undo: (() => unknown)[] = []
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-victim-'))
  undo.push(() => rmSync(folder, { recursive: true, force: true }))
  try {
    const node = await startScript('bigNode.ts', [`${options.nodeKilobytes ?? 4}`], attackerCore)
    undo.push(node.stop)
    const bystander = await startScript('bystander.ts', [], victimCore)
    undo.push(bystander.stop)
    const database = await createTestDatabase()
    undo.push(database.drop)
    const server = await startServer({
      folder,
      core: victimCore,
      env: {
        DATABASE_URL: database.url,
        LIMITS: 'on',
        PROXIES: '1',
        [nodeSetting]: node.url,
        RELAY_URLS: audience,
        ...options.env,
      },
    })
    undo.push(server.kill)
    const projectId = await createProject(server.url)
    return await run({
      server,
      node,
      bystander,
      projectId,
      rpc: `/v1?projectId=${projectId}&chainId=${chainId}`,
      memory: () =>
        1_024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]),
      waitedMs: () => waitedMs(server.pid) + waitedMs(process.pid),
      descriptors: () => readdirSync(`/proc/${server.pid}/fd`).length,
      join: (ip) =>
        connectRelay({ url: `${server.url.replace('http', 'ws')}/relay`, projectId, audience, ip }),
      onEnd: (last) => undo.push(last),
    })
  } finally {
    for (const step of undo.reverse()) await step()
  }
}

export declare namespace withVictim {
  type Options = {
    env?: Readonly<Record<string, string>> | undefined
    /** Size of the node's large answers. @default 4 */
    nodeKilobytes?: number | undefined
  }
}

const [attackerCore, victimCore] = [0, 1]

/** Of the main thread. The kernel counts nanoseconds: those it ran, and those it waited to run. */
function waitedMs(pid: number): number {
  const [, waited] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')
  return Number(waited) / 1e6
}
