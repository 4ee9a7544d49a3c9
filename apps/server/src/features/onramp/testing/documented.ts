import { generateKeyPairSync } from 'node:crypto'

/** Answers in the shapes of https://docs.cdp.coinbase.com/onramp/reference. */
export const coinbaseDocumented = {
  options: {
    payment_currencies: [
      { id: 'EUR', limits: [{ id: 'CARD', min: '10', max: '7500' }] },
      {
        id: 'USD',
        limits: [
          { id: 'CARD', min: '10', max: '7500' },
          { id: 'ACH_BANK_ACCOUNT', min: '10', max: '25000' },
        ],
      },
    ],
    purchase_currencies: [
      {
        id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
        name: 'Ethereum',
        symbol: 'ETH',
        icon_url: 'https://pictures.example/eth.png',
        networks: [
          { name: 'ethereum', display_name: 'Ethereum', chain_id: '1', contract_address: '' },
          { name: 'base', display_name: 'Base', chain_id: '8453', contract_address: '' },
        ],
      },
      {
        id: '2b92315d-eab7-5bef-84fa-089a131333f5',
        name: 'USD Coin',
        symbol: 'USDC',
        icon_url: 'https://pictures.example/usdc.png',
        networks: [
          {
            name: 'ethereum',
            display_name: 'Ethereum',
            chain_id: '1',
            contract_address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
          },
        ],
      },
    ],
  },
  quote: (value: string, currency = 'USDC') => ({
    payment_total: { value: '100', currency: 'USD' },
    payment_subtotal: { value: '97.12', currency: 'USD' },
    purchase_amount: { value, currency },
    coinbase_fee: { value: '2.5', currency: 'USD' },
    network_fee: { value: '0.38', currency: 'USD' },
    quote_id: '46da84dc-b6d7-11ed-afa1-0242ac120002',
  }),
  transactions: {
    transactions: [
      {
        status: 'ONRAMP_TRANSACTION_STATUS_SUCCESS',
        transaction_id: '1eef5e5c-0001',
        tx_hash: '0x31814ba2fef2a400a9816767370be09ca12d9e9753b972198fe330a0ecedcbf6',
        created_at: '2026-09-26T20:06:07.076Z',
        completed_at: '2026-09-26T20:09:07.076Z',
        purchase_currency: 'USDC',
        purchase_network: 'base',
        purchase_amount: { value: '5', currency: 'USDC' },
        payment_total: { value: '5.07', currency: 'USD' },
        payment_subtotal: { value: '5', currency: 'USD' },
        coinbase_fee: { value: '0', currency: 'USD' },
        network_fee: { value: '0.07', currency: 'USD' },
        wallet_address: '0x1111111111111111111111111111111111111111',
        payment_method: 'CARD',
        country: 'US',
      },
      {
        status: 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS',
        transaction_id: '1eef5e5c-0002',
        created_at: '2026-09-25T20:06:07.076Z',
        purchase_currency: 'DOGE',
        purchase_network: 'dogecoin',
        purchase_amount: { value: '12.5', currency: 'DOGE' },
        payment_subtotal: { value: '3', currency: 'EUR' },
      },
      { status: 'ONRAMP_TRANSACTION_STATUS_FAILED' },
    ],
    next_page_key: 'page-2',
    total_count: '3',
  },
}

/** Answers in the shapes of https://docs.meld.io/reference. */
export const meldDocumented = {
  coins: [
    coin('ETH', 'Ethereum', 'Ethereum', '1'),
    coin('USDC', 'USD Coin', 'Ethereum', '1', '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'),
    coin('USDC_BASE', 'USD Coin (Base)', 'Base', '8453', '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'),
    coin('SOL', 'Solana', 'Solana', '101'),
  ],
  limits: [
    { currencyCode: 'USD', defaultAmount: 200, minimumAmount: 5, maximumAmount: 30000, meldDetails: {} },
    { currencyCode: 'BRL', defaultAmount: null, minimumAmount: 25.5, maximumAmount: 50000 },
  ],
  quotes: (amounts: Readonly<Record<string, number>>, code = 'USDC') => ({
    quotes: Object.entries(amounts).map(([serviceProvider, destinationAmount]) => ({
      transactionType: 'CRYPTO_PURCHASE',
      sourceAmount: 100,
      sourceAmountWithoutFees: 96.5,
      fiatAmountWithoutFees: 96.5,
      destinationAmountWithoutFees: null,
      sourceCurrencyCode: 'USD',
      countryCode: 'US',
      totalFee: 3.5,
      networkFee: 0.7,
      transactionFee: 2.6,
      partnerFee: 0.2,
      destinationAmount,
      destinationCurrencyCode: code,
      exchangeRate: 1.01,
      paymentMethodType: 'CREDIT_DEBIT_CARD',
      customerScore: 20,
      serviceProvider,
    })),
    message: null,
    error: null,
    timestamp: null,
  }),
  widget: {
    id: 'WePYLDhjYLmJUqu6bcBHKA',
    externalSessionId: null,
    externalCustomerId: 'x',
    customerId: 'WXEvcYRwyPTTL9HLxrYqzP',
    widgetUrl: 'https://meldcrypto.example/?token=eyJ',
    token: 'eyJ',
  },
}

function coin(
  currencyCode: string,
  name: string,
  chainName: string,
  chainId: string,
  contractAddress: string | null = null,
) {
  return {
    currencyCode,
    name,
    chainCode: chainName.slice(0, 3).toUpperCase(),
    chainName,
    chainId,
    contractAddress,
    symbolImageUrl: '',
  }
}

/** Keys of both kinds that the developer platform issues. */
export function coinbaseKeys() {
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const ed = generateKeyPairSync('ed25519')
  const { d = '', x = '' } = ed.privateKey.export({ format: 'jwk' })
  return {
    ec: { secret: ec.privateKey.export({ type: 'sec1', format: 'pem' }).toString(), publicKey: ec.publicKey },
    ed: {
      secret: Buffer.concat([Buffer.from(d, 'base64url'), Buffer.from(x, 'base64url')]).toString('base64'),
      publicKey: ed.publicKey,
    },
  }
}
