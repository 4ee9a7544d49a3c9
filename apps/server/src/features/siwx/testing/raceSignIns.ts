import { setTimeout as wait } from 'node:timers/promises'
import { createEvmPerson, messageOf, signedBy } from './signIn.ts'

type Reply = { readonly status: number; readonly body: string }

/**
 * Many try to sign in with the same nonces at the same time: half of them
 * send one and the same signed message, the others each their own. Who hears
 * nothing or 5xx sends the same again.
 */
export async function raceSignIns(options: raceSignIns.Options): Promise<SignInRace> {
  const { nonces, racers, patience = 60_000, nonce, send, meanwhile } = options
  const until = Date.now() + patience
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
    /** How many nonces are fought over, one after the other. */
    nonces: number
    /** How many want each, all at once. */
    racers: number
    /** Milliseconds after which nobody repeats a request any more. @default 60_000 */
    patience?: number | undefined
    nonce(): Promise<{ nonce: string; issuedAt: string }>
    /** Rejects when there was no answer. */
    send(payload: object): Promise<Reply>
    /** Happens during the race, such as a kill. */
    meanwhile?: (() => Promise<void>) | undefined
  }
}

export type SignInRace = {
  readonly attempts: number
  /** How often somebody had to ask again. */
  readonly repeated: number
  /** Answers by status; 0 is none. */
  readonly statuses: Readonly<Record<string, number>>
  /** The sessions that somebody was told of, by nonce. */
  readonly winners: readonly (readonly string[])[]
}

/** Everybody refreshes with the same token at once; resolves to the tokens they were given. */
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
