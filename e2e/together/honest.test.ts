import { evm } from '@latchkey/chains/evm'
import { announceTestWallet, createTestWallet } from '@latchkey/chains/evm/testing'
import { type Anvil, startAnvil } from '@latchkey/chains/evm/testingNode'
import { type Address, erc20Abi, formatUnits, parseAbi, parseEther, parseUnits } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { signNames } from '../../apps/server/src/features/names/testing/signNames.ts'
import { connectWallet } from '../../packages/kit/src/core/connections/connectWallet.ts'
import { loadHoldings } from '../../packages/kit/src/core/holdings/loadHoldings.ts'
import { openModal } from '../../packages/kit/src/core/modal/openModal.ts'
import { startKit } from '../../packages/kit/src/core/testing.ts'
import { trackedTransactions } from '../../packages/kit/src/core/transactions/trackedTransactions.ts'
import { editRecipient } from '../../packages/kit/src/features/send/editRecipient.ts'
import { loadFee } from '../../packages/kit/src/features/send/loadFee.ts'
import { openSend } from '../../packages/kit/src/features/send/openSend.ts'
import { send } from '../../packages/kit/src/features/send/send.ts'
import { sendToken } from '../../packages/kit/src/features/send/sendToken.ts'
import { beginSwap } from '../../packages/kit/src/features/swap/beginSwap.ts'
import { chooseToken } from '../../packages/kit/src/features/swap/chooseToken.ts'
import { confirmSwap } from '../../packages/kit/src/features/swap/confirmSwap.ts'
import { findToken } from '../../packages/kit/src/features/swap/findToken.ts'
import { foundToken } from '../../packages/kit/src/features/swap/foundToken.ts'
import { prepareSwap } from '../../packages/kit/src/features/swap/prepareSwap.ts'
import { swapDraft } from '../../packages/kit/src/features/swap/swapDraft.ts'
import { needsConsent, swapRun } from '../../packages/kit/src/features/swap/swapRun.ts'
import { swapTokens } from '../../packages/kit/src/features/swap/swapTokens.ts'
import { startWorld, type World } from '../world/world.ts'

// An honest server is not in the way of the checks: swaps, sends and names go through untouched.

let local: Anvil
let base: Anvil
let world: World
let stop: () => Promise<void>
beforeAll(async () => {
  ;[local, base] = await Promise.all([startAnvil({ chainId: 31_337 }), startAnvil({ chainId: 8453 })])
  ;({ world, stop } = await startWorld({ local, base }))
}, 120_000)
afterAll(async () => {
  await stop?.()
  await Promise.all([local.stop(), base.stop()])
})

async function mined(write: { address: Address; functionName: 'mint'; args: [Address, bigint] }) {
  const [account] = await local.client.getAddresses()
  const abi = parseAbi(['function mint(address, uint256)'])
  const hash = await local.client.writeContract({ ...write, abi, account: account as Address, chain: null })
  await local.client.waitForTransactionReceipt({ hash, pollingInterval: 20 })
}

/** A visitor with coins and tokens; without a node, the network has none but the server's. */
async function visitor(node: boolean) {
  const key = generatePrivateKey()
  const { address } = privateKeyToAccount(key)
  await local.client.setBalance({ address, value: parseEther('500') })
  for (const [token, decimals] of [
    [world.dollar, 6],
    [world.moon, 18],
    [world.permit, 18],
  ] as const)
    await mined({ address: token, functionName: 'mint', args: [address, parseUnits('100000', decimals)] })
  const target = new EventTarget()
  const wallet = createTestWallet({
    chains: [local.forWallet],
    privateKeys: [key],
    rdns: 'dev.latchkey.test',
  })
  announceTestWallet(wallet, target)
  const chain = node
    ? local.chain
    : { ...local.chain, rpcUrls: { default: { http: ['http://127.0.0.1:9'] } } }
  const kit = startKit({
    drivers: [evm({ networks: [chain], target })],
    api: world.api,
    projectId: world.projectId,
    features: { analytics: false },
    trusted: world.trusted,
  })
  await connectWallet(kit, { walletId: 'dev.latchkey.test' })
  const ended = () =>
    vi.waitFor(() => expect(trackedTransactions.of(kit).get()[0]?.status).toBe('success'), 10_000)
  return { address, ended, kit }
}

const balanceOf = (token: Address | undefined, owner: Address) =>
  token
    ? local.client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
    : local.client.getBalance({ address: owner })

test.each([
  [true, 20],
  [false, 10],
])(
  'behavior: honest swaps go through, with a node of others: %s, %d of them',
  async (node, count) => {
    const { address, ended, kit } = await visitor(node)
    // Without a node, what a token is must be known in advance.
    const { dollar, moon, permit } = world
    const pairs = (
      [
        [undefined, dollar],
        [dollar, undefined],
        [dollar, moon],
        [moon, undefined],
        [undefined, moon],
        [moon, dollar],
        [permit, undefined],
        [permit, dollar],
        [dollar, permit],
        [undefined, permit],
      ] as const
    ).slice(0, node ? undefined : 2)
    const find = async (token: Address | undefined) => {
      const state = swapTokens.of(kit).get()
      const listed = state.status === 'ready' && state.value !== 'unsupported' ? state.value : []
      const known = listed.find((one) => one.address?.toLowerCase() === token?.toLowerCase())
      if (known) return known
      await findToken(kit, token ?? '')
      const found = foundToken.of(kit).get()
      if (found.status !== 'found') throw new Error(`${token} was not found`)
      return found.token
    }
    let consents = 0
    for (let index = 0; index < count; index++) {
      const [from, to] = pairs[index % pairs.length] ?? []
      openModal(kit, { view: { name: 'Swap' } })
      await beginSwap(kit)
      await chooseToken(kit, 'from', await find(from))
      await chooseToken(kit, 'to', await find(to))
      swapDraft.of(kit).dispatch({ type: 'amount', amount: from ? String(20 + index) : `0.0${index + 10}` })
      await prepareSwap(kit)
      const state = swapRun.of(kit).get()
      if (state.status !== 'ready') throw new Error(`${index}: the swap is ${JSON.stringify(state)}`)
      if (needsConsent(state.terms)) {
        consents++
        swapRun.of(kit).dispatch({ type: 'consent', consent: true })
      }
      const before = await balanceOf(to, address)
      await confirmSwap(kit)
      await ended()
      if (to) expect((await balanceOf(to, address)) - before).toBeGreaterThanOrEqual(state.terms.least)
    }
    // Without a node the rate cannot be compared, so the visitor is asked each time.
    expect(consents).toBe(node ? 0 : count)
    kit.destroy()
  },
  240_000,
)

test('behavior: honest sends go through, and names of the zone lead to their owners', async () => {
  const { kit } = await visitor(true)
  await loadHoldings(kit)
  openModal(kit, { view: { name: 'Send' } })
  await openSend(kit)
  for (let index = 0; index < 20; index++) {
    const owner = privateKeyToAccount(generatePrivateKey())
    const name = `honest-${Date.now().toString(36)}${index}.example.eth`
    const named = index % 2 === 0
    if (named) {
      const origin = 'http://127.0.0.1'
      const signed = await signNames(owner, { name, attributes: {}, origin }, { coinType: 2_147_514_985 })
      const answer = await fetch(`${world.api}/v1/profile/account?projectId=${world.projectId}`, {
        method: 'POST',
        body: JSON.stringify(signed),
        headers: { origin },
      })
      expect(answer.status, await answer.text()).toBe(200)
    }
    const token = [undefined, world.dollar, world.moon][index % 3]
    const { assets } = kit.connection().driver
    const id = assets.id('eip155:31337', token)
    send.of(kit).dispatch({
      type: 'edit',
      draft: { token: { id, chain: 'eip155:31337', address: token }, amount: '1', unit: 'token' },
    })
    await editRecipient(kit, named ? name : owner.address)
    expect(send.of(kit).get()).toMatchObject({ recipient: { status: 'found', address: owner.address } })
    await loadFee(kit)
    expect(send.of(kit).get()).toMatchObject({ fee: { status: 'ready' } })
    await sendToken(kit)
    await vi.waitFor(async () => {
      const units = await balanceOf(token, owner.address)
      expect(formatUnits(units, token === world.dollar ? 6 : 18)).toBe('1')
    }, 10_000)
    send.of(kit).dispatch({ type: 'reset' })
  }
  kit.destroy()
}, 240_000)
