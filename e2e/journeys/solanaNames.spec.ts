import { plantNames, snsOwner } from '@latchkey/chains/solana/testingSns'
import { expect, type Host, push } from '../host.ts'
import { test as base } from '../world/chainWorld.ts'
import type { SolanaWorld } from '../world/families/solana.ts'

const test = base.extend<{ world: SolanaWorld }>({
  family: 'solana',
  world: ({ chain }, use) => use(chain as SolanaWorld),
})

const sol = 1_000_000_000n
const someone = () => snsOwner().address
const toField = (host: Host) => host.modal.getByRole('textbox', { name: 'To', exact: true })

async function openSend(host: Host) {
  await host.open()
  await push(host.page, { name: 'Send' })
  await host.seeView('Send')
  await host.button('Select token').first().click()
  await host.seeView('Select token')
  await host.button('Solana').click()
  await host.seeView('Send')
  await host.modal.getByRole('textbox', { name: /Amount in/ }).fill('1.5')
}

test('behavior: SOL is sent to a name, which is shown with its whole address; one whose record is invalid is refused', async ({
  context,
  host,
  world,
}) => {
  const sns = plantNames(world.surfpool)
  const [owner, hot] = [someone(), someone()]
  const [good, bad] = [await sns.name('alice-journey', owner), await sns.name('mallory-journey', owner)]
  await sns.record(good, hot, { writer: owner })
  // Its owner has not signed that the content is theirs.
  await sns.record(bad, hot, { writer: owner, validated: owner })
  await world.addWallet(context)
  await host.visit(world.settings)
  await host.connect('Test Wallet')
  await openSend(host)

  await toField(host).fill('mallory-journey.sol')
  await expect(host.alert).toContainText('mallory-journey.sol')
  await expect(host.button('Review')).toHaveCount(0)
  await toField(host).fill('Alice-Journey.sol')
  await expect(host.modal.locator('.whole-address')).toHaveText(hot)
  await expect(host.modal).toContainText('SNS')
  await host.button('Review').click()
  await host.seeView('Review')
  await expect(host.modal.locator('.whole-address')).toHaveText(hot)
  await expect(host.modal.getByText(/^up to/)).toBeVisible()
  await host.button('Send').click()
  await Promise.all([host.seeToast(/ sent$/), host.seeView('Account')])
  expect(await world.transfers.coinOf(hot)).toBe((3n * sol) / 2n)
})
