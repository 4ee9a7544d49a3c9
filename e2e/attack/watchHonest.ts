import { setTimeout as sleep } from 'node:timers/promises'
import { aTopic, envelope } from '../../apps/server/src/relay/testing/relayClient.ts'
import { type Ask, ask, createAgent } from '../server/ask.ts'
import type { Victim } from './victim.ts'
import { p99Of, stalledShare, type Visit } from './visits.ts'

/** What visitors from other addresses met. */
export type Honest = {
  readonly requests: number
  /** Refused or failed: within their limits, none may be. */
  readonly refused: readonly string[]
  /** 99th percentile of `/livez` and of cached RPC calls, in milliseconds. */
  readonly p99: { readonly livez: number; readonly cached: number }
  /** Share of the time that the machine stood still, which is not counted. */
  readonly stalled: number
  /** Messages that were confirmed and did not arrive. */
  readonly lost: number
}

const everyMs = 25
const seldomMs = 500
/** A visitor gives up. */
const timeoutMs = 20_000

/** Visitors from other addresses go on as usual until `stop`: health checks, cached reads, sign-ins, messages. */
export async function watchHonest(victim: Victim): Promise<{ stop(): Promise<Honest> }> {
  const { server, bystander, rpc, projectId } = victim
  const agent = createAgent(64)
  const visits = {
    livez: [] as Visit[],
    cached: [] as Visit[],
    nonce: [] as Visit[],
    bystander: [] as Visit[],
  }
  const refused: string[] = []
  const running = new Set<Promise<void>>()
  let requests = 0
  let isOver = false

  async function visit(kind: keyof typeof visits, what: Omit<Ask, 'kind'>, from: number): Promise<void> {
    const began = performance.now()
    const waited = victim.waitedMs()
    const { url } = kind === 'bystander' ? bystander : server
    if (kind !== 'bystander') requests++
    const headers = { 'x-forwarded-for': `192.0.2.${1 + (from % 40)}` }
    await ask(url, { ...what, headers }, { agent, timeoutMs }).then(
      ({ status }) => status >= 400 && refused.push(`${kind} ${status}`),
      (error: Error) => refused.push(`${kind} ${error.message}`),
    )
    const took = performance.now() - began
    // Other programs on this machine are not what an attack does.
    const own = kind === 'bystander' ? took : Math.max(0, took - (victim.waitedMs() - waited))
    visits[kind].push({ began, took, own })
  }

  const kinds = {
    livez: { method: 'GET', path: '/livez' },
    cached: {
      method: 'POST',
      path: rpc,
      body: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}',
    },
    nonce: { method: 'POST', path: `/v1/siwx/nonce?projectId=${projectId}` },
    bystander: { method: 'GET', path: '/' },
  } as const
  // Cached from here on.
  await visit('cached', kinds.cached, 0)
  visits.cached = []

  async function repeat(kind: keyof typeof visits, pauseMs: number): Promise<void> {
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

  const often = (['livez', 'cached', 'bystander'] as const).map((kind) => repeat(kind, everyMs))
  const loops = [...often, repeat('nonce', seldomMs), talk()]
  return {
    async stop() {
      isOver = true
      await Promise.all(loops)
      await Promise.all(running)
      for (let tries = 0; wallet.told.length < confirmed && tries < 50; tries++) await sleep(100)
      await Promise.all([app.close(), wallet.close()])
      agent.destroy()
      const { livez, cached } = visits
      const p99 = { livez: p99Of(livez, visits.bystander), cached: p99Of(cached, visits.bystander) }
      const stalled = stalledShare([...livez, ...cached], visits.bystander)
      return { requests, refused, p99, stalled, lost: confirmed - wallet.told.length }
    },
  }
}
