import type { Locator } from '@playwright/test'
import type { TestWallet } from 'latchkey/testing'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { type Host, push } from '../host.ts'
import type { Flow, Stage } from './lie.ts'

/** What the screen said before the visitor agreed; nothing where they never got to. */
export type Shown = {
  /** In whole units, as they are read. */
  readonly given?: { readonly symbol: string; readonly amount: string }
  readonly least?: { readonly symbol: string; readonly amount: string }
  readonly recipient?: string
  readonly name?: string
  /** What the screen says in the end. */
  readonly end: string
}

export type Visit = {
  readonly host: Host
  readonly stage: Stage
  readonly wallet: TestWallet
  /** Loads the page again, as this visitor, with these settings. */
  open(settings?: Record<string, string>): Promise<void>
}

/** How much of each token the visitor gives in a swap. */
const amounts = { ETH: '1', TUSD: '100', MOON: '100', PMT: '50' } as const
/** Long enough for every honest step, and all that a refused one takes. */
const stepMs = 8_000

/** Does what the flow says, and agrees to whatever the screen and the wallet ask. */
export async function follow(visit: Visit, flow: Flow): Promise<Shown> {
  switch (flow.kind) {
    case 'swap':
      return await swap(visit, flow)
    case 'send':
      return await send(visit, flow)
    case 'pay':
      return await pay(visit, flow)
    case 'buy':
      return await buy(visit)
    case 'revoke':
      return await revoke(visit)
    case 'register':
      return await register(visit)
  }
}

async function swap(
  { host, open, stage }: Visit,
  { from, to }: Extract<Flow, { kind: 'swap' }>,
): Promise<Shown> {
  await open()
  await push(host.page, { name: 'Swap' })
  await host.seeView('Swap')
  const find = { ETH: 'ETH', TUSD: 'TUSD', MOON: stage.moon, PMT: stage.permit }
  for (const [side, symbol] of [
    ['You pay', from],
    ['You receive', to],
  ] as const) {
    const token = host.modal.locator('.swap-side', { hasText: side }).locator('.swap-token')
    if ((await token.textContent())?.includes(symbol)) continue
    await token.click()
    await host.seeView('Select token')
    await host.modal.getByRole('searchbox').fill(find[symbol])
    const row = host.modal.locator('.swap-tokens').getByRole('button').nth(1)
    if (!(await appears(row))) return { end: await text(host) }
    await host.modal.locator('.swap-tokens li button, .swap-tokens .row').first().click()
    await host.seeView('Swap')
  }
  const given = { symbol: from, amount: amounts[from] }
  await host.modal.getByLabel('You pay', { exact: true }).fill(given.amount)
  if (!(await becomesEnabled(host.button('Review swap')))) return { end: await text(host) }
  await host.button('Review swap').click()
  let least: Shown['least']
  for (let tries = 0; tries < 3; tries++) {
    const confirm = host.modal.getByRole('button', {
      name: /^(Approve and swap|Sign and swap|Swap|Accept new rate)$/,
    })
    if (!(await appears(confirm.or(host.modal.getByText('Couldn’t prepare the swap'))))) break
    if (!(await confirm.isVisible())) break
    const fact = host.modal.locator('.fact', { has: host.page.getByText('Minimum received') }).locator('dd')
    const [amount = '0', symbol = ''] = ((await fact.textContent()) ?? '').split(/\s/)
    least = { amount: amount.replaceAll(',', ''), symbol }
    const consent = host.modal.locator('.swap-consent input')
    if (await consent.isVisible()) await consent.check()
    await confirm.click({ timeout: stepMs }).catch(() => undefined)
    const changed = host.button('Accept new rate')
    const unsigned = host.modal.getByText('A signature isn’t enough here')
    const over = host.modal.getByText(/Swap complete|Swap failed/).or(host.alert)
    await appears(over.or(changed).or(unsigned))
    if (await over.first().isVisible()) break
  }
  return { ...(least && { given, least }), end: await text(host) }
}

async function send({ host, open }: Visit, flow: Extract<Flow, { kind: 'send' }>): Promise<Shown> {
  const recipient = flow.to ?? fresh()
  await open()
  const token = flow.token === 'Ether' ? 'Ether' : 'Test Dollar'
  const { end, sent } = await sendOne(host, { token, to: recipient })
  const symbol = flow.token === 'Ether' ? 'ETH' : 'TUSD'
  return sent ? { given: { symbol, amount: '1' }, recipient, end } : { end }
}

/** Sends one of a token, and agrees to everything; `sent` is whether the wallet was asked. */
export async function sendOne(
  host: Host,
  { to, token }: { token: string; to: string },
): Promise<{ sent: boolean; end: string }> {
  const stopped = async () => ({ sent: false, end: await text(host) })
  await push(host.page, { name: 'Send' })
  await host.seeView('Send')
  await host.button('Select token').first().click()
  await host.seeView('Select token')
  const row = host.button(token)
  if (!(await appears(row.first()))) return await stopped()
  await row.first().click()
  await host.modal.getByRole('textbox', { name: /Amount in/ }).fill('1')
  await host.modal.getByRole('textbox', { name: 'To' }).fill(to)
  if (!(await becomesEnabled(host.button('Review')))) return await stopped()
  await host.button('Review').click()
  const confirm = host.modal.getByRole('button', { name: /^Send/ })
  if (!(await becomesEnabled(confirm))) return await stopped()
  const agree = host.modal.locator('.review-consent input')
  if (await agree.isVisible()) await agree.check()
  await confirm.click()
  await appears(host.modal.getByText(/ sent$|failed/i).or(host.alert))
  return { sent: true, end: await text(host) }
}

async function pay({ host, open, stage }: Visit, flow: Extract<Flow, { kind: 'pay' }>): Promise<Shown> {
  const recipient = fresh()
  const assets = { ETH: 'slip44:60', TUSD: `erc20:${stage.dollar}`, MOON: `erc20:${stage.moon}` }
  const asset = `eip155:31337/${assets[flow.token]}`
  await open({ pay: JSON.stringify({ amount: '1', asset, recipient }) })
  await host.page.getByRole('button', { name: 'Pay', exact: true }).click()
  if (!(await becomesEnabled(host.button('Review payment')))) return { end: await text(host) }
  await host.button('Review payment').click()
  const confirm = host.modal.getByRole('button', { name: /^Pay/ })
  if (!(await becomesEnabled(confirm))) return { end: await text(host) }
  await confirm.click()
  await appears(host.modal.getByText(/paid|failed/i).or(host.alert))
  return { given: { symbol: flow.token, amount: '1' }, recipient, end: await text(host) }
}

async function buy({ host, open }: Visit): Promise<Shown> {
  await open()
  await push(host.page, { name: 'OnRamp' })
  await host.seeView('Buy crypto')
  await host.modal.getByRole('textbox', { name: /^You pay/ }).fill('100')
  const go = host.button('Continue with Coinbase')
  if (!(await becomesEnabled(go))) return { end: await text(host) }
  await go.click()
  await appears(host.modal.getByText(/Couldn’t open|unavailable|Finish in the/i))
  return { end: await text(host) }
}

async function revoke({ host, open }: Visit): Promise<Shown> {
  await open()
  await push(host.page, { name: 'Allowances' })
  await host.seeView('Permissions')
  const row = host.modal.getByRole('list').getByRole('button').first()
  if (!(await appears(row))) return { end: await text(host) }
  await row.click()
  const confirm = host.button('Revoke')
  if (!(await becomesEnabled(confirm))) return { end: await text(host) }
  await confirm.click()
  await appears(host.modal.getByText('Permission revoked').or(host.alert))
  return { end: await text(host) }
}

async function register({ host, open }: Visit): Promise<Shown> {
  await open()
  await push(host.page, { name: 'RegisterAccountName' })
  await host.seeView('Choose a name')
  const label = `alice-${Date.now().toString(36)}`
  await host.modal.getByRole('searchbox', { name: 'Find a name' }).fill(label)
  const row = host.modal.getByRole('region', { name: 'Names' }).getByRole('button').first()
  if (!(await appears(row))) return { end: await text(host) }
  const name = ((await row.textContent()) ?? '').replace(/Available$/, '').trim()
  await row.click()
  await appears(host.modal.getByText(/is yours/).or(host.alert))
  return { name, end: await text(host) }
}

async function appears(locator: Locator): Promise<boolean> {
  return await locator
    .first()
    .waitFor({ timeout: stepMs })
    .then(
      () => true,
      () => false,
    )
}

async function becomesEnabled(button: Locator): Promise<boolean> {
  const end = Date.now() + stepMs
  while (Date.now() < end) {
    if ((await button.isVisible()) && (await isEnabled(button))) return true
    // Refused: waiting longer changes nothing.
    const modal = button.page().getByRole('dialog')
    if (await modal.getByRole('alert').first().isVisible()) return false
    await button.page().waitForTimeout(50)
  }
  return false
}

/** False too if it is gone by then. */
async function isEnabled(button: Locator): Promise<boolean> {
  return await button.isEnabled({ timeout: 500 }).catch(() => false)
}

async function text({ modal }: Host): Promise<string> {
  return (await modal.textContent({ timeout: 1_000 }).catch(() => '')) ?? ''
}

function fresh(): string {
  return privateKeyToAccount(generatePrivateKey()).address
}
