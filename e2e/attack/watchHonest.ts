import { setTimeout as sleep } from 'node:timers/promises'
import { aTopic, envelope } from '../../apps/server/src/relay/testing/relayClient.ts'
import { type Ask, ask, createAgent } from '../server/ask.ts'
import { quantile } from '../server/quantile.ts'
import type { Victim } from './victim.ts'

/** What visitors from other addresses met. */
export type Honest = {
  readonly requests: number
  /** Refused or failed: within their limits, none may be. */
  readonly refused: readonly string[]
  /** 99th percentile of `/livez` and of cached RPC calls, in milliseconds. */
  readonly p99: { readonly livez: number; readonly cached: number }
  /** Messages that were confirmed and did not arrive. */
  readonly lost: number
}

const everyMs = 25
const seldomMs = 500
/** A visitor gives up. */
const timeoutMs = 20_000

/** Visitors from other addresses go on as usual until `stop`: health checks, cached reads, sign-ins, messages. */
export async function watchHonest(victim: Victim): Promise<{ stop(): Promise<Honest> }> {
  const { server, rpc, projectId } = victim
  const agent = createAgent(64)
  const times = { livez: [] as number[], cached: [] as number[], nonce: [] as number[] }
  const refused: string[] = []
  const running = new Set<Promise<void>>()
  let requests = 0
  let isOver = false

  async function visit(kind: keyof typeof times, what: Omit<Ask, 'kind'>, from: number): Promise<void> {
    const began = performance.now()
    requests++
    const headers = { 'x-forwarded-for': `192.0.2.${1 + (from % 40)}` }
    await ask(server.url, { ...what, headers }, { agent, timeoutMs }).then(
      ({ status }) => status >= 400 && refused.push(`${kind} ${status}`),
      (error: Error) => refused.push(`${kind} ${error.message}`),
    )
    times[kind].push(performance.now() - began)
  }

  const kinds = {
    livez: { method: 'GET', path: '/livez' },
    cached: {
      method: 'POST',
      path: rpc,
      body: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}',
    },
    nonce: { method: 'POST', path: `/v1/siwx/nonce?projectId=${projectId}` },
  } as const
  // Cached from here on.
  await visit('cached', kinds.cached, 0)
  times.cached = []

  async function repeat(kind: keyof typeof times, pauseMs: number): Promise<void> {
    for (let count = 0; !isOver; count++) {
      const asked = visit(kind, kinds[kind], count)
      running.add(asked)
      void asked.finally(() => running.delete(asked))
      await sleep(pauseMs)
    }
  }

  const [app, wallet] = [await victim.join('192.0.2.101'), await victim.join('192.0.2.102')]
  const topic = aTopic()
  await wallet.call('irn_subscribe', { topic })
  let confirmed = 0
  async function talk(): Promise<void> {
    while (!isOver) {
      requests++
      const message = { topic, message: envelope(500), ttl: 300, tag: 1108 }
      const { error } = await app.call('irn_publish', message).catch((error: Error) => ({ error }))
      if (error) refused.push(`relay ${error.message}`)
      else confirmed++
      await sleep(seldomMs)
    }
  }

  const loops = [repeat('livez', everyMs), repeat('cached', everyMs), repeat('nonce', seldomMs), talk()]
  return {
    async stop() {
      isOver = true
      await Promise.all(loops)
      await Promise.all(running)
      for (let tries = 0; wallet.told.length < confirmed && tries < 50; tries++) await sleep(100)
      await Promise.all([app.close(), wallet.close()])
      agent.destroy()
      const p99 = { livez: quantile(times.livez, 0.99), cached: quantile(times.cached, 0.99) }
      return { requests, refused, p99, lost: confirmed - wallet.told.length }
    },
  }
}
