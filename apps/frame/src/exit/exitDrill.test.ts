import { makeSignBytes, makeSignDoc } from '@cosmjs/proto-signing'
import { startBitcoind } from '@latchkey/chains/bitcoin/testingNode'
import { deployContracts } from '@latchkey/chains/evm/testingBundler'
import { startAnvil } from '@latchkey/chains/evm/testingNode'
import { startAssetHubs } from '@latchkey/chains/polkadot/testingNode'
import { startSurfpool } from '@latchkey/chains/solana/testingNode'
import { expandMetadata, type GenericExtrinsic, Metadata, TypeRegistry } from '@polkadot/types'
import { cryptoWaitReady } from '@polkadot/util-crypto'
import {
  AccountRole,
  address,
  appendTransactionMessageInstruction,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { crypto as bitcoinCrypto, networks, Psbt, payments, Transaction, toXOnly } from 'bitcoinjs-lib'
import * as ecc from 'tiny-secp256k1'
import { createWalletClient, http, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { beforeAll, expect, test } from 'vitest'
import { createSecret } from '../createSecret.ts'
import { randomBytes } from '../vault/bytes.ts'
import { createKitCode } from '../vault/kitCode.ts'
import { type ExitTexts, readExitFile, writeExitFile } from './exitFile.ts'
import { writeExitSheet } from './exitSheet.ts'
import { openFile, openSafe, type Restored, restore } from './testingRestore.ts'

// What a visitor is left with if the service ends. No server runs here, and what restores the
// wallet is of other people.

beforeAll(() => cryptoWaitReady())

const wallets = Number(process.env.DRILL ?? (process.env.EXHAUSTIVE ? 100 : 5))

const texts: ExitTexts = {
  language: 'en',
  direction: 'ltr',
  title: 'Exit <kit>',
  about: 'About',
  code: 'Code',
  open: 'Open',
  wrong: 'Wrong "code"',
  warning: 'Warning',
  noPath: 'No path',
  safe: 'Safe',
  imported: 'Imported',
}

test('property: words and file of a wallet give the same addresses in independent libraries (threat 34)', {
  timeout: 30_000 + wallets * 5_000,
}, async ({ annotate }) => {
  let same = 0
  for (let index = 0; index < wallets; index++) {
    const secret = await createSecret()
    const sheet = await writeExitSheet(secret.entropy)
    const code = createKitCode()
    const file = await writeExitFile(sheet, code, texts)
    const words = sheet.words.join(' ')
    expect(openFile(file, code)).toBe(words)
    const { addresses } = await restore(words)
    const own = sheet.accounts.filter(({ isSafe }) => !isSafe)
    expect(addresses).toEqual(own.map(({ address }) => address))
    for (const { address } of secret.accounts) expect(addresses).toContain(address)
    same += 1
  }
  expect(same).toBe(wallets)
  await annotate(`${same} of ${wallets} wallets restored`, 'size')
})

test('error: a file does not open with another code, or if a bit of it has changed; it holds no word in the clear', async () => {
  const sheet = await writeExitSheet(randomBytes(32))
  const code = createKitCode()
  const file = await writeExitFile(sheet, code, texts)
  expect(await readExitFile(file, code.toLowerCase().replace(/(....)/g, '$1-'))).toEqual(sheet)
  expect(await readExitFile(file, createKitCode())).toBe(undefined)
  expect(await readExitFile(file, 'short')).toBe(undefined)
  for (const field of ['salt', 'box']) {
    const changed = file.replace(
      new RegExp(`("${field}":")(.)`),
      (_, start, letter) => `${start}${letter === 'A' ? 'B' : 'A'}`,
    )
    expect(changed).not.toBe(file)
    expect(await readExitFile(changed, code)).toBe(undefined)
  }
  for (const other of ['', '<script type="application/json" id="sealed">{}</script>', 'x'.repeat(300_000)])
    expect(await readExitFile(other, code)).toBe(undefined)
  for (const between of [' ', '","', ',']) expect(file).not.toContain(sheet.words.slice(0, 2).join(between))
  for (const { address } of sheet.accounts) expect(file).not.toContain(address)
  expect(file).toContain('Exit &lt;kit&gt;')
})

/** Each chain accepts a signature of the restored key. The nodes are the only thing that runs. */
const chains: Record<string, (restored: Restored) => Promise<void>> = {
  async anvil({ evm }) {
    const anvil = await startAnvil()
    try {
      await anvil.client.setBalance({ address: evm.address, value: parseEther('1') })
      const client = createWalletClient({
        account: evm,
        chain: anvil.client.chain,
        transport: http(anvil.url),
      })
      const hash = await client.sendTransaction({ to: evm.address, value: 1n })
      const { from, status } = await anvil.client.waitForTransactionReceipt({ hash })
      expect({ from, status }).toEqual({ from: evm.address.toLowerCase(), status: 'success' })
    } finally {
      await anvil.stop()
    }
  },
  async surfpool({ solana }) {
    const surfpool = await startSurfpool()
    try {
      await surfpool.fund(solana.address, 1_000_000_000n)
      const { value } = (await surfpool.call('getLatestBlockhash', [])) as {
        value: { blockhash: never; lastValidBlockHeight: number }
      }
      const data = new Uint8Array(12)
      data[0] = 2
      data[4] = 1
      const transfer = {
        programAddress: address('11111111111111111111111111111111'),
        accounts: [
          { address: solana.address, role: AccountRole.WRITABLE_SIGNER },
          { address: solana.address, role: AccountRole.WRITABLE },
        ],
        data,
      }
      const lifetime = { ...value, lastValidBlockHeight: BigInt(value.lastValidBlockHeight) }
      const message = appendTransactionMessageInstruction(
        transfer,
        setTransactionMessageLifetimeUsingBlockhash(
          lifetime,
          setTransactionMessageFeePayerSigner(solana, createTransactionMessage({ version: 0 })),
        ),
      )
      const signed = await signTransactionMessageWithSigners(message)
      const wire = getBase64EncodedWireTransaction(signed)
      const signature = await surfpool.call('sendTransaction', [wire, { encoding: 'base64' }])
      await expect
        .poll(() => surfpool.call('getSignatureStatuses', [[signature]]), { timeout: 10_000 })
        .toMatchObject({ value: [{ err: null }] })
    } finally {
      await surfpool.stop()
    }
  },
  async bitcoind({ segwit, taproot }) {
    const bitcoind = await startBitcoind()
    try {
      const network = networks.regtest
      const internalPubkey = toXOnly(taproot.publicKey)
      const tweaked = taproot.tweak(bitcoinCrypto.taggedHash('TapTweak', internalPubkey))
      for (const { output, signer, extra } of [
        { ...payments.p2wpkh({ pubkey: segwit.publicKey, network }), signer: segwit, extra: {} },
        {
          ...payments.p2tr({ internalPubkey, network }),
          signer: tweaked,
          extra: { tapInternalKey: internalPubkey },
        },
      ]) {
        if (!output) throw new Error('no script')
        const script = Buffer.from(output).toString('hex')
        const { address: own = '' } = (await bitcoind.call('decodescript', script)) as { address?: string }
        await bitcoind.fund(own, 100_000n)
        const { unspents } = (await bitcoind.call('scantxoutset', 'start', [`addr(${own})`])) as {
          unspents: { txid: string; vout: number }[]
        }
        const [coin] = unspents
        if (!coin) throw new Error('no coin')
        const psbt = new Psbt({ network })
        psbt.addInput({
          hash: coin.txid,
          index: coin.vout,
          witnessUtxo: { script: output, value: 100_000n },
          ...extra,
        })
        psbt.addOutput({ script: output, value: 90_000n })
        psbt.signInput(0, signer)
        const hex = psbt.finalizeAllInputs().extractTransaction().toHex()
        const id = await bitcoind.call('sendrawtransaction', hex)
        expect(id).toBe(Transaction.fromHex(hex).getId())
      }
    } finally {
      await bitcoind.stop()
    }
  },
  async chopsticks({ polkadot }) {
    const hubs = await startAssetHubs()
    try {
      const { call, fund } = hubs.polkadot
      await fund(polkadot.address, 1_000_000_000_000n)
      const registry = new TypeRegistry()
      const metadata = new Metadata(registry, (await call('state_getMetadata')) as `0x${string}`)
      registry.setMetadata(metadata)
      const genesisHash = (await call('chain_getBlockHash', [0])) as `0x${string}`
      const { specVersion, transactionVersion } = (await call('state_getRuntimeVersion')) as {
        specVersion: number
        transactionVersion: number
      }
      const remark = expandMetadata(registry, metadata).tx.system?.remarkWithEvent?.('0x1234')
      const extrinsic = registry.createType('Extrinsic', remark, { version: 4 }) as GenericExtrinsic
      const signed = extrinsic.sign(polkadot, {
        blockHash: genesisHash,
        genesisHash,
        nonce: 0,
        runtimeVersion: { specVersion, transactionVersion },
        signedExtensions: registry.signedExtensions,
      } as never)
      const hex = signed.toHex()
      const own = Buffer.from(polkadot.publicKey).toString('hex')
      const foreign = hex.replace(own, `${own.slice(0, -2)}${own.endsWith('00') ? '01' : '00'}`)
      await expect(call('author_submitExtrinsic', [foreign])).rejects.toThrow()
      await call('author_submitExtrinsic', [hex])
      await expect
        .poll(() => call('system_accountNextIndex', [polkadot.address]), { timeout: 10_000 })
        .toBe(1)
    } finally {
      await hubs.stop()
    }
  },
  /** No node of Cosmos runs here: the signature is checked with libsecp256k1, which verifies the bytes that CosmJS signed. */
  async libsecp256k1({ cosmos }) {
    const [account] = await cosmos.getAccounts()
    const doc = makeSignDoc(new Uint8Array([1]), new Uint8Array([2]), 'cosmoshub-4', 0)
    const { signature, signed } = await cosmos.signDirect(account?.address ?? '', doc)
    const digest = bitcoinCrypto.sha256(makeSignBytes(signed))
    const bytes = Buffer.from(signature.signature, 'base64')
    expect(ecc.verify(digest, account?.pubkey ?? new Uint8Array(), bytes)).toBe(true)
  },
}

test('property: the owner of a smart account moves its funds without a bundler, deployed before or not (threat 34)', {
  timeout: 60_000 + wallets * 3_000,
}, async ({ annotate }) => {
  const anvil = await startAnvil()
  try {
    await deployContracts(anvil)
    let moved = 0
    for (let index = 0; index < wallets; index++) {
      const sheet = await writeExitSheet(randomBytes(32))
      const { evm } = await restore(sheet.words.join(' '))
      const safe = await openSafe(evm, anvil.client.chain, anvil.url)
      expect(safe.address).toBe(sheet.accounts.find(({ isSafe }) => isSafe)?.address)
      await anvil.client.setBalance({ address: evm.address, value: parseEther('1') })
      await anvil.client.setBalance({ address: safe.address, value: 7n })
      const heir = privateKeyToAccount(generatePrivateKey()).address
      // The first one deploys it.
      for (const value of [3n, 4n]) await safe.send(heir, value)
      const of = (address: `0x${string}`) => anvil.client.getBalance({ address })
      expect([await of(safe.address), await of(heir)]).toEqual([0n, 7n])
      moved += 1
    }
    await annotate(`${moved} of ${wallets} smart accounts emptied by their owners`, 'size')
  } finally {
    await anvil.stop()
  }
})

test.for(Object.entries(chains))(
  'behavior: %s accepts a signature of the restored key (threat 34)',
  {
    timeout: 120_000,
  },
  async ([, accept]) => {
    const { words } = await writeExitSheet(randomBytes(32))
    await accept(await restore(words.join(' ')))
  },
)
