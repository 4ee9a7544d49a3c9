import { equal, match, ok } from 'node:assert/strict'
import { type Address, erc20Abi, type Hex, parseAbi, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { promptsOf } from '../../host.ts'
import type { Journey } from '../journey.ts'
import { type Tab, until } from '../tab.ts'
import type { Visit } from '../visit.ts'

const amountField = { role: 'textbox', name: 'Amount in' }
const toField = { role: 'textbox', name: 'To' }
/** Balances and history follow the chain after seconds. */
const followMs = 30_000

export const money: readonly Journey[] = [
  {
    title: 'the account shows its tokens and what they are worth',
    async run(visit) {
      const { address } = await connectNew(visit)
      const { tab } = visit
      await tab.seeInModal('10 ETH')
      match(await tab.modalText(), /\$[\d,]{2,}\.\d\d/)
      ok((await tab.modalText()).includes(address.slice(-4)))
    },
  },
  {
    title: 'without a server only the coin is shown, and nothing that needs one is offered',
    async run({ addWallet, goto, tab }) {
      await addWallet()
      await goto()
      await tab.connect()
      await tab.open()
      await tab.seeInModal(/\d ETH/)
      equal((await tab.find({ role: 'tab' })).length, 0)
      for (const name of ['Swap', 'Buy']) equal((await tab.find({ role: 'button', name })).length, 0)
    },
  },
  {
    title: 'the coin is sent, and arrives on the chain',
    async run(visit) {
      const { chains, tab } = visit
      await connectNew(visit)
      const to = await draftTransfer(tab)
      await tab.click('Send')
      await tab.seeView('Account')
      await until('it arrives', async () => {
        const balance = await chains.local.client.getBalance({ address: to })
        return balance === parseEther('1.25') || undefined
      })
    },
  },
  {
    title: 'a declined transfer keeps its draft, and is sent when approved',
    async run(visit) {
      const { chains, tab } = visit
      const { wallet } = await connectNew(visit)
      const to = await draftTransfer(tab)
      wallet.decline()
      await tab.click('Send')
      await tab.seeInModal(/declined/i)
      equal(await chains.local.client.getBalance({ address: to }), 0n)
      await tab.seeInModal('1.25 ETH')
      await tab.click({ css: 'button.primary' })
      await until('it arrives', async () => {
        const balance = await chains.local.client.getBalance({ address: to })
        return balance === parseEther('1.25') || undefined
      })
    },
  },
  {
    title: 'the address to receive at is in a QR code',
    async run(visit) {
      const { address } = await connectNew(visit)
      await visit.tab.push('Receive')
      await visit.tab.seeView('Receive')
      match(await visit.tab.readCode('QR code'), new RegExp(address, 'i'))
    },
  },
  {
    title: 'the address is copied, and can be pasted',
    async run(visit) {
      const { tab } = visit
      const { address } = await connectNew(visit)
      await tab.push('Receive')
      await tab.seeView('Receive')
      await tab.click('Copy address')
      await tab.see({ role: 'status' })
      await until('it says so', async () => (await tab.find({ css: 'button.copy[data-result=copied]' }))[0])
      // The address field of the view that sends is the next place where the visitor pastes.
      await tab.push('Send')
      await tab.seeView('Send')
      await tab.click(toField)
      await tab.press('Control+v')
      await until('it is pasted', async () => (await tab.find(toField))[0]?.value === address || undefined, {
        tab,
      })
    },
  },
  {
    title: 'activity lists what was sent and received',
    async run(visit) {
      const { tab } = visit
      const { address, wallet } = await connectNew(visit)
      const value = `0x${parseEther('0.75').toString(16)}`
      const to = '0x000000000000000000000000000000000000dEaD'
      const hash = await wallet.provider.request({
        method: 'eth_sendTransaction',
        params: [{ from: address, to, value }],
      })
      await visit.chains.local.client.waitForTransactionReceipt({ hash: hash as Hex, pollingInterval: 50 })
      await tab.click({ role: 'tab', name: 'Activity' })
      await tab.seeInModal('−0.75 ETH', followMs)
      await tab.seeInModal('To 0x0000…dEaD')
      await tab.seeInModal('+500 TUSD')
    },
  },
  {
    title: 'a coin is swapped for a token, at least for the minimum that was shown',
    async run(visit) {
      const { chains, services, tab } = visit
      const { address, wallet } = await connectNew(visit)
      const { dollar } = await services.world()
      const balance = () =>
        chains.local.client.readContract({
          address: dollar,
          abi: erc20Abi,
          functionName: 'balanceOf',
          args: [address],
        })
      await tab.push('Swap')
      await tab.seeView('Swap')
      await tab.click({ css: '.swap-side ~ .swap-side .swap-token' })
      await tab.seeView('Select token')
      await tab.fill({ role: 'searchbox' }, 'TUSD')
      await tab.click('TUSD')
      await tab.seeView('Swap')
      await tab.fill({ role: 'textbox', name: 'You pay' }, '1')
      await tab.click('Review swap')
      await tab.seeView('Review swap')
      await tab.seeInModal('Minimum received')
      const least = /Minimum received\D*([\d,.]+)/.exec(await tab.modalText())?.[1]?.replaceAll(',', '')
      await tab.click('Swap')
      await tab.seeInModal('Swap complete', followMs)
      const got = Number((await balance()) - 500_000_000n) / 1e6
      ok(got >= Number(least) && got > 1_900, `${got} is at least ${least}`)
      ok(promptsOf(wallet).includes('eth_sendTransaction'))
    },
  },
  {
    title: 'offers to buy of two providers are side by side',
    async run(visit) {
      const { tab } = visit
      await connectNew(visit)
      await tab.push('OnRamp')
      await tab.seeView('Buy crypto')
      await tab.fill({ role: 'textbox', name: 'You pay' }, '100')
      await tab.see({ role: 'radio', name: 'Coinbase' })
      await tab.see({ role: 'radio', name: 'Transak' })
      await tab.see({ role: 'button', name: 'Continue with Coinbase' })
    },
  },
]

/** A new visitor with 10 ETH and 500 dollars, connected, on the account view. */
async function connectNew({ addWallet, chains, gotoWithServer, services, tab }: Visit) {
  const { client } = chains.local
  const { dollar } = await services.world()
  const key = generatePrivateKey()
  const address = privateKeyToAddress(key)
  await client.setBalance({ address, value: parseEther('10') })
  const [account] = await client.getAddresses()
  const hash = await client.writeContract({
    address: dollar,
    abi: parseAbi(['function mint(address, uint256)']),
    functionName: 'mint',
    args: [address, 500_000_000n],
    account: account as Address,
    chain: client.chain,
  })
  await client.waitForTransactionReceipt({ hash, pollingInterval: 50 })
  const wallet = await addWallet({ privateKeys: [key] })
  await gotoWithServer()
  await tab.connect()
  await tab.open()
  await tab.seeView('Account')
  // A visitor reads before pressing: what is below the balance moves when it comes.
  await tab.seeInModal('500 TUSD', followMs)
  return { address, wallet }
}

/** Drafts a transfer of 1.25 ETH to a new address, up to its review. */
async function draftTransfer(tab: Tab): Promise<Address> {
  const to = privateKeyToAddress(generatePrivateKey())
  await tab.push('Send')
  await tab.seeView('Send')
  await tab.click('Select token')
  await tab.seeView('Select token')
  await tab.click('Ether')
  await tab.seeView('Send')
  await tab.fill(amountField, '1.25')
  await tab.fill(toField, to)
  await tab.click('Review')
  await tab.seeView('Review')
  await tab.seeInModal(/up to/)
  await tab.seeInModal('1.25 ETH')
  return to
}
