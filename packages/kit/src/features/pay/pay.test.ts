import { evmOn } from '@latchkey/chains/evm/testing'
import { startAnvil } from '@latchkey/chains/evm/testingNode'
import { type Hex, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import type { Features } from '../../core/config/options.ts'
import { connectWallet } from '../../core/connections/connectWallet.ts'
import type { Kit } from '../../core/kit.ts'
import { closeModal } from '../../core/modal/closeModal.ts'
import { modal, top } from '../../core/modal/modal.ts'
import { createOrigin, settle, startKit } from '../../core/testing.ts'
import { confirmPayment } from './confirmPayment.ts'
import { loadFacts } from './loadFacts.ts'
import { pay } from './pay.ts'
import { paying } from './payment.ts'
import { priceFee } from './priceFee.ts'
import { readRecord } from './records.ts'
import type { PaymentRequest } from './request.ts'
import { verifyPayment } from './verifyPayment.ts'

const anvil = await startAnvil()
afterAll(anvil.stop)
const kits: Kit[] = []
afterEach(() => {
  for (const kit of kits.splice(0)) kit.destroy()
})

const asset = 'eip155:31337/slip44:60'
const fresh = () => privateKeyToAccount(generatePrivateKey()).address

/** A visitor with 10 ETH, connected; `tab` is another page of the same browser with the same wallet. */
async function payerOn(
  nodes: readonly Awaited<ReturnType<typeof startAnvil>>[],
  origin = createOrigin(),
  key = generatePrivateKey(),
  features: Features = {},
) {
  const { address } = privateKeyToAccount(key)
  for (const { client } of nodes) await client.setBalance({ address, value: parseEther('10') })
  const { driver, found, wallet } = evmOn(nodes, { privateKeys: [key] })
  const kit = startKit({ drivers: [driver], storage: origin.tab(), features })
  await connectWallet(kit, { walletId: found.id })
  const tab = () => payerOn(nodes, origin, key)
  return { address, driver, kit, origin, tab, wallet }
}

/** What the views do on the way to the button. */
async function readReview(kit: Kit): Promise<void> {
  await loadFacts(kit)
  await priceFee(kit)
}
const balanceOf = (address: string) => anvil.client.getBalance({ address: address as Hex })
const status = (kit: Kit) => paying.of(kit).get().status

async function payer(...args: Parameters<typeof payerOn> | []) {
  const person = await (args.length ? payerOn(...args) : payerOn([anvil]))
  kits.push(person.kit)
  return person
}

/** Asks for a payment and goes as far as the button. */
async function asked(kit: Kit, request: Partial<PaymentRequest> = {}) {
  const recipient = request.recipient ?? fresh()
  const full = { asset, amount: '1.5', recipient, ...request } as PaymentRequest
  const outcome = pay(kit, full)
  outcome.catch(() => undefined)
  await vi.waitFor(() => expect(status(kit)).toBe('asking'), { timeout: 10_000 })
  await readReview(kit)
  return { outcome, recipient, request: full }
}

test('behavior: a payment ends with a receipt that a backend can verify, and can be told from others [2.18h]', async () => {
  const { address, driver, kit } = await payer()
  const { outcome, recipient, request } = await asked(kit, { memo: 'Order 7', id: 'order-7' })
  await confirmPayment(kit)
  const receipt = await outcome
  expect(receipt).toMatchObject({
    id: 'order-7',
    status: 'paid',
    chain: 'eip155:31337',
    asset,
    units: String(parseEther('1.5')),
    decimals: 18,
    recipient,
    payer: address,
    memo: 'Order 7',
    transaction: { chain: 'eip155:31337' },
  })
  expect(await balanceOf(recipient)).toBe(parseEther('1.5'))
  expect(kit.events.map(({ type }) => type).filter((type) => type.startsWith('PAY'))).toEqual([
    'PAY_MODAL_OPEN',
    'PAY_INITIATED',
    'PAY_SUCCESS',
  ])
  // It crosses a wire as it is.
  const wire: unknown = JSON.parse(JSON.stringify(receipt))
  const verify = (expected: object, more: object = {}) =>
    verifyPayment({ drivers: [driver], receipt: wire, expected: { ...request, ...expected }, ...more })
  expect(await verify({})).toMatchObject({ status: 'paid', payer: address, units: parseEther('1.5') })
  expect(await verify({ amount: '1.6' })).toEqual({ status: 'refused', reason: 'too_little' })
  expect(await verify({ recipient: fresh() })).toEqual({ status: 'refused', reason: 'not_paid' })
  expect(await verify({}, { notBefore: Date.now() + 60_000 })).toEqual({
    status: 'refused',
    reason: 'too_old',
  })
  const drivers = [driver]
  for (const hostile of [undefined, 'paid', {}, { transaction: { chain: 'eip155:31337', hash: '../x' } }])
    expect(await verifyPayment({ drivers, receipt: hostile, expected: request })).toMatchObject({
      reason: 'malformed',
    })
  const elsewhere = { transaction: { ...receipt.transaction, chain: 'eip155:1' } }
  expect(await verifyPayment({ drivers, receipt: elsewhere, expected: request })).toMatchObject({
    reason: 'other_network',
  })
  const unknown = { transaction: { chain: 'eip155:31337', hash: `0x${'1'.repeat(64)}` } }
  expect(await verifyPayment({ drivers, receipt: unknown, expected: request })).toEqual({ status: 'pending' })
})

describe('never twice', () => {
  test('behavior: the same request again resolves with the receipt, and asks no wallet [2.18h]', async () => {
    const { kit, tab, wallet } = await payer()
    const { outcome, recipient, request } = await asked(kit, { id: 'order-8' })
    await confirmPayment(kit)
    const receipt = await outcome
    const second = await tab()
    kits.push(second.kit)
    expect(await pay(second.kit, request)).toEqual(receipt)
    expect(await pay(kit, request)).toEqual(receipt)
    expect(wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(1)
    expect(second.wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(0)
    expect(await balanceOf(recipient)).toBe(parseEther('1.5'))
    // The same id for something else is a mistake of the host.
    await expect(pay(kit, { ...request, amount: '2' })).rejects.toMatchObject({ code: 'pay/invalid_request' })
  })

  test('behavior: without an id, a second call after the first was settled is another payment [2.18h]', async () => {
    const { kit } = await payer()
    const { outcome, recipient, request } = await asked(kit)
    await confirmPayment(kit)
    const first = await outcome
    const again = await asked(kit, request)
    expect(status(kit)).toBe('asking')
    await confirmPayment(kit)
    expect((await again.outcome).transaction.hash).not.toBe(first.transaction.hash)
    expect(await balanceOf(recipient)).toBe(parseEther('3'))
  })

  test('behavior: a page that is left while the chain works finds the payment again [2.18h]', async () => {
    const { kit, tab, wallet } = await payer()
    await anvil.client.setAutomine(false)
    try {
      const { outcome, recipient, request } = await asked(kit)
      await confirmPayment(kit)
      expect(status(kit)).toBe('sent')
      kit.destroy()
      await expect(outcome).rejects.toMatchObject({ code: 'request/aborted' })
      const next = await tab()
      kits.push(next.kit)
      const found = pay(next.kit, request)
      await vi.waitFor(() => expect(status(next.kit)).toBe('sent'))
      expect(top(modal.of(next.kit).get()).name).toBe('PayProgress')
      await anvil.client.mine({ blocks: 1 })
      expect(await found).toMatchObject({ status: 'paid', recipient })
      expect(await balanceOf(recipient)).toBe(parseEther('1.5'))
      const asks = [...wallet.requests, ...next.wallet.requests]
      expect(asks.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(1)
    } finally {
      await anvil.client.setAutomine(true)
    }
  })

  test('behavior: a page that is left while the wallet is asked says so before it asks again [2.18h]', async () => {
    const { kit, tab, wallet } = await payer()
    wallet.hold()
    const { request } = await asked(kit)
    void confirmPayment(kit).catch(() => undefined)
    await vi.waitFor(() => expect(status(kit)).toBe('signing'))
    kit.destroy()
    const next = await tab()
    kits.push(next.kit)
    await asked(next.kit, request)
    expect(paying.of(next.kit).get()).toMatchObject({ status: 'asking', unsure: true })
    await expect(confirmPayment(next.kit)).rejects.toMatchObject({ code: 'request/action_not_allowed' })
  })

  test('behavior: what another tab pays is this tab’s payment too [2.18h]', async () => {
    const { kit, tab } = await payer()
    const { kit: there } = await tab()
    kits.push(there)
    const { outcome, recipient, request } = await asked(kit)
    const second = await asked(there, request)
    await confirmPayment(kit)
    const receipt = await outcome
    expect(await second.outcome).toEqual(receipt)
    expect(await balanceOf(recipient)).toBe(parseEther('1.5'))
  })
})

test('behavior: a double click asks the wallet once [2.18h]', async () => {
  const { kit, wallet } = await payer()
  const { outcome, recipient } = await asked(kit)
  const [first, second] = [confirmPayment(kit), confirmPayment(kit)]
  await expect(second).rejects.toMatchObject({ code: 'request/action_not_allowed' })
  await first
  await outcome
  expect(wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(1)
  expect(await balanceOf(recipient)).toBe(parseEther('1.5'))
})

test('error: a wallet that fails without a reason may have paid, and is not asked again unasked [2.18h]', async () => {
  const { kit, wallet } = await payer()
  await asked(kit)
  wallet.fail('eth_sendTransaction', -32603)
  await expect(confirmPayment(kit)).rejects.toThrow()
  expect(paying.of(kit).get()).toMatchObject({ status: 'asking', unsure: true, agreed: false })
  await expect(confirmPayment(kit)).rejects.toMatchObject({ code: 'request/action_not_allowed' })
})

describe('reasons', () => {
  test('error: who closes it has declined; who has too little has too little [2.18h]', async () => {
    const { kit } = await payer()
    const first = await asked(kit)
    closeModal(kit)
    await expect(first.outcome).rejects.toMatchObject({ code: 'pay/declined' })
    expect(status(kit)).toBe('idle')
    const second = await asked(kit, { amount: '11' })
    expect(paying.of(kit).get()).toMatchObject({ facts: { held: parseEther('10') } })
    closeModal(kit)
    await expect(second.outcome).rejects.toMatchObject({ code: 'pay/insufficient_funds' })
  })

  test('error: declined in the wallet it can be tried again, and nothing is remembered of it [2.18h]', async () => {
    const { kit, wallet } = await payer()
    const { outcome } = await asked(kit)
    const { payment } = paying.of(kit).get() as Extract<
      ReturnType<ReturnType<typeof paying.of>['get']>,
      { status: 'asking' }
    >
    wallet.decline()
    await expect(confirmPayment(kit)).rejects.toMatchObject({ code: 'send/rejected' })
    expect(paying.of(kit).get()).toMatchObject({ status: 'asking', error: 'send/rejected', unsure: false })
    expect(readRecord(kit, payment)).toBeUndefined()
    await confirmPayment(kit)
    expect(await outcome).toMatchObject({ status: 'paid' })
  })

  test('error: expired before it is asked for, and while it is looked at [2.18h]', async () => {
    const { kit } = await payer()
    const recipient = fresh()
    await expect(
      pay(kit, { asset, amount: '1', recipient, expiresAt: Date.now() - 1 }),
    ).rejects.toMatchObject({ code: 'pay/expired' })
    expect(modal.of(kit).get().status).toBe('closed')
    const { outcome } = await asked(kit, { expiresAt: Date.now() + 400 })
    await expect(outcome).rejects.toMatchObject({ code: 'pay/expired' })
    expect(paying.of(kit).get()).toMatchObject({ status: 'ended', code: 'pay/expired' })
    await expect(confirmPayment(kit)).rejects.toMatchObject({ code: 'request/action_not_allowed' })
  })

  test('error: switched off, nothing is asked for [2.18h]', async () => {
    const { kit } = await payer([anvil], undefined, undefined, { pay: false })
    await expect(pay(kit, { asset, amount: '1', recipient: fresh() })).rejects.toMatchObject({
      code: 'view/unavailable',
    })
    expect(modal.of(kit).get().status).toBe('closed')
  })

  test('behavior: asked in time and approved too late is paid, and the host is told; declined it has expired [2.18h]', async () => {
    for (const [answer, code] of [
      ['accept', undefined],
      ['decline', 'pay/expired'],
    ] as const) {
      const { kit, wallet } = await payer()
      const expiresAt = Date.now() + 1_500
      const { outcome, recipient } = await asked(kit, { expiresAt })
      wallet.hold()
      const confirmed = confirmPayment(kit).catch(() => undefined)
      await vi.waitFor(() => expect(status(kit)).toBe('signing'))
      await new Promise((resolve) => setTimeout(resolve, expiresAt - Date.now() + 50))
      expect(status(kit)).toBe('signing')
      if (answer === 'decline') wallet.decline()
      wallet.release()
      await confirmed
      if (code) await expect(outcome).rejects.toMatchObject({ code })
      else expect((await outcome).paidAt).toBeGreaterThan(0)
      expect(await balanceOf(recipient)).toBe(code ? 0n : parseEther('1.5'))
    }
  })

  test('error: one payment at a time; the same one again joins it [2.18h]', async () => {
    const { kit } = await payer()
    const { request } = await asked(kit)
    await expect(pay(kit, { ...request, amount: '2' })).rejects.toMatchObject({ code: 'pay/in_progress' })
    const joined = pay(kit, request)
    joined.catch(() => undefined)
    await settle()
    closeModal(kit)
    await expect(joined).rejects.toMatchObject({ code: 'pay/declined' })
  })

  test('error: a token that is none, and digits that it does not have, end it for the host too [2.18h]', async () => {
    const { kit } = await payer()
    const none = pay(kit, { asset: `eip155:31337/erc20:${fresh()}`, amount: '1', recipient: fresh() })
    none.catch(() => undefined)
    await vi.waitFor(() => expect(status(kit)).toBe('asking'))
    await loadFacts(kit)
    await expect(none).rejects.toMatchObject({ code: 'pay/unsupported_asset' })
    const exact = pay(kit, { asset, amount: `0.${'1'.repeat(19)}`, recipient: fresh() })
    exact.catch(() => undefined)
    await vi.waitFor(() => expect(status(kit)).toBe('asking'))
    await loadFacts(kit)
    await expect(exact).rejects.toMatchObject({ code: 'pay/invalid_request' })
  })
})

const good = { asset, amount: '1', recipient: '0x00000000000000000000000000000000DeaDBeef' }
test.each([
  ['nothing', undefined],
  ['a list', [good]],
  ['an amount that is a number', { ...good, amount: 1 }],
  ['none', { ...good, amount: '0.00' }],
  ['less than none', { ...good, amount: '-1' }],
  ['an exponent', { ...good, amount: '1e3' }],
  ['an amount without end', { ...good, amount: '1'.repeat(1_000_000) }],
  ['an asset that is none', { ...good, asset: 'ETH' }],
  ['another address than one', { ...good, recipient: '0x12' }],
  ['a wrong checksum', { ...good, recipient: '0x00000000000000000000000000000000DEADBeef' }],
  ['words that turn around', { ...good, memo: 'Order \u202e7' }],
  ['words that are not seen', { ...good, memo: 'Order\u200b 7' }],
  ['two lines', { ...good, memo: 'a\nb' }],
  ['piled up marks', { ...good, memo: `a${'\u0301'.repeat(40)}` }],
  ['a novel', { ...good, memo: 'x'.repeat(201) }],
  ['a time that is text', { ...good, expiresAt: 'tomorrow' }],
  ['a time that is none', { ...good, expiresAt: Number.NaN }],
  ['an id with spaces', { ...good, id: 'a b' }],
  ['the token as its own recipient', { ...good, asset: `eip155:31337/erc20:${good.recipient}` }],
])('error: a request with %s is refused, and nothing opens [2.18h]', async (_, request) => {
  const { kit } = await payer()
  await expect(pay(kit, request as PaymentRequest)).rejects.toMatchObject({ code: 'pay/invalid_request' })
  expect(modal.of(kit).get().status).toBe('closed')
})

test.each([
  'eip155:1/slip44:60',
  'eip155:31337/erc721:0x00000000000000000000000000000000DeaDBeef/1',
  'solana:x/slip44:501',
])('error: %s cannot be paid here [2.18h]', async (other) => {
  const { kit } = await payer()
  await expect(pay(kit, { ...good, asset: other as typeof asset })).rejects.toMatchObject({
    code: 'pay/unsupported_asset',
  })
})

test('error: what another script wrote into storage is not trusted [2.18h]', async () => {
  const { kit, origin } = await payer()
  const payment = { ...good, id: 'a', key: 'id:a', since: Date.now() } as never
  const base = { key: 'id:a', terms: '[]', payer: '0x1', at: Date.now() }
  for (const text of [
    '{',
    '[null]',
    '7',
    JSON.stringify([{ ...base, status: 'paid' }]),
    JSON.stringify([
      { ...base, status: 'sent', handle: { chain: 'x', hash: '' }, units: '1', decimals: 1, symbol: '' },
    ]),
  ]) {
    origin.items.set('latchkey.default.pay', text)
    expect(readRecord(kit, payment)).toBeUndefined()
  }
  origin.items.set('latchkey.default.pay', JSON.stringify([{ ...base, status: 'asked' }]))
  expect(readRecord(kit, payment)).toMatchObject({ status: 'asked' })
})
