import { everyMoneyView } from '../everyMoneyView.ts'
import { lookOverIn, looks } from '../looks.ts'
import { expect, test } from '../world/world.ts'

/** How many views and states each walk visits, and its look: each uses another language. */
const walks = {
  account: { count: 26, home: looks.zoomed },
  send: { count: 17, home: looks.narrow },
  swap: { count: 20, home: looks.phone },
  buy: { count: 17, home: looks.large },
  pay: { count: 15, home: looks.phone },
} as const satisfies Record<keyof typeof everyMoneyView, object>

/** The others by `EXHAUSTIVE=1`: their views are made of the same parts. */
const sample = ['account']
const walked = Object.entries(walks).filter(([name]) => process.env.EXHAUSTIVE || sample.includes(name))

for (const [name, { count, home }] of walked)
  test(`behavior: ${name} look by look: no axe violations, all translated, in tab order and reachable (walked in ${home.locale})`, async ({
    addWallet,
    host,
    mint,
    visitWithServer,
    world,
  }) => {
    test.setTimeout(process.env.EXHAUSTIVE ? 1_200_000 : 300_000)
    const { found, onView, settings } = await lookOverIn(host, home)
    const walkThrough = everyMoneyView[name as keyof typeof everyMoneyView]
    const seen = await walkThrough({ addWallet, host, mint, onView, settings, visitWithServer, world })
    expect(found).toEqual([])
    expect(seen).toHaveLength(count)
  })
