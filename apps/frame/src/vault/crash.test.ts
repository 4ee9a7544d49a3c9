import { afterAll, describe, expect, test } from 'vitest'
import { addFactor } from './addFactor.ts'
import { createVault } from './createVault.ts'
import { makeDeviceFactor, readDeviceFactor } from './deviceFactor.ts'
import type { Factor } from './factor.ts'
import { findPair, listFactors } from './findPair.ts'
import { levelOf } from './level.ts'
import { readWallet } from './readWallet.ts'
import { resumeVault } from './resumeVault.ts'
import { revokeFactor } from './revokeFactor.ts'
import { rotateVault } from './rotateVault.ts'
import type { Access } from './store.ts'
import {
  accessTo,
  type DeviceData,
  emptyDevice,
  emptyServer,
  randomFactor,
  randomSecret,
  type ServerData,
  scope,
  tryUnlock,
} from './testing.ts'
import { Crash, type CrashPoint, crashAt, interrupted, pointsOf } from './testingCrash.ts'
import { unlockVault } from './unlockVault.ts'
import { VaultError } from './vaultError.ts'

// Ends the process at every durable write of every ceremony, before and after its effect; then once
// more while the ceremony is resumed. After each crash, every factor that was authorised and
// not revoked has to open the same wallet.

const secret = randomSecret()
const [passkey, kit, escrow] = [randomFactor('passkey'), randomFactor('kit'), randomFactor('escrow')]

type World = { server: ServerData; here: DeviceData; there: DeviceData }
type Devices = { here: Factor; there: Factor }

let points = 0
let lost = 0
let wrong = 0
afterAll(() => {
  process.stdout.write(`${points} crash points, ${lost} lost factors, ${wrong} wrong keys\n`)
  expect(points).toBeGreaterThan(1_000)
  expect({ lost, wrong }).toEqual({ lost: 0, wrong: 0 })
})

const blank = await emptyDevice()
const blankThere = await emptyDevice()

const copy = (world: World): World => structuredClone(world)

/** A wallet on two devices, with a passkey, a kit and maybe escrow. */
async function prepare(...others: Factor[]): Promise<{ world: World; devices: Devices; identity: string }> {
  const world = copy({ server: emptyServer(), here: blank, there: blankThere })
  const [here, there] = [accessTo(world.server, world.here), accessTo(world.server, world.there)]
  const device = await makeDeviceFactor(here)
  await createVault(here, secret, [device, passkey, ...others])
  const second = await makeDeviceFactor(there)
  await unlockVault(there, passkey, (vault) => addFactor(there, vault, second))
  return { world, devices: { here: device, there: second }, identity: await tryUnlock(here, device) }
}

/** Opens the wallet with each factor, where that factor is. */
function open({ here, server, there }: World, factors: readonly Factor[]): Promise<string[]> {
  return Promise.all(
    factors.map((factor) => {
      const on = [here, there].find(({ record }) => record?.factorId === factor.id) ?? blank
      return tryUnlock(accessTo(server, on), factor)
    }),
  )
}

async function expectOpen(world: World, factors: readonly Factor[], identity: string): Promise<void> {
  const found = await open(world, factors)
  lost += found.filter((one) => one.startsWith('vault/') || one.startsWith('unexpected')).length
  wrong += found.filter((one) => /^[\da-f]{64} /.test(one) && one !== identity).length
  expect(found).toEqual(factors.map(() => identity))
}

/** Runs until it ends or crashes; returns the number of durable writes and whether it crashed. */
async function attempt(
  access: Access,
  act: (access: Access) => Promise<void>,
  at: (point: CrashPoint) => Promise<void> | void,
) {
  const run = interrupted(access, at)
  try {
    await act(run.access)
    return { writes: run.state.writes, crashed: false }
  } catch (error) {
    if (!(error instanceof Crash)) throw error
    return { writes: run.state.writes, crashed: true }
  }
}

type Ceremony = {
  readonly start: World
  readonly on: 'here' | 'there'
  readonly act: (access: Access) => Promise<void>
  /** Holds after any crash. */
  readonly always: (world: World) => Promise<void>
  /** Holds once the ceremony has been resumed. */
  readonly finally?: (world: World) => Promise<void>
}

/** Every single crash, and every second crash while resuming. `EXHAUSTIVE=1` leaves none out of a long ceremony. */
async function crashEverywhere({ act, always, on, start, ...ceremony }: Ceremony): Promise<void> {
  const accessOf = (world: World) => accessTo(world.server, world[on])
  const whole = copy(start)
  const { writes } = await attempt(accessOf(whole), act, crashAt(undefined))
  await always(whole)
  await ceremony.finally?.(whole)
  expect(writes).toBeGreaterThan(1)
  for (const first of pointsOf(writes)) {
    const crashed = copy(start)
    expect((await attempt(accessOf(crashed), act, crashAt(first))).crashed).toBe(true)
    points += 1
    await always(crashed)
    const resumed = copy(crashed)
    const again = await attempt(accessOf(resumed), act, crashAt(undefined))
    await always(resumed)
    await ceremony.finally?.(resumed)
    const isSampled = (second: CrashPoint) =>
      process.env.EXHAUSTIVE || writes <= 10 || (first.write + second.write) % 2 === 0
    await Promise.all(
      pointsOf(again.writes)
        .filter(isSampled)
        .map(async (second, index) => {
          const twice = copy(crashed)
          await attempt(accessOf(twice), act, crashAt(second))
          points += 1
          await always(twice)
          if (!process.env.EXHAUSTIVE && index % 4) return
          await attempt(accessOf(twice), act, crashAt(undefined))
          await always(twice)
          await ceremony.finally?.(twice)
        }),
    )
  }
}

describe('property: no crash loses a factor', { timeout: process.env.EXHAUSTIVE ? 300_000 : 60_000 }, () => {
  test('property: create (threat 24)', async () => {
    const start = copy({ server: emptyServer(), here: blank, there: blankThere })
    const factors = async (world: World) => {
      const device = await readDeviceFactor({ ...accessTo(world.server, world.here) })
      return device ? [device, passkey, kit, escrow] : []
    }
    /** The wallet is the one that was created first, whichever call that was. */
    const check = async (world: World) => {
      if (!world.server.active) return
      const [identity = ''] = await open(world, [passkey])
      await expectOpen(world, await factors(world), identity)
    }
    await crashEverywhere({
      start,
      on: 'here',
      async act(access) {
        const device = await makeDeviceFactor(access)
        try {
          await createVault(access, secret, [device, passkey, kit, escrow])
        } catch (error) {
          // The call before the crash was successful.
          const codes = ['vault/exists', 'vault/rolled_back']
          if (!(error instanceof VaultError) || !codes.includes(error.code)) throw error
        }
        await resumeVault(access, [device])
      },
      always: check,
      async finally(world) {
        expect(world.server.active?.gen).toBe(1)
        await check(world)
      },
    })
  })

  test('property: add (threat 24)', async () => {
    const { devices, identity, world } = await prepare(kit)
    const added = randomFactor('passkey')
    const start = { ...world, there: blankThere }
    const authorised = [devices.here, passkey, kit]
    await crashEverywhere({
      start: { ...start, there: { ...blankThere, record: undefined } },
      on: 'there',
      async act(access) {
        const device = await makeDeviceFactor(access)
        await unlockVault(access, passkey, async (vault) => {
          await addFactor(access, vault, device)
          await addFactor(access, vault, added)
        })
        await resumeVault(access, [device, added])
      },
      always: (now) => expectOpen(now, authorised, identity),
      async finally(now) {
        const device = await readDeviceFactor(accessTo(now.server, now.there))
        await expectOpen(now, [...authorised, added, ...(device ? [device] : [])], identity)
        expect(device).toBeDefined()
      },
    })
  })

  test('property: rotate, with two factors absent (threat 24)', async () => {
    const { devices, identity, world } = await prepare(kit)
    const all = [devices.here, devices.there, passkey, kit]
    await crashEverywhere({
      start: world,
      on: 'here',
      async act(access) {
        const factors = [devices.here, passkey]
        await resumeVault(access, factors)
        const wallet = readWallet(await access.store.read(access.scope))
        // The rotation before the crash was successful.
        if (wallet.active?.gen === 2) return
        await unlockVault(access, devices.here, (vault) => rotateVault(access, vault, { factors }))
      },
      always: (now) => expectOpen(now, all, identity),
      async finally(now) {
        expect(now.server.active?.gen).toBe(2)
        expect([...now.server.pairs.values()].map(({ gen }) => gen).toSorted()).toEqual([1, 1, 2, 2])
      },
    })
  })

  test('property: from assisted to secured (threat 24)', async () => {
    const { devices, identity, world } = await prepare(kit, escrow)
    const kept = [devices.here, passkey, kit]
    const drop = [escrow.id, devices.there.id]
    await crashEverywhere({
      start: world,
      on: 'here',
      async act(access) {
        await resumeVault(access, kept)
        await unlockVault(access, devices.here, async (vault, wallet) => {
          const left = drop.filter((id) => findPair(wallet, id))
          if (left.length) await rotateVault(access, vault, { factors: kept, drop: left })
        })
      },
      always: (now) => expectOpen(now, kept, identity),
      async finally(now) {
        expect(await open(now, [escrow, devices.there])).toEqual([
          'vault/unknown_factor',
          'vault/unknown_factor',
        ])
        const access = accessTo(now.server, now.here)
        const level = await unlockVault(access, devices.here, ({ content }, wallet) =>
          levelOf(listFactors(wallet), content),
        )
        expect(level).toBe('secured')
        expect(now.server.vaults.size).toBe(1)
      },
    })
  })

  test('property: move the factors that were absent (threat 24)', async () => {
    const { devices, identity, world } = await prepare(kit)
    const access = accessTo(world.server, world.here)
    await unlockVault(access, devices.here, (vault) =>
      rotateVault(access, vault, { factors: [devices.here] }),
    )
    const all = [devices.here, devices.there, passkey, kit]
    await crashEverywhere({
      start: world,
      on: 'here',
      act: (now) => resumeVault(now, [devices.here, passkey, kit]),
      always: (now) => expectOpen(now, all, identity),
      async finally(now) {
        expect([...now.server.pairs.values()].map(({ gen }) => gen).toSorted()).toEqual([1, 2, 2, 2])
      },
    })
  })

  test('property: revoke (threat 24)', async () => {
    const { devices, identity, world } = await prepare(kit)
    const access = accessTo(world.server, world.here)
    await unlockVault(access, devices.here, (vault) =>
      rotateVault(access, vault, { factors: [devices.here, passkey] }),
    )
    await crashEverywhere({
      start: world,
      on: 'here',
      async act(now) {
        await revokeFactor(now, devices.there.id)
        await revokeFactor(now, kit.id)
        await revokeFactor(now, devices.here.id)
      },
      always: (now) => expectOpen(now, [passkey], identity),
      async finally(now) {
        const restored = { ...now, here: world.here, there: world.there }
        const gone = await open(restored, [devices.here, devices.there, kit])
        expect(gone).toEqual(gone.map(() => 'vault/unknown_factor'))
        expect(now.server.vaults.size).toBe(1)
      },
    })
  })

  test('property: two devices rotate at once, and either crashes (threat 24)', async ({ annotate }) => {
    const { devices, identity, world } = await prepare(kit)
    const all = [devices.here, devices.there, passkey, kit]
    const rotate = (factors: Factor[]) => async (access: Access) => {
      const [first] = factors
      if (!first) throw new Error('There is a device.')
      try {
        await unlockVault(access, first, (vault) => rotateVault(access, vault, { factors }))
      } catch (error) {
        // Lost the race, or came after it, or what it had written was swept by the winner.
        const codes = ['vault/conflict', 'vault/stale', 'vault/not_stored']
        if (!(error instanceof VaultError) || !codes.includes(error.code)) throw error
      }
    }
    const [one, other] = [rotate([devices.here, passkey]), rotate([devices.there, passkey])]
    const writes = 10
    for (const pause of pointsOf(writes))
      for (const crash of [undefined, ...pointsOf(writes)]) {
        if (!process.env.EXHAUSTIVE && crash && (pause.write + crash.write) % 2) continue
        const now = copy(world)
        let hasPaused = false
        // The first device is held up, the second does all of its rotation or crashes in it.
        await attempt(accessTo(now.server, now.here), one, async (point) => {
          if (point.write !== pause.write || point.when !== pause.when) return
          hasPaused = true
          await attempt(accessTo(now.server, now.there), other, crashAt(crash))
        })
        points += 1
        if (!hasPaused) continue
        await expectOpen(now, all, identity)
        await resumeVault(accessTo(now.server, now.here), [devices.here, passkey])
        await resumeVault(accessTo(now.server, now.there), [devices.there, passkey])
        await expectOpen(now, all, identity)
        // Both are on the active generation now: the passkey brought the loser along.
        const wallet = readWallet(await accessTo(now.server, now.here).store.read(scope))
        for (const { id } of [devices.here, devices.there])
          expect(findPair(wallet, id)?.commit).toBe(now.server.active?.commit)
      }
    // The last one: of all ceremonies.
    await annotate(`${points.toLocaleString('en')} crash points`, 'size')
  })
})
