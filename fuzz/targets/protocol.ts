import { edited } from '../edited.ts'
import { holds, refusing, same, type Targets, text } from '../target.ts'

const signIn = `app.example.com wants you to sign in with your Ethereum account:
0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045

Sign in to the example.

URI: https://app.example.com/
Version: 1
Chain ID: 1
Nonce: abcdef0123456789
Issued At: 2026-01-01T00:00:00.000Z
Expiration Time: 2026-01-02T00:00:00Z
Not Before: 2025-01-02T00:00:00Z
Request ID: some-id
Resources:
- https://example.com/terms
- urn:recap:eyJhdHQiOnsiZWlwMTU1Ijp7InJlcXVlc3QvcGVyc29uYWxfc2lnbiI6W3t9XX19fQ`
const recap = {
  att: {
    eip155: { 'request/personal_sign': [{}], 'request/eth_sendTransaction': [{ chains: ['eip155:1'] }] },
  },
}
const recapUri = `urn:recap:${Buffer.from(JSON.stringify(recap)).toString('base64url')}`
export const cacao = {
  h: { t: 'caip122' },
  p: {
    iss: 'did:pkh:eip155:1:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    domain: 'app.example.com',
    aud: 'https://app.example.com/',
    version: '1',
    nonce: 'abcdef0123456789',
    iat: '2026-01-01T00:00:00.000Z',
    nbf: '2025-01-01T00:00:00.000Z',
    exp: '2027-01-01T00:00:00.000Z',
    statement: 'Sign in.',
    requestId: 'some-id',
    resources: ['https://example.com/terms', recapUri],
  },
  s: { t: 'eip191', s: `0x${'ab'.repeat(65)}` },
}

const packetId = '6e5b1c52-6a0e-4f38-9d1e-7f0d1d3a9b11'
const packet = (type: string, payload: unknown) => JSON.stringify({ v: 4, id: packetId, type, payload })
const user = {
  email: 'ana@example.com',
  address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  chainId: 'eip155:1',
  accounts: [{ address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', type: 'eoa' }],
  families: [{ namespace: 'solana', address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v' }],
}

/** A message of the port between a page and the embedded wallet, in one direction. */
function packets(seeds: readonly string[], direction: 'fromPage' | 'fromFrame'): Targets[string] {
  return {
    seeds,
    maxBytes: 1 << 20,
    async load() {
      const { readPacket } = await import('../../packages/protocol/src/frame/packet.ts')
      const payloads = (await import('../../packages/protocol/src/frame/directions.ts'))[direction]
      return text((data) => {
        const read = readPacket(data, payloads)
        if (!read) return
        // Accepted: then it is exactly what was sent, and nothing in it changes what an object is.
        const sent = JSON.parse(data)
        same(Object.keys(sent).sort(), ['id', 'payload', 'type', 'v'])
        same(read, { id: sent.id, type: sent.type, payload: sent.payload })
        holds(Object.hasOwn(payloads, read.type), 'only known types')
        holds(
          !/"(?:__proto__|constructor|prototype)":/.test(JSON.stringify(read.payload)),
          'no forbidden name',
        )
      })
    },
  }
}

export const protocol: Targets = {
  'protocol/frameCall': packets(
    [
      packet('connectEmail', { email: 'ana@example.com' }),
      packet('connectOtp', { otp: '12345678' }),
      packet('rpcRequest', { chainId: 'eip155:1', method: 'personal_sign', params: ['0x00', user.address] }),
      packet('syncTheme', { themeMode: 'dark', themeVariables: { accent: '#335cff' }, language: 'en' }),
      packet('getSocialRedirectUri', { provider: 'google', visitId: packetId }),
      packet('connectSocial', { visitId: packetId }),
      packet('connectFarcaster', { visitId: packetId }),
      packet('connectToken', { token: 'a.b.c' }),
      packet('windowClosed', { visitId: packetId }),
      packet('abort', { id: packetId }),
      packet('beat', null),
    ],
    'fromPage',
  ),
  'protocol/frameAnswer': packets(
    [
      packet('getUser/success', user),
      packet('connectEmail/success', { action: 'VERIFY_OTP' }),
      packet('getSocialRedirectUri/success', { uri: 'https://wallet.example/social', claim: 'c'.repeat(43) }),
      packet('connectOtp/error', { code: 'login/wrong_code', retryAfter: 30 }),
      packet('rpcRequest/success', { result: '0x00' }),
      packet('hello', { version: 4, build: 'abc' }),
      packet('resize', { height: 420 }),
    ],
    'fromFrame',
  ),
  'protocol/caip': {
    seeds: [
      'eip155:1',
      'eip155:1:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
      'eip155:1/slip44:60',
      'eip155:1/erc721:0x06012c8cf97BEaD5deAe237070F9587f8E7A266d/771769',
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    ],
    async load() {
      const caip = await import('../../packages/protocol/src/caip.ts')
      const { KitError } = await import('../../packages/protocol/src/errors.ts')
      return text((id) => {
        const chain = refusing(KitError, () => caip.parseChainId(id))
        same(chain !== undefined, caip.isChainId(id))
        if (chain) same(caip.chainId(chain.namespace, chain.reference), id)
        const account = refusing(KitError, () => caip.parseAccountId(id))
        same(account !== undefined, caip.isAccountId(id))
        if (account) same(caip.accountId(account.chainId, account.address), id)
        const asset = refusing(KitError, () => caip.parseAssetId(id))
        same(asset !== undefined, caip.isAssetId(id))
        if (asset)
          same(caip.assetId(asset.chainId, asset.assetNamespace, asset.assetReference, asset.tokenId), id)
      })
    },
  },
  'protocol/amount': {
    seeds: [
      '\x12 1.5',
      '\x06 0.000001',
      '\x00 115792089237316195423570985008687907853269984665640564039457584007913129639935',
      '\x12 1.2e-7',
      '\x12 12.50',
    ],
    async load() {
      const amount = await import('../../packages/protocol/src/amount.ts')
      const { KitError } = await import('../../packages/protocol/src/errors.ts')
      return (bytes) => {
        const decimals = bytes[0] ?? 0
        const typed = bytes.toString('utf8', 2)
        const units = refusing(KitError, () => amount.parseAmount(typed, decimals))
        if (units !== undefined) {
          const written = amount.formatAmount(units, decimals)
          same(amount.parseAmount(written, decimals), units)
          const cut = amount.truncateAmount(units, decimals, 2)
          holds(
            amount.parseAmount(cut, Math.max(2, decimals)) <=
              amount.parseAmount(written, Math.max(2, decimals)),
            'rounded up',
          )
        }
        const own = { units: units ?? 7n, decimals }
        const worth = refusing(KitError, () => amount.multiplyByPrice(own, typed))
        if (worth) holds(worth.units >= 0n && worth.decimals >= 0, 'a price made an amount negative')
        if (worth) same(amount.compareAmounts(worth, worth), 0)
        refusing(KitError, () => amount.divideByPrice(own, typed, decimals))
      }
    },
  },
  'protocol/base58': {
    seeds: ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', '1111', Buffer.from([0, 0, 1, 255])],
    // The longest that a caller passes is a transaction.
    maxBytes: 1_700,
    async load() {
      const { fromBase58, toBase58 } = await import('../../packages/protocol/src/base58.ts')
      return (bytes) => {
        same(Buffer.from(fromBase58(toBase58(bytes)) ?? []).toString('hex'), bytes.toString('hex'))
        const written = bytes.toString('latin1')
        const read = fromBase58(written)
        if (read) same(toBase58(read), written)
      }
    },
  },
  'protocol/siwxMessage': {
    seeds: [signIn, signIn.replace('Ethereum', 'Solana'), signIn.replace(/\nSign in.*\n/, '')],
    async load() {
      const { parseMessage } = await import('../../packages/protocol/src/siwx/parseMessage.ts')
      const { writeMessage } = await import('../../packages/protocol/src/siwx/writeMessage.ts')
      const { checkMessage } = await import('../../packages/protocol/src/siwx/checkMessage.ts')
      const { splitRecap } = await import('../../packages/protocol/src/siwx/recap.ts')
      return text((words) => {
        const message = parseMessage(words)
        if (!message) return
        same(writeMessage(message), words)
        checkMessage(message, { domain: 'app.example.com', nonce: 'abcdef0123456789', now: 1.77e12 })
        splitRecap(message)
      })
    },
  },
  'protocol/recap': {
    seeds: [
      JSON.stringify(recap),
      '{"att":{"https://example.com":{"crud/read":[{}],"crud/write":[{}],"other/x":[{"a":1}]}},"prf":[]}',
    ],
    // What fits into an envelope from a relay.
    maxBytes: 590_000,
    async load() {
      const { splitRecap, withRecap } = await import('../../packages/protocol/src/siwx/recap.ts')
      return (bytes) => {
        const resources = ['https://example.com/', `urn:recap:${bytes.toString('base64')}`]
        const statement = withRecap({ statement: 'Hello.', resources })
        const split = splitRecap({ statement, resources })
        if (statement === 'Hello.') return
        holds(split?.recap !== undefined && split.statement === 'Hello.', 'a recap cannot be read back')
      }
    },
  },
  'protocol/cacao': {
    seeds: [Buffer.alloc(3), Buffer.from([5, 8, 3, 9, 16, 4]), Buffer.from([20, 5, 9])],
    async load() {
      const { fromCacao, isCacaoOf, readCacao } = await import('../../packages/protocol/src/siwx/cacao.ts')
      const { parseMessage } = await import('../../packages/protocol/src/siwx/parseMessage.ts')
      return (bytes) => {
        const read = readCacao(edited(cacao, bytes))
        const signed = read && fromCacao(read)
        if (!read || !signed) return
        holds(parseMessage(signed.message) !== undefined, 'a message cannot be read back')
        isCacaoOf(read, signed)
      }
    },
  },
  'protocol/origin': {
    seeds: [
      'https://app.example.com\nhttps://*.example.com',
      'http://localhost:3000\nhttp://localhost:*',
      'https://[::1]:8080\nhttps://[::1]:8080/',
      'https://xn--bcher-kva.example\nbücher.example',
    ],
    async load() {
      const { isOriginPattern, matchesOrigin } = await import('../../packages/protocol/src/origin.ts')
      return text((words) => {
        const [origin = '', pattern = ''] = words.split('\n')
        if (!matchesOrigin(origin, pattern)) return
        holds(isOriginPattern(pattern), 'an invalid pattern matches')
        same(new URL(origin).origin, origin)
      })
    },
  },
  'protocol/name': {
    seeds: ['alice', 'al--ice', '-alice', 'eip155:8453', 'xn--abc'],
    async load() {
      const { coinTypeOf, isRegistrableName, nameProblem } = await import(
        '../../packages/protocol/src/name.ts'
      )
      const { isLabel } = await import('../../apps/server/src/features/names/parseName.ts')
      return text((name) => {
        coinTypeOf(name)
        same(nameProblem(name) === undefined, isLabel(name.toLowerCase()) && /^[a-z\d-]*$/i.test(name))
        holds(nameProblem(name) !== undefined || isRegistrableName(name), 'the two checks disagree')
      })
    },
  },
  'protocol/retryAfter': {
    seeds: ['120', 'Wed, 21 Oct 2026 07:28:00 GMT', '-1'],
    async load() {
      const { parseRetryAfter, retryDelayMs } = await import('../../packages/protocol/src/retry.ts')
      return text((header) => {
        const retryAfterMs = parseRetryAfter(header, 1_000)
        const delay = retryDelayMs(1, { baseMs: 1, maxMs: 10, retryAfterMs })
        holds(delay >= 0 && delay < 2 ** 31, `a delay of ${delay}`)
      })
    },
  },
  'protocol/lookAlike': {
    seeds: [
      '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045\n0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
      'abcd1234efgh\nabcd9999efgh',
    ],
    async load() {
      const { isLookAlike, isSameAddress } = await import('../../packages/protocol/src/lookAlike.ts')
      return text((words) => {
        const [one = '', other = ''] = words.split('\n')
        same(isLookAlike(one, other), isLookAlike(other, one))
        holds(!(isLookAlike(one, other) && isSameAddress(one, other)), 'the same address looks like another')
      })
    },
  },
  'protocol/nodeError': {
    seeds: [
      'execution reverted: no',
      'max fee per gas less than block base fee',
      'nonce too low: next nonce 5',
      'exceeds transaction sender account balance',
    ],
    async load() {
      const { nodeErrorFor, rpcErrorFor } = await import('../../packages/protocol/src/catalogue.ts')
      const { onrampChain } = await import('../../packages/protocol/src/onramp.ts')
      return text((words) => {
        holds(typeof nodeErrorFor(words).code === 'string', 'no entry')
        rpcErrorFor(words.length)
        onrampChain({ name: words, chain_id: words, contract_address: words })
      })
    },
  },
}
