import type { Driver, TransactionHandle, Transfers } from '@latchkey/chains/driver'
import { evmOn } from '@latchkey/chains/evm/testing'
import { startAnvil } from '@latchkey/chains/evm/testingNode'
import { sendRejected } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { type Hex, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { connectWallet } from '../../core/connections/connectWallet.ts'
import { disconnect } from '../../core/connections/disconnect.ts'
import { holdings } from '../../core/holdings/holdings.ts'
import { loadHoldings } from '../../core/holdings/loadHoldings.ts'
import type { Kit } from '../../core/kit.ts'
import { modal, top } from '../../core/modal/modal.ts'
import { openModal } from '../../core/modal/openModal.ts'
import { toasts } from '../../core/modal/toasts.ts'
import { getHistory } from '../../core/server/history.ts'
import { createChain, createOrigin, settle, startKit, startServer } from '../../core/testing.ts'
import { recentRecipients, rememberRecipient } from '../../core/transactions/seenAddresses.ts'
import { trackedTransactions } from '../../core/transactions/trackedTransactions.ts'
import { popTransaction } from '../../core/transactions/transactionStack.ts'
import { confirmSend } from './confirmSend.ts'
import { editRecipient } from './editRecipient.ts'
import { fillMax } from './fillMax.ts'
import { loadFee } from './loadFee.ts'
import { openSend } from './openSend.ts'
import { send } from './send.ts'
import { sendToken } from './sendToken.ts'
import { watchReview } from './watchReview.ts'

const [anvil, other] = await Promise.all([startAnvil(), startAnvil({ chainId: 31_338 })])
afterAll(() => Promise.all([anvil.stop(), other.stop()]))
const kits: Kit[] = []
afterEach(() => {
  for (const kit of kits.splice(0)) kit.destroy()
})

const coin = { id: 'eip155:31337/slip44:60', chain: 'eip155:31337', address: undefined } as const
const fresh = () => privateKeyToAccount(generatePrivateKey()).address
const words = { sent: ({ amount, symbol }: { amount: string; symbol: string }) => `${amount} ${symbol} sent` }

/** A visitor with 10 ETH, connected, with loaded balances. */
async function sender({ ether = '10', api }: { ether?: string; api?: string } = {}) {
  const key = generatePrivateKey()
  const { address } = privateKeyToAccount(key)
  for (const { client } of [anvil, other]) await client.setBalance({ address, value: parseEther(ether) })
  const { driver, found, wallet } = evmOn([anvil, other], { privateKeys: [key] })
  const kit = startKit({
    drivers: [driver],
    storage: createOrigin().tab(),
    ...(api && { api, projectId: 'demo', trusted: { nameZones: ['example.eth'] } }),
  })
  kits.push(kit)
  await connectWallet(kit, { walletId: found.id })
  await openSend(kit)
  const edit = (draft: object) => send.of(kit).dispatch({ type: 'edit', draft })
  return { address, edit, kit, state: () => send.of(kit).get(), wallet }
}

async function drafted(options?: { ether?: string; amount?: string; to?: string }) {
  const person = await sender(options)
  const to = options?.to ?? fresh()
  person.edit({ token: coin, amount: options?.amount ?? '1.5' })
  await editRecipient(person.kit, to)
  return { ...person, to: to as Hex }
}

const metadataOf = (sentFrom: string, sentTo: string) => ({
  operationType: 'send',
  hash: '0x1',
  minedAt: '2026-09-26T20:06:07.076Z',
  sentFrom,
  sentTo,
  status: 'confirmed',
  nonce: 1,
  application: null,
  chain: 'eip155:31337',
})

const balanceOf = (address: Hex) => anvil.client.getBalance({ address })

describe('sendToken', () => {
  test('behavior: moves what was drafted and remembers to whom [4.27, 9.10e]', async () => {
    const { kit, state, to } = await drafted()
    await loadFee(kit)
    expect(state()).toMatchObject({ fee: { status: 'ready', terms: { gas: 21_000n } } })
    const { handle, purpose } = await sendToken(kit)
    const { hash } = handle
    expect(purpose).toEqual({ amount: '1.5', symbol: 'ETH', to })
    expect(state()).toMatchObject({ status: 'pending', hash, chain: 'eip155:31337' })
    await anvil.client.waitForTransactionReceipt({ hash: hash as Hex, pollingInterval: 50 })
    expect(await balanceOf(to)).toBe(parseEther('1.5'))
    expect(recentRecipients(kit, 'eip155')).toEqual([to])
  })

  test('error: an amount and a receiver are required, and a token [5.08a, 5.08b]', async () => {
    const { edit, kit } = await sender()
    const incomplete = { code: 'send/incomplete', message: 'An amount and receiver address are required' }
    await expect(sendToken(kit)).rejects.toMatchObject(incomplete)
    edit({ amount: '1' })
    await expect(sendToken(kit)).rejects.toMatchObject(incomplete)
    await editRecipient(kit, fresh())
    await expect(sendToken(kit)).rejects.toMatchObject({
      code: 'send/token_missing',
      message: 'A token is required',
    })
    edit({ token: coin, amount: 'x' })
    await expect(sendToken(kit)).rejects.toMatchObject(incomplete)
  })

  test('error: where a chain cannot send, that is said [5.09]', async () => {
    const chain = createChain()
    chain.add('a')
    const kit = startKit({ drivers: [chain.driver], storage: createOrigin().tab() })
    kits.push(kit)
    const connecting = connectWallet(kit, { walletId: 'a' })
    chain.ask().accept()
    await connecting
    await expect(sendToken(kit)).rejects.toMatchObject({
      code: 'send/unsupported_chain',
      message: 'Unsupported chain',
    })
  })

  test('error: a declined signature keeps the draft', async () => {
    const { kit, state, to, wallet } = await drafted()
    wallet.decline()
    await expect(sendToken(kit)).rejects.toMatchObject({ code: 'send/rejected' })
    expect(state()).toMatchObject({
      status: 'editing',
      error: 'send/rejected',
      draft: { token: coin, amount: '1.5', to },
    })
    expect(recentRecipients(kit, 'eip155')).toEqual([])
  })

  test('error: amount and fee together must fit', async () => {
    const { kit, state, wallet } = await drafted({ amount: '10' })
    await loadFee(kit)
    await expect(sendToken(kit)).rejects.toMatchObject({ code: 'node/insufficient_funds' })
    expect(state()).toMatchObject({ status: 'editing', error: 'node/insufficient_funds' })
    expect(wallet.requests.some(({ method }) => method === 'eth_sendTransaction')).toBe(false)
  })

  test('error: a second press while the wallet is asked does nothing', async () => {
    const { kit, to, wallet } = await drafted()
    wallet.hold()
    const first = sendToken(kit)
    await expect(sendToken(kit)).rejects.toMatchObject({ code: 'request/action_not_allowed' })
    wallet.release()
    await first
    expect(wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(1)
    expect(to).toBeTruthy()
  })

  test('error: to an address that imitates a known one nothing is sent without consent', async () => {
    const known = fresh()
    const lookAlike = `${known.slice(0, 6)}${fresh().slice(6, 38)}${known.slice(38)}`.toLowerCase()
    const { edit, kit, state } = await sender()
    rememberRecipient(kit, 'eip155', known)
    edit({ token: coin, amount: '1' })
    await editRecipient(kit, lookAlike)
    expect(state()).toMatchObject({ recipient: { status: 'found', lookAlikeOf: known } })
    await expect(sendToken(kit)).rejects.toMatchObject({ code: 'request/action_not_allowed' })
    edit({ agreed: true })
    expect((await sendToken(kit)).purpose.to.toLowerCase()).toBe(lookAlike)
  })
})

describe('all there is', () => {
  test('behavior: of the coin, all the fee leaves; the chain takes it to the unit', async () => {
    const { address, kit, state, to } = await drafted()
    await fillMax(kit)
    expect(state()).toMatchObject({ draft: { max: true, unit: 'token' } })
    await loadFee(kit)
    const now = state()
    if (now.status !== 'editing' || now.fee.status !== 'ready') throw new Error('no fee')
    const amount = parseEther(now.draft.amount)
    expect(amount + now.fee.fee).toBe(parseEther('10'))
    const { hash } = (await sendToken(kit)).handle
    const receipt = await anvil.client.waitForTransactionReceipt({ hash: hash as Hex, pollingInterval: 50 })
    expect(receipt.status).toBe('success')
    expect(await balanceOf(to)).toBe(amount)
    expect(await balanceOf(address)).toBeLessThan(now.fee.fee)
  })

  test('behavior: without a recipient yet, it is what an account would get', async () => {
    const { edit, kit, state } = await sender()
    edit({ token: coin })
    await fillMax(kit)
    expect(state()).toMatchObject({ draft: { amount: expect.stringMatching(/^9\.99/), max: true } })
  })

  test('error: what would not even pay the fee cannot be sent', async () => {
    const { kit, state } = await drafted({ ether: '0.000000001', amount: '0.0000000001' })
    await fillMax(kit)
    expect(state()).toMatchObject({ status: 'editing', error: 'node/insufficient_funds' })
  })
})

describe('the receiver', () => {
  test.each([
    ['0x12', { status: 'invalid' }],
    ['unknown', { status: 'invalid' }],
    ['9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin', { status: 'invalid' }],
    ['0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045', { status: 'invalid' }],
    ['eip155:1:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', { status: 'invalid' }],
    ['eip155:31337:0xd8da6bf26964af9d7eed9e03e53415d37aa96045', { status: 'found' }],
    ['d8da6bf26964af9d7eed9e03e53415d37aa96045', { status: 'found' }],
    // Names cannot be resolved: there is neither a server nor mainnet.
    ['vitalik.eth', { status: 'unavailable', name: 'vitalik.eth' }],
    ['vitalik..eth', { status: 'invalid' }],
    ['https://a.eth/x', { status: 'invalid' }],
  ])('behavior: %s [5.16a, 5.16b, 5.17, 5.18]', async (text, expected) => {
    const { kit, state } = await sender()
    await editRecipient(kit, ` ${text}\n`)
    expect(state()).toMatchObject({ draft: { to: text }, recipient: expected })
    const { recipient } = state() as { recipient: { address?: string } }
    if (expected.status === 'found')
      expect(recipient.address).toBe('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045')
  })

  test('behavior: what is at an address comes from the chain; one’s own is known', async () => {
    const { address, kit, state } = await sender()
    await editRecipient(kit, fresh())
    expect(state()).toMatchObject({ recipient: { facts: { kind: 'account', used: false }, known: false } })
    await editRecipient(kit, address.toLowerCase())
    expect(state()).toMatchObject({ recipient: { address, own: true, facts: { used: true } } })
  })

  test('error: a lie about names: of other zones the server is neither asked nor believed', async () => {
    const thief = fresh()
    const api = await startServer({
      '/v1/profile/account/vitalik.eth': {
        body: {
          name: 'vitalik.eth',
          registered: true,
          addresses: {
            60: { address: thief, created_at: null },
            [0x8000_0000 + 31_337]: { address: thief, created_at: null },
          },
          attributes: {},
        },
      },
    })
    try {
      const { kit, state } = await sender({ api: api.url })
      await editRecipient(kit, 'vitalik.eth')
      expect(state()).toMatchObject({ recipient: { status: 'unavailable' } })
      expect(api.to('/v1/profile/account/vitalik.eth')).toEqual([])
    } finally {
      await api.stop()
    }
  })

  test.each([
    ['the chain names another address for a name of the server', 'here.example.eth', [fresh()], 'disputed'],
    ['the chain has no address for it', 'here.example.eth', [undefined], 'found'],
    ['both nodes of a name of the chain agree', 'other.eth', ['same'], 'found'],
    ['the nodes of the server see another address', 'other.eth', ['same', fresh()], 'disputed'],
    ['the nodes of the server see none', 'other.eth', ['same', undefined], 'disputed'],
  ])('error: a lie about names: %s', async (_, name, answers, status) => {
    const [here, same] = [fresh(), fresh()]
    const api = await startServer({
      '/v1/profile/account/here.example.eth': {
        body: {
          name,
          registered: true,
          addresses: { [0x8000_0000 + 31_337]: { address: here, created_at: null } },
          attributes: {},
        },
      },
    })
    try {
      const { kit, state } = await sender({ api: api.url })
      const resolve = async ({ network }: { network: { gatewayUrl?: string | undefined } }) => {
        const answer = answers.at(network.gatewayUrl === undefined ? 0 : -1)
        return answer === 'same' ? same : answer
      }
      Object.assign(kit.drivers[0] ?? {}, { names: async () => ({ service: 'ENS', resolve }) })
      await editRecipient(kit, name)
      expect(state()).toMatchObject({ recipient: { status, name } })
      if (status === 'found' && name === 'other.eth')
        expect(state()).toMatchObject({ recipient: { address: same, resolvedBy: 'ENS' } })
      if (status === 'disputed') await expect(sendToken(kit)).rejects.toBeInstanceOf(KitError)
    } finally {
      await api.stop()
    }
  })

  test('error: an address is compared with all that were sent to or seen, in either direction', async () => {
    const imitate = (address: string) => `${address.slice(0, 6)}${fresh().slice(6, 38)}${address.slice(38)}`
    const [sentTo, receivedFrom] = [fresh().toLowerCase(), fresh().toLowerCase()]
    const api = await startServer({})
    try {
      const { address, kit, state } = await sender({ api: api.url })
      api.answers[`/v1/account/${address}/history`] = {
        body: {
          data: [
            { id: '1', transfers: [], metadata: metadataOf(receivedFrom, address) },
            { id: '2', transfers: [], metadata: metadataOf(address, sentTo) },
          ],
          next: null,
        },
      }
      await getHistory(kit, { account: address, chain: 'eip155:31337' })
      const oldest = fresh()
      rememberRecipient(kit, 'eip155', oldest)
      for (let count = 0; count < 60; count++) rememberRecipient(kit, 'eip155', fresh())
      for (const known of [sentTo, receivedFrom, oldest, address]) {
        await editRecipient(kit, imitate(known).toLowerCase())
        expect(state()).toMatchObject({ recipient: { status: 'found', lookAlikeOf: known } })
      }
      // What a server lists is not known for that.
      await editRecipient(kit, sentTo)
      expect(state()).toMatchObject({ recipient: { known: false } })
    } finally {
      await api.stop()
    }
  })

  test('error: a lie about identities: a name that does not lead to the address is not shown with it', async () => {
    const [thief, here] = [fresh(), fresh()]
    const owner = (address: string) => ({
      body: {
        name: 'here.example.eth',
        registered: true,
        addresses: { [0x8000_0000 + 31_337]: { address, created_at: null } },
        attributes: {},
      },
    })
    const named = { body: { name: 'here.example.eth', avatar: '/v1/image/here', resolvedAt: null } }
    const api = await startServer({
      [`/v1/identity/${thief}`]: named,
      [`/v1/identity/${here}`]: named,
      '/v1/profile/account/here.example.eth': owner(here),
    })
    try {
      const { kit, state } = await sender({ api: api.url })
      await editRecipient(kit, thief)
      const { recipient } = state() as { recipient: object }
      expect(recipient).toMatchObject({ status: 'found', address: thief })
      expect(recipient).not.toHaveProperty('name')
      expect(recipient).not.toHaveProperty('avatar')
      await editRecipient(kit, here)
      expect(state()).toMatchObject({
        recipient: { name: 'here.example.eth', resolvedBy: new URL(api.url).host },
      })
    } finally {
      await api.stop()
    }
  })

  test('behavior: names of the server are looked up for the chain in use; an answer that comes late is dropped [3.15b]', async () => {
    const [here, elsewhere] = [fresh(), fresh()]
    const record = (coin: number, address: string) => ({
      body: {
        name: 'x',
        registered: true,
        addresses: { [coin]: { address, created_at: null } },
        attributes: {},
      },
    })
    const api = await startServer({
      [`/v1/identity/${here}`]: { body: { name: null, avatar: '/v1/image/here', resolvedAt: null } },
      '/v1/profile/account/here.example.eth': record(0x8000_0000 + 31_337, here),
      '/v1/profile/account/elsewhere.example.eth': record(60, elsewhere),
      '/v1/profile/account/unknown.example.eth': {
        body: { name: 'x', registered: false, addresses: {}, attributes: {} },
      },
    })
    try {
      const { kit, state } = await sender({ api: api.url })
      await editRecipient(kit, 'Here.example.eth')
      expect(state()).toMatchObject({
        recipient: {
          status: 'found',
          address: here,
          name: 'Here.example.eth',
          // The visitor sees whose word it is.
          resolvedBy: new URL(api.url).host,
          avatar: expect.stringContaining('/v1/image/here'),
        },
      })
      await editRecipient(kit, 'elsewhere.example.eth')
      expect(state()).toMatchObject({ recipient: { status: 'noAddress', name: 'elsewhere.example.eth' } })
      void editRecipient(kit, 'here.example.eth')
      await editRecipient(kit, elsewhere)
      expect(state()).toMatchObject({ recipient: { status: 'found', address: elsewhere } })
    } finally {
      await api.stop()
    }
  })
})

describe('from the review to the account', () => {
  async function reviewed(options?: Parameters<typeof drafted>[0]) {
    const person = await drafted(options)
    openModal(person.kit)
    for (const name of ['Send', 'SendReview'] as const)
      modal.of(person.kit).dispatch({ type: 'push', view: { name } })
    await loadFee(person.kit)
    return { ...person, shown: () => top(modal.of(person.kit).get()).name }
  }

  test('behavior: done, the account is shown with what it has now [2.12, 3.28d, 4.11a, 4.27]', async () => {
    const { kit, shown, state, wallet } = await reviewed()
    wallet.hold()
    const sending = confirmSend(kit, words)
    await expect.poll(shown).toBe('SendProgress')
    wallet.release()
    await sending
    expect(shown()).toBe('Account')
    expect(modal.of(kit).get().stack).toHaveLength(1)
    expect(kit.events.filter(({ type }) => type.includes('SEND'))).toEqual([
      { type: 'OPEN_SEND', network: 'eip155:31337' },
      { type: 'SEND_INITIATED', network: 'eip155:31337', token: 'ETH' },
      { type: 'SEND_SUCCESS', network: 'eip155:31337', token: 'ETH' },
    ])
    expect(state()).toEqual(send.initial)
    expect(toasts.of(kit).get().toast?.message).toBe('1.5 ETH sent')
    expect(trackedTransactions.of(kit).get()).toMatchObject([
      { status: 'success', purpose: { kind: 'send' } },
    ])
    await expect
      .poll(() => {
        const has = holdings.of(kit).get()
        return has.status === 'ready' && (has.tokens[0]?.units ?? 0n) < parseEther('8.5')
      })
      .toBe(true)
  })

  test('error: declined, it goes back to the review [3.28d, 4.11b]', async () => {
    const { kit, shown, state, wallet } = await reviewed()
    wallet.decline()
    await expect(confirmSend(kit, words)).rejects.toMatchObject({ code: 'send/rejected' })
    expect(shown()).toBe('SendReview')
    expect(state()).toMatchObject({ status: 'editing', error: 'send/rejected' })
    expect(kit.events.at(-1)).toEqual({ type: 'SEND_REJECTED', network: 'eip155:31337', token: 'ETH' })
    expect(trackedTransactions.of(kit).get()).toEqual([])
  })

  test('error: refused by the chain, nothing is said to be sent', async () => {
    const to = fresh()
    const { kit, shown, state, wallet } = await reviewed({ to })
    wallet.hold()
    const sending = confirmSend(kit, words)
    await anvil.client.setCode({ address: to, bytecode: '0x60006000fd' })
    wallet.release()
    await sending
    expect(shown()).toBe('SendProgress')
    expect(state()).toMatchObject({ status: 'ended', outcome: 'failed' })
    expect(toasts.of(kit).get().open).toBe(false)
    expect(await balanceOf(to)).toBe(0n)
  })

  test('behavior: a wallet that goes to another network starts the form anew [4.14b]', async () => {
    const { kit, shown, state, wallet } = await reviewed()
    wallet.switchChain(31_338)
    await expect.poll(state).toEqual(send.initial)
    expect(shown()).toBe('Send')
    await loadHoldings(kit)
    expect(holdings.of(kit).get()).toMatchObject({
      status: 'ready',
      key: expect.stringMatching(/^eip155:31338/),
    })
  })

  test.each([
    ['the same draft is spent', undefined, 'Account', send.initial],
    ['another draft stays', '0.5', 'SendReview', { status: 'editing', draft: { amount: '0.5' } }],
  ] as const)(
    'behavior: cancelled here and approved in the wallet: %s [3.28d, 4.11c]',
    async (_, amount, view, left) => {
      const { kit, shown, state, wallet } = await reviewed()
      wallet.hold()
      const sending = confirmSend(kit, words)
      await expect.poll(shown).toBe('SendProgress')
      popTransaction(kit, { type: 'cancel' })
      expect(shown()).toBe('SendReview')
      if (amount) send.of(kit).dispatch({ type: 'edit', draft: { amount } })
      wallet.release()
      await sending
      expect(shown()).toBe(view)
      expect(state()).toMatchObject(left)
      expect(trackedTransactions.of(kit).get()).toMatchObject([{ status: 'success' }])
      expect(toasts.of(kit).get().open).toBe(true)
    },
  )

  test('error: cancelled here, asked again and the first declined there: the second is still waited for', async () => {
    const { kit, shown, state } = await reviewed()
    const answers: PromiseWithResolvers<TransactionHandle>[] = []
    const ask = () => {
      const answer = Promise.withResolvers<TransactionHandle>()
      answers.push(answer)
      return answer.promise
    }
    const transfers = await kit.drivers[0]?.transfers?.()
    Object.assign(kit.drivers[0] ?? {}, { transfers: async () => ({ ...transfers, send: ask }) })
    const first = confirmSend(kit, words)
    await expect.poll(() => answers.length).toBe(1)
    popTransaction(kit, { type: 'cancel' })
    expect(shown()).toBe('SendReview')
    const second = confirmSend(kit, words)
    await expect.poll(() => answers.length).toBe(2)
    answers[0]?.reject(new KitError(sendRejected))
    await expect(first).rejects.toMatchObject({ code: 'send/rejected' })
    expect(shown()).toBe('SendProgress')
    expect(state().status).toBe('signing')
    answers[1]?.reject(new KitError(sendRejected))
    await expect(second).rejects.toMatchObject({ code: 'send/rejected' })
    expect(shown()).toBe('SendReview')
    expect(state()).toMatchObject({ status: 'editing', error: 'send/rejected' })
  })

  test('behavior: while it is reviewed, fee and effects are known; left, nothing goes on', async () => {
    const { kit, state } = await reviewed()
    const { rehearsal } = await import('../../core/transactions/rehearsal.ts')
    const stop = watchReview(kit)
    await expect.poll(() => rehearsal.of(kit).get().status).toBe('done')
    expect(state()).toMatchObject({ fee: { status: 'ready' } })
    expect(rehearsal.of(kit).get()).toMatchObject({
      simulation: { status: 'ok', changes: [{ delta: -parseEther('1.5') }] },
    })
    stop()
    expect(rehearsal.of(kit).get()).toEqual({ status: 'idle' })
  })
})

describe('what happens meanwhile', () => {
  /** A visitor with a draft on a chain whose nodes answer as the test says. */
  async function waiting(transfers: Partial<Transfers>, parts: Partial<Driver> = {}) {
    const chain = createChain()
    chain.add('a')
    const fee = async () => ({ fee: 1n })
    const ask = async () => ({ chain: 'eip155:1', hash: '0x', sentAt: 0 }) as const
    const coin = async () => ({ value: 10n ** 19n, decimals: 18, symbol: 'COIN' })
    const driver: Driver = {
      ...chain.driver,
      transfers: async () => ({ fee, send: ask, ...transfers }),
      balances: async () => ({ coin }),
      ...parts,
    }
    const kit = startKit({ drivers: [driver], storage: createOrigin().tab() })
    kits.push(kit)
    const connecting = connectWallet(kit, { walletId: 'a' })
    chain.ask().accept({ accounts: ['me'] })
    await connecting
    await openSend(kit)
    const edit = (draft: object) => send.of(kit).dispatch({ type: 'edit', draft })
    edit({ token: { id: 'eip155:1/slip44:1', chain: 'eip155:1', address: undefined }, amount: '1.5' })
    return { kit, edit, state: () => send.of(kit).get() }
  }

  /** A chain where whatever is simulated works. */
  const simulated: Partial<Driver> = {
    transactions: async () => ({
      send: () => Promise.reject(new Error('not asked for')),
      simulate: async () => ({ status: 'ok', changes: [], approvals: [] }),
    }),
  }

  test('error: a transfer that cannot be built is shown as one that could not be simulated', async () => {
    const { rehearsal } = await import('../../core/transactions/rehearsal.ts')
    const transaction = () => Promise.reject(new Error('no node answers'))
    const { kit } = await waiting({ transaction }, simulated)
    await editRecipient(kit, 'you')
    const stop = watchReview(kit)
    await expect.poll(() => rehearsal.of(kit).get()).toMatchObject({ simulation: { status: 'unknown' } })
    stop()
  })

  test('error: disconnected while the fee is read, nothing is left to try out', async () => {
    const fee = Promise.withResolvers<{ fee: bigint }>()
    const parts = { fee: () => fee.promise, transaction: async () => ({}) }
    const { kit } = await waiting(parts, simulated)
    await editRecipient(kit, 'you')
    const stop = watchReview(kit)
    await disconnect(kit)
    fee.resolve({ fee: 1n })
    await settle()
    stop()
  })

  test('error: who a name is on the network before is not who it is here', async () => {
    const { kit, state, wallet } = await sender()
    const answers = new Map<string, PromiseWithResolvers<string>>()
    const resolve = ({ network }: { network: { id: string } }) => {
      const answer = Promise.withResolvers<string>()
      answers.set(network.id, answer)
      return answer.promise
    }
    Object.assign(kit.drivers[0] ?? {}, { names: async () => ({ resolve }) })
    const [there, here] = [fresh(), fresh()]
    const late = editRecipient(kit, 'bob.eth')
    await expect.poll(() => answers.has('eip155:31337')).toBe(true)
    wallet.switchChain(31_338)
    await expect.poll(() => kit.connection().connection.network).toBe('eip155:31338')
    const asked = editRecipient(kit, 'bob.eth')
    await expect.poll(() => answers.has('eip155:31338')).toBe(true)
    answers.get('eip155:31338')?.resolve(here)
    await asked
    answers.get('eip155:31337')?.resolve(there)
    await late
    expect(state()).toMatchObject({ recipient: { status: 'found', address: here } })
  })

  test('error: disconnected while a recipient is looked up, nothing is requested about them [4.12c]', async () => {
    const address = Promise.withResolvers<string>()
    const { edit, kit, state } = await waiting(
      { recipient: async () => ({ kind: 'account', used: true }) },
      { addresses: { isValid: () => true, key: (text) => text, parse: () => address.promise } },
    )
    edit({ to: 'you' })
    const opening = openSend(kit)
    await disconnect(kit)
    address.resolve('you')
    await opening
    await settle()
    expect(state()).toMatchObject({ draft: { to: '' }, recipient: { status: 'empty' } })
  })

  test('behavior: what was typed while all there is was counted stays', async () => {
    const fee = Promise.withResolvers<{ fee: bigint }>()
    const { edit, kit, state } = await waiting({ fee: () => fee.promise })
    const filling = fillMax(kit)
    edit({ amount: '2', max: false })
    fee.resolve({ fee: 1n })
    await filling
    expect(state()).toMatchObject({ draft: { amount: '2', max: false } })
  })

  test('behavior: a receiver that was given meanwhile is no reason to forget it', async () => {
    const fee = Promise.withResolvers<{ fee: bigint }>()
    const { edit, kit, state } = await waiting({ fee: () => fee.promise })
    const filling = fillMax(kit)
    edit({ to: 'you' })
    fee.resolve({ fee: 10n ** 18n })
    await filling
    expect(state()).toMatchObject({ draft: { amount: '9', max: true, to: 'you' } })
  })
})
