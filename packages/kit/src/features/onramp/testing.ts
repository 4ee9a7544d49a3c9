import type { ChainId } from '@latchkey/chains/driver'
import type { OnrampOffer } from '@latchkey/protocol/http/onramp'
import type { Options } from '../../core/config/options.ts'
import { connectWallet } from '../../core/connections/connectWallet.ts'
import { createChain, startKit, startServer } from '../../core/testing.ts'

export const buyer = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

/** What the server lists, in its own shape. */
export const options = {
  providers: ['coinbase', 'meld'],
  purchaseCurrencies: [
    {
      id: 'usdc',
      name: 'USD Coin',
      symbol: 'USDC',
      networks: [
        { name: 'ethereum', display_name: 'Ethereum', chain_id: '1', contract_address: '' },
        { name: 'base', display_name: 'Base', chain_id: '8453', contract_address: '' },
        { name: 'solana', display_name: 'Solana', chain_id: '101', contract_address: '' },
      ],
    },
    {
      id: 'sol',
      name: 'Solana',
      symbol: 'SOL',
      networks: [{ name: 'solana', display_name: 'Solana', chain_id: '101', contract_address: '' }],
    },
    {
      id: 'apt',
      name: 'Aptos',
      symbol: 'APT',
      networks: [{ name: 'aptos', display_name: 'Aptos', chain_id: '1', contract_address: '' }],
    },
  ],
  paymentCurrencies: [
    {
      id: 'USD',
      payment_method_limits: [
        { id: 'card', min: '10.00', max: '7500.00' },
        { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
      ],
    },
    { id: 'EUR', payment_method_limits: [{ id: 'card', min: '10.00', max: '7500.00' }] },
  ],
}

export function offer(provider: string, amount: string, symbol = 'USDC'): OnrampOffer {
  const money = (amount: string) => ({ amount, currency: 'USD' })
  return {
    provider,
    purchaseAmount: { amount, currency: symbol },
    paymentSubtotal: money('97.12'),
    paymentTotal: money('100'),
    networkFee: money('0.38'),
    providerFee: money('2.5'),
    quoteId: provider,
  }
}

/** The answer to a quote, best first. */
export function quote(...offers: [OnrampOffer, ...OnrampOffer[]]) {
  return { ...offers[0], offers }
}

/** A connected kit and the server behind it. */
export async function startShop({
  namespace = 'eip155',
  networks = [1, 8453],
  ...rest
}: startShop.Args = {}) {
  const server = await startServer({
    '/v1/onramp/options': { body: options },
    '/v1/onramp/quote': { body: quote(offer('coinbase', '97.12'), offer('meld:transak', '96')) },
  })
  const chain = createChain({ namespace, networks })
  chain.add('a')
  const kit = startKit({ drivers: [chain.driver], api: server.url, projectId: 'demo', ...rest })
  const connecting = connectWallet(kit, { walletId: 'a' })
  chain.ask().accept({ accounts: [buyer], network: `${namespace}:${networks[0]}` as ChainId })
  await connecting
  return {
    kit,
    chain,
    server,
    async stop() {
      kit.destroy()
      await server.stop()
    },
  }
}

export declare namespace startShop {
  type Args = Partial<Options> & { namespace?: 'eip155' | 'solana'; networks?: readonly (number | string)[] }
}
