import { join } from 'node:path'
import fc from 'fast-check'
import { codeKinds, firstState, writeState } from '../../apps/playground/src/state.ts'
import { anyState } from '../../apps/playground/src/testingStates.ts'
import { expect, hostOrigin, recordComplaints, recordRequests, test } from '../host.ts'
import { type Appearance, readAppearance, wantedAppearance } from '../playground/appearance.ts'
import { buildStates } from '../playground/buildStates.ts'

const url = `${hostOrigin}/playground/`

test('behavior: an option changes the modal, the code and the address, and nothing is asked elsewhere', async ({
  context,
  page,
}) => {
  const requests = recordRequests(context)
  const complaints = recordComplaints(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(url)
  const preview = page.frameLocator('iframe')
  const modal = preview.getByRole('dialog')
  await expect(modal.getByRole('button', { name: 'Test Wallet' })).toBeVisible()

  await page.getByLabel('accent', { exact: true }).fill('#ffd500')
  await page.getByLabel('mode', { exact: true }).selectOption('dark')
  await expect(page.getByRole('region', { name: 'Code' })).toContainText(
    "theme: { accent: '#ffd500', mode: 'dark' }",
  )
  await expect(page.getByLabel('Contrast of the accent')).toContainText('button')
  await expect(preview.locator('latchkey-modal')).toHaveAttribute('data-theme', 'dark')
  expect(page.url()).toContain('theme.accent=%23ffd500')

  // A wallet with play money on the ledger in the page.
  await modal.getByRole('button', { name: 'Test Wallet' }).click()
  await expect(modal).toBeHidden()
  await preview.getByTestId('latchkey-connect').click()
  await expect(modal).toContainText('10')

  await page.getByRole('radio', { name: 'Right to left' }).check()
  await expect(preview.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('radio', { name: 'Script tag' }).check()
  await expect(page.getByRole('region', { name: 'Code' })).toContainText('<latchkey-button')

  await page.reload()
  await expect(page.getByLabel('mode', { exact: true })).toHaveValue('dark')
  expect(requests.filter((request) => !request.startsWith(hostOrigin))).toEqual([])
  expect(complaints).toEqual([])
})

test('behavior: the devtools can be switched on, and a phone shows one pane at a time', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${url}?devtools=1`)
  await expect(
    page.frameLocator('iframe').locator('latchkey-devtools').getByRole('button').first(),
  ).toBeVisible()
  await page.getByRole('radio', { name: 'Code' }).check()
  await expect(page.getByRole('region', { name: 'Code' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Preview' })).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('error: a hostile address is read as far as it is valid', async ({ page }) => {
  const complaints = recordComplaints(page)
  const query = new URLSearchParams({
    'theme.mode': '<img src=x>',
    'theme.accent': 'url(https://evil.test)',
    'metadata.name': '</script><script>alert(1)</script>',
    networks: 'mainnet,evil',
    nothing: 'x'.repeat(500),
  })
  await page.goto(`${url}?${query}&code=script`)
  const code = page.getByRole('region', { name: 'Code' })
  await expect(code).toContainText('name="&lt;/script&gt;')
  await expect(page.getByLabel('mode', { exact: true })).toHaveValue('')
  expect(complaints).toEqual([])
})

test('property: copied code runs in every framework, and its modal opens with the options', async ({
  page,
  context,
}) => {
  const count = process.env.EXHAUSTIVE ? 20 : codeKinds.length
  test.setTimeout(60_000 + count * 10_000)
  const states = [firstState, ...fc.sample(anyState, { numRuns: count, seed: 11 })]
  const { built, folder } = await buildStates(states)
  const script = join(import.meta.dirname, '../../packages/kit/dist/script')
  await context.route('**/*', async (route) => {
    const { hostname, pathname } = new URL(route.request().url())
    // Nodes, servers and relays of the states are not there.
    if (hostname !== 'copied.localhost') return route.abort()
    const inScript = pathname.startsWith('/latchkey/')
    const path = inScript ? join(script, pathname.slice('/latchkey/'.length)) : join(folder, pathname)
    await route.fulfill({ path })
  })
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(String(error)))
  let without: Appearance | undefined
  for (const { kind, page: path, state } of built) {
    await page.goto(`http://copied.localhost/${path}`)
    await page.getByTestId('latchkey-connect').or(page.locator('latchkey-button')).click()
    await expect(page.getByRole('dialog'), path).toBeVisible()
    without ??= await readAppearance(page, state)
    await expect
      .poll(() => readAppearance(page, state), { message: `${path}, ${kind}: ${writeState(state)}` })
      .toEqual(wantedAppearance(state, without))
  }
  expect(failures).toEqual([])
  const tally = codeKinds.map((kind) => `${built.filter((one) => one.kind === kind).length} ${kind}`)
  console.log(`${built.length} states run: ${tally.join(', ')}`)
})
