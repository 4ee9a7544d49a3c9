import { edited } from '../edited.ts'
import { holds, refusing, same, type Targets, text } from '../target.ts'
import { cacao } from './protocol.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const changes = [
  Buffer.alloc(0),
  Buffer.from([5, 8, 3, 9, 16, 4]),
  Buffer.from([20, 5, 9, 1, 3, 200, 7, 12, 40]),
]
const asked = {
  eip155: { chains: ['eip155:1', 'eip155:8453'], methods: ['personal_sign'], events: ['chainChanged'] },
} as const
const grants = {
  eip155: {
    accounts: [`eip155:1:${address}`, `eip155:8453:${address}`],
    chains: ['eip155:1', 'eip155:8453'],
    methods: ['personal_sign'],
    events: ['chainChanged'],
  },
  'solana:x': {},
}
const hex32 = 'ab'.repeat(32)
const link = {
  version: 1,
  topic: hex32,
  key: hex32,
  expiresAt: 9e12,
  name: 'A wallet',
  apps: ['wallet://', 'https://wallet.example'],
  grants,
  identity: { d: 'A'.repeat(43), x: 'A'.repeat(43) },
  changedBy: 1,
}
const stored = {
  version: 1,
  namespace: 'eip155',
  networks: { eip155: 'eip155:1' },
  recent: ['io.metamask'],
  connections: [{ namespace: 'eip155', walletId: 'io.metamask', account: address, active: true }],
  balances: { [`eip155:1:${address}`]: { value: '5', at: 1 } },
  pending: [
    {
      hash: `0x${hex32}`,
      chain: 'eip155:1',
      address,
      purpose: {
        kind: 'send',
        moves: [{ direction: 'out', amount: '1.5', symbol: 'ETH', asset: 'eip155:1/slip44:60' }],
      },
      sentAt: 1,
      status: 'pending',
    },
  ],
}
const payment = {
  key: 'id:1',
  terms: '["a"]',
  payer: address,
  at: Date.now(),
  status: 'paid',
  handle: { chain: 'eip155:1', hash: `0x${hex32}`, sentAt: 1, data: { a: 'b' } },
  units: '5',
  decimals: 18,
  symbol: 'ETH',
  paidAt: 1,
  told: false,
}
const transaction = {
  id: '1',
  metadata: {
    operationType: 'send',
    hash: '0x1',
    minedAt: '2026-01-01T00:00:00.000Z',
    sentFrom: address,
    sentTo: address,
    status: 'confirmed',
    nonce: 1,
    application: { name: 'App' },
    chain: 'eip155:1',
  },
  transfers: [
    {
      fungible_info: { name: 'Ether', symbol: 'ETH', icon: null },
      nft_info: null,
      direction: 'out',
      quantity: { numeric: '1.5' },
      value: 1,
      price: 1,
    },
  ],
  approvals: [{ kind: 'token', name: 'A', symbol: 'A' }],
}

export const kit: Targets = {
  'kit/clientMessages': {
    seeds: changes,
    async load() {
      const { readClientAnswer, readProviderEvent } = await import(
        '../../packages/kit/src/connectors/farcaster/messages.ts'
      )
      const thrown = { isError: true, value: { name: 'Error', message: 'declined', code: 4001 } }
      const messages = [
        { id: 'a-b', type: 'RAW', value: { jsonrpc: '2.0', id: 1, result: [address] } },
        { id: 'a-b', type: 'HANDLER', name: 'throw', value: thrown },
        { type: 'frameEthProviderEvent', event: 'accountsChanged', params: [[address]] },
      ]
      return (bytes) => {
        for (const message of messages) {
          const data = edited(message, bytes)
          const answer = readClientAnswer(data)
          if (answer) holds(typeof answer.id === 'string', 'an answer without an id')
          if (answer && 'error' in answer) holds(answer.error.message.length <= 300, 'a long message')
          const event = readProviderEvent(data)
          if (event) holds(/^[a-zA-Z]+$/.test(event.event), 'an event that is none')
        }
      }
    },
  },
  'kit/multichain': {
    seeds: changes,
    async load() {
      const { readAnnounced } = await import('../../packages/kit/src/connectors/multichain/announced.ts')
      const { readMessage } = await import('../../packages/kit/src/connectors/multichain/message.ts')
      const { readScopes } = await import('../../packages/kit/src/connectors/multichain/scopes.ts')
      const params = {
        uuid: '350670db-19fa-4704-a166-e52e178b59d2',
        name: 'A wallet',
        icon: 'data:image/png;base64,AA==',
        rdns: 'com.example',
        targets: [{ type: 'caip-348', value: 'abcdefghijklmnopabcdefghijklmnop' }],
        scopes: { 'eip155:1': {} },
      }
      const dialect = {
        methods: asked.eip155.methods,
        granted: (methods: readonly string[]) => methods,
        toCall: (request: { method: string; params: unknown }) => request,
        toAnswer: (answer: unknown) => answer,
      }
      const wanted = { eip155: { ...asked.eip155, dialect } }
      const scope = { methods: ['personal_sign'], notifications: ['chainChanged'] }
      const sessionScopes = {
        'eip155:1': { ...scope, accounts: [`eip155:1:${address}`] },
        eip155: { ...scope, references: ['8453'], accounts: [`eip155:8453:${address}`] },
        'wallet:eip155': { ...scope, accounts: [] },
      }
      const messages = [
        { id: 1, jsonrpc: '2.0', result: { sessionScopes } },
        { id: 2, jsonrpc: '2.0', error: { code: 4001, message: 'no' } },
        { jsonrpc: '2.0', method: 'wallet_sessionChanged', params: { sessionScopes } },
      ]
      return (bytes) => {
        const found = readAnnounced(edited({ params }, bytes))
        if (found) holds(/^[a-p]{32}$/.test(found.target.id) && found.name.length > 0, 'no extension')
        for (const message of messages) {
          const read = readMessage(edited({ type: 'caip-348', data: message }, bytes), { wrapped: true })
          if (read?.kind === 'error') holds(read.message.length <= 1_000, 'a long message')
          if (read && 'id' in read) holds(typeof read.id === 'number', 'an answer without an id')
        }
        const granted = readScopes(edited(sessionScopes, bytes), wanted)?.eip155
        if (!granted) return
        holds(granted.accounts.length > 0, 'a family without an account')
        holds(
          granted.networks.every((id) => asked.eip155.chains.some((chain) => chain === id)),
          'a network that was not asked for',
        )
      }
    },
  },
  'kit/relayRpc': {
    seeds: [
      '{"id":1,"jsonrpc":"2.0","method":"wc_sessionPing","params":{}}',
      '{"id":1234567890123456789,"jsonrpc":"2.0","result":true}',
      '{"id":"1","jsonrpc":"2.0","error":{"code":5000,"message":"no"}}',
    ],
    // The most that an envelope holds.
    maxBytes: 786_432,
    async load() {
      const { orderOf, readRpc, writeResult } = await import(
        '../../packages/kit/src/connectors/walletconnect/rpc.ts'
      )
      return text((message) => {
        const rpc = readRpc(message)
        if (!rpc) return
        same(readRpc(writeResult(rpc.id, true)), { kind: 'result', id: rpc.id, result: true })
        holds(!Number.isNaN(orderOf(rpc.id)), 'an id without an order')
      })
    },
  },
  'kit/relayEnvelope': {
    seeds: [
      Buffer.alloc(40).toString('base64'),
      Buffer.concat([Buffer.from([1]), Buffer.alloc(80)]).toString('base64url'),
      Buffer.concat([Buffer.from([2]), Buffer.from('{}')]).toString('base64'),
    ],
    maxBytes: 1 << 20,
    async load() {
      const { open, readEnvelope, seal } = await import(
        '../../packages/kit/src/connectors/walletconnect/envelope.ts'
      )
      const key = new Uint8Array(32)
      return (bytes) => {
        const read = readEnvelope(bytes.toString())
        same(open(key, read), undefined)
        if (bytes.length > 2_000) return
        const words = bytes.toString()
        same(open(key, readEnvelope(seal(key, words))), words)
      }
    },
  },
  'kit/walletGrants': {
    seeds: changes,
    async load() {
      const { readGrants } = await import('../../packages/kit/src/connectors/walletconnect/grant.ts')
      return (bytes) => {
        const read = readGrants(edited(grants, bytes), asked)
        if (read) same(Object.keys(read), ['eip155'])
        for (const network of read?.eip155?.networks ?? [])
          holds(
            (asked.eip155.chains as readonly string[]).includes(network),
            'a network that was not asked for',
          )
      }
    },
  },
  'kit/walletSignIn': {
    seeds: changes,
    async load() {
      const { readAuthenticated } = await import(
        '../../packages/kit/src/connectors/walletconnect/authenticate.ts'
      )
      const answer = {
        responder: {
          publicKey: hex32,
          metadata: {
            name: 'A wallet',
            redirect: { native: 'wallet://', universal: 'https://wallet.example' },
          },
        },
        cacaos: [cacao],
      }
      return (bytes) => {
        const read = readAuthenticated(edited(answer, bytes), asked)
        for (const app of read?.apps ?? [])
          holds(!/^(?:javascript|data):/i.test(app), 'a link that runs code')
      }
    },
  },
  'kit/storedLink': {
    seeds: changes,
    async load() {
      const { readLink } = await import('../../packages/kit/src/connectors/walletconnect/store.ts')
      return (bytes) => {
        const read = readLink(edited(link, bytes), asked)
        if (read) same(readLink({ version: 1, ...read }, asked), read)
      }
    },
  },
  'kit/storedState': {
    seeds: [JSON.stringify(stored), '{"version":1,"balances":{"__proto__":{"value":"1","at":1}}}'],
    async load() {
      const { openStorage } = await import('../../packages/kit/src/core/state/storage.ts')
      const { isTracked } = await import('../../packages/kit/src/core/transactions/isTracked.ts')
      const { isStoredBalance } = await import('../../packages/kit/src/core/holdings/storedBalance.ts')
      const read = (words: string) =>
        openStorage('a', {
          getItem: () => words,
          setItem: () => undefined,
          removeItem: () => undefined,
        }).read()
      return (bytes) => {
        for (const words of [bytes.toString(), JSON.stringify(edited(stored, bytes))]) {
          const found = read(words)
          same(read(JSON.stringify({ version: 1, ...found })), found)
          found.pending.filter(isTracked)
          for (const one of Object.values(found.balances)) if (isStoredBalance(one)) BigInt(one.value)
        }
      }
    },
  },
  'kit/storedPayments': {
    seeds: changes,
    async load() {
      const { isPaymentRecord, sentOf } = await import('../../packages/kit/src/features/pay/records.ts')
      const { recentRecipients } = await import('../../packages/kit/src/core/transactions/seenAddresses.ts')
      const { readNote } = await import('../../packages/kit/src/core/connections/accountNotes.ts')
      const { readPurchase } = await import('../../packages/kit/src/features/onramp/keptPurchase.ts')
      const notes = {
        purchase: {
          address,
          at: Date.now() - 5,
          value: { provider: 'a', address, symbol: 'a', network: 'a', since: 1 },
        },
      }
      return (bytes) => {
        const record = edited(payment, bytes)
        if (isPaymentRecord(record) && record.status !== 'asked') sentOf(record)
        const over = (value: unknown) => ({ storage: { readText: () => JSON.stringify(value) } }) as never
        for (const recipient of recentRecipients(over(edited([`eip155:${address}`], bytes)), 'eip155'))
          same(typeof recipient, 'string')
        readPurchase(over(edited(notes, bytes)))
        readNote(over(edited(notes, bytes)), {
          key: ['purchase'],
          lifetimeMs: 1e6,
          schema: { safeParse: (data: unknown) => ({ success: true, data }) },
        })
      }
    },
  },
  'kit/keptWallets': {
    seeds: changes,
    async load() {
      const { readKept } = await import('../../packages/kit/src/features/connect/keptWallets.ts')
      const { linksTo } = await import('../../packages/kit/src/features/connect/linkStrategy.ts')
      const wallet = {
        id: 'a',
        name: 'A',
        rdns: 'io.a',
        chains: ['eip155:1'],
        homepage: 'https://a.example',
        mobileLink: 'a://',
        desktopLink: 'a:',
        webappLink: 'https://a.example',
        imageUrl: 'https://api.example/getWalletImage/a-b?x=1',
      }
      const options = { options: { api: 'https://api.example', projectId: 'demo' } } as never
      return (bytes) => {
        const read = readKept(options, edited(wallet, bytes))
        if (!read) return
        for (const platform of ['desktop', 'ios', 'telegramIos'] as const)
          for (const { href } of linksTo(read, platform, 'wc:a@2?b=c'))
            holds(!/^(?:javascript|data|http):/i.test(href), 'a link that runs code')
      }
    },
  },
  'kit/links': {
    seeds: [
      'https://wallet.example/app',
      'wallet://',
      'javascript:alert(1)',
      'data:image/png;base64,AAAA',
      '/public/getTokenImage/ETH',
      ' java\tscript:x',
    ],
    maxBytes: 524_288,
    async load() {
      const { appLink, webLink } = await import('../../packages/kit/src/core/wallets/appLink.ts')
      const { imageSource } = await import('../../packages/kit/src/ui/pictures/imageSource.ts')
      const { pictureUrl } = await import('../../packages/kit/src/core/server/pictureUrl.ts')
      const { withUri } = await import('../../packages/kit/src/features/connect/linkStrategy.ts')
      const options = { options: { api: 'https://api.example', projectId: 'demo' } } as never
      return text((link) => {
        const app = appLink(link)
        const source = imageSource(link, false)
        // Reading a long address as a browser does takes longer than the parsers.
        if (link.length > 5_000) return
        if (app !== undefined && URL.canParse(app))
          holds(!/^(?:javascript|data|http):$/.test(new URL(app).protocol), 'a link that runs code')
        if (app !== undefined) withUri(app, 'wc:a@2')
        const web = webLink(link)
        if (web !== undefined && URL.canParse(web)) same(new URL(web).protocol, 'https:')
        if (source?.kind === 'url' && URL.canParse(source.url))
          holds(/^(?:https?|blob):$/.test(new URL(source.url).protocol), 'an image that runs code')
        const picture = pictureUrl(options, link)
        if (picture && !/^data:/i.test(picture)) same(new URL(picture).origin, 'https://api.example')
      })
    },
  },
  'kit/typedAmount': {
    // Pasted by the visitor.
    maxBytes: 16_384,
    seeds: ['1,234.5', '1.234,5', '٣٫١٤', '1 000,5', '0.000001', '.5'],
    async load() {
      const { readAmount, separatorOf, shownAmount } = await import(
        '../../packages/kit/src/ui/controls/typedAmount.ts'
      )
      const { parseAmount } = await import('../../packages/protocol/src/amount.ts')
      const { KitError } = await import('../../packages/protocol/src/errors.ts')
      const { parseSlippage } = await import('../../packages/kit/src/features/swap/slippage.ts')
      const { keepDigits, readUnits } = await import('../../packages/kit/src/features/swap/figures.ts')
      const { createNumbers } = await import('../../packages/kit/src/ui/words/format.ts')
      const writers = ['en', 'ar'].map((tag) => createNumbers(tag))
      for (const writer of writers) separatorOf(writer)
      return text((typed) => {
        for (const separator of ['.', ',']) {
          const amount = readAmount(typed, separator)
          if (amount === undefined) continue
          holds(/^\d*(?:\.\d*)?$/.test(amount), 'no amount')
          same(readAmount(shownAmount(amount, separator), separator), amount)
          if (!/\d/.test(amount)) continue
          parseAmount(amount, 255)
          for (const writer of writers) writer.amount(amount, { symbol: 'ETH' })
        }
        parseSlippage(typed)
        refusing(KitError, () => readUnits(typed))
        // Written by us, from amounts of limited length.
        keepDigits(typed.slice(0, 300), 6)
      })
    },
  },
  'kit/color': {
    seeds: [
      '#abc',
      '#aabbccdd',
      'rgb(1, 2, 3)',
      'hsl(120deg 50% 50%)',
      'oklch(0.5 0.2 262)',
      'oklch(50% 1e9 1e300)',
    ],
    async load() {
      const { accentCss, cssColor, parseColor } = await import('../../packages/kit/src/ui/theme/accent.ts')
      return text((value) => {
        const color = parseColor(value)
        if (!color) return
        holds(
          /^oklch\(\d+(?:\.\d+)? \d+(?:\.\d+)? -?\d+(?:\.\d+)?\)$/.test(cssColor(color)),
          `${cssColor(color)} is no colour`,
        )
        holds(!/NaN|Infinity/.test(accentCss(color)), 'no number')
      })
    },
  },
  'kit/language': {
    // Of the page or the browser, and read by `Intl`, which takes quadratic time.
    maxBytes: 1_024,
    seeds: ['es-MX', 'zh_Hant_TW', 'en-u-nu-arab', 'x-private', 'de-CH-1996'],
    async load() {
      const { pickTag } = await import('../../packages/kit/src/core/config/language.ts')
      const { pickLocale } = await import('../../packages/kit/src/core/config/locale.ts')
      const { readCountry } = await import('../../packages/kit/src/features/onramp/readCountry.ts')
      const { createNumbers } = await import('../../packages/kit/src/ui/words/format.ts')
      return text((tag) => {
        const picked = pickTag(tag, pickLocale(tag))
        new Intl.NumberFormat(picked)
        createNumbers(picked).fiat('1.5', tag)
        readCountry([tag])
      })
    },
  },
  'kit/serverAnswers': {
    seeds: changes,
    async load() {
      const { describeTransaction } = await import(
        '../../packages/kit/src/features/activity/describeTransaction.ts'
      )
      const { groupByMonth } = await import('../../packages/kit/src/features/activity/groupByMonth.ts')
      const history = await import('../../packages/protocol/src/http/history.ts')
      const { isPlainText } = await import('../../packages/kit/src/features/pay/isPlainText.ts')
      const early = await import('../../packages/protocol/src/http/earlyAnswers.ts')
      const shape = history.transaction
      return (bytes) => {
        const read = shape.safeParse(edited(transaction, bytes))
        if (read.success) describeTransaction(read.data)
        if (read.success) groupByMonth([read.data])
        isPlainText(bytes.toString())
        early.projectConfig.safeParse(
          edited({ features: [{ id: 'swap', isEnabled: true, config: ['a'] }] }, bytes),
        )
        early.walletPage.safeParse(
          edited(
            {
              count: 1,
              data: [{ id: 'a', name: 'A', homepage: 'https://a.example', image_id: 'a', order: 1 }],
            },
            bytes,
          ),
        )
      }
    },
  },
}
