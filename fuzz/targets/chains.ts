import { edited } from '../edited.ts'
import { holds, refusing, same, type Targets, text } from '../target.ts'

const tokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const key = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const other = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T'
const owner = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const word = (hex: string) => `0x${hex.padStart(64, '0')}`
const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const transferSingle = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
const transferBatch = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'
const approval = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'
const approvalForAll = '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31'
const topic = word(owner.slice(2))
const simulated = {
  status: '0x1',
  returnData: '0x',
  logs: [
    { address: `0x${'ee'.repeat(20)}`, topics: [transfer, topic, word('1')], data: word('5') },
    { address: `0x${'11'.repeat(20)}`, topics: [transfer, topic, word('2')], data: word('5') },
    { address: `0x${'22'.repeat(20)}`, topics: [transfer, topic, word('2'), word('7')], data: '0x' },
    {
      address: `0x${'33'.repeat(20)}`,
      topics: [transferSingle, topic, topic, word('2')],
      data: `${word('7')}${word('1').slice(2)}`,
    },
    {
      address: `0x${'33'.repeat(20)}`,
      topics: [transferBatch, topic, topic, word('2')],
      data: `0x${['40', '80', '1', '7', '1', '2'].map((one) => one.padStart(64, '0')).join('')}`,
    },
    { address: `0x${'44'.repeat(20)}`, topics: [approval, topic, word('2')], data: word('5') },
    { address: `0x${'44'.repeat(20)}`, topics: [approvalForAll, topic, word('2')], data: word('1') },
  ],
}

/** Seeds for JSON that is changed by the input: no change, and some. */
const changes = [
  Buffer.alloc(0),
  Buffer.from([5, 8, 3, 9, 16, 4]),
  Buffer.from([20, 5, 9, 1, 3, 200, 7, 12, 40]),
]

export const chains: Targets = {
  'chains/importedKey': {
    seeds: [
      `0x${'1f'.repeat(32)}`,
      '1f'.repeat(32),
      '3vZ67CGoRYkuT76TtpP2VrtTPBfnvG2xj6mUTvvux46qbnpThgQDgm27nC3yQVUZrABFjT9Qo7vA74tCjtV5P9Xg',
      JSON.stringify(Array.from({ length: 64 }, (_, at) => at)),
    ],
    maxBytes: 600,
    async load() {
      const families = await Promise.all([
        import('../../packages/chains/src/evm/importedKey.ts'),
        import('../../packages/chains/src/solana/importedKey.ts'),
      ])
      return text((value) => {
        for (const { importedKey } of families) {
          const key = importedKey.readKey(value)
          if (!key) continue
          holds(key.length === 32, 'A key has 32 bytes.')
          same([...(importedKey.readKey(importedKey.writeKey(key)) ?? [])], [...key])
        }
      })
    },
  },
  'chains/bitcoinAddress': {
    seeds: [
      'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
      'BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ',
      'bc1p5d7rjq7g6rdk2yhzks9smlaqtedr4dekq08ge8ztwac72sfr9rusxg3297',
      '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
      'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
      '2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc',
    ],
    async load() {
      const { readAddress, toAddress } = await import('../../packages/chains/src/bitcoin/readAddress.ts')
      const { mainnet } = await import('../../packages/chains/src/bitcoin/networks.ts')
      return text((value) => {
        const read = readAddress(value)
        if (read) same(readAddress(read.address), read)
        const canonical = toAddress(value, mainnet)
        if (canonical !== undefined) same(toAddress(canonical, mainnet), canonical)
      })
    },
  },
  'chains/bitcoinBalance': {
    seeds: changes,
    async load() {
      const { readBalance } = await import('../../packages/chains/src/bitcoin/getBalance.ts')
      const { toShared } = await import('../../packages/chains/src/bitcoin/wbipLink.ts')
      const stats = { funded_txo_sum: 5_000, spent_txo_sum: 10 }
      const answer = {
        address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
        chain_stats: stats,
        mempool_stats: stats,
      }
      const account = { addresses: [{ address: answer.address, purpose: 'payment', publicKey: 'ab' }] }
      return (bytes) => {
        const value = refusing(Error, () => readBalance(edited(answer, bytes), answer.address))
        holds(value === undefined || (value >= 0n && value <= 21n * 10n ** 14n), 'an impossible balance')
        const shared = edited(account, bytes)
        if (typeof shared === 'object' && shared !== null)
          toShared(shared as never, edited({ bitcoin: { name: 'Mainnet' } }, bytes))
      }
    },
  },
  'chains/cosmosAddress': {
    seeds: [
      'cosmos1pkptre7fdkl6gfrzlesjjvhxhlc3r4gmmk8rs6',
      'COSMOS1PKPTRE7FDKL6GFRZLESJJVHXHLC3R4GMMK8RS6',
      'osmo1z0qrq605sjgcqpylfl4aa6s90x738j7m58wyatt0tdzflg2ha26q67k743',
    ],
    async load() {
      const { readBech32 } = await import('../../packages/chains/src/cosmos/readBech32.ts')
      const { addressOf, toAddress } = await import('../../packages/chains/src/cosmos/toAddress.ts')
      const { cosmosHub } = await import('../../packages/chains/src/cosmos/networks.ts')
      return text((value) => {
        const read = readBech32(value)
        if (read) same(readBech32(read.text), read)
        const address = toAddress(value, cosmosHub)
        if (address !== undefined) same(addressOf(readBech32(address)?.key ?? '', cosmosHub), address)
      })
    },
  },
  'chains/cosmosTx': {
    seeds: [
      Buffer.from(
        '0a340a1c2f636f736d6f732e62616e6b2e763162657461312e4d736753656e6412140a01611201621a0c0a057561746f6d1203313030',
        'hex',
      ),
      Buffer.from(
        '0a4e0a460a1f2f636f736d6f732e63727970746f2e736563703235366b312e5075624b657912230a21020202020202020202020202020202020202020202020202020202020202020212040a020801180712090a070a057561746f6d',
        'hex',
      ),
      Buffer.from([10, 1, 97, 18, 1, 98, 26, 6, 99, 104, 97, 105, 110, 45, 32, 7]),
    ],
    async load() {
      const { readAuthInfo, readBody, readSend, readSignDoc } = await import(
        '../../packages/chains/src/cosmos/readTx.ts'
      )
      const { encodeBody, encodeSend, encodeSignDoc } = await import(
        '../../packages/chains/src/cosmos/encodeTx.ts'
      )
      return (bytes) => {
        refusing(Error, () => readAuthInfo(bytes))
        const doc = refusing(Error, () => readSignDoc(bytes))
        if (doc) same(readSignDoc(encodeSignDoc(doc)), doc)
        const send = refusing(Error, () => readSend(bytes))
        if (send) same(readSend(encodeSend(send)), send)
        const body = refusing(Error, () => readBody(bytes))
        const first = body && refusing(Error, () => readSend(body.messages[0]?.value ?? new Uint8Array()))
        if (body && first) same(readBody(encodeBody(first, body.memo)).memo, body.memo)
      }
    },
  },
  'chains/bitcoinCoins': {
    seeds: changes,
    async load() {
      const { toCoins } = await import('../../packages/chains/src/bitcoin/readCoins.ts')
      const { toRecord } = await import('../../packages/chains/src/bitcoin/readTransfers.ts')
      const txid = 'ab'.repeat(32)
      const status = { confirmed: true, block_height: 7, block_time: 1_700_000_000 }
      const output = { scriptpubkey_address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', value: 5_000 }
      const coins = [0, 1].map((vout) => ({ txid, vout, value: 5_000, status }))
      const vout = [
        output,
        { value: 7 },
        { ...output, scriptpubkey_address: '3P14159f73E4gFr7JterCCQh9QjiTjiZrG' },
      ]
      const sent = { txid, status, vin: [{ prevout: { ...output, value: 9_000 } }], vout }
      const supply = 21n * 10n ** 14n
      return (bytes) => {
        const read = refusing(Error, () => toCoins(edited(coins, bytes))) ?? []
        const total = read.reduce((sum, { value }) => sum + value, 0n)
        holds(total <= supply, 'more coins than there are')
        const record = refusing(Error, () => toRecord(edited(sent, bytes), txid))
        const amounts = record?.transfers.map(({ amount }) => amount) ?? []
        holds(
          amounts.every((amount) => amount > 0n && amount <= supply * 3n),
          'an impossible amount',
        )
      }
    },
  },
  'chains/ss58': {
    seeds: [
      '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
      '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
      'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F',
    ],
    async load() {
      const { formatSs58, parseSs58 } = await import('../../packages/chains/src/polkadot/ss58.ts')
      const { addresses } = await import('../../packages/chains/src/polkadot/addresses.ts')
      const { toCoinAccount } = await import('../../packages/chains/src/polkadot/accounts.ts')
      return (bytes) => {
        const value = bytes.toString()
        const read = parseSs58(value)
        if (read) same(formatSs58(read.accountId, read.prefix), value)
        same(addresses.key(addresses.key(value)), addresses.key(value))
        // Most texts have a wrong checksum: bytes make valid addresses.
        if (bytes.length >= 34) {
          const prefix = bytes.readUInt16LE(32) % 16_384
          const address = refusing(RangeError, () =>
            formatSs58(Uint8Array.from(bytes.subarray(0, 32)), prefix),
          )
          if (address) same(parseSs58(address)?.prefix, prefix)
        }
        const account = refusing(Error, () => toCoinAccount(Uint8Array.from(bytes.subarray(0, 80))))
        holds(account === undefined || account.free >= 0n, 'a negative balance')
      }
    },
  },
  'chains/mobileWalletAnswers': {
    seeds: changes,
    async load() {
      const answers = await import('../../packages/chains/src/solana/mobile/answers.ts')
      const signature = Buffer.alloc(64, 7)
      const message = Buffer.from('Hello')
      const encoded = Buffer.alloc(32, 9).toString('base64')
      const granted = { auth_token: 'secret', accounts: [{ address: encoded }, { address: encoded }] }
      const signed = {
        signatures: [signature.toString('base64')],
        signed_payloads: [Buffer.concat([message, signature]).toString('base64')],
        sign_in_result: {
          address: encoded,
          signed_message: message.toString('base64'),
          signature: signature.toString('base64'),
        },
      }
      return (bytes) => {
        const read = answers.readAuthorization(edited(granted, bytes), 'solana:mainnet')
        if (read) {
          same(answers.readStored({ version: 1, ...read }), read)
          holds(read.addresses.length > 0, 'an authorization without an account')
        }
        answers.readStored(edited({ version: 1, ...read }, bytes))
        const answer = edited(signed, bytes)
        const own = refusing(Error, () => answers.readMessageSignature(answer, message))
        if (own) same(own.length, 64)
        const sent = refusing(Error, () => answers.readSentSignature(answer))
        if (sent) same(sent.length, 64)
        refusing(Error, () => answers.readSignedTransaction(answer))
        refusing(Error, () => answers.readSignIn(answer))
        holds('code' in answers.toWalletError(edited({ code: -3 }, bytes)), 'an error without a code')
      }
    },
  },
  'chains/solanaKey': {
    seeds: [key, '1'.repeat(32), ` ${key}\n`],
    async load() {
      const { fromBase58, isKey, toAddress, toBase58 } = await import(
        '../../packages/chains/src/solana/base58.ts'
      )
      return text((value) => {
        const bytes = fromBase58(value, 32)
        same(bytes !== undefined, isKey(value))
        if (bytes) same(toBase58(bytes), value)
        toAddress(value)
        fromBase58(value, 64)
      })
    },
  },
  'chains/solanaAccount': {
    seeds: [
      Buffer.alloc(165, 1),
      Buffer.alloc(82, 1),
      Buffer.concat([
        Buffer.alloc(165, 1),
        Buffer.from([1, 1, 0, 108, 0]),
        Buffer.alloc(108, 2),
        Buffer.from([19, 0, 80, 0]),
        Buffer.alloc(80),
      ]),
      Buffer.concat([Buffer.from([4]), Buffer.alloc(64), Buffer.from('\x02\0\0\0ab\x03\0\0\0abc')]),
    ],
    async load() {
      const { metadataProgram, readAccounts, readMetadataSymbol, readMint, readTokenAccount, withheldOf } =
        await import('../../packages/chains/src/solana/accounts.ts')
      const { KitError } = await import('../../packages/protocol/src/errors.ts')
      const one = {
        data: [Buffer.alloc(165, 1).toString('base64'), 'base64'],
        executable: false,
        lamports: 5,
        owner: tokenProgram,
      }
      return (bytes) => {
        const account = { lamports: 1n, owner: tokenProgram, executable: false, data: Uint8Array.from(bytes) }
        readTokenAccount(account)
        const mint = readMint(account)
        if (mint) holds(withheldOf(mint.fees, 10n ** 9n, 5n) >= 0n, 'a negative fee')
        const symbol = readMetadataSymbol({ ...account, owner: metadataProgram }, '1'.repeat(32))
        holds(symbol.length <= 64, 'a long symbol')
        refusing(KitError, () => readAccounts(edited([one, null, one], bytes), 3)?.map(readTokenAccount))
      }
    },
  },
  'chains/solanaName': {
    seeds: [
      Buffer.concat([Buffer.from([0]), Buffer.from('pay.alice.sol')]),
      Buffer.concat([Buffer.from([1]), Buffer.alloc(96, 1), Buffer.from([5, 0, 0, 0]), Buffer.from('alice')]),
      Buffer.concat([
        Buffer.from([2]),
        Buffer.alloc(96, 1),
        Buffer.from([1, 0, 1, 0, 32, 0, 0, 0]),
        Buffer.alloc(96, 3),
      ]),
    ],
    maxBytes: 1_000,
    async load() {
      const { readName, readRecord, readReverse, readText } = await import(
        '../../packages/chains/src/solana/sns.ts'
      )
      const { toLabels } = await import('../../packages/chains/src/solana/snsLabels.ts')
      const nameProgram = 'namesLPneVptA9Z5rqUDD9tMTWEJwofgaYwp8cawRkX'
      return (bytes) => {
        const read = toLabels(bytes.subarray(1).toString())
        if (read) same(toLabels([...read.labels, read.ending].join('.')), read)
        const data = Uint8Array.from(bytes.subarray(1))
        const account = { lamports: 1n, owner: nameProgram, executable: false, data }
        readName(account, key, key)
        readRecord(account, key)
        readText(account, key, key)
        holds((readReverse(account)?.length ?? 0) <= 255, 'a long name')
      }
    },
  },
  'chains/solanaTransaction': {
    // A transaction has at most 1232 bytes.
    maxBytes: 4_096,
    seeds: [
      Buffer.concat([
        Buffer.from([1]),
        Buffer.alloc(64, 7),
        Buffer.from([1, 0, 1, 2]),
        Buffer.alloc(64, 3),
        Buffer.alloc(32, 4),
        Buffer.from([1, 1, 1, 0, 1, 9]),
      ]),
      Buffer.concat([
        Buffer.from([1]),
        Buffer.alloc(64, 7),
        Buffer.from([0x80, 1, 0, 1, 2]),
        Buffer.alloc(64, 3),
        Buffer.alloc(32, 4),
        Buffer.from([1, 1, 1, 0, 1, 9, 0]),
      ]),
    ],
    async load() {
      const { fromBase64, readTransaction, toBase64 } = await import(
        '../../packages/chains/src/solana/wire.ts'
      )
      const { KitError } = await import('../../packages/protocol/src/errors.ts')
      return (bytes) => {
        const read = refusing(KitError, () => readTransaction(Uint8Array.from(bytes)))
        if (read) holds(read.signers.length > 0, 'a transaction without a signer')
        fromBase64(bytes.toString())
        same(Buffer.from(fromBase64(toBase64(bytes)) ?? []).toString('hex'), bytes.toString('hex'))
      }
    },
  },
  'chains/solanaSwap': {
    seeds: [
      Buffer.from('bb64facc31c4af14404b4c000000000000093d000000000064000000000001000000', 'hex'),
      Buffer.from('e517cb977ae3ad2a01000000076400014b4c0000000000093d000000000064000000', 'hex'),
      Buffer.concat([
        Buffer.from([1]),
        Buffer.alloc(64, 7),
        Buffer.from([1, 0, 1, 2]),
        Buffer.alloc(64, 3),
        Buffer.alloc(32, 4),
        Buffer.from([1, 1, 1, 0, 1, 9]),
      ]),
    ],
    maxBytes: 2_048,
    async load() {
      const { readRoute } = await import('../../packages/chains/src/solana/swap/readRoute.ts')
      const { readWhole } = await import('../../packages/chains/src/solana/swap/readWhole.ts')
      const { jupiterProgram } = await import('../../packages/chains/src/solana/swap/programs.ts')
      return (bytes) => {
        const accounts = Array.from({ length: 12 }, (_, index) => String(index))
        const route = readRoute({ program: jupiterProgram, accounts, data: Uint8Array.from(bytes) })
        if (route) holds(route.least >= 0n && route.most >= 0n, 'an amount below zero')
        const whole = readWhole(bytes.toString('base64'))
        if (whole) same(whole.bytes.length, bytes.length)
      }
    },
  },
  'chains/solanaResponse': {
    seeds: [
      '{"jsonrpc":"2.0","id":1,"result":{"value":12345678901234567890}}',
      '{"a":"12345678901234567890 \\" 1","b":[1.5e10,-1234567890123456789]}',
      '"\\"',
    ],
    async load() {
      const { parse, resultOf, toUnits } = await import('../../packages/chains/src/solana/rpc.ts')
      const { KitError } = await import('../../packages/protocol/src/errors.ts')
      return text((body) => {
        const read = refusing(SyntaxError, () => ({ value: parse(body) }))
        const plain = refusing(SyntaxError, () => ({ value: JSON.parse(body) as unknown }))
        holds((read === undefined) === (plain === undefined), 'JSON is refused, or other text is not')
        if (read) same(rounded(read.value), rounded(plain?.value))
        refusing(KitError, () => toUnits(resultOf(read?.value)))
      })
    },
  },
  'chains/solanaErrors': {
    seeds: [
      'Program log: Error: insufficient funds',
      'Error Message: slippage',
      'Program 11111111111111111111111111111111 failed: custom program error: 0x1',
      'Transfer: insufficient lamports 5, need 6',
    ],
    async load() {
      const { failureText, reasonOf, solanaErrorFor, toNodeError } = await import(
        '../../packages/chains/src/solana/nodeError.ts'
      )
      return (bytes) => {
        const line = bytes.toString()
        reasonOf([line, line])
        solanaErrorFor(line)
        const failure = edited({ err: { InstructionError: [0, { Custom: 1 }] }, logs: [line] }, bytes)
        solanaErrorFor(failureText(failure))
        toNodeError({ message: line, data: failure })
      }
    },
  },
  'chains/solanaTransfers': {
    seeds: changes,
    async load() {
      const { toRecord } = await import('../../packages/chains/src/solana/readTransfers.ts')
      const { KitError } = await import('../../packages/protocol/src/errors.ts')
      const balance = { accountIndex: 1, mint: key, owner: key, uiTokenAmount: { amount: '5', decimals: 6 } }
      const found = {
        blockTime: 1_700_000_000,
        slot: 5,
        meta: {
          err: null,
          loadedAddresses: { writable: [], readonly: [] },
          preBalances: [10, 0],
          postBalances: [5, 5],
          preTokenBalances: [balance, { ...balance, owner: other }],
          postTokenBalances: [{ ...balance, uiTokenAmount: { amount: '9', decimals: 6 } }],
        },
        transaction: { message: { accountKeys: [key, other] } },
      }
      return (bytes) => {
        const record = refusing(KitError, () => toRecord(edited(found, bytes), 9n))
        for (const { amount } of record?.transfers ?? []) holds(amount > 0n, 'a transfer of nothing')
      }
    },
  },
  'chains/evmAddress': {
    seeds: ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', owner, '0x1', '137', '0x2105'],
    async load() {
      const { toAddress } = await import('../../packages/chains/src/evm/toAddress.ts')
      const { toChainId, toHexChainId } = await import('../../packages/chains/src/evm/toChainId.ts')
      return text((value) => {
        const address = toAddress(value)
        if (address !== undefined) same(toAddress(address), address)
        const chain = toChainId(value)
        if (chain) same(toChainId(toHexChainId(chain)), chain)
      })
    },
  },
  'chains/evmSimulation': {
    seeds: changes,
    async load() {
      const { readApproval, revertDataOf, toAnswer, toCall } = await import(
        '../../packages/chains/src/evm/simulate.ts'
      )
      const { readAssetLogs } = await import('../../packages/chains/src/evm/assetLogs.ts')
      const approve = {
        to: owner,
        data: `0x095ea7b3${word('5').slice(2)}${word('6').slice(2)}`,
        value: '0x5',
      }
      return (bytes) => {
        const answer = refusing(Error, () => toAnswer(edited(simulated, bytes)))
        if (answer) readAssetLogs(answer.logs, owner)
        const call = refusing(Error, () => toCall(edited(approve, bytes), owner))
        if (call) readApproval(call)
        revertDataOf(edited({ message: 'x', cause: { data: { data: '0x08c379a0' } } }, bytes))
      }
    },
  },
  'chains/evmText': {
    seeds: [
      Buffer.from(
        ['20', '4', '55534443']
          .map((one, index) => (index < 2 ? one.padStart(64, '0') : one.padEnd(64, '0')))
          .join(''),
        'hex',
      ),
      Buffer.from('MKR'.padEnd(32, '\0')),
    ],
    maxBytes: 262_144,
    async load() {
      const { readSymbol } = await import('../../packages/chains/src/evm/readSymbol.ts')
      const { readDomain, readText, split } = await import('../../packages/chains/src/evm/permit.ts')
      return (bytes) => {
        const hex = `0x${bytes.toString('hex')}` as const
        holds([...readSymbol(hex)].length <= 16, 'a long symbol')
        readText(hex)
        readDomain(hex, { chainId: 1, verifyingContract: owner })
        const signature = split(hex)
        if (signature) same(signature.r.length, 66)
      }
    },
  },
  'chains/walletAssets': {
    seeds: changes,
    async load() {
      const { toAsset } = await import('../../packages/chains/src/evm/getAssets.ts')
      const { multiplyByPrice } = await import('../../packages/protocol/src/amount.ts')
      const asset = {
        address: owner,
        balance: '0x5',
        type: 'erc20',
        metadata: { name: 'A', symbol: 'A', decimals: 18, price: '1.5', iconUrl: 'data:image/png;base64,AA' },
      }
      return (bytes) => {
        // A wallet that cannot be read has no assets; what was read must be possible to show.
        const read = refusing(TypeError, () => toAsset(edited(asset, bytes), 'eip155:1'))
        if (read?.price !== undefined)
          multiplyByPrice({ units: read.balance, decimals: read.decimals }, read.price)
      }
    },
  },
  'chains/walletError': {
    seeds: changes,
    async load() {
      const errors = await import('../../packages/chains/src/providerError.ts')
      const { isDeclined } = await import('../../packages/chains/src/isDeclined.ts')
      const error = {
        code: -32603,
        message: 'Internal',
        data: { originalError: { code: 4001, message: 'User rejected' } },
        cause: { error: { code: '4001' } },
      }
      return (bytes) => {
        const thrown = edited(error, bytes)
        errors.codesOf(thrown)
        errors.messageOf(thrown)
        errors.isPending(thrown)
        errors.isMissingMethod(thrown)
        isDeclined(thrown)
      }
    },
  },
  'chains/walletGrant': {
    seeds: changes,
    async load() {
      const { allows, readGrant, readSelected } = await import('../../packages/chains/src/remoteLink.ts')
      const { isKey } = await import('../../packages/chains/src/solana/base58.ts')
      const chain = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
      const grant = {
        accounts: [`${chain}:${key}`, `${chain}:${other}`],
        networks: [chain],
        methods: ['solana_signMessage'],
      }
      const reader = {
        isNetwork: (id: string) => id === chain,
        isAddress: isKey,
        keyOf: (address: string) => address,
      }
      return (bytes) => {
        const link = { grant: edited(grant, bytes) } as never
        for (const address of [...readGrant(link, reader, other).values()].flat())
          holds(isKey(address), 'no address')
        allows({ grant: edited(grant, bytes) ?? {} } as never, 'solana_signMessage')
        readSelected(edited([`${chain}:${key}`], bytes))
      }
    },
  },
  'chains/sanitise': {
    seeds: [
      'MetaMask',
      'io.metamask',
      'data:image/svg+xml;base64,PHN2Zz4=',
      'a\u0301\u0301\u0301\u202e\u200b b',
    ],
    maxBytes: 131_072,
    async load() {
      const { sanitiseIcon, sanitiseName, sanitiseRdns } = await import(
        '../../packages/chains/src/sanitise.ts'
      )
      return text((value) => {
        const name = sanitiseName(value)
        same(sanitiseName(name), name)
        const rdns = sanitiseRdns(value)
        if (rdns !== undefined) same(sanitiseRdns(rdns), rdns)
        const icon = sanitiseIcon(value)
        if (icon !== undefined) same(sanitiseIcon(icon), icon)
      })
    },
  },
}

/** Numbers as JSON.parse rounds them, so that exact ones can be compared. */
function rounded(value: unknown): unknown {
  if (typeof value === 'string' && /^-?\d{16,}$/.test(value)) return Number(value)
  if (Array.isArray(value)) return value.map(rounded)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, rounded(inner)]))
}
