import type { Address, Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { signNames } from '../../apps/server/src/features/names/testing/signNames.ts'
import { type Host, promptsOf, push } from '../host.ts'
import { expect, test, type World } from '../world/world.ts'

let count = 0
/** A name that is unique to a journey. */
const fresh = (word: string) => `${word}-${Date.now().toString(36)}${count++}`
const field = ({ modal }: Host) => modal.getByRole('searchbox', { name: 'Find a name' })

async function ownerOf({ api }: World, name: string): Promise<string | undefined> {
  const answer = await fetch(`${api}/v1/profile/account/${name}?apiVersion=2`)
  const { addresses } = (await answer.json()) as { addresses: Record<string, { address: string }> }
  return addresses['60']?.address
}

/** Registers a name without the kit, as another user. */
async function takeName({ api, projectId }: World, name: string): Promise<Address> {
  const account = privateKeyToAccount(generatePrivateKey())
  const origin = 'http://127.0.0.1'
  const { message, signature } = await signNames(account, { name, origin })
  const answer = await fetch(`${api}/v1/profile/account?projectId=${projectId}`, {
    method: 'POST',
    body: JSON.stringify({ message, signature, coin_type: 60, address: account.address }),
    headers: { origin },
  })
  expect(answer.status).toBe(200)
  return account.address
}

async function openForm(host: Host, visit: () => Promise<void>): Promise<void> {
  await visit()
  await host.connect('Test Wallet')
  await push(host.page, { name: 'RegisterAccountName' })
  await host.seeView('Choose a name')
}

test('behavior: a name is found, signed for, registered, and shown for the account [1.05f, 1.05g, 2.02q, 2.02r, 7.13, 7.15, 7.16, 9.10c]', async ({
  addWallet,
  host,
  visitWithServer,
  world,
}) => {
  const privateKeys = [generatePrivateKey()]
  const wallet = await addWallet({ privateKeys })
  const address = wallet.addresses[0] ?? ''
  const label = fresh('alice')
  const name = `${label}.example.eth`
  await visitWithServer()
  await host.connect('Test Wallet')
  await host.open()
  await host.seeView('Account')
  await host.button('Choose a name').click()
  await host.seeView('Choose a name')
  await field(host).fill(label)
  const rows = host.modal.getByRole('region', { name: 'Names' }).getByRole('button')
  await expect(rows.first()).toHaveAccessibleName(`${name} Available`)
  // The name itself, and up to four similar ones that are available.
  await expect(rows).toHaveCount(5)
  await rows.first().click()
  await host.seeView('Name registered')
  await expect(host.modal).toContainText(`${name} is yours`)
  expect(await ownerOf(world, name)).toBe(address)

  const [request] = wallet.requests.filter(({ method }) => method === 'personal_sign')
  const [message = '0x'] = (request?.params ?? []) as Hex[]
  const signed = JSON.parse(Buffer.from(message.slice(2), 'hex').toString())
  expect(signed).toEqual({
    purpose: 'Register this name for this account',
    origin: new URL(host.page.url()).origin,
    name,
    account: expect.stringMatching(new RegExp(`^eip155:\\d+:${address}$`, 'i')),
    timestamp: expect.any(String),
  })
  expect(promptsOf(wallet).filter((method) => method === 'personal_sign')).toHaveLength(1)

  await host.button('Done').click()
  await host.seeView('Account')
  await expect(host.modal.locator('.account-name')).toHaveText(name)

  await push(host.page, { name: 'RegisterAccountName' })
  await expect(host.modal.getByRole('region', { name: 'Your names' })).toContainText(name)
  await field(host).fill(label)
  await expect(rows.first()).toHaveAccessibleName(`${name} Not available`)
  await expect(rows.first()).toBeDisabled()
})

test('error: declined, the form shows an error and a retry works [2.13, 8.18f]', async ({
  addWallet,
  host,
  visitWithServer,
  world,
}) => {
  const wallet = await addWallet({ privateKeys: [generatePrivateKey()] })
  const label = fresh('declined')
  const name = `${label}.example.eth`
  await openForm(host, visitWithServer)
  await field(host).fill(label)
  wallet.decline()
  await host.button(name).click()
  await expect(host.alert).toContainText('Signature declined')
  await host.seeView('Choose a name')
  expect(await ownerOf(world, name)).toBeUndefined()
  await host.tryAgain.click()
  await expect(host.modal).toContainText(`${name} is yours`)
})

test('behavior: cancelled during the wallet request, the form is back and a late signature registers nothing [2.13]', async ({
  addWallet,
  host,
  visitWithServer,
  world,
}) => {
  const wallet = await addWallet({ privateKeys: [generatePrivateKey()] })
  const label = fresh('cancelled')
  const name = `${label}.example.eth`
  await openForm(host, visitWithServer)
  await field(host).fill(label)
  wallet.hold()
  await host.button(name).click()
  await expect(host.modal).toContainText('Sign in Test Wallet')
  await host.button('Cancel').click()
  await host.seeView('Choose a name')
  await expect(field(host)).toHaveValue(label)
  wallet.release()
  await expect.poll(() => promptsOf(wallet).filter((method) => method === 'personal_sign').length).toBe(1)
  await expect(host.button(`${name} Available`)).toBeVisible()
  expect(await ownerOf(world, name)).toBeUndefined()
})

test('error: the wallet switches to another account during the request: nothing is registered for either [2.13]', async ({
  addWallet,
  host,
  visitWithServer,
  world,
}) => {
  const wallet = await addWallet({ privateKeys: [generatePrivateKey(), generatePrivateKey()] })
  const label = fresh('moved')
  const name = `${label}.example.eth`
  await openForm(host, visitWithServer)
  await field(host).fill(label)
  wallet.hold()
  await host.button(name).click()
  await expect(host.modal).toContainText('Sign in Test Wallet')
  wallet.switchAccount(1)
  await expect(host.address).toHaveText(wallet.addresses[0] ?? '')
  wallet.release()
  await expect(host.alert).toContainText('Your wallet is on another account now')
  expect(await ownerOf(world, name)).toBeUndefined()
  await host.tryAgain.click()
  await expect(host.modal).toContainText(`${name} is yours`)
  expect((await ownerOf(world, name))?.toLowerCase()).toBe(wallet.addresses[0]?.toLowerCase())
})

test('behavior: a reload during the wallet request registers nothing; the form starts over [2.13]', async ({
  addWallet,
  host,
  page,
  visitWithServer,
  world,
}) => {
  const wallet = await addWallet({ privateKeys: [generatePrivateKey()] })
  const label = fresh('reloaded')
  const name = `${label}.example.eth`
  await openForm(host, visitWithServer)
  await field(host).fill(label)
  wallet.hold()
  await host.button(name).click()
  await expect(host.modal).toContainText('Sign in Test Wallet')
  await page.reload()
  wallet.release()
  await expect(host.status).toHaveText('connected')
  await host.open()
  await push(page, { name: 'RegisterAccountName' })
  await host.seeView('Choose a name')
  await expect(field(host)).toHaveValue('')
  expect(await ownerOf(world, name)).toBeUndefined()
})

test('error: another user registers it first: an error is shown, and the name stays theirs', async ({
  addWallet,
  host,
  visitWithServer,
  world,
}) => {
  const wallet = await addWallet({ privateKeys: [generatePrivateKey()] })
  const label = fresh('race')
  const name = `${label}.example.eth`
  await openForm(host, visitWithServer)
  await field(host).fill(label)
  wallet.hold()
  await host.button(name).click()
  await expect(host.modal).toContainText('Sign in Test Wallet')
  const other = await takeName(world, name)
  wallet.release()
  await expect(host.alert).toContainText(`${name} was just taken`)
  expect(await ownerOf(world, name)).toBe(other)
})

test('behavior: rules are shown while typing; reserved names are refused [5.07]', async ({
  addWallet,
  host,
  page,
  visitWithServer,
}) => {
  await addWallet()
  const asked: string[] = []
  await openForm(host, visitWithServer)
  page.on('request', (request) => asked.push(request.url()))
  for (const [text, reason] of [
    ['abc', 'at least 4 characters'],
    ['al ice', 'Only the letters a to z'],
    ['-alice', 'can’t begin or end with a hyphen'],
    ['a--lice', 'two hyphens in a row'],
    ['a'.repeat(64), 'at most 63'],
  ] as const) {
    await field(host).fill(text)
    await expect(host.alert).toContainText(reason)
  }
  expect(asked.filter((url) => url.includes('suggestions'))).toEqual([])
  await field(host).fill('admin')
  await expect(host.button('admin.example.eth Not available')).toBeDisabled()
})

test('error: the server is unavailable: searching and registering show an error, and work again afterwards', async ({
  addWallet,
  host,
  page,
  visitWithServer,
  world,
}) => {
  await addWallet({ privateKeys: [generatePrivateKey()] })
  const label = fresh('away')
  const name = `${label}.example.eth`
  await openForm(host, visitWithServer)
  await page.route(`${world.api}/v1/profile/**`, (route) => route.abort())
  await field(host).fill(label)
  await expect(host.alert).toContainText('Couldn’t look for names', { timeout: 30_000 })
  await page.unroute(`${world.api}/v1/profile/**`)
  await host.tryAgain.click()
  await expect(host.button(`${name} Available`)).toBeVisible()
  await page.route(`${world.api}/v1/profile/**`, (route) => route.abort())
  await host.button(name).click()
  await expect(host.alert).toContainText(`Couldn’t register ${name}`)
  await page.unroute(`${world.api}/v1/profile/**`)
  await host.tryAgain.click()
  await expect(host.modal).toContainText(`${name} is yours`)
})

test('behavior: without names on the server the account does not offer them', async ({
  addWallet,
  host,
  page,
  visitWithServer,
  world,
}) => {
  await addWallet()
  await page.route(`${world.api}/v1/profile/suggestions/**`, (route) => route.abort())
  await visitWithServer()
  await host.connect('Test Wallet')
  await host.open()
  await expect(host.button('Disconnect')).toBeVisible()
  await expect(host.button('Choose a name')).toHaveCount(0)
})
