import { setTimeout as wait } from 'node:timers/promises'
import { createEvmPerson, messageOf, signedBy } from './signIn.ts'

type Reply = { readonly status: number; readonly body: string }

/**
 * Signs in concurrently with the same nonces: half of the racers send the same signed
 * message, the others each their own. Repeats on no response or 5xx.
 */
export async function raceSignIns(options: raceSignIns.Options): Promise<SignInRace> {
  const { nonces, racers, timeoutMs = 60_000, nonce, send, meanwhile } = options
  const until = Date.now() + timeoutMs
  const statuses: Record<string, number> = {}
  const winners: string[][] = []
  let repeated = 0

  async function enter(payload: object, won: string[]): Promise<void> {
    for (;;) {
      const { status, body } = await send(payload).catch(() => ({ status: 0, body: '' }))
      statuses[status] = (statuses[status] ?? 0) + 1
      if (status === 200) won.push(JSON.parse(body).id)
      if ((status > 0 && status < 500) || Date.now() > until) return
      repeated += 1
      await wait(20 + Math.random() * 80)
    }
  }

  async function race(): Promise<void> {
    for (let count = 0; count < nonces; count += 1) {
      const given = await nonce()
      const first = createEvmPerson()
      const same = await signedBy(first, messageOf(first, given))
      const others = await Promise.all(
        Array.from({ length: Math.floor(racers / 2) }, async () => {
          const person = createEvmPerson()
          return signedBy(person, messageOf(person, given))
        }),
      )
      const payloads = Array.from({ length: racers }, (_, index) => others[index] ?? same)
      const won: string[] = []
      winners.push(won)
      await Promise.all(payloads.map((payload) => enter(payload, won)))
    }
  }

  await Promise.all([race(), meanwhile?.()])
  return { attempts: nonces * racers, repeated, statuses, winners }
}

export declare namespace raceSignIns {
  type Options = {
    /** Number of nonces, one after the other. */
    nonces: number
    /** Number of concurrent sign-ins per nonce. */
    racers: number
    /** How long requests are repeated. @default 60_000 */
    timeoutMs?: number | undefined
    nonce(): Promise<{ nonce: string; issuedAt: string }>
    /** Rejects without a response. */
    send(payload: object): Promise<Reply>
    /** Runs during the race, such as a kill. */
    meanwhile?: (() => Promise<void>) | undefined
  }
}

export type SignInRace = {
  readonly attempts: number
  /** Number of retries. */
  readonly repeated: number
  /** Responses by status; 0 for none. */
  readonly statuses: Readonly<Record<string, number>>
  /** The returned sessions, by nonce. */
  readonly winners: readonly (readonly string[])[]
}

/** Refreshes concurrently with the same token; resolves to the new tokens. */
export async function raceRefreshes(
  racers: number,
  send: () => Promise<Reply>,
): Promise<{ statuses: Record<string, number>; tokens: Set<string> }> {
  const statuses: Record<string, number> = {}
  const tokens = new Set<string>()
  await Promise.all(
    Array.from({ length: racers }, async () => {
      const { status, body } = await send().catch(() => ({ status: 0, body: '' }))
      statuses[status] = (statuses[status] ?? 0) + 1
      if (status === 200) tokens.add(JSON.parse(body).refreshToken)
    }),
  )
  return { statuses, tokens }
}
