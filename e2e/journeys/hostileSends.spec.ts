import { expect } from '../host.ts'
import { sendOne } from '../hostileEvm/flows.ts'
import { test as base, families } from '../world/chainWorld.ts'
import { type Liar, startLiar } from '../world/startLiar.ts'

// A server that lies about sends, and a wallet that agrees to everything, on families other than EVM.

const test = base.extend<{ liar: Liar }>({
  async liar({ chain }, use) {
    const liar = await startLiar(chain.settings.api ?? '')
    await use(liar)
    await liar.stop()
  },
})

for (const [family, { hostile }] of families) {
  if (!hostile) continue
  test.describe(family, () => {
    // In one worker, which starts the chain once.
    test.describe.configure({ mode: 'default' })
    test.use({ family })
    test('behavior: a token without a name is called by its address, and sent [9.10e]', async ({
      chain,
      context,
      host,
      transfers,
    }) => {
      await chain.addWallet(context)
      await host.visit(chain.settings)
      await host.connect('Test Wallet')
      const to = transfers.fresh()
      const { end } = await sendOne(host, { token: chain.hostile?.nameless ?? '', to })
      expect((await chain.hostile?.wealthOf(to))?.nameless, end).toBe(1_000_000n)
    })

    for (const node of [true, false])
      test(`property: no lie about a send costs more than was shown, ${node ? 'with' : 'without'} a node of others [9.10e]`, async ({
        chain,
        context,
        host,
        liar,
        transfers,
      }) => {
        test.setTimeout(300_000)
        const { lies, maxCost, offline, wealthOf } = chain.hostile ?? { lies: [] }
        // Every eighth in each way; all with `EXHAUSTIVE=1`.
        const some = lies.filter((_, index) => process.env.EXHAUSTIVE || index % 8 === (node ? 0 : 4))
        const wallet = await chain.addWallet(context)
        const sender = wallet.addresses[0] ?? ''
        for (const lie of some) {
          await test.step(lie.name, async () => {
            if (!wealthOf || !maxCost) throw new Error(`${family} cannot read what its accounts have.`)
            const before = await wealthOf(sender)
            liar.tell(lie)
            if (host.page.url().startsWith('http'))
              await host.page.evaluate(() => localStorage.removeItem('latchkey.default.answers'))
            await host.visit({ ...chain.settings, api: liar.url, ...(!node && offline) })
            await host.stayConnected('Test Wallet')
            const to = transfers.fresh()
            const named = lie.token === 'coin' ? chain.coin : (transfers.token ?? chain.coin)
            const { end, sent } = await sendOne(host, { token: named.name, to })
            const told = liar.told
            liar.tell(undefined)
            const because = (what: string) => `${lie.name}: ${what}; the screen says: ${end}`
            const after = await wealthOf(sender)
            const got = await wealthOf(to)
            const one = 10n ** BigInt(named.decimals)
            const isPaid = got[lie.token] === one
            if (isPaid) expect(sent, because('the wallet was asked')).toBe(true)
            for (const [asset, units] of Object.entries(before)) {
              const meant = isPaid && asset === lie.token ? one : 0n
              const most = meant + (asset === 'coin' ? maxCost : 0n)
              expect(units - (after[asset] ?? 0n), because(`${asset} is gone`)).toBeLessThanOrEqual(most)
              expect(got[asset], because(`${asset} for the recipient`)).toBe(meant)
            }
            if (!lie.unasked) expect(told, because('it was told')).toBeGreaterThan(0)
          })
        }
      })
  })
}
