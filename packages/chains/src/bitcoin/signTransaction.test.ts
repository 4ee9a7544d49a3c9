import { base64, hex } from '@scure/base'
import { OutScript, Transaction } from '@scure/btc-signer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../driver.ts'
import { on } from '../testingCapability.ts'
import { scriptOf } from './buildTransfer.ts'
import { regtest } from './networks.ts'
import { type BitcoinAddress, readAddress } from './readAddress.ts'
import { insideOf } from './session.ts'
import { bitcoinOn } from './testing.ts'
import { type Bitcoind, startBitcoind } from './testingNode.ts'

const kinds = ['p2wpkh', 'p2tr', 'p2sh-p2wpkh', 'p2pkh'] as const

async function connected(options: Parameters<typeof bitcoinOn>[1] = {}) {
  const made = bitcoinOn([regtest], options)
  const session = await made.driver.connect({ wallet: made.found })
  const sign = (transaction: unknown, address = session.selected) =>
    on(made.driver.transactions).sign({ session, network: regtest, address, transaction })
  return { ...made, session, sign, psbt: psbtOf(session.selected) }
}

/** A PSBT that spends an output of each address. */
function psbtOf(...addresses: readonly string[]): Transaction {
  const after = new Transaction()
  for (const address of addresses) {
    const script = scriptOf(readAddress(address) as BitcoinAddress)
    after.addInput({
      txid: '07'.repeat(32),
      index: after.inputsLength,
      witnessUtxo: { script, amount: 90_000n },
    })
  }
  after.addOutput({ script: OutScript.encode({ type: 'wpkh', hash: new Uint8Array(20) }), amount: 80_000n })
  return after
}
const encoded = (psbt: Transaction) => base64.encode(psbt.toPSBT())

describe.each(['standard', 'wbip', 'leather', 'unisat'] as const)('%s', (dialect) => {
  test.each([true, false])(
    'behavior: signs and does not broadcast, finalised by the wallet: %s',
    async (finalises) => {
      const { psbt, sign } = await connected({ dialect, finalises })
      const signed = Transaction.fromPSBT(base64.decode(await sign(encoded(psbt))))
      expect(signed.isFinal).toBe(true)
      expect(hex.encode(signed.unsignedTx)).toBe(hex.encode(psbt.unsignedTx))
    },
  )

  test.each(['output', 'input'] as const)('error: a wallet that changes an %s', async (part) => {
    const { psbt, sign, wallet } = await connected({ dialect })
    wallet.tamper(part)
    await expect(sign(encoded(psbt))).rejects.toMatchObject({
      code: 'send/failed',
      details: 'The wallet changed the transaction.',
    })
    wallet.tamper()
    await sign(encoded(psbt))
  })

  test('error: declined, then a successful retry', async () => {
    const { psbt, sign, wallet } = await connected({ dialect })
    wallet.decline()
    await expect(sign(encoded(psbt))).rejects.toMatchObject({ code: 'send/rejected' })
    await sign(encoded(psbt))
  })
})

test('behavior: inputs of others, and those that are signed already, are left to them', async () => {
  const other = await connected()
  const { session, sign, wallet } = await connected()
  const psbt = psbtOf(session.selected, other.session.selected)
  const once = await sign(encoded(psbt))
  expect(wallet.requests.at(-1)?.input).toMatchObject({ inputs: [{ index: 0, address: session.selected }] })
  expect(Transaction.fromPSBT(base64.decode(once)).isFinal).toBe(false)
  const twice = await other.sign(once)
  expect(Transaction.fromPSBT(base64.decode(twice)).isFinal).toBe(true)
  // Nothing is left to sign.
  await expect(sign(twice)).rejects.toMatchObject({ code: 'send/failed' })
})

test('error: what is no PSBT of the account does not reach the wallet', async () => {
  const { psbt, session, sign, wallet } = await connected()
  const stranger = (await connected()).session.selected
  const asked = wallet.requests.length
  for (const transaction of [
    undefined,
    '',
    'x',
    5,
    {},
    'AAAA',
    'A'.repeat(9_000_000),
    hex.encode(psbt.toPSBT()),
    encoded(psbtOf(stranger)),
  ])
    await expect(sign(transaction)).rejects.toMatchObject({ code: 'send/failed' })
  await expect(sign(encoded(psbt), stranger)).rejects.toMatchObject({ code: 'connection/none' })
  await session.close()
  await expect(sign(encoded(psbt))).rejects.toMatchObject({ code: 'connection/none' })
  expect(wallet.requests.slice(asked).map(({ method }) => method)).toEqual(['disconnect'])
})

const answers: readonly (readonly [string, (psbt: string) => unknown])[] = [
  ['nothing', () => undefined],
  ['a number', () => ({ psbt: 5 })],
  ['no PSBT', () => ({ psbt: 'AAAA' })],
  ['no base64', () => ({ psbt: '*' })],
  ['a text without end', () => ({ psbt: 'A'.repeat(10_000_000) })],
  ['the PSBT as it was', (psbt) => ({ psbt })],
  ['a signature of something else', (psbt) => ({ psbt: withSignature(psbt) })],
]

function withSignature(psbt: string): string {
  const transaction = Transaction.fromPSBT(base64.decode(psbt))
  const signature = hex.decode(`3006020101020101${'01'}`)
  transaction.updateInput(0, { finalScriptWitness: [signature, new Uint8Array(33).fill(2)] }, true)
  return base64.encode(transaction.toPSBT())
}

test.each(answers)('error: a wallet that answers with %s', async (_, answer) => {
  const { found, psbt, sign } = await connected({ dialect: 'wbip' })
  const provider = found.provider as unknown as { request: (method: string, params: unknown) => unknown }
  provider.request = async () => ({ result: answer(encoded(psbt)) })
  await expect(sign(encoded(psbt))).rejects.toMatchObject({ code: 'send/failed' })
})

describe('a real node', () => {
  let bitcoind: Bitcoind
  beforeAll(async () => {
    bitcoind = await startBitcoind()
  })
  afterAll(() => bitcoind.stop())

  const descriptors = { p2wpkh: 'wpkh', p2tr: 'tr', p2pkh: 'pkh', 'p2sh-p2wpkh': '' }
  const keyOf = (session: Session) =>
    hex.encode(insideOf(session)?.publicKeyOf(session.selected) as Uint8Array)

  test.each(kinds)('behavior: a PSBT of the node is signed and accepted by it, %s', async (kind) => {
    const { driver, session } = await connected({ kind })
    const address = session.selected
    await bitcoind.fund(address, 100_000n)
    const found = (await bitcoind.call('scantxoutset', 'start', [`addr(${address})`])) as {
      unspents: { txid: string; vout: number }[]
    }
    const created = await bitcoind.call('createpsbt', found.unspents, [{ [address]: 0.0009 }])
    const key = keyOf(session)
    const descriptor = kind === 'p2sh-p2wpkh' ? `sh(wpkh(${key}))` : `${descriptors[kind]}(${key})`
    const { descriptor: checked } = (await bitcoind.call('getdescriptorinfo', descriptor)) as {
      descriptor: string
    }
    const psbt = await bitcoind.call('utxoupdatepsbt', created, [checked])
    const signed = await on(driver.transactions).sign({
      session,
      network: regtest,
      address,
      transaction: psbt,
    })
    const { complete, hex: raw } = (await bitcoind.call('finalizepsbt', signed)) as {
      complete: boolean
      hex: string
    }
    expect(complete).toBe(true)
    expect(await bitcoind.call('testmempoolaccept', [raw])).toMatchObject([{ allowed: true }])
  })
})
