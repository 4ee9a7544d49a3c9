import { parseEther, verifyMessage } from 'viem'
import { expect, type Host, recordRequests, secondWallet, seeReact, test } from '../host.ts'

// A page with buttons of its own, which does everything else with hooks.

const buttons = ['Marked', 'With props', 'Custom']

async function connect(host: Host): Promise<void> {
  await host.page.getByRole('button', { name: 'Marked' }).click()
  await host.button('Test Wallet').click()
  await expect(host.modal).toBeHidden()
}

test('behavior: touching a button of the page loads the modal, touching elsewhere nothing', async ({
  context,
  host,
  page,
}) => {
  await host.visit({}, '/evm.html')
  await expect(page.getByRole('button', { name: 'Marked' })).toBeVisible()
  const requests = recordRequests(context)
  await page.getByRole('heading', { name: 'Latchkey with' }).dispatchEvent('pointerdown')
  await page.waitForTimeout(300)
  expect(requests).toEqual([])
  await page.getByRole('button', { name: 'Marked' }).dispatchEvent('pointerdown')
  await expect.poll(() => requests.some((url) => url.includes('/shell'))).toBe(true)
  expect(new Set(requests).size, 'each file once').toBe(requests.length)
  await expect(host.modal).toBeHidden()
})

test('behavior: a component of the page knows whether the modal is open', async ({ host, page }) => {
  const note = page.getByTestId('open')
  await host.visit({}, '/evm.html')
  await expect(note).toHaveText('The modal is closed.')
  for (let time = 0; time < 2; time++) {
    await page.getByRole('button', { name: 'With props' }).click()
    await expect(note).toHaveText('The modal is open.')
    await host.close()
    await expect(note).toHaveText('The modal is closed.')
  }
})

for (const name of buttons)
  test(`behavior: “${name}” opens the modal [4.06]`, async ({ host, page }) => {
    await host.visit({}, '/evm.html')
    await page.getByRole('button', { name, exact: true }).click()
    await host.seeView('Connect wallet')
    await host.close()
    await page.getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
    await host.seeView('Connect wallet')
  })

test('behavior: what was asked for before connecting is shown after it', async ({
  addWallet,
  host,
  page,
}) => {
  await addWallet()
  await host.visit({}, '/evm.html')
  await page.getByRole('button', { name: 'Send money' }).click()
  await host.seeView('Connect wallet')
  await host.button('Test Wallet').click()
  await host.seeView('Send')

  // Closing gives it up.
  await host.close()
  await page.getByTestId('latchkey-connect').click()
  await host.button('Disconnect').click()
  await page.getByRole('button', { name: 'Send money' }).click()
  await host.close()
  await connect(host)
})

test('behavior: what was asked for is shown after another network was chosen too', async ({
  addWallet,
  chains,
  host,
  page,
}) => {
  await addWallet({
    chains: [
      { id: 5, rpcUrl: chains.local.url },
      { id: 31337, rpcUrl: chains.local.url },
    ],
  })
  await host.visit({}, '/evm.html')
  await page.getByRole('button', { name: 'Send money' }).click()
  await host.button('Test Wallet').click()
  await host.seeView('Switch network')
  await host.button('Foundry').click()
  await host.seeView('Send')
})

test('behavior: the button shows network and balance, and a class of the page', async ({
  addWallet,
  host,
  page,
}) => {
  await addWallet()
  await host.visit({}, '/evm.html')
  const button = page.getByTestId('latchkey-connect')
  await expect(button).toHaveText('Connect wallet')
  await connect(host)
  await expect(button).toHaveText(/^Foundry[\d,.]+\sETH0x/)
  await expect(button).toHaveClass('lk-button wide')
  await expect(page.getByRole('button', { name: 'Custom on ' })).toBeVisible()
})

test('behavior: hooks read the balance, sign and send; viem signs with the same wallet', async ({
  addWallet,
  chains,
  host,
  page,
}) => {
  const wallet = await addWallet(secondWallet())
  const address = wallet.addresses[0] as `0x${string}`
  await chains.local.client.setBalance({ address, value: parseEther('2.5') })
  await host.visit({}, '/evm.html')
  await page.getByRole('button', { name: 'Marked' }).click()
  await host.button('Second Wallet').click()
  await expect(page.getByTestId('balance')).toHaveText('2.5 ETH')

  const signature = page.getByTestId('signature')
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(signature).toHaveText(/^0x/)
  const isValid = (message: string, text: string | null) =>
    verifyMessage({ address, message, signature: text as `0x${string}` })
  expect(await isValid('Hello from a hook', await signature.textContent())).toBe(true)

  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByTestId('sent')).toHaveText(/^0x[\da-f]{64}$/)

  await page.getByRole('button', { name: 'Sign with viem' }).click()
  await expect(page.getByTestId('viem')).toHaveText(/^0x/)
  expect(await isValid('Hello from viem', await page.getByTestId('viem').textContent())).toBe(true)
})

test('error: a hook tells that the visitor declined', async ({ addWallet, host, page }) => {
  const wallet = await addWallet()
  await host.visit({}, '/evm.html')
  await connect(host)
  wallet.decline()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.getByTestId('signature')).toHaveText(/declined|rejected/i)
  expect(errors).toEqual([])
})

test('behavior: corners, font, tone, row height and overlay follow the theme, and so do texts', async ({
  host,
  page,
}) => {
  const look = { radius: 'none', font: 'Georgia, serif', tone: 'warm', density: 'compact', overlay: 'blur' }
  const strings = { 'connect.title': 'Join the club', 'button.connect': 'Join' }
  await host.visit({ look: JSON.stringify(look), strings: JSON.stringify(strings) }, '/evm.html')
  await page.getByRole('button', { name: 'Marked' }).click()
  await expect(page.getByTestId('latchkey-connect')).toHaveText('Join')
  await host.seeView('Join the club')
  const read = () =>
    page.evaluate(() => {
      const root = document.querySelector('latchkey-modal')?.shadowRoot
      const style = (selector: string, pseudo?: string) =>
        getComputedStyle(root?.querySelector(selector) as Element, pseudo)
      return {
        radius: style('.card').borderRadius,
        font: style('.card').fontFamily,
        row: style('.row').minHeight,
        blur: style('.dialog', '::backdrop').backdropFilter,
      }
    })
  // The same before and after React has taken over.
  for (const reactIsThere of [false, true]) {
    if (reactIsThere) await seeReact(page)
    expect(await read()).toEqual({
      radius: '0px',
      font: 'Georgia, serif',
      row: '48px',
      blur: 'blur(8px)',
    })
    await host.seeView('Join the club')
  }
})
