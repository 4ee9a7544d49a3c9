import { expect, type Host, push, secondWallet, type test } from './host.ts'
import { startWalk } from './walk.ts'

type Fixtures = Parameters<Parameters<typeof test>[2]>[0]

/**
 * Walks a visitor through the views that differ with several chains,
 * and calls `onView` for each once nothing moves. Works in every language.
 */
export async function chainsViews(args: chainsViews.Args): Promise<string[]> {
  const { addSolanaWallet, addWallet, host, settings = {}, solana } = args
  const { modal, page } = host
  const { say, see, seen } = await startWalk({ host, locale: settings.locale, onView: args.onView })
  const list = () => push(page, { name: 'SwitchNetwork' })

  await addWallet()
  await addWallet(secondWallet())
  const sol = await addSolanaWallet()
  await addSolanaWallet({ name: 'Sun Wallet' })
  await solana.fund(sol.addresses[0] ?? '', 2_500_000_000n)
  await host.visit({ ...settings, solana: `localnet@${solana.url},devnet@${solana.url}` })

  await host.open()
  await see('Connect', 'Sun Wallet')
  await host.button('Test Wallet').click()
  await see('ConnectingExternal, which chain', say('connect.chooseChain.title'))
  await host.button('Ethereum').click()
  await expect(modal).toBeHidden()

  await host.open()
  await list()
  await see('SwitchNetwork, one chain connected', say('network.notConnected'))
  await host.button('Solana Local').click()
  await see('SwitchActiveChain, the wallet in use can', say('activeChain.stay'))
  await modal.getByRole('button', { name: say('action.otherWallet') }).click()
  await see('Connect, for one chain', say('connect.forChain'))
  await push(page, { name: 'AllWallets', params: { namespace: 'solana' } })
  await see('AllWallets, for one chain', 'Solflare')
  await push(page, { name: 'ProfileWallets' })
  await see('ProfileWallets, one chain connected', say('wallets.add'))
  await push(page, { name: 'ConnectingExternal', params: { walletId: 'Test Wallet', namespace: 'solana' } })
  await expect(host.chain('solana')).toHaveText(sol.addresses[0] ?? '')

  await host.seeView(say('account.title'))
  await see('Account, of the other chain', 'SOL')
  await list()
  await see('SwitchNetwork, both connected', 'Solana Devnet')
  await push(page, { name: 'Connect' })
  await host.button('Test Wallet').click()
  await see('ConnectingExternal, which chain, both connected', say('badge.connected'))
  await push(page, { name: 'ConnectingExternal', params: { walletId: 'dev.latchkey.second' } })
  await expect(host.wallets).toContainText('Second Wallet')
  await push(page, { name: 'ProfileWallets' })
  await see('ProfileWallets, both connected', say('wallets.disconnectAll'))
  return seen
}

export declare namespace chainsViews {
  type Args = Pick<Fixtures, 'addWallet' | 'addSolanaWallet' | 'solana'> & {
    host: Host
    settings?: Record<string, string>
    /** Called for each view with its name and state. */
    onView(name: string): Promise<void>
  }
}
