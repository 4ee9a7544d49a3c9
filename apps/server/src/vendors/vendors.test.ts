import { expect, onTestFinished, test } from 'vitest'
import { coinbaseKeys } from '../features/onramp/testing/documented.ts'
import { startVendor } from '../testing/startVendor.ts'
import { createFailOver } from './failOver.ts'
import { openVendors } from './vendors.ts'

const account = '0x552008c0f6870c2f77e5cC1d2eb9bdff03e30Ea0'
const { signal } = new AbortController()

test('behavior: features share a vendor and its cool-down, which questions it cannot answer do not start', async () => {
  const theirs = await startVendor()
  const settings = {
    zerion: { key: 'k', url: theirs.url },
    // Its history is of purchases, which is not the history of accounts.
    coinbase: { key: 'k', secret: coinbaseKeys().ec.secret },
  }
  const vendors = openVendors(settings, { chains: {}, clock: Date.now })
  onTestFinished(async () => {
    await vendors.close()
    await theirs.stop()
  })
  const [zerion] = vendors.for('balance')
  expect(vendors.for('history')).toEqual([zerion])
  expect(vendors.for('onramp').map(({ name }) => name)).toEqual(['coinbase'])
  expect(vendors.for('prices')).toEqual([])
  if (!zerion) return
  const other = { name: 'other', supports: () => true }
  const options = { sources: () => [zerion, other], clock: Date.now }
  const balances = createFailOver(options)
  const history = createFailOver(options)
  const askHoldings = () =>
    balances('eip155:1', async (source) =>
      source === other ? [] : zerion.holdings('eip155:1', account, signal),
    )
  const askHistory = () => history('eip155:1', async (source) => source)

  theirs.answer({ body: { data: [] } })
  for (let n = 0; n < 4; n++) await askHoldings()
  expect(await askHistory()).toBe(zerion)
  theirs.answer({ status: 500 })
  for (let n = 0; n < 4; n++) await askHoldings()
  expect(theirs.calls).toHaveLength(7)
  expect(await askHistory()).toBe(other)
})
