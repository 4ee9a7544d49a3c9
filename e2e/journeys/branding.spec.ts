import { expect, test } from '../world/world.ts'

for (const [language, words] of Object.entries({
  en: 'Powered by',
  ar: 'مدعوم من',
}))
  test(`behavior: the project enables the line below every view, which links to the project page (${language}) [1.08f]`, async ({
    host,
    page,
    visitWithServer,
    world,
  }) => {
    await page.route(`${world.api}/v1/config*`, (route) =>
      route.fulfill({ json: { features: [{ id: 'branding', isEnabled: true, config: [] }] } }),
    )
    await visitWithServer({ locale: language })
    await host.open()
    const line = host.modal.getByRole('link', { name: 'Latchkey' })
    await expect(line).toContainText(words)
    await expect(line).toHaveAttribute('href', 'https://latchkey.dev')
    await expect(line).toHaveAttribute('rel', 'noopener noreferrer')
  })

test('behavior: unless the project or the host enables it, there is no such line [1.08f]', async ({
  host,
  visitWithServer,
}) => {
  await visitWithServer()
  await host.open()
  await expect(host.modal.getByRole('heading').first()).toBeVisible()
  await expect(host.modal.getByRole('link', { name: 'Latchkey' })).toHaveCount(0)
})
