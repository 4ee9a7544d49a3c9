import { expect, test } from '../host.ts'

// Apps in other frameworks: the same small app in each, with its own binding of the kit.

for (const name of ['vue', 'svelte', 'solid', 'angular'])
  test(`behavior: an app in ${name} follows the account and the network, and stops when it is taken away`, async ({
    addWallet,
    host,
    page,
  }) => {
    await addWallet()
    await host.visit({}, `/${name}.html`)
    const account = page.getByTestId('account')
    const listeners = () => page.evaluate(() => document.body.dataset.listeners)
    await expect(account).toHaveText('disconnected')
    await page.locator('latchkey-button').click()
    await host.button('Test Wallet').click()
    await expect(account).toHaveText(/^connected 0x/)
    await expect(page.locator('latchkey-button')).toContainText('0x')
    await expect(page.getByTestId('connections')).toHaveText('1 connected')
    await expect(page.getByTestId('network')).toHaveText('eip155:31337 of 2')
    await page.getByRole('button', { name: 'Switch' }).click()
    await expect(page.getByTestId('network')).toHaveText('eip155:8453 of 2')

    await page.reload()
    await expect(account).toHaveText(/^connected 0x/)
    await expect(page.getByTestId('network')).toHaveText('eip155:8453 of 2')

    const toggle = page.getByRole('button', { name: 'Show or hide' })
    const before = await listeners()
    await toggle.click()
    await expect(account).toHaveCount(0)
    expect(Number(await listeners())).toBeLessThan(Number(before))
    for (let time = 0; time < 3; time++) {
      await toggle.click()
      await expect(account).toHaveText(/^connected 0x/)
      await toggle.click()
      await expect(account).toHaveCount(0)
    }
    await toggle.click()
    await expect(account).toHaveText(/^connected 0x/)
    expect(await listeners(), 'no listener is left behind').toBe(before)

    await page.locator('latchkey-button').click()
    await host.button('Disconnect').click()
    await expect(account).toHaveText('disconnected')
  })
