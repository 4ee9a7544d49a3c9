import type { Page, Route } from '@playwright/test'
import { type Address, type Hex, numberToHex, parseEther, parseGwei } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { approve } from '../collect.ts'
import { type Host, push } from '../host.ts'
import { outlastReceipt } from '../outlastReceipt.ts'
import { scrollThrough } from '../scrollThrough.ts'
import { expect, test, type World } from '../world/world.ts'

/** The node is polled every few seconds. */
const followTime = { timeout: 30_000 }
const elsewhere: Address = '0x000000000000000000000000000000000000dEaD'

async function openActivity(host: Host): Promise<void> {
  await host.open()
  await host.seeView('Account')
  await host.modal.getByRole('tab', { name: 'Activity' }).click()
}

async function openAllActivity(host: Host): Promise<void> {
  await host.open()
  await push(host.page, { name: 'AccountTab', params: { tab: 'activity' } })
  await host.seeView('Activity')
}

function rows(host: Host) {
  return host.modal.locator('.activity').getByRole('listitem')
}

/** Mocks the server's history in its response format. */
async function answerHistory(page: Page, { api }: World, answer: (route: Route) => Promise<void>) {
  await page.route(`${api}/v1/account/*/history*`, answer)
}

function transactionAt(minedAt: number, facts: object = {}, symbol = 'ETH') {
  return {
    id: `t${minedAt}`,
    metadata: {
      operationType: 'send',
      hash: `0x${minedAt.toString(16).padStart(64, '0')}`,
      minedAt: new Date(minedAt).toISOString(),
      sentFrom: elsewhere,
      sentTo: elsewhere,
      status: 'confirmed',
      nonce: 0,
      application: null,
      chain: 'eip155:31337',
      ...facts,
    },
    transfers: [
      {
        fungible_info: { name: symbol, symbol, icon: null },
        nft_info: null,
        direction: 'out',
        quantity: { numeric: '1.5' },
        value: null,
        price: null,
      },
    ],
  }
}

test('behavior: on-chain activity is listed: sent, received, and contract calls [2.15, 3.23, 7.04a, 1.05b, 9.10d]', async ({
  addWallet,
  chains,
  host,
  mint,
  visitWithServer,
  world,
}) => {
  const key = generatePrivateKey()
  const address = privateKeyToAddress(key)
  const { client } = chains.local
  await client.setBalance({ address, value: parseEther('5') })
  await mint(world.dollar, address, 2_500_000n)
  await client.impersonateAccount({ address })
  await approve(chains, { owner: address, token: world.dollar, spender: elsewhere })
  const wallet = await addWallet({ privateKeys: [key] })
  await visitWithServer()
  await host.connect('Test Wallet')
  const hash = await sendFrom(wallet, { from: address, to: elsewhere, value: parseEther('0.75') })
  await client.waitForTransactionReceipt({ hash, pollingInterval: 50 })
  await openActivity(host)
  await expect(rows(host).first()).toContainText('Sent')
  await expect(rows(host).first()).toContainText('To 0x0000…dEaD')
  await expect(rows(host).first()).toContainText('−0.75 ETH')
  await expect(rows(host).first()).toContainText('Just now')
  await expect(rows(host).nth(1)).toContainText('Approved')
  await expect(rows(host).nth(1)).toContainText('TUSD')
  await expect(rows(host).nth(2)).toContainText('+2.5 TUSD')
})

test('behavior: a transaction sent from the modal is listed first, is tracked across a reload, and joins the history when confirmed [3.22a, 4.31a]', async ({
  addWallet,
  chains,
  host,
  page,
  visitWithServer,
}) => {
  const { client } = chains.local
  const key = generatePrivateKey()
  const address = privateKeyToAddress(key)
  await client.setBalance({ address, value: parseEther('5') })
  const wallet = await addWallet({ privateKeys: [key] })
  await visitWithServer()
  await host.connect('Test Wallet')
  await client.setAutomine(false)
  try {
    const hash = await sendFrom(wallet, { from: address, to: elsewhere, value: parseEther('0.5') })
    await rememberPending(page, { hash, address, amount: '0.5' })
    await page.reload()
    await openActivity(host)
    await expect(host.modal).toContainText('Sent from here')
    await expect(rows(host).first()).toContainText('Pending')
    await expect(rows(host).first()).toContainText('−0.5 ETH')
    await client.mine({ blocks: 1 })
    await expect(host.modal).not.toContainText('Pending', followTime)
    await expect(host.modal).not.toContainText('Sent from here', followTime)
    await expect(rows(host)).toHaveCount(1)
    await expect(rows(host).first()).toContainText('To 0x0000…dEaD')
    // The balance was refreshed too.
    await expect(host.modal).toContainText('4.499 ETH')
  } finally {
    await client.setAutomine(true)
  }
})

test('behavior: failed and replaced transactions are shown as such [3.22a]', async ({
  addWallet,
  chains,
  host,
  page,
  visitWithServer,
  world,
}) => {
  const { client } = chains.local
  const key = generatePrivateKey()
  const address = privateKeyToAddress(key)
  await client.setBalance({ address, value: parseEther('5') })
  const wallet = await addWallet({ privateKeys: [key] })
  // The history is unavailable, so that transactions sent from the modal stay on top.
  await answerHistory(page, world, (route) => route.fulfill({ json: { data: [], next: null } }))
  await visitWithServer()
  await host.connect('Test Wallet')
  await client.setAutomine(false)
  try {
    const gas = { gas: numberToHex(100_000), maxPriorityFeePerGas: numberToHex(parseGwei('1')) }
    const fees = (gwei: string) => ({ ...gas, maxFeePerGas: numberToHex(parseGwei(gwei)) })
    // A token that this account does not have.
    const transfer = `0xa9059cbb${elsewhere.slice(2).padStart(64, '0')}${'1'.padStart(64, '0')}` as Hex
    const failing = await sendFrom(wallet, { from: address, to: world.dollar, data: transfer, ...fees('20') })
    await rememberPending(page, { hash: failing, address, amount: '1' })
    const first = await sendFrom(wallet, {
      from: address,
      to: elsewhere,
      value: 1n,
      nonce: '0x1',
      ...fees('20'),
    })
    await rememberPending(page, { hash: first, address, amount: '2' })
    await page.reload()
    await openActivity(host)
    await expect(rows(host)).toHaveCount(2)
    await expect(rows(host).filter({ hasText: 'Pending' })).toHaveCount(2)
    await sendFrom(wallet, {
      from: address,
      to: elsewhere,
      value: 2n,
      nonce: '0x1',
      ...fees('90'),
      maxPriorityFeePerGas: numberToHex(parseGwei('9')),
    })
    await client.mine({ blocks: 1 })
    await expect(rows(host).filter({ hasText: '−1 ETH' })).toContainText('Failed', followTime)
    await expect(rows(host).filter({ hasText: '−2 ETH' })).toContainText('Replaced', followTime)
  } finally {
    await client.setAutomine(true)
  }
})

test('behavior: a transaction dropped by the network is shown as unknown, neither confirmed nor failed [3.22a]', async ({
  addWallet,
  balanceOf,
  chains,
  host,
  page,
  visitWithServer,
}) => {
  const { client } = chains.local
  const key = generatePrivateKey()
  const address = privateKeyToAddress(key)
  await client.setBalance({ address, value: parseEther('5') })
  const wallet = await addWallet({ privateKeys: [key] })
  await page.clock.install()
  await visitWithServer()
  await host.connect('Test Wallet')
  await client.setAutomine(false)
  try {
    const hash = await sendFrom(wallet, { from: address, to: elsewhere, value: parseEther('1') })
    await rememberPending(page, { hash, address, amount: '1' })
    await page.reload()
    await openActivity(host)
    await expect(rows(host).first()).toContainText('Pending')
    await client.request({ method: 'anvil_dropAllTransactions' } as never)
    await outlastReceipt(page, rows(host).first(), 'Status unknown')
  } finally {
    await client.setAutomine(true)
  }
  expect(await balanceOf(undefined, address)).toBe(parseEther('5'))
})

test('behavior: months have headings, each transaction is listed once, and times are short [2.27, 3.22a, 3.22c, 4.31a, 4.31b, 4.32]', async ({
  addWallet,
  host,
  page,
  visitWithServer,
  world,
}) => {
  await addWallet()
  await page.clock.setFixedTime(new Date('2026-03-20T12:00:00'))
  const at = (text: string, facts = {}) => transactionAt(new Date(text).getTime(), facts)
  await answerHistory(page, world, (route) =>
    route.fulfill({
      json: new URL(route.request().url()).searchParams.get('cursor')
        ? { data: [at('2026-03-18T12:00:00'), at('2024-12-05T10:00:00')], next: null }
        : {
            data: [
              at('2026-03-20T11:59:00'),
              at('2026-03-20T11:00:00', { operationType: 'approve' }),
              at('2026-03-18T12:00:00', { status: 'failed' }),
              at('2026-01-19T12:00:00', { chain: 'eip155:8453' }),
            ],
            next: 'more',
          },
    }),
  )
  await visitWithServer()
  await host.connect('Test Wallet')
  await openAllActivity(host)
  await expect(host.modal.getByRole('heading', { level: 2 })).toHaveText(['March 2026', 'December 2024'])
  await expect(rows(host)).toHaveCount(4)
  await expect(rows(host).nth(0)).toContainText('1 min')
  await expect(rows(host).nth(1)).toContainText('Approved')
  await expect(rows(host).nth(1)).toContainText('1 hr')
  await expect(rows(host).nth(2)).toContainText('2 d')
  await expect(rows(host).nth(2)).toContainText('Failed')
  await expect(rows(host).nth(3)).toContainText('1 yr')
})

test('behavior: each row links to the explorer of its network, in a new tab [5.25]', async ({
  addWallet,
  host,
  page,
  visitWithServer,
  world,
}) => {
  const wallet = await addWallet()
  const minedAt = Date.now() - 60_000
  await answerHistory(page, world, (route) => {
    const chain = new URL(route.request().url()).searchParams.get('chainId')
    return route.fulfill({ json: { data: [transactionAt(minedAt, { chain }, chain ?? '')], next: null } })
  })
  await visitWithServer()
  await host.connect('Test Wallet')
  await openActivity(host)
  await expect(rows(host)).toContainText('eip155:31337')
  wallet.switchChain(8453)
  await expect(rows(host)).toContainText('eip155:8453')
  await expect(rows(host)).toHaveCount(1)
  const link = rows(host).getByRole('link')
  const hash = `0x${minedAt.toString(16).padStart(64, '0')}`
  await expect(link).toHaveAttribute('href', `https://basescan.org/tx/${hash}`)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
})

test('error: a list that fails to load shows an error, and loads on retry [4.31c, 8.18d]', async ({
  addWallet,
  host,
  page,
  visitWithServer,
  world,
}) => {
  await addWallet()
  let down = true
  await answerHistory(page, world, (route) =>
    down
      ? route.fulfill({ status: 400, json: {} })
      : route.fulfill({ json: { data: [transactionAt(Date.now())], next: null } }),
  )
  await visitWithServer()
  await host.connect('Test Wallet')
  await openActivity(host)
  await expect(host.alert).toContainText('Failed to fetch transactions')
  down = false
  await host.tryAgain.click()
  await expect(rows(host)).toHaveCount(1)
  await expect(host.alert).toHaveCount(0)
})

test('error: a page that fails to load keeps the others; loading stops after several pages of spam [5.25]', async ({
  addWallet,
  host,
  page,
  visitWithServer,
  world,
}) => {
  await addWallet()
  const asked: string[] = []
  let down = true
  const spam = { flags: { is_spam: true }, name: 'Prize', content: null }
  await answerHistory(page, world, (route) => {
    const cursor = new URL(route.request().url()).searchParams.get('cursor') ?? ''
    asked.push(cursor)
    if (!cursor) return route.fulfill({ json: { data: [transactionAt(Date.now())], next: '0' } })
    if (down) return route.fulfill({ status: 400, json: {} })
    const prize = transactionAt(Date.now() - asked.length * 1_000)
    const transfers = prize.transfers.map((transfer) => ({ ...transfer, nft_info: spam }))
    return route.fulfill({ json: { data: [{ ...prize, transfers }], next: `${Number(cursor) + 1}` } })
  })
  await visitWithServer()
  await host.connect('Test Wallet')
  await openAllActivity(host)
  await expect(host.alert).toContainText('Older activity could not be loaded.')
  await expect(rows(host)).toHaveCount(1)
  down = false
  await host.button('Try again').click()
  await expect.poll(() => asked.at(-1)).toBe('4')
  await expect(host.button('Show more')).toBeVisible()
  await page.waitForTimeout(300)
  expect(asked.at(-1)).toBe('4')
  await host.button('Show more').click()
  await expect.poll(() => asked.at(-1)).toBe('5')
})

test('behavior: a project can disable activity, which hides it [1.08e, 2.18g]', async ({
  addWallet,
  host,
  page,
  visitWithServer,
  world,
}) => {
  await addWallet()
  await page.route(`${world.api}/v1/config*`, (route) =>
    route.fulfill({ json: { features: [{ id: 'activity', isEnabled: false, config: [] }] } }),
  )
  await visitWithServer()
  await host.connect('Test Wallet')
  await host.open()
  await expect(host.modal.getByRole('tab', { name: 'Tokens' })).toBeVisible()
  await expect(host.modal.getByRole('tab', { name: 'Activity' })).toHaveCount(0)
})

test('behavior: ten thousand rows scroll smoothly, and only a few are rendered', async ({
  addWallet,
  host,
  page,
  visitWithServer,
  world,
}) => {
  await addWallet()
  const start = Date.now()
  const data = Array.from({ length: 10_000 }, (_, index) => transactionAt(start - index * 7_200_000))
  await answerHistory(page, world, (route) => route.fulfill({ json: { data, next: null } }))
  await visitWithServer()
  await host.connect('Test Wallet')
  await openAllActivity(host)
  await expect(rows(host).first()).toContainText('Sent')
  const { workPerFrame, mostRows } = await scrollThrough(page)
  expect(mostRows).toBeLessThan(90)
  // 60 frames per second.
  expect(workPerFrame).toBeLessThan(50)
  test.info().annotations.push({ type: 'ms per frame', description: workPerFrame.toFixed(1) })
  await expect(rows(host).last()).toContainText('2 yr')
})

type Wallet = { provider: { request(args: { method: string; params: unknown[] }): Promise<unknown> } }

/** Sends like another page of the visitor. */
async function sendFrom(wallet: unknown, { value, ...rest }: { value?: bigint } & Record<string, unknown>) {
  const transaction = value === undefined ? rest : { ...rest, value: numberToHex(value) }
  const { provider } = wallet as Wallet
  return (await provider.request({ method: 'eth_sendTransaction', params: [transaction] })) as Hex
}

/** The stored state of a pending transaction after the page was closed. */
async function rememberPending(page: Page, sent: { hash: Hex; address: Address; amount: string }) {
  await page.evaluate(({ hash, address, amount }) => {
    const stored = JSON.parse(localStorage.getItem('latchkey.default') ?? '{}')
    const purpose = { kind: 'send', moves: [{ direction: 'out', amount, symbol: 'ETH' }] }
    const pending = { hash, chain: 'eip155:31337', address, purpose, sentAt: Date.now(), status: 'pending' }
    stored.pending = [pending, ...(stored.pending ?? [])]
    localStorage.setItem('latchkey.default', JSON.stringify(stored))
  }, sent)
}
