import { type Anvil, startAnvil } from '@latchkey/chains/evm/testingNode'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRandom, type Random } from '../../testing/badRequests.ts'
import { badSignIns } from './testing/badSignIns.ts'
import { createEvmPerson, createSolanaPerson, messageOf, origin, signedBy } from './testing/signIn.ts'
import { type SiwxServer, startSiwx } from './testing/startSiwx.ts'

/** Another seed finds other failures; the same seed reproduces one. */
const seed = Number(process.env.SEED ?? 20_260_101)
const perKind = 32

let anvil: Anvil
let server: SiwxServer
let ahead = 0
const clock = () => Date.now() + ahead
beforeAll(async () => {
  anvil = await startAnvil()
  server = await startSiwx({ clock, env: { RPC_EIP155_31337: anvil.url } })
  await server.deps.projects.create({ id: 'other', mode: 'production', origins: [origin] })
})
afterAll(async () => {
  await server.stop()
  anvil.stop()
})

test('error: of thousands of bad sign-ins none is taken, and every honest one between them is', async () => {
  const people = {
    evm: createEvmPerson(),
    otherEvm: createEvmPerson(),
    sol: createSolanaPerson(),
    otherSol: createSolanaPerson(),
  }
  const stages = [
    { victim: people.evm, thief: people.otherEvm, stranger: people.sol },
    { victim: people.sol, thief: people.otherSol, stranger: people.evm },
  ]
  ahead = -400_000
  const old = server.deps.siwx.nonce('test')
  ahead = 0
  const spent = await server.nonce()
  const first = await server.post(await signedBy(people.evm, messageOf(people.evm, spent)))
  expect(first.statusCode).toBe(200)

  const kinds = Object.entries(badSignIns)
  const accepted: unknown[] = []
  const failed: unknown[] = []
  let bad = 0
  let honest = 1
  const randoms = kinds.map((_, index) => createRandom(seed + index))
  for (let round = 0; round < perKind; round += 1) {
    const attempts = kinds.flatMap(([kind, make], index) =>
      stages.map(async (actors) => {
        const now = clock()
        const issuedAt = new Date(now).toISOString()
        const { headers, ...payload } = await make({
          random: randoms[index] as Random,
          ...actors,
          now,
          given: server.deps.siwx.nonce('test'),
          spent: { ...spent, issuedAt },
          foreign: server.deps.siwx.nonce('other'),
          stale: { ...old, issuedAt },
        })
        const { statusCode, body } = await server.post(payload, headers)
        bad += 1
        if (statusCode === 200) accepted.push({ kind, round, ...payload, headers })
        if (statusCode >= 500) failed.push({ kind, round, ...payload, body })
      }),
    )
    await Promise.all([...attempts, ...stages.map(({ victim }) => server.signIn(victim))])
    honest += stages.length
  }
  expect(accepted).toEqual([])
  expect(failed).toEqual([])
  expect(bad).toBeGreaterThanOrEqual(2_000)
  const rows = await server.deps.db.selectFrom('siwx_sessions').select('id').execute()
  expect(rows).toHaveLength(honest)
  const used = await server.deps.db.selectFrom('siwx_nonces').select('nonce').execute()
  expect(used).toHaveLength(honest)
}, 180_000)
