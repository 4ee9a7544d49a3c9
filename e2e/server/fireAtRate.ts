import { setTimeout as sleep } from 'node:timers/promises'
import { type Ask, ask, createAgent, type Reply } from './ask.ts'
import { quantile } from './quantile.ts'

export type Shot = {
  readonly kind: string
  /** Milliseconds since the first request was due. */
  readonly at: number
  /** Milliseconds since it was due, not since it was sent: otherwise a stalled server would hide its queue. */
  readonly latency: number
  readonly status: number
  /** Why it failed; undefined if it succeeded. */
  readonly failure: string | undefined
}

export type Load = {
  readonly shots: readonly Shot[]
  readonly requests: number
  readonly failures: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly max: number
  /** The number of failures of each kind. */
  readonly reasons: Readonly<Record<string, number>>
}

/** Sends requests at a fixed rate, independent of earlier responses: an open loop. */
export async function fireAtRate(options: fireAtRate.Options): Promise<Load> {
  const { base, rate, durationMs, next, timeoutMs, onReply } = options
  const agent = createAgent()
  const shots: Shot[] = []
  const running = new Set<Promise<void>>()
  const start = performance.now()
  const total = Math.round((rate * durationMs) / 1_000)

  async function fire(index: number, due: number): Promise<void> {
    const what = next(index)
    const done = (status: number, failure: string | undefined) =>
      shots.push({
        kind: what.kind,
        at: due - start,
        latency: performance.now() - due,
        status,
        failure,
      })
    try {
      const reply = await ask(typeof base === 'string' ? base : base(index), what, { agent, timeoutMs })
      onReply?.(what, reply, index)
      const wrong = what.check
        ? what.check(reply.status, reply.body)
        : reply.status >= 200 && reply.status < 300
          ? undefined
          : `${reply.status}`
      done(reply.status, wrong)
    } catch (error) {
      done(0, (error as NodeJS.ErrnoException).code ?? (error as Error).message)
    }
  }

  for (let index = 0; index < total; ) {
    const now = performance.now()
    while (index < total && start + (index * 1_000) / rate <= now) {
      const shot = fire(index, start + (index * 1_000) / rate)
      running.add(shot)
      shot.finally(() => running.delete(shot))
      index += 1
    }
    await sleep(1)
  }
  await Promise.all(running)
  agent.destroy()
  return summarise(shots)
}

export declare namespace fireAtRate {
  type Options = {
    /** One server, or a function that picks one per request. */
    base: string | ((index: number) => string)
    /** Requests per second. */
    rate: number
    /** Milliseconds. */
    durationMs: number
    next: (index: number) => Ask
    /** Milliseconds after which a request fails. */
    timeoutMs?: number | undefined
    onReply?: ((what: Ask, reply: Reply, index: number) => void) | undefined
  }
}

export function summarise(shots: readonly Shot[]): Load {
  const reasons: Record<string, number> = {}
  for (const { kind, failure } of shots)
    if (failure) reasons[`${kind}: ${failure}`] = (reasons[`${kind}: ${failure}`] ?? 0) + 1
  const latencies = shots.map(({ latency }) => latency)
  return {
    shots,
    requests: shots.length,
    failures: shots.filter(({ failure }) => failure).length,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    max: quantile(latencies, 1),
    reasons,
  }
}
