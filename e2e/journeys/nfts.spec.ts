import { AxeBuilder } from '@axe-core/playwright'
import { plantNfts } from '@latchkey/chains/solana/testingNfts'
import { deployGallery, newAccount, toUri } from '../collect.ts'
import { push } from '../host.ts'
import { standStill, wordsOf } from '../walk.ts'
import { test as chainTest } from '../world/chainWorld.ts'
import type { SolanaWorld } from '../world/families/solana.ts'
import { expect, test } from '../world/world.ts'

const solanaTest = chainTest.extend<{ world: SolanaWorld }>({
  family: 'solana',
  world: ({ chain }, use) => use(chain as SolanaWorld),
})

test('behavior: NFTs are shown with their images; spam only on request [2.15]', async ({
  addWallet,
  chains,
  host,
  page,
  visitWithServer,
}) => {
  const { key, address } = await newAccount(chains)
  const gallery = await deployGallery(chains, 'Mountains')
  const bait = await deployGallery(chains, 'Visit www.free-nft.com')
  await gallery.mint(address, 7n, { name: 'Blue hills', description: 'Seen from the north.' })
  await gallery.mint(address, 8n)
  await bait.mint(address, 1n, { name: 'Prize' })
  await addWallet({ privateKeys: [key] })
  await visitWithServer()
  await host.connect('Test Wallet')
  await host.open()
  await host.modal.getByRole('tab', { name: 'NFTs' }).click()
  const tiles = host.modal.getByRole('list', { name: 'NFTs' }).getByRole('button')
  await expect(tiles).toHaveCount(2)
  await expect(tiles.filter({ hasText: 'Mountains #8' })).toBeVisible()
  const picture = tiles.filter({ hasText: 'Blue hills' }).locator('img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)

  await host.button('Show 1 hidden NFT').click()
  await expect(tiles).toHaveCount(3)
  await tiles.filter({ hasText: 'Prize' }).click()
  await expect(host.modal.getByText('This may be spam')).toBeVisible()
  await host.button('Back').click()
  await tiles.filter({ hasText: 'Blue hills' }).click()
  await expect(host.modal.getByText('Seen from the north.')).toBeVisible()
  await expect(host.modal.getByRole('definition').filter({ hasText: 'Mountains' })).toBeVisible()
  await page.keyboard.press('Escape')
})

test('error: the server is unavailable, and recovers; an account without NFTs [2.15]', async ({
  addWallet,
  chains,
  host,
  page,
  visitWithServer,
  world,
}) => {
  const { key } = await newAccount(chains)
  await addWallet({ privateKeys: [key] })
  await page.route(`${world.api}/v1/account/*/nfts*`, (route) => route.abort())
  await visitWithServer()
  await host.connect('Test Wallet')
  await host.open()
  await host.modal.getByRole('tab', { name: 'NFTs' }).click()
  await expect(host.modal.getByRole('alert')).toContainText('Couldn’t load NFTs', { timeout: 30_000 })
  await page.unroute(`${world.api}/v1/account/*/nfts*`)
  await host.button('Try again').click()
  await expect(host.modal.getByText('No NFTs yet')).toBeVisible()
})

solanaTest(
  'behavior: NFTs of Solana have an address instead of a number',
  async ({ context, host, world }) => {
    const { addresses } = await world.addWallet(context)
    const [owner = ''] = addresses
    const nfts = plantNfts(world.surfpool)
    const collection = await nfts.collection('Mountains')
    const uri = toUri({ name: 'Blue hills', description: 'Seen from the north.' })
    const mint = await nfts.newToken(owner, { name: 'Hills', uri, collection })
    await nfts.token(owner, { name: 'Prize' })
    await host.visit(world.settings)
    await host.connect('Test Wallet')
    await host.open()
    // An NFT is no token.
    await expect(host.modal).toContainText('USD Coin')
    await expect(host.modal).not.toContainText(mint.slice(0, 4))
    await host.modal.getByRole('tab', { name: 'NFTs' }).click()
    const tiles = host.modal.getByRole('list', { name: 'NFTs' }).getByRole('button')
    await expect(tiles).toHaveCount(1)
    await expect
      .poll(() => tiles.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await host.button('Show 1 hidden NFT').click()
    await expect(tiles.filter({ hasText: 'Prize' })).toBeVisible()
    await tiles.filter({ hasText: 'Blue hills' }).click()
    await expect(host.modal.getByText('Seen from the north.')).toBeVisible()
    await expect(host.modal.getByRole('definition').filter({ hasText: 'Mountains' })).toBeVisible()
    await expect(host.modal.getByTitle(mint)).toBeVisible()
    await expect(host.modal).not.toContainText('Contract')
    await expect(host.modal.getByRole('link')).toHaveAttribute('href', new RegExp(`/address/${mint}`))
  },
)

const looks = [
  { theme: 'dark', locale: 'ar' },
  { theme: 'light', locale: 'en' },
  { theme: 'dark', locale: 'en' },
] as const
for (const { theme, locale } of process.env.EXHAUSTIVE ? looks : looks.slice(0, 1))
  test(`behavior: axe finds no violations in NFTs (${theme}, ${locale}) [2.15]`, async ({
    addWallet,
    chains,
    host,
    page,
    visitWithServer,
  }) => {
    const words = await wordsOf(locale)
    const { key, address } = await newAccount(chains)
    const gallery = await deployGallery(chains, 'Mountains')
    for (const id of [1, 2, 3, 4, 5])
      await gallery.mint(address, BigInt(id), {
        name: `Hills ${id}`,
        description: 'Seen from afar.',
        hue: id * 60,
      })
    await addWallet({ privateKeys: [key] })
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    const found: string[] = []
    const see = async (name: string, text: string | undefined) => {
      await expect(host.modal).toContainText(text ?? '?')
      await standStill(host)
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
      for (const { id, nodes } of violations) found.push(`${name}: ${id} ${nodes.map(({ html }) => html)}`)
    }
    await visitWithServer({ theme, locale })
    await host.connect('Test Wallet')
    await host.open()
    await host.modal.getByRole('tab').nth(1).click()
    await see('nfts', words['nfts.showAll'])
    await push(page, { name: 'AccountTab', params: { tab: 'nfts' } })
    await see('nfts-all', 'Hills 1')
    await host.modal.getByRole('button', { name: /Hills 3/ }).click()
    await see('nft', 'Seen from afar.')
    expect(found).toEqual([])
  })
