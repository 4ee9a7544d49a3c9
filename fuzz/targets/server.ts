import { createHash } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { isDeepStrictEqual } from 'node:util'
import { edited } from '../edited.ts'
import { holds, refusing, same, type Targets, text } from '../target.ts'

const changes = [
  Buffer.alloc(0),
  Buffer.from([5, 8, 3, 9, 16, 4]),
  Buffer.from([20, 5, 9, 1, 3, 200, 7, 12, 40]),
]
const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const key = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const word = (hex: string) => hex.padStart(64, '0')
const hash = `0x${'ab'.repeat(32)}`
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const batchTopic = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'
const approvalTopic = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'
const own = `0x${word(account.slice(2).toLowerCase())}`
const place = { blockNumber: '0x5', transactionHash: hash, transactionIndex: '0x1' }
const receipt = {
  transactionHash: hash,
  blockNumber: '0x5',
  transactionIndex: '0x1',
  status: '0x1',
  contractAddress: null,
  logs: [
    { address: account, topics: [transferTopic, own, own], data: `0x${word('5')}`, ...place },
    { address: account, topics: [transferTopic, own, own, `0x${word('5')}`], data: '0x', ...place },
    {
      address: account,
      topics: [batchTopic, own, own, own],
      data: `0x${['40', '80', '1', '7', '1', '2'].map(word).join('')}`,
      ...place,
    },
    { address: account, topics: [approvalTopic, own, own], data: `0x${word('5')}`, ...place },
  ],
}
const evmTransaction = {
  hash,
  from: account,
  to: account,
  value: '0x5',
  input: '0x',
  nonce: '0x1',
  blockNumber: '0x5',
  transactionIndex: '0x1',
}
const tokenBalance = { accountIndex: 1, mint: key, owner: key, uiTokenAmount: { amount: '5', decimals: 6 } }
const solanaTransaction = {
  slot: 5,
  blockTime: 1_700_000_000,
  meta: {
    err: null,
    fee: 5_000,
    preBalances: [10_000, 0],
    postBalances: [5_000, 5_000],
    preTokenBalances: [tokenBalance],
    postTokenBalances: [{ ...tokenBalance, uiTokenAmount: { amount: '9', decimals: 6 } }],
  },
  transaction: {
    message: {
      accountKeys: [
        { pubkey: key, signer: true },
        { pubkey: key, signer: false },
      ],
      instructions: [{ programId: key, parsed: {} }],
    },
  },
}
const json = [
  '{"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x1","data":"0x"},"latest"]}',
  '[{"jsonrpc":"2.0","id":"a","method":"eth_chainId"},{"jsonrpc":"2.0","id":12345678901234567890,"method":"getBalance","params":[1.0,1e5]}]',
  '{"jsonrpc":"2.0","id":1,"result":{"value":12345678901234567890,"a":"\\u0000\\""}}',
  '{"id":1,"jsonrpc":"2.0","error":{"code":-32000,"message":"x","data":"0x"},"result":null}',
]
const frame = (first: number, payload: Buffer, mask = [1, 2, 3, 4]) => {
  const length =
    payload.length < 126 ? [0x80 | payload.length] : [0x80 | 126, payload.length >> 8, payload.length & 255]
  return Buffer.concat([
    Buffer.from([first, ...length, ...mask]),
    Buffer.from(payload.map((byte, at) => byte ^ (mask[at % 4] ?? 0))),
  ])
}

const runDeferred = (process as unknown as { _tickCallback(): void })._tickCallback

export const server: Targets = {
  'server/rpcRequest': {
    seeds: json,
    async load() {
      const { isBadCall, parseRequest } = await import(
        '../../apps/server/src/gateway/jsonRpc/parseRequest.ts'
      )
      const { canonicalJson } = await import('../../apps/server/src/canonicalJson.ts')
      const { parseExact } = await import('../../apps/server/src/gateway/jsonRpc/exactJson.ts')
      const { countCalls } = await import('../../apps/server/src/features/rpc/countCalls.ts')
      return text((body) => {
        const parsed = parseRequest(body)
        holds(countCalls(body) >= 1, 'no call is counted')
        for (const call of parsed.kind === 'one' ? [parsed.call] : parsed.calls.slice(0, 20)) {
          if (call.id !== undefined) JSON.parse(call.id)
          if (isBadCall(call)) continue
          same(canonicalJson(parseExact(call.paramsText)), call.paramsText)
        }
      })
    },
  },
  'server/exactJson': {
    seeds: [...json, '[0.1,1.0,-0,12345678901234567890,1e400]'],
    async load() {
      const { maxRounded, parseExact } = await import('../../apps/server/src/gateway/jsonRpc/exactJson.ts')
      return text((body) => {
        // Numbers as long are refused, because they are slow to convert, and so are too many.
        if (/[\d.eE+-]{1000}/.test(body)) return
        if ((body.match(/[.eE]|\d{16}/g)?.length ?? 0) > maxRounded) return
        const exact = refusing(SyntaxError, () => ({ value: parseExact(body) }))
        const plain = refusing(SyntaxError, () => ({ value: JSON.parse(body) as unknown }))
        holds((exact === undefined) === (plain === undefined), 'JSON is refused, or other text is not')
        if (exact && plain) same(JSON.parse(JSON.stringify(exact.value)), plain.value)
      })
    },
  },
  'server/memberText': {
    seeds: json,
    async load() {
      const { memberText } = await import('../../packages/protocol/src/memberText.ts')
      const { readAnswer, isFailure } = await import('../../apps/server/src/gateway/jsonRpc/readAnswer.ts')
      return text((body) => {
        const answer = readAnswer(body)
        if (answer && !isFailure(answer))
          holds(isDeepStrictEqual(JSON.parse(answer.result), answer.value), 'the text is of another value')
        const whole = refusing(SyntaxError, () => JSON.parse(body) as unknown)
        if (whole === null || typeof whole !== 'object' || Array.isArray(whole)) return
        for (const name of ['id', 'result', 'jsonrpc', 'a']) {
          const found = memberText(body, name)
          same(found !== undefined, Object.hasOwn(whole, name))
          if (found !== undefined)
            holds(
              isDeepStrictEqual(JSON.parse(found), (whole as Record<string, unknown>)[name]),
              'the text is of another member',
            )
        }
      })
    },
  },
  'server/body': {
    seeds: [...json, '{"__proto__":{"a":1},"b":"\\ud800"}'],
    async load() {
      const { parseBody } = await import('../../apps/server/src/parseBody.ts')
      const { readMessage } = await import('../../apps/server/src/features/names/readMessage.ts')
      const { Refusal } = await import('../../apps/server/src/refusal.ts')
      const z = await import('zod/mini')
      const shape = z.object({ timestamp: z.string(), origin: z.string(), name: z.string() })
      const anyApp = { project: { mode: 'development', origins: [] } as never, origin: undefined }
      return text((body) => {
        const value = refusing(Refusal, () => parseBody(body))
        if (typeof value === 'object' && value !== null)
          holds(
            Object.getPrototypeOf(value) === (Array.isArray(value) ? Array.prototype : Object.prototype),
            'another prototype',
          )
        refusing(Refusal, () => readMessage(shape, body, anyApp, 0))
      })
    },
  },
  'server/query': {
    seeds: ['chainId=eip155:1&projectId=demo', 'a=%E4%BD%A0&a=b&b=+c', '__proto__=x&constructor=y'],
    async load() {
      const { parseQuery } = await import('../../apps/server/src/parseQuery.ts')
      return text((query) => {
        const found = parseQuery(query)
        if (query.length > 16_384 || query.startsWith('?')) return
        const first: Record<string, string> = Object.create(null)
        for (const [name, value] of new URLSearchParams(query))
          if (value !== '' && !(name in first)) first[name] = value
        same(found, first)
      })
    },
  },
  'server/ip': {
    seeds: [
      '203.0.113.7',
      '2001:db8::1',
      '::ffff:203.0.113.7',
      '[2001:db8::1]:443',
      '203.0.113.7:80, 10.0.0.1',
      'fe80::1%eth0',
      '64:ff9b::1.2.3.4',
    ],
    async load() {
      const { clientIp } = await import('../../apps/server/src/clientIp.ts')
      const { ipKeys } = await import('../../apps/server/src/limits/ipKey.ts')
      const { isPublicAddress } = await import('../../apps/server/src/fetch/publicAddress.ts')
      const { requestId } = await import('../../apps/server/src/requestId.ts')
      return text((header) => {
        const ip = clientIp(
          { socket: { remoteAddress: '10.0.0.1' } as never, headers: { 'x-forwarded-for': header } },
          1,
        )
        const limits = ipKeys(ip).map(({ key }) => key)
        for (const key of limits)
          holds(/^(?:unknown|[\d.]{7,15}|[\da-f:]{2,20}::\/(?:64|56|48))$/.test(key), `${key} is no key`)
        // Every spelling of an address has the same key.
        const url = limits.includes('unknown') ? null : URL.parse(`http://[${ip}]/`)
        if (url && ip.includes(':'))
          same(
            ipKeys(url.hostname).map(({ key }) => key),
            limits,
          )
        isPublicAddress(ip)
        holds(/^[-\w]{8,64}$/.test(requestId({ headers: { 'x-request-id': header } })), 'no id')
      })
    },
  },
  'server/url': {
    seeds: [
      'https://example.com/a.png',
      'https://127.0.0.1/',
      'https://[::ffff:7f00:1]/',
      'data:image/svg+xml;base64,PHN2Zz4=',
      'ipfs://QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKPdgN/1.json',
      'data:,a%20b',
    ],
    maxBytes: 524_288,
    async load() {
      const { checkUrl } = await import('../../apps/server/src/fetch/safeFetch.ts')
      const { UnsafeUrlError } = await import('../../apps/server/src/fetch/unsafeUrlError.ts')
      const { readDataUri } = await import('../../apps/server/src/fetch/readDataUri.ts')
      const { ipfsPath } = await import('../../apps/server/src/fetch/createUriReader.ts')
      return text((uri) => {
        const checked = refusing(UnsafeUrlError, () => checkUrl(uri))
        if (checked) same([checked.url.protocol, checked.url.port, checked.url.username], ['https:', '', ''])
        holds((readDataUri(uri, 24_000)?.length ?? 0) <= 24_000, 'too large')
        const path = ipfsPath(uri)
        if (path !== undefined)
          holds(
            new URL(`https://ipfs.example/ipfs/${path}`).pathname.startsWith(`/ipfs/${path.split('/')[0]}`),
            'outside',
          )
      })
    },
  },
  'server/relayFrame': {
    seeds: [
      `{"id":1234567890123456789,"jsonrpc":"2.0","method":"irn_publish","params":{"topic":"${'ab'.repeat(32)}","message":"${Buffer.alloc(40).toString('base64')}","ttl":300,"tag":1100}}`,
      '{"id":1,"jsonrpc":"2.0","result":true}',
      `{"id":"x","jsonrpc":"2.0","method":"irn_batchReceive","params":{"receipts":[{"topic":"${'ab'.repeat(32)}","message_id":"${'cd'.repeat(32)}"}]}}`,
    ],
    maxBytes: 262_144,
    async load() {
      const frames = await import('../../apps/server/src/relay/readFrame.ts')
      return (bytes) => {
        const parsed = frames.readFrame(bytes.toString())
        if (parsed.kind !== 'answer')
          holds(
            /^[\x20-\x7e]+$/.test(parsed.id) && JSON.parse(parsed.id) !== undefined,
            'an id that is not ASCII JSON',
          )
        const params =
          parsed.kind === 'call'
            ? parsed.params
            : edited(
                { topic: 'ab'.repeat(32), message: Buffer.alloc(40).toString('base64'), ttl: 300, tag: 1100 },
                bytes,
              )
        refusing(frames.CallError, () => frames.readPublish(params))
        refusing(frames.CallError, () => frames.readReceipt(params))
        refusing(frames.CallError, () => frames.readEnvelope(bytes.toString()))
        refusing(frames.CallError, () =>
          frames.readList((params as { receipts?: unknown } | null)?.receipts, frames.readReceipt),
        )
      }
    },
  },
  'server/relaySocket': {
    // Read four times, by `ws` too.
    maxBytes: 16_384,
    seeds: [
      Buffer.concat([frame(0x81, Buffer.from('{"id":1}')), frame(0x81, Buffer.from('{"id":2}'))]),
      Buffer.concat([
        frame(0x01, Buffer.from('a')),
        frame(0x89, Buffer.from('ping')),
        frame(0x80, Buffer.from('b')),
        frame(0x81, Buffer.from('c')),
      ]),
      Buffer.concat([
        frame(0x81, Buffer.from('é')),
        frame(0x81, Buffer.alloc(200, 97)),
        frame(0x88, Buffer.from([3, 232])),
      ]),
    ],
    async load() {
      const { takeTexts } = await import('../../apps/server/src/relay/takeTexts.ts')
      const { Receiver } = (await import('ws')) as unknown as {
        Receiver: new (options: object) => ReceiverLike
      }
      const receive = (pieces: readonly Buffer[], isOurs: boolean) => {
        const heard: string[] = []
        const wire = new EventEmitter()
        const receiver = new Receiver({
          isServer: true,
          maxPayload: 1 << 20,
          extensions: {},
          binaryType: 'nodebuffer',
          allowSynchronousEvents: true,
        })
        const socket = new EventEmitter()
        receiver.on('message', (data) => heard.push(String(data)))
        receiver.on('conclude', () => heard.push('closed'))
        receiver.on('error', () => {
          heard.push('failed')
          socket.emit('error')
        })
        let isOver = false
        receiver.on('conclude', () => {
          isOver = true
        })
        socket.once('error', () => {
          isOver = true
        })
        wire.on('data', (piece: Buffer) => {
          if (!isOver) receiver.write(piece)
        })
        if (isOurs) takeTexts(socket as never, wire as never, (words) => heard.push(words))
        for (const piece of pieces) wire.emit('data', Buffer.from(piece))
        return heard
      }
      return (bytes) => {
        const cut = (bytes[3] ?? 0) % Math.max(1, bytes.length)
        const alone = receive([bytes], false)
        // After an error or the end nothing counts.
        const until = alone.findIndex((one) => one === 'closed' || one === 'failed')
        const expected = until < 0 ? alone : alone.slice(0, until)
        for (const pieces of [
          [bytes],
          [bytes.subarray(0, cut), bytes.subarray(cut)],
          [...bytes.subarray(0, 300)].map((byte) => Buffer.from([byte])),
        ]) {
          if (pieces.length > 2 && bytes.length > 300) continue
          const ours = receive(pieces, true)
          same(ours.filter((one) => one !== 'closed' && one !== 'failed').slice(0, expected.length), expected)
        }
        // `ws` defers work, which would be kept: inputs follow each other without an end of the turn.
        runDeferred()
      }
    },
  },
  'server/resp': {
    seeds: [
      '+OK\r\n:5\r\n$5\r\nhello\r\n*2\r\n$1\r\na\r\n:-1\r\n',
      '>3\r\n$7\r\nmessage\r\n$1\r\na\r\n$1\r\nb\r\n_\r\n',
      '-ERR no\r\n%1\r\n+a\r\n*-1\r\n',
    ],
    async load() {
      const { createRespReader, NotRespError } = await import('../../apps/server/src/relay/resp.ts')
      const read = (pieces: readonly Buffer[]) => {
        const heard: unknown[] = []
        const push = createRespReader({
          onReply: (reply) => heard.push(reply instanceof Error ? reply.message : reply),
          onPush: (parts) => heard.push(['push', parts]),
        })
        let isRefused = false
        for (const piece of pieces)
          if (!isRefused) isRefused = refusing(NotRespError, () => push(piece) ?? true) === undefined
        return { heard, isRefused }
      }
      return (bytes) => {
        const whole = read([bytes])
        const cut = (bytes[1] ?? 0) % Math.max(1, bytes.length)
        const parts = read([bytes.subarray(0, cut), bytes.subarray(cut)])
        same(parts, whole)
        if (bytes.length < 300) same(read([...bytes].map((byte) => Buffer.from([byte]))).heard, whole.heard)
      }
    },
  },
  'server/relayToken': {
    seeds: changes,
    async load() {
      const { Unauthorized, verifyToken } = await import('../../apps/server/src/relay/verifyToken.ts')
      const { toBase58 } = await import('../../packages/protocol/src/base58.ts')
      const { readCookie } = await import('../../apps/server/src/siwxTokens/cookies.ts')
      const { createRefreshTokens } = await import('../../apps/server/src/features/siwx/refreshTokens.ts')
      const refresh = createRefreshTokens(['secret'])
      const first = refresh.first('0f8fad5b-d9cb-469f-a165-70867728950e').text
      const iss = `did:key:z${toBase58(Buffer.concat([Buffer.from([0xed, 1]), Buffer.alloc(32, 5)]))}`
      const parts = {
        head: { alg: 'EdDSA', typ: 'JWT' },
        body: { iss, sub: 'a', aud: 'wss://relay.example', iat: 1, exp: 9e9 },
      }
      const encode = (value: unknown) => Buffer.from(JSON.stringify(value) ?? '').toString('base64url')
      return (bytes) => {
        const { head, body } = (edited(parts, bytes) ?? {}) as { head?: unknown; body?: unknown }
        for (const token of [
          bytes.toString(),
          `${encode(head)}.${encode(body)}.${bytes.subarray(0, 64).toString('base64url')}`,
        ])
          same(
            refusing(Unauthorized, () => verifyToken(token, new Set(['wss://relay.example']), 5_000)),
            undefined,
          )
        readCookie(bytes.toString(), { projectId: 'a', domain: 'a', account: 'a' })
        const changed = `${first.slice(0, 40)}${bytes.toString('latin1', 0, 1)}${first.slice(41)}`
        same(refresh.read(changed) !== undefined, changed === first)
      }
    },
  },
  'server/cursor': {
    seeds: ['e30.AAAA', 'eyJ2IjoxfQ.abc'],
    async load() {
      const { createCursors } = await import('../../apps/server/src/features/history/cursor.ts')
      const { createPictureTokens } = await import('../../apps/server/src/features/pictures/pictureTokens.ts')
      const { Refusal } = await import('../../apps/server/src/refusal.ts')
      const cursors = createCursors(['secret'], () => 1)
      const pictures = createPictureTokens(['secret'])
      const point = { chain: 'eip155:1', account, point: { height: 1, hash, time: 1 } } as const
      const valid = cursors.write(point)
      return (bytes) => {
        refusing(Refusal, () => cursors.read(bytes.toString(), account, undefined))
        const at = (bytes[0] ?? 0) % valid.length
        const changed = valid.slice(0, at) + bytes.toString('latin1', 1, 2) + valid.slice(at + 1)
        same(
          refusing(Refusal, () => cursors.read(changed, account, undefined)) !== undefined,
          changed === valid,
        )
        pictures.read(bytes.toString())
      }
    },
  },
  'server/filterId': {
    seeds: [`0x${'ab'.repeat(20)}`, ''],
    async load() {
      const { readFilterId, writeFilterId } = await import('../../apps/server/src/gateway/filterIds.ts')
      const { compileFilter, logFilter, readLogs } = await import('../../apps/server/src/gateway/feed/log.ts')
      const { readShape } = await import('../../apps/server/src/readShape.ts')
      const upstream = { id: 'a', url: 'https://node.example' }
      const filter = { address: [account], topics: [hash, null, [hash, null]] }
      return (bytes) => {
        readFilterId('eip155:1', [{ upstream }], bytes.toString())
        const id = bytes.toString().slice(0, 40)
        const written = writeFilterId('eip155:1', upstream, id)
        if (id && written.length <= 226)
          same(readFilterId('eip155:1', [{ upstream }], written)?.id, Buffer.from(id).toString())
        const parsed = readShape(logFilter, edited(filter, bytes))
        const logs = refusing(Error, () => readLogs(edited([{ address: account, topics: [hash] }], bytes)))
        if (parsed.success) logs?.filter(compileFilter(parsed.data))
      }
    },
  },
  'server/rpcRules': {
    seeds: changes,
    async load() {
      const { families } = await import('../../apps/server/src/gateway/families/families.ts')
      const heads = { tip: 100, finalized: 50 }
      const methods = [
        'eth_getBlockByNumber',
        'eth_call',
        'eth_getLogs',
        'eth_feeHistory',
        'eth_getTransactionReceipt',
        'getTransaction',
        'getBlock',
        'eth_chainId',
      ]
      const calls = [
        ['0x5', false],
        [
          { to: account, data: '0x' },
          { blockHash: hash, requireCanonical: true },
        ],
        [{ fromBlock: '0x1', toBlock: 'latest', address: account }],
        [Buffer.alloc(80, 1).toString('base64'), { encoding: 'base64' }],
        ['0x02ab'],
      ]
      return (bytes) => {
        const params = edited(calls[(bytes[0] ?? 0) % calls.length], bytes.subarray(1))
        const value = edited({ number: '0x5', hash, parentHash: hash, blockNumber: '0x5' }, bytes.subarray(2))
        const error = { code: (bytes[0] ?? 0) - 32_100, message: bytes.toString().slice(0, 1_024) }
        for (const family of Object.values(families)) {
          family.judge(error)
          family.head?.read(value)
          family.identity?.isOf(value, '1')
          family.writes?.idOf(params)
          family.writes?.isKnown(error)
          for (const method of methods) {
            const rule = family.rule(method)
            rule?.keep(params, heads, value)
            rule?.needs?.(params)
            rule?.isMissing?.(params, value, heads)
            rule?.isAbsurd?.(params)
          }
        }
      }
    },
  },
  'server/evmTransaction': {
    seeds: changes,
    async load() {
      const node = await import('../../apps/server/src/chains/evm/node.ts')
      const { readShape } = await import('../../apps/server/src/readShape.ts')
      const { readMoves } = await import('../../apps/server/src/chains/evm/readMoves.ts')
      const { readApprovals } = await import('../../apps/server/src/chains/evm/readApprovals.ts')
      const { operationOf } = await import('../../apps/server/src/chains/evm/operationOf.ts')
      return (bytes) => {
        const found = readShape(node.receipt, edited(receipt, bytes))
        const sent = readShape(node.transaction, edited(evmTransaction, bytes.subarray(3)))
        if (!found.success || !sent.success) return
        const moves = readMoves(account, sent.data, found.data, [])
        for (const { units } of moves) holds(units >= 0n, 'a negative amount')
        operationOf(account, sent.data, moves, readApprovals(account, found.data))
      }
    },
  },
  'server/evmReads': {
    seeds: [
      Buffer.from(['20', '1', '20', '1', '40', '5', '6869'].map(word).join(''), 'hex'),
      Buffer.from(['20', '4', '55534443'].map(word).join(''), 'hex'),
    ],
    maxBytes: 262_144,
    async load() {
      const { fromMulticall, fromReader, UnreadableError } = await import(
        '../../apps/server/src/chains/evm/readMany.ts'
      )
      const { toSaid } = await import('../../apps/server/src/chains/evm/tokenInfo.ts')
      const { revertReason } = await import('../../apps/server/src/chains/evm/swap/revertReason.ts')
      const { readPermit } = await import('../../apps/server/src/chains/evm/swap/readPermit.ts')
      const { Refusal } = await import('../../apps/server/src/refusal.ts')
      return (bytes) => {
        const hex = `0x${bytes.toString('hex')}` as const
        refusing(UnreadableError, () => fromMulticall(hex, 1))
        refusing(UnreadableError, () => fromReader(hex, 2))
        toSaid(hex, hex, `0x${word('12')}`)
        toSaid(hex.slice(0, 66) as `0x${string}`, hex.slice(0, 66) as `0x${string}`, `0x${word('12')}`)
        holds(revertReason(hex).length <= 130, 'a long reason')
        refusing(Refusal, () => readPermit(hex, { user: account, amount: 1n, deadline: 1 } as never, account))
      }
    },
  },
  'server/solanaHead': {
    seeds: [
      Buffer.from([1, ...Array(64).fill(0), 0x80, 1, 0, 1, 2, ...Array(64).fill(7), ...Array(32).fill(1), 0]),
    ],
    maxBytes: 2_048,
    async load() {
      const { readHead } = await import('../../apps/server/src/chains/solana/swap/readHead.ts')
      return (bytes) => {
        const head = readHead(bytes)
        if (head) holds(head.payer.length >= 32 && head.written.length < 128, 'a head that is none')
      }
    },
  },
  'server/nameCall': {
    seeds: [
      Buffer.from(
        `9061b923${['40', '80', '13'].map(word).join('')}${'05616c6963650765786d70'.padEnd(64, '0')}`,
        'hex',
      ),
      Buffer.from([5, ...Buffer.from('alice'), 7, ...Buffer.from('example'), 3, ...Buffer.from('eth'), 0]),
    ],
    async load() {
      const { readCall } = await import('../../apps/server/src/features/names/createResolver.ts')
      const { encodeFunctionData, namehash, parseAbi } = await import('viem')
      const { Refusal } = await import('../../apps/server/src/refusal.ts')
      const abi = parseAbi(['function resolve(bytes name, bytes data)', 'function addr(bytes32 node)'])
      const inner = encodeFunctionData({ abi, functionName: 'addr', args: [namehash('alice.example.eth')] })
      return (bytes) => {
        refusing(Refusal, () => readCall(`0x${bytes.toString('hex')}`, ['example.eth']))
        const call = encodeFunctionData({
          abi,
          functionName: 'resolve',
          args: [`0x${bytes.subarray(0, 300).toString('hex')}`, inner],
        })
        const read = refusing(Refusal, () => readCall(call, ['example.eth']))
        if (read) same(read.name, 'alice.example.eth')
      }
    },
  },
  'server/solanaTransaction': {
    seeds: changes,
    async load() {
      const node = await import('../../apps/server/src/chains/solana/node.ts')
      const { readShape } = await import('../../apps/server/src/readShape.ts')
      const { toTransaction } = await import('../../apps/server/src/chains/solana/toTransaction.ts')
      const coin = {
        id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp/slip44:501',
        name: 'SOL',
        symbol: 'SOL',
        decimals: 9,
      } as never
      return (bytes) => {
        const found = readShape(node.transaction, edited(solanaTransaction, bytes))
        if (found.success)
          toTransaction('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', key, 'a', found.data, coin)
      }
    },
  },
  'server/names': {
    seeds: ['alice.example.eth', 'xn--abc.example.eth', account, key, 'https://example.com/a.png'],
    async load() {
      const { formatName, parseName } = await import('../../apps/server/src/features/names/parseName.ts')
      const { readCoinAddress } = await import('../../apps/server/src/features/names/coinType.ts')
      const { checkAttributes } = await import('../../apps/server/src/features/names/checkAttributes.ts')
      const { readCollectibleId, writeCollectibleId } = await import(
        '../../apps/server/src/chains/collectibleId.ts'
      )
      const { Refusal } = await import('../../apps/server/src/refusal.ts')
      return text((value) => {
        const name = refusing(Refusal, () => parseName(value, ['example.eth']))
        if (name) same(parseName(formatName(name), ['example.eth']), name)
        for (const coin of [60, 501, 0x8000_2105, 0]) {
          const read = readCoinAddress(coin, value)
          if (read) same(readCoinAddress(coin, read.text), read)
        }
        refusing(Refusal, () => checkAttributes({ bio: value, avatar: value }))
        const nft = readCollectibleId(value)
        if (nft) same(readCollectibleId(writeCollectibleId(nft)), nft)
      })
    },
  },
  'server/money': {
    seeds: ['12.50', '1e5', '1.5e-7', '0', '99999999999999999999999999999999999999999'],
    async load() {
      const money = await import('../../apps/server/src/features/onramp/decimal.ts')
      const { toDecimal, toMillionths } = await import('../../apps/server/src/features/swap/slippage.ts')
      return text((value) => {
        for (const given of [value, Number(value)]) {
          const read = money.readDecimal(given)
          if (read === undefined) continue
          same(money.readDecimal(read) ?? read, read)
          same(money.compareDecimals(money.addDecimals(read, read), read) >= 0, true)
          money.subtractDecimals(read, '1.5')
          money.toMoney(read)
        }
        toDecimal(toMillionths(Number(value)), 4)
      })
    },
  },
  'server/text': {
    seeds: [
      'Tether USD',
      'visit https://evil.example to claim',
      'a\u0301\u0301\u0301\u202e<b>',
      'claim . com',
    ],
    async load() {
      const { plainText } = await import('../../apps/server/src/text/plainText.ts')
      const { sanitiseText } = await import('../../apps/server/src/text/sanitiseText.ts')
      const { isBait } = await import('../../apps/server/src/text/isBait.ts')
      return text((words) => {
        same(sanitiseText(sanitiseText(words, 64), 64), sanitiseText(words, 64))
        holds(plainText(words, 120).length <= 120, 'too long')
        isBait(sanitiseText(words, 64))
      })
    },
  },
  'server/analyticsFrames': {
    // Written by the server itself: only a failing disk changes them.
    maxBytes: 8_192,
    seeds: [Buffer.from([0x1e, 0xe7, 2, 0, 0, 0, 0, 0, 0, 0, 1, 2]), Buffer.from('record')],
    async load() {
      const { frame: write, readFrames } = await import('../../apps/server/src/features/analytics/frames.ts')
      return (bytes) => {
        const { used, damaged } = readFrames(bytes, 1_000)
        holds(used <= bytes.length && damaged <= used, 'more was read than there is')
        const payload = createHash('sha256').update(bytes).digest()
        const { payloads } = readFrames(Buffer.concat([bytes, write(payload)]), 100_000)
        // Bytes before it may claim to be a frame that contains it; they are not one.
        holds(
          payloads.some((one) => one.equals(payload)),
          'a record was lost behind damage',
        )
      }
    },
  },
  'server/solanaNft': {
    seeds: [
      // Of Token Metadata, of Metaplex Core, and of Token-2022.
      Buffer.concat([
        Buffer.from([0, 4]),
        Buffer.alloc(64, 1),
        Buffer.from('\x02\0\0\0ab\x01\0\0\0c\x03\0\0\0uri'),
        Buffer.from([0, 0, 0, 0, 1, 1, 254, 1, 0, 1, 1]),
        Buffer.alloc(32, 2),
      ]),
      Buffer.concat([
        Buffer.from([1, 1]),
        Buffer.alloc(32, 1),
        Buffer.from([2]),
        Buffer.alloc(32, 2),
        Buffer.from('\x01\0\0\0a\x01\0\0\0b'),
      ]),
      Buffer.concat([
        Buffer.from([2]),
        Buffer.alloc(36),
        Buffer.from([1, 0, 0, 0, 0, 0, 0, 0, 0, 1]),
        Buffer.alloc(119),
        Buffer.from([1, 19, 0, 76, 0]),
        Buffer.alloc(64, 1),
        Buffer.from('\0\0\0\0\0\0\0\0\0\0\0\0'),
        Buffer.from([23, 0, 72, 0]),
        Buffer.alloc(72, 1),
      ]),
    ],
    maxBytes: 4_096,
    async load() {
      const { coreProgram, metadataProgram, readNft } = await import(
        '../../apps/server/src/chains/solana/nftAccounts.ts'
      )
      const { toBase58 } = await import('../../packages/protocol/src/base58.ts')
      const mint = toBase58(Buffer.alloc(32, 1))
      const one = Buffer.alloc(82)
      one[36] = 1
      one[45] = 1
      const [tokens, newTokens] = [
        'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
        'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
      ]
      return (bytes) => {
        const [kind = 0, data] = [bytes[0], bytes.subarray(1)]
        const metadata = { owner: metadataProgram, data }
        const facts = [
          readNft(mint, { owner: tokens, data: one }, metadata),
          readNft(mint, { owner: coreProgram, data }, undefined),
          readNft(mint, { owner: newTokens, data: kind % 2 ? one : data }, metadata),
        ]
        for (const found of facts) {
          if (!found) continue
          holds([...found.name].length <= 80 && found.uri.length <= 2_048, 'a long text')
          holds(
            found.collection === undefined || found.collection.length >= 32,
            'a collection without an address',
          )
        }
        holds(facts[0] !== undefined, 'a mint is an NFT whatever describes it')
      }
    },
  },
  'server/svg': {
    seeds: [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10z" fill="#fff"/></svg>',
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><defs><g id="a"/></defs><use xlink:href="#a" style="fill:url(#b)"/></svg>',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="x"><script/></svg>',
    ],
    async load() {
      const { sanitiseSvg, UnsafeSvgError } = await import('../../apps/server/src/registry/sanitiseSvg.ts')
      const { readPicture } = await import('../../apps/server/src/features/pictures/readPicture.ts')
      return (bytes) => {
        const clean = refusing(UnsafeSvgError, () => sanitiseSvg(bytes.toString()))
        if (clean !== undefined) same(sanitiseSvg(clean), clean)
        if (clean !== undefined)
          holds(
            !/<script|\son\w+=|javascript:|https?:(?!\/\/www\.w3\.org\/)/i.test(clean),
            'more than a drawing',
          )
        readPicture(bytes)
      }
    },
  },
  'server/log': {
    seeds: [
      'GET https://node.example/v2/abcdefghij0123456789KLMN?key=secret',
      'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJhIn0.abc',
      `at ${account} ${key}`,
      'postgres://user:password@host/db',
    ],
    async load() {
      const { redact } = await import('../../apps/server/src/logger.ts')
      return text((line) => {
        const safe = redact(line)
        holds(!/0x[\da-f]{40}/i.test(safe), 'an address is left')
      })
    },
  },
}

type ReceiverLike = EventEmitter & { write(bytes: Buffer): boolean }
