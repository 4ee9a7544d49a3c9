import { base64, hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { on } from '../testingCapability.ts'
import { scriptOf } from './buildTransfer.ts'
import { readAddress } from './readAddress.ts'
import { bitcoinOn, createTestBitcoinWallet, type TestBitcoinWalletOptions } from './testing.ts'
import { type Bitcoind, startBitcoind } from './testingNode.ts'

let bitcoind: Bitcoind
beforeAll(async () => {
  bitcoind = await startBitcoind()
})
afterAll(() => bitcoind.stop())

const someone = () => createTestBitcoinWallet().addresses[0] as string
const toScript = (address: string) => scriptOf(readAddress(address) as never)

async function connected(options: TestBitcoinWalletOptions = {}) {
  const { network } = bitcoind
  const { driver, found, wallet } = bitcoinOn([network], options)
  const session = await driver.connect({ wallet: found })
  const address = wallet.addresses[0] as string
  const call = (transaction: unknown) => ({ session, network, address, transaction })
  return {
    address,
    wallet,
    send: (transaction: unknown) => on(driver.transactions).send(call(transaction)),
    sign: (transaction: unknown) => on(driver.transactions).sign(call(transaction)),
  }
}

/** A PSBT that spends a new coin of each owner. */
async function psbtOf(owners: readonly string[], to: string, amount: bigint): Promise<Transaction> {
  const psbt = new Transaction()
  for (const owner of owners) {
    const txid = await bitcoind.payMany([[owner, 100_000n]])
    const raw = (await bitcoind.call('getrawtransaction', txid, 1)) as {
      hex: string
      vout: { scriptPubKey: { address?: string } }[]
    }
    const index = raw.vout.findIndex(({ scriptPubKey }) => scriptPubKey.address === owner)
    const witnessUtxo = { script: toScript(owner), amount: 100_000n }
    psbt.addInput({ txid, index, nonWitnessUtxo: hex.decode(raw.hex), witnessUtxo })
  }
  await bitcoind.mine()
  psbt.addOutput({ script: toScript(to), amount })
  return psbt
}

const balanceOf = async (address: string) => {
  const { network } = bitcoind
  return (await on(bitcoinOn([network]).driver.balances).coin({ network, address })).value
}

test.each(['standard', 'wbip', 'leather', 'unisat'] as const)(
  'behavior: a PSBT of the host is signed and broadcast: %s',
  async (dialect) => {
    const { address, send } = await connected({ dialect })
    const to = someone()
    const psbt = await psbtOf([address, address], to, 199_000n)
    const handle = await send(dialect === 'wbip' ? psbt.toPSBT() : base64.encode(psbt.toPSBT()))
    expect(handle).toMatchObject({ chain: bitcoind.network.id, hash: psbt.id })
    expect(handle.data?.inputs?.split(',')).toHaveLength(2)
    expect(await balanceOf(to)).toBe(199_000n)
  },
)

test('behavior: inputs of others come signed, and a PSBT for others is only signed', async () => {
  const [first, second] = [await connected(), await connected({ kind: 'p2pkh' })]
  const to = someone()
  const psbt = await psbtOf([first.address, second.address], to, 198_000n)
  await expect(first.send(psbt.toPSBT())).rejects.toMatchObject({
    code: 'send/failed',
    details: 'An input of the transaction is not signed.',
  })
  const half = await second.sign(psbt.toPSBT())
  expect(await balanceOf(to)).toBe(0n)
  await first.send(half)
  expect(await balanceOf(to)).toBe(198_000n)
})

test('error: a wallet that changes the PSBT, one that declines, and what is no PSBT of the account', async () => {
  const { address, send, wallet } = await connected()
  const psbt = await psbtOf([address], someone(), 99_000n)
  wallet.tamper('output')
  await expect(send(psbt.toPSBT())).rejects.toMatchObject({ code: 'send/failed' })
  wallet.tamper()
  wallet.decline()
  await expect(send(psbt.toPSBT())).rejects.toMatchObject({ code: 'send/rejected' })
  const asked = wallet.requests.length
  const foreign = await psbtOf([someone()], someone(), 99_000n)
  for (const wrong of [foreign.toPSBT(), 'AAAA', '', undefined, {}, new Uint8Array(7)])
    await expect(send(wrong)).rejects.toMatchObject({ code: 'send/failed' })
  expect(wallet.requests).toHaveLength(asked)
  expect(await balanceOf(address)).toBe(100_000n)
})
