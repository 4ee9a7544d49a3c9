import type { Page } from '@playwright/test'
import { expect, test, type World } from '../world/world.ts'

async function enableBranding(page: Page, { api }: World): Promise<void> {
  const features = [{ id: 'branding', isEnabled: true, config: [] }]
  await page.route(`${api}/v1/config*`, (route) => route.fulfill({ json: { features } }))
}

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
    await enableBranding(page, world)
    await visitWithServer({ locale: language })
    await host.open()
    const line = host.modal.getByRole('link', { name: 'Latchkey' })
    await expect(line).toContainText(words)
    await expect(line).toHaveAttribute('href', 'https://latchkey.dev')
    await expect(line).toHaveAttribute('rel', 'noopener noreferrer')
  })

test('behavior: the line is there before the other views are loaded [1.08f]', async ({
  host,
  page,
  visitWithServer,
  world,
}) => {
  await enableBranding(page, world)
  await page.route('**/views*', (route) => route.abort())
  await visitWithServer()
  await host.open()
  await expect(host.modal.getByRole('link', { name: 'Latchkey' })).toContainText('Powered by')
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
