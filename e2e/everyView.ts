import { type Chains, expect, type Host, push, secondWallet, type test, walletChains } from './host.ts'
import { startWalk } from './walk.ts'

type AddWallet = Parameters<Parameters<typeof test>[2]>[0]['addWallet']

/**
 * Walks a visitor through every state of every view, and calls `onView` for
 * each once nothing moves. Finds controls by the names of wallets and networks,
 * so it works in every language.
 */
export async function everyView(args: everyView.Args): Promise<string[]> {
  const { host, addWallet, settings = {} } = args
  const { page, chains } = host
  const { say, see, seen } = await startWalk({ host, locale: settings.locale, onView: args.onView })

  const wallet = await addWallet({ chains: withUnknown(chains) })
  const second = await addWallet({ ...secondWallet(), chains: walletChains(chains).slice(0, 1) })
  await addWallet({
    name: 'Broken Wallet',
    rdns: 'dev.latchkey.broken',
    unsupported: ['eth_requestAccounts'],
  })
  await page.clock.install()
  await host.visit(settings)

  await host.open()
  await see('Connect', say('connect.noWallet'))
  await push(page, { name: 'AllWallets' })
  await see('AllWallets', 'Phantom')
  await host.modal.getByRole('searchbox').fill('zzzz')
  await see('AllWallets, nothing found', say('allWallets.empty.title'))
  await push(page, { name: 'WhatIsAWallet' })
  await see('WhatIsAWallet', say('whatIsWallet.keys.title'))
  await push(page, { name: 'GetAWallet' })
  await see('GetAWallet', say('getWallet.after'))
  await push(page, { name: 'ConnectingWalletConnectBasic' })
  await see('ConnectingWalletConnectBasic', say('remote.off.title'))
  await push(page, { name: 'ConnectingExternal', params: { walletId: 'com.trustwallet.app' } })
  await see('ConnectingExternal, not installed', say('connecting.notInstalled.body'))

  await connectWith('Broken Wallet')
  await see('ConnectingExternal, failed', say('connecting.failed.title'))
  wallet.hold()
  await connectWith('Test Wallet')
  await see('ConnectingExternal, waiting', say('connecting.waiting.body'))
  await page.clock.fastForward(121_000)
  await see('ConnectingExternal, timed out', say('connecting.timedOut.body'))
  await host.button(say('action.tryAgain')).last().click()
  await see('ConnectingExternal, pending', say('connecting.pending.title'))
  await push(page, { name: 'Connect' })
  wallet.decline('told')
  wallet.release()
  await connectWith('Test Wallet')
  await see('ConnectingExternal, declined', say('connecting.declined.title'))
  wallet.accept()

  const gate = Promise.withResolvers<void>()
  await page.route(`${chains.local.url}/**`, async (route) => {
    await gate.promise
    await route.continue()
  })
  await host.button(say('action.tryAgain')).last().click()
  await expect(host.modal).toBeHidden()
  await host.open()
  await see('Account, loading', 'Foundry')
  gate.resolve()
  await see('Account', 'ETH')

  await push(page, { name: 'SwitchNetwork' })
  await see('SwitchNetwork', 'Base')
  wallet.hold()
  await host.button('Base').click()
  await see('SwitchNetwork, waiting', say('action.cancel'))
  wallet.decline()
  wallet.release()
  await see('SwitchNetwork, declined', say('network.declined.title'))
  wallet.fail('wallet_switchEthereumChain', -32000)
  await host.button('Base').click()
  await see('SwitchNetwork, failed', say('network.failed.body'))
  await push(page, { name: 'SwitchActiveChain', params: { network: 'eip155:8453' } })
  await see('SwitchActiveChain', say('activeChain.stay'))

  await push(page, { name: 'ProfileWallets' })
  await see('ProfileWallets', 'Test Wallet')
  await push(page, { name: 'Connect' })
  await see('Connect, connected', say('badge.connected'))
  await host.button('Second Wallet').click()
  await expect(host.wallets).toContainText('Second Wallet')
  second.refuseAdd()
  await push(page, { name: 'SwitchNetwork' })
  await host.button('Base').click()
  await see('SwitchNetwork, unsupported', say('network.unsupported.body'))
  await push(page, { name: 'ProfileWallets' })
  await see('ProfileWallets, two', 'Second Wallet')
  await host.modal
    .getByRole('region', { name: 'Test Wallet', exact: true })
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .click()
  await expect(host.address).toHaveText(wallet.addresses[0] ?? '')

  await page.route(`${chains.base.url}/**`, (route) => route.abort())
  wallet.switchChain(8453)
  await push(page, { name: 'Account' })
  await see('Account, balance unavailable', say('account.balanceUnavailableBody'))
  wallet.switchChain(999)
  await see('UnsupportedChain', say('unsupported.body'))
  return seen

  async function connectWith(name: string) {
    await push(page, { name: 'Connect' })
    await host.button(name).click()
  }
}

export declare namespace everyView {
  type Args = {
    host: Host
    addWallet: AddWallet
    settings?: Record<string, string>
    /** Called for each view with its name and state. */
    onView(name: string): Promise<void>
  }
}

function withUnknown(chains: Chains) {
  return [...walletChains(chains), { id: 999, rpcUrl: chains.local.url }]
}
