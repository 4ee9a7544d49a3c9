import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addFactor } from './addFactor.ts'
import { createVault } from './createVault.ts'
import { makeDeviceFactor, readDeviceFactor } from './deviceFactor.ts'
import type { Factor } from './factor.ts'
import { resumeVault } from './resumeVault.ts'
import { revokeFactor } from './revokeFactor.ts'
import { rotateVault } from './rotateVault.ts'
import type { Access } from './store.ts'
import { accessTo, emptyDevice, emptyServer, randomFactor, randomSecret, tryUnlock } from './testing.ts'
import { Crash, crashAt, interrupted } from './testingCrash.ts'
import { takeTurns } from './testingTurns.ts'
import { unlockVault } from './unlockVault.ts'
import { VaultError } from './vaultError.ts'

// Three devices act at once, in any order of their requests, and may crash. Each factor that
// was authorised and not revoked opens the same wallet, during all of it and afterwards.

const secret = randomSecret()
const [passkey, kit, lostKit] = [randomFactor('passkey'), randomFactor('kit'), randomFactor('kit')]
const devices = await Promise.all([emptyDevice(), emptyDevice(), emptyDevice()])

/** The first two devices have a factor each; the third is new. */
async function prepare() {
  const server = emptyServer()
  const [one, two] = devices.map((device) => accessTo(server, device))
  if (!one || !two) throw new Error('There are devices.')
  const [first, second] = [await makeDeviceFactor(one), await makeDeviceFactor(two)]
  await createVault(one, secret, [first, passkey, kit, lostKit])
  await unlockVault(two, passkey, (vault) => addFactor(two, vault, second))
  return { server, first, second, identity: await tryUnlock(one, first) }
}
const start = await prepare()
const { first, identity, second } = start

/** What a device may do. Returns the factors that it has added. */
const acts = {
  rotate: (own: Factor) => async (access: Access) => {
    const factors = [own, passkey, kit]
    await unlockVault(access, own, (vault) => rotateVault(access, vault, { factors }))
    return []
  },
  rotateAlone: (own: Factor) => async (access: Access) => {
    await unlockVault(access, own, (vault) => rotateVault(access, vault, { factors: [own] }))
    return []
  },
  resume: (own: Factor) => async (access: Access) => {
    await resumeVault(access, [own, passkey])
    return []
  },
  add: () => async (access: Access) => {
    const made = await makeDeviceFactor(access)
    await unlockVault(access, passkey, (vault) => addFactor(access, vault, made))
    return [made]
  },
  revoke: () => async (access: Access) => {
    await revokeFactor(access, lostKit.id)
    return []
  },
}
type Act = keyof typeof acts

const expected = [
  'vault/conflict',
  'vault/stale',
  'vault/not_stored',
  'vault/wrong_half',
  'vault/unknown_factor',
]

const plans = fc.record({
  here: fc.constantFrom<Act[]>('rotate', 'rotateAlone', 'resume'),
  there: fc.constantFrom<Act[]>('rotate', 'rotateAlone', 'resume', 'revoke'),
  turns: fc.array(fc.nat(100), { minLength: 100, maxLength: 100 }),
  crash: fc.option(
    fc.record({ write: fc.integer({ min: 1, max: 12 }), when: fc.constantFrom('before', 'after') }),
  ),
})

test('property: devices that act at once lose no factor (threat 24)', {
  timeout: process.env.EXHAUSTIVE ? 600_000 : 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(plans, async ({ crash, here, there, turns }) => {
      const now = structuredClone({ server: start.server, devices })
      const [one, two, three] = now.devices.map((device) => accessTo(now.server, device))
      if (!one || !two || !three) throw new Error('There are devices.')
      const added: Factor[] = []
      const record = (act: (access: Access) => Promise<Factor[]>) => async (access: Access) => {
        added.push(...(await act(access)))
      }
      let turn = 0
      const outcomes = await takeTurns(
        () => turns[turn++ % turns.length] ?? 0,
        [
          { access: one, act: record(acts[here](first)) },
          { access: interrupted(two, crashAt(crash ?? undefined)).access, act: record(acts[there](second)) },
          { access: three, act: record(acts.add()) },
        ],
      )
      for (const outcome of outcomes) {
        if (outcome.status === 'fulfilled' || outcome.reason instanceof Crash) continue
        const { reason } = outcome
        if (!(reason instanceof VaultError) || !expected.includes(reason.code)) throw reason
      }
      const check = async () => {
        const found = [await tryUnlock(one, first), await tryUnlock(two, second)]
        for (const factor of [passkey, kit]) found.push(await tryUnlock(one, factor))
        for (const factor of added) found.push(await tryUnlock(three, factor))
        const isRevoked = there === 'revoke' && outcomes[1]?.status === 'fulfilled'
        if (there !== 'revoke') found.push(await tryUnlock(one, lostKit))
        expect(found).toEqual(found.map(() => identity))
        if (isRevoked) expect(await tryUnlock(one, lostKit)).toBe('vault/unknown_factor')
      }
      await check()
      await resumeVault(one, [first, passkey, kit])
      await resumeVault(two, [second, passkey])
      const third = await readDeviceFactor(three)
      await resumeVault(three, third ? [third, passkey] : [])
      await check()
    }),
    { numRuns: process.env.EXHAUSTIVE ? 5_000 : 60 },
  )
})
