import { base64, hex } from '@scure/base'
import { p2tr, p2wpkh, TEST_NETWORK, Transaction } from '@scure/btc-signer'
import { Verifier } from 'bip322-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { regtest, testnet4 } from '../networks.ts'
import { type Bitcoind, startBitcoind } from '../testingNode.ts'
import { reads } from './index.ts'
import { approve, own, payTo, prepare, publicKey, shop, shopKey, toPsbt, write } from './testing.ts'

const usual = () =>
  write({
    inputs: [{ amount: 100_000n }, { amount: 50_000n }],
    outputs: [
      { amount: 120_000n, script: shop.script },
      { amount: 29_000n, script: own.script },
    ],
  })
const sign = (tx: Transaction, more: object = {}) => prepare('signPsbt', { psbt: toPsbt(tx), ...more })
const invalid = { code: 'rpc/invalid_params' }

describe('a transaction', () => {
  test('behavior: payments and the fee are shown, change is not, and every input of the account is signed', async () => {
    const approval = await sign(usual(), { account: own.address, broadcast: false })
    expect(approval.view).toMatchObject({
      kind: 'transaction',
      network: 'Bitcoin',
      account: own.address,
      actions: [{ type: 'sendCoin', amount: '0.0012', symbol: 'BTC', to: shop.address }],
      fee: { amount: '0.00001', symbol: 'BTC' },
      warnings: [],
    })
    const { psbt } = (await approve(approval)) as { psbt: string }
    const signed = Transaction.fromPSBT(base64.decode(psbt))
    expect(hex.encode(signed.unsignedTx)).toBe(approval.view.raw[0]?.slice(2))
    signed.finalize()
    expect(signed.isFinal).toBe(true)
  })

  test('behavior: only the inputs that are named are signed', async () => {
    const signInputs = [{ address: own.address, index: 1, sighashTypes: [1] }]
    const approval = await sign(usual(), { signInputs })
    const { psbt } = (await approve(approval)) as { psbt: string }
    const signed = Transaction.fromPSBT(base64.decode(psbt))
    expect([0, 1].map((index) => signed.getInput(index).partialSig?.length)).toEqual([undefined, 1])
  })

  test('behavior: one that only pays the account itself shows that', async () => {
    const tx = write({ inputs: [{ amount: 9_000n }], outputs: [{ amount: 8_000n, script: own.script }] })
    const { view } = await sign(tx)
    expect(view.actions).toEqual([{ type: 'sendCoin', amount: '0.00008', symbol: 'BTC', to: own.address }])
  })

  test('behavior: notes are shown as text, or as bytes with a warning', async () => {
    const noted = (note: Uint8Array) =>
      write({
        inputs: [{ amount: 9_000n }],
        outputs: [
          { amount: 0n, script: Uint8Array.of(0x6a, note.length, ...note) },
          { amount: 8_000n, script: own.script },
        ],
      })
    const text = await sign(noted(Buffer.from('order 17')))
    expect(text.view).toMatchObject({
      actions: [{ type: 'memo', text: 'order 17' }, { type: 'sendCoin' }],
      warnings: [],
    })
    const bytes = await sign(noted(Uint8Array.of(1, 2, 0xff)))
    expect(bytes.view).toMatchObject({
      actions: [{ type: 'memo', text: '0x0102ff' }, { type: 'sendCoin' }],
      warnings: ['unreadable'],
    })
  })

  test('behavior: inputs of others and high fees are warned of', async () => {
    const tx = write({
      inputs: [{ amount: 100_000n }, { amount: 100_000n, script: shop.script }],
      outputs: [{ amount: 150_000n, script: shop.script }],
    })
    expect((await sign(tx)).view).toMatchObject({
      fee: { amount: '0.0005' },
      warnings: ['otherAccount', 'highFee'],
    })
  })

  test('error: an amount that is not proven', async () => {
    const unproven = new Transaction()
    const spent = payTo([{ amount: 9_000n, script: own.script }])
    unproven.addInput({ txid: spent.id, index: 0, witnessUtxo: { amount: 9_000n, script: own.script } })
    unproven.addOutput({ amount: 8_000n, script: shop.script })
    await expect(sign(unproven)).rejects.toMatchObject(invalid)
    // The transaction that is said to be spent has another hash than the one that is spent.
    const swapped = new Transaction({ disableScriptCheck: true })
    swapped.addInput({ txid: spent.id, index: 0, nonWitnessUtxo: spent.unsignedTx })
    swapped.addOutput({ amount: 8_000n, script: shop.script })
    const bytes = swapped.toPSBT(0)
    const at = Buffer.from(bytes).indexOf(Buffer.from(spent.unsignedTx)) + spent.unsignedTx.length - 31
    bytes[at] = (bytes[at] as number) ^ 1
    await expect(prepare('signPsbt', { psbt: base64.encode(bytes) })).rejects.toMatchObject(invalid)
  })

  test('error: other signatures than one of the whole transaction', async () => {
    for (const sighashTypes of [[2], [3], [0x81], [1, 0x83], [], 'all'])
      await expect(
        sign(usual(), { signInputs: [{ address: own.address, index: 0, sighashTypes }] }),
      ).rejects.toMatchObject(invalid)
    const tx = usual()
    tx.updateInput(0, { sighashType: 0x83 })
    await expect(sign(tx)).rejects.toMatchObject(invalid)
  })

  test('error: outputs that have no address, and coins that would be lost', async () => {
    const scripts = [
      // Nothing at all, a witness of a later version, an anchor, and two notes in one.
      new Uint8Array(),
      Uint8Array.of(0x52, 32, ...new Uint8Array(32).fill(1)),
      Uint8Array.of(0x51, 2, 0x4e, 0x73),
      Uint8Array.of(0x6a, 1, 1, 1, 2),
    ]
    for (const script of scripts) {
      const tx = write({ inputs: [{ amount: 9_000n }], outputs: [{ amount: 0n, script }] })
      await expect(sign(tx)).rejects.toMatchObject(invalid)
    }
    const burnt = write({
      inputs: [{ amount: 9_000n }],
      outputs: [{ amount: 1n, script: Uint8Array.of(0x6a, 1, 0x41) }],
    })
    await expect(sign(burnt)).rejects.toMatchObject(invalid)
  })

  test('error: a signed message in the form of a transaction', async () => {
    // What BIP-322 signs: it spends nothing.
    const tx = write({ inputs: [{ amount: 0n }], outputs: [{ amount: 0n, script: Uint8Array.of(0x6a) }] })
    await expect(sign(tx)).rejects.toMatchObject(invalid)
    const noted = write({
      inputs: [{ amount: 0n }],
      outputs: [{ amount: 0n, script: Uint8Array.of(0x6a, 1, 0x41) }],
    })
    await expect(sign(noted)).rejects.toMatchObject(invalid)
  })

  test('error: what is no transaction of this account', async () => {
    const foreign = write({
      inputs: [{ amount: 9_000n, script: shop.script }],
      outputs: [{ amount: 8_000n, script: own.script }],
    })
    const unauthorized = { code: 'wallet/unauthorized' }
    await expect(sign(foreign)).rejects.toMatchObject(unauthorized)
    await expect(sign(usual(), { account: shop.address })).rejects.toMatchObject(unauthorized)
    await expect(sign(usual(), { signInputs: [{ address: shop.address, index: 0 }] })).rejects.toMatchObject(
      unauthorized,
    )
    await expect(sign(usual(), { signInputs: [{ address: own.address, index: 2 }] })).rejects.toMatchObject(
      unauthorized,
    )
    await expect(sign(usual(), { broadcast: true })).rejects.toMatchObject(invalid)
    const bytes = usual().toPSBT(0)
    for (const psbt of [
      undefined,
      '',
      'no base64',
      base64.encode(bytes.slice(0, -1)),
      `${base64.encode(bytes)}=`,
    ])
      await expect(prepare('signPsbt', { psbt })).rejects.toMatchObject(invalid)
    const second = Array.from({ length: 2 }, () => ({ address: own.address, index: 0 }))
    await expect(sign(usual(), { signInputs: second })).rejects.toMatchObject(invalid)
    const greedy = write({ inputs: [{ amount: 1n }], outputs: [{ amount: 2n, script: shop.script }] })
    await expect(sign(greedy)).rejects.toMatchObject(invalid)
  })

  test('error: a key of mainnet signs nothing for a test network, where the same signature would count', async () => {
    for (const { id: chainId } of [testnet4, regtest])
      await expect(prepare('signPsbt', { psbt: toPsbt(usual()) }, { chainId })).rejects.toMatchObject({
        code: 'wallet/chain_disconnected',
      })
    const address = p2wpkh(publicKey, TEST_NETWORK).address
    await expect(prepare('signPsbt', { psbt: toPsbt(usual()) }, { address })).rejects.toMatchObject({
      code: 'wallet/chain_disconnected',
    })
  })
})

describe('a message', () => {
  test('behavior: text is shown, and verified by another library', async () => {
    const approval = await prepare('signMessage', { account: own.address, message: 'Hello' })
    expect(approval.view).toMatchObject({ text: 'Hello', warnings: [], network: 'Bitcoin' })
    const answer = (await approve(approval)) as { address: string; signature: string }
    expect(answer.address).toBe(own.address)
    const signature = base64.encode(hex.decode(answer.signature))
    expect(Verifier.verifySignature(own.address as string, 'Hello', signature)).toBe(true)
    expect(Verifier.verifySignature(own.address as string, 'Hello!', signature)).toBe(false)
  })

  test('behavior: a sign-in for another site is warned of', async () => {
    const message = `other.test wants you to sign in with your Bitcoin account:\n${own.address}\n\n`
    const { view } = await prepare('signMessage', { message })
    expect(view).toMatchObject({ kind: 'signIn', actions: [{ type: 'signIn', domain: 'other.test' }] })
    expect(view.warnings).toContain('foreignSignIn')
  })

  test('error: no text, another way to sign, another account', async () => {
    for (const message of [undefined, 7, '\ud800', 'x'.repeat(16_385)])
      await expect(prepare('signMessage', { message })).rejects.toMatchObject(invalid)
    await expect(prepare('signMessage', { message: 'a', protocol: 'ecdsa' })).rejects.toMatchObject(invalid)
    await expect(
      prepare('signMessage', { message: 'a', address: p2tr(publicKey.slice(1)).address }),
    ).rejects.toMatchObject({ code: 'wallet/unauthorized' })
  })
})

test('behavior: the address and its public key are answered without asking', async () => {
  const ask = async () => undefined
  const chainId = 'bip122:000000000019d6689c085ae165831e93'
  const { address } = own
  expect(await reads.getAccountAddresses?.({ chainId, address, publicKey, ask, params: {} })).toEqual([
    { address, publicKey: hex.encode(publicKey), intention: 'payment' },
  ])
})

describe('on a network', () => {
  let node: Bitcoind
  beforeAll(async () => {
    node = await startBitcoind()
  }, 60_000)
  afterAll(() => node.stop())

  test('behavior: a node accepts what is signed', async () => {
    const address = p2wpkh(publicKey, TEST_NETWORK).address
    const onRegtest = (one: Uint8Array) => p2wpkh(one, { ...TEST_NETWORK, bech32: 'bcrt' })
    const [mine, theirs] = [onRegtest(publicKey), onRegtest(shopKey)]
    await node.fund(mine.address, 100_000n)
    const { unspents } = (await node.call('scantxoutset', 'start', [`addr(${mine.address})`])) as {
      unspents: { txid: string; vout: number; height: number }[]
    }
    const [{ height, txid, vout } = { height: 0, txid: '', vout: 0 }] = unspents
    const block = await node.call('getblockhash', height)
    const spent = (await node.call('getrawtransaction', txid, false, block)) as string
    const tx = new Transaction()
    tx.addInput({ txid, index: vout, nonWitnessUtxo: hex.decode(spent) })
    tx.addOutput({ amount: 60_000n, script: theirs.script })
    tx.addOutput({ amount: 39_000n, script: mine.script })
    const approval = await prepare('signPsbt', { psbt: toPsbt(tx) }, { chainId: regtest.id, address })
    expect(approval.view).toMatchObject({
      network: 'Bitcoin Regtest',
      actions: [{ amount: '0.0006', to: theirs.address }],
      fee: { amount: '0.00001' },
    })
    const { psbt } = (await approve(approval)) as { psbt: string }
    const finished = (await node.call('finalizepsbt', psbt)) as { hex: string; complete: boolean }
    expect(finished.complete).toBe(true)
    expect(await node.call('sendrawtransaction', finished.hex)).toBe(tx.id)
  })
})
