import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../../apps/server/src/testing/freePort.ts'
import type { Place, User } from './installCli.ts'

const startTimeoutMs = 120_000
/** As long as the guard gives what it ends. */
const endTimeoutMs = 10_000

export type Found = { readonly seconds: number; readonly database: string; readonly processesLeft: number }

/** Runs `npx latchkey dev` until it is ready, ends it, and counts what still runs. */
export async function runDev({ place, user, isOffline, end = 'SIGINT' }: runDev.Options): Promise<Found> {
  const started = performance.now()
  const env: NodeJS.ProcessEnv = { ...place.env }
  // A registry and a proxy that are not there: anything that is fetched fails.
  if (isOffline)
    Object.assign(env, { npm_config_registry: 'http://127.0.0.1:9/', HTTPS_PROXY: 'http://127.0.0.1:9' })
  const child = spawn('npx', ['latchkey', 'dev', '--port', `${await freePort()}`], {
    cwd: place.app,
    env,
    ...user,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  while (!/^ready/m.test(output)) {
    if (child.exitCode !== null || performance.now() - started > startTimeoutMs)
      throw new Error(`latchkey dev did not get ready:\n${output}`)
    await sleep(20)
  }
  const seconds = (performance.now() - started) / 1000
  const gone = once(child, 'exit')
  if (end === 'SIGINT') process.kill(-(child.pid ?? 0), 'SIGINT')
  else for (const pid of processesOf(place.app, /main\.js dev/)) process.kill(pid, end)
  await Promise.race([gone, sleep(endTimeoutMs)])
  for (const ends = Date.now() + endTimeoutMs; Date.now() < ends && processesOf(place.app).length > 0; )
    await sleep(50)
  const left = processesOf(place.app)
  for (const pid of left) process.kill(pid, 'SIGKILL')
  return { seconds, database: /^database +(.+)$/m.exec(output)?.[1] ?? '', processesLeft: left.length }
}

export declare namespace runDev {
  type Options = {
    readonly place: Place
    readonly user: User | undefined
    readonly isOffline: boolean
    /** Ctrl-C reaches the whole group of the terminal; SIGKILL the command alone. @default 'SIGINT' */
    readonly end?: 'SIGINT' | 'SIGKILL'
  }
}

/** Processes that work in a folder or were started with a file of it. */
function processesOf(folder: string, pattern = /./): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((name) => {
      try {
        if (/^\S+ \(.*\) Z/.test(readFileSync(`/proc/${name}/stat`, 'utf8'))) return false
        const line = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ')
        const isOurs = line.includes(folder) || readlinkSync(`/proc/${name}/cwd`).startsWith(folder)
        return isOurs && pattern.test(line)
      } catch {
        return false
      }
    })
    .map(Number)
}
