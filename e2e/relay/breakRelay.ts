import { setTimeout as sleep } from 'node:timers/promises'
import { aTopic } from '../../apps/server/src/relay/testing/relayClient.ts'
import type { Fault } from '../../scripts/faults.ts'
import { scale } from '../server/settings.ts'
import { startCourier } from './courier.ts'
import { type Relays, withRelays } from './withRelays.ts'

/** The fault of each round; resolves after recovery. */
export const breaks = {
  'kill -9 of the process the app is on': (relays: Relays) => restart(relays, 0),
  'kill -9 of the process the wallet is on': (relays: Relays) => restart(relays, 1),
  'a Redis that pauses for 5 s': async ({ world }: Relays) => {
    world.redis?.freeze()
    await sleep(scale(5_000, 1_500))
    world.redis?.thaw()
  },
  'a network that flaps': async ({ links }: Relays) => {
    for (let turn = 0; turn < 6; turn++) {
      links[turn % 2]?.down()
      await sleep(60)
      links[turn % 2]?.up()
      await sleep(40)
    }
  },
} satisfies Record<string, (relays: Relays) => Promise<void>>

async function restart({ nodes, links }: Relays, side: 0 | 1): Promise<void> {
  await nodes[side].kill()
  await nodes[side].start()
  // The client has moved to the other process: reconnects it, so that the next fault affects it.
  links[side].cut()
}

/** An app and a wallet on two processes exchange messages during repeated faults. */
export async function breakRelay(name: keyof typeof breaks, report: (fault: Fault) => void): Promise<void> {
  const loops = scale(50, 2)
  const each = 20
  await withRelays(async (relays) => {
    const topic = aTopic()
    const { projectId, urls } = relays
    const couriers = await Promise.all(urls.map((url) => startCourier({ url, projectId, topic })))
    const [app, wallet] = couriers
    if (!app || !wallet) return
    let sent = 0
    let refused = 0
    let lost = 0
    let slowest = 0
    for (let loop = 0; loop < loops; loop++) {
      const began = performance.now()
      const sending = [app.send(each), wallet.send(each)]
      await sleep(30 + (loop % 7) * 20)
      await breaks[name](relays)
      const [fromApp = [], fromWallet = []] = await Promise.all(sending)
      const missing = () =>
        fromApp.filter((one) => !wallet.inbox.has(one)).length +
        fromWallet.filter((one) => !app.inbox.has(one)).length
      for (let tries = 0; missing() > 0 && tries < 300; tries++) await sleep(50)
      sent += 2 * each
      refused += 2 * each - fromApp.length - fromWallet.length
      lost += missing()
      slowest = Math.max(slowest, performance.now() - began)
    }
    const repeats = couriers.reduce((sum, courier) => sum + courier.repeats(), 0)
    const connects = couriers.reduce((sum, courier) => sum + courier.connects(), 0)
    await Promise.all(couriers.map(({ stop }) => stop()))
    report({
      fault: `relay: ${name}`,
      requests: sent,
      failures: refused,
      lost,
      ok: refused === 0 && lost === 0,
      note: `${loops} loops, ${connects} connections; ${repeats} given again and recognised; slowest loop ${(slowest / 1_000).toFixed(1)} s`,
    })
  })
}
