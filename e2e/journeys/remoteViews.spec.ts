import { lookOverIn, looks } from '../looks.ts'
import { remoteViews } from '../remoteViews.ts'
import { expect, test } from '../world/relay.ts'

test('behavior: connecting another device’s wallet, look by look: no axe violations, all translated, in tab order and reachable [2.02c, 2.02e]', async ({
  host,
  relay,
  startWallet,
  visitWithRelay,
}) => {
  test.setTimeout(300_000)
  const { found, onView, settings } = await lookOverIn(host, looks.phone)
  const seen = await remoteViews({ host, onView, relay, settings, startWallet, visitWithRelay })
  expect(found).toEqual([])
  expect(seen).toHaveLength(14)
})
