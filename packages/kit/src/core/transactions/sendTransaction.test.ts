import { evmOn, type TestRequest } from '@latchkey/chains/evm/testing'
import { startAnvil } from '@latchkey/chains/evm/testingNode'
import { afterAll, describe, expect, test } from 'vitest'
import { connectWallet } from '../connections/connectWallet.ts'
import { switchNetwork } from '../connections/switchNetwork.ts'
import { startKit } from '../testing.ts'
import { sendCalls, sendTransaction, waitForCalls, waitForTransaction } from './sendTransaction.ts'
import { signMessage, signTypedData } from './sign.ts'

const [anvil, other] = await Promise.all([startAnvil(), startAnvil({ chainId: 31_338 })])
afterAll(() => Promise.all([anvil.stop(), other.stop()]))

const to = '0x000000000000000000000000000000000000dEaD'
const able = { '0x7a69': { atomic: { status: 'supported' } } }
const handleOf = (hash: string) => ({ chain: 'eip155:31337', hash, sentAt: 1 }) as const
const hex = (digits: number) => `0x${'aB'.repeat(digits).slice(0, digits)}`

async function connected() {
  const { driver, found, wallet } = evmOn([anvil, other], { capabilities: able })
  const kit = startKit({ drivers: [driver] })
  await connectWallet(kit, { walletId: found.id })
  return { kit, wallet, asked: () => wallet.requests.map(({ method }) => method) }
}

/** A kit connected to a wallet that answers one method with a given value. */
async function answering(method: string, answer: unknown) {
  const { kit, wallet } = await connected()
  const { request } = wallet.provider
  wallet.provider.request = async (args) => (args.method === method ? answer : request(args))
  return kit
}

const paramsOf = (request: TestRequest | undefined) =>
  (request?.params as [{ blobs: readonly string[] }] | undefined)?.[0] ?? { blobs: [] }

const typed = {
  domain: { name: 'Shop', chainId: 31_337 },
  types: { Order: [{ name: 'id', type: 'uint256' }] },
  primaryType: 'Order',
  message: { id: 7n },
}

describe('what a wallet answers', () => {
  test.each([62, 130, 4_000])('behavior: a signature may have %i hex digits [5.15]', async (digits) => {
    const answer = hex(digits)
    expect(await signMessage(await answering('personal_sign', answer), 'x')).toBe(answer)
    expect(await signTypedData(await answering('eth_signTypedData_v4', answer), typed)).toBe(answer)
  })

  test.each(['0x', '0x00', hex(60), hex(61), hex(62).slice(2), `${hex(62)}g`, `${hex(62)}\n`, null, {}])(
    'error: a signature is not %j [5.15]',
    async (answer) => {
      const failed = { code: 'sign/failed' }
      await expect(signMessage(await answering('personal_sign', answer), 'x')).rejects.toMatchObject(failed)
      await expect(
        signTypedData(await answering('eth_signTypedData_v4', answer), typed),
      ).rejects.toMatchObject(failed)
    },
  )

  const noHash = ['0x', hex(63), hex(65), hex(64).slice(2), `${hex(63)}g`, `${hex(64)}\n`, null]
  test('error: a transaction hash must have 64 hex digits [5.14]', async () => {
    const { hash } = await sendTransaction(await answering('eth_sendTransaction', hex(64)), { to })
    expect(hash).toBe(hex(64))
    for (const answer of noHash) {
      const kit = await answering('eth_sendTransaction', answer)
      await expect(sendTransaction(kit, { to })).rejects.toMatchObject({ code: 'send/failed' })
      await expect(waitForTransaction(kit, handleOf(answer as string))).rejects.toMatchObject({
        code: 'value/bad_transaction_hash',
        message: 'Not a transaction hash',
      })
      const receipts = [{ transactionHash: answer, status: '0x0' }]
      const batching = await answering('wallet_getCallsStatus', { status: 500, receipts })
      await expect(waitForCalls(batching, 'x')).rejects.toMatchObject({ code: 'send/failed' })
    }
  })
})

describe('a batch', () => {
  test('behavior: sends a batch and waits for it', async () => {
    const { kit } = await connected()
    const id = await sendCalls(kit, [
      { to, value: 1 },
      { to, data: '0x', value: '0x2' },
    ])
    const { hash, status } = await waitForCalls(kit, id)
    expect(status).toBe('success')
    expect(await waitForTransaction(kit, handleOf(hash))).toEqual({ hash, status: 'success' })
  })

  test('error: a recipient or data without 0x never reaches the wallet [5.11a, 5.11b]', async () => {
    const { kit, asked } = await connected()
    for (const wrong of [
      {},
      { to: to.slice(2) },
      { to: 'vitalik.eth' },
      { to: [to] },
      { to, data: 'ab' },
      { to, data: null },
      null,
      to,
    ])
      await expect(sendCalls(kit, [{ to }, wrong as never])).rejects.toMatchObject({
        code: 'send/failed',
        details: 'A call of the batch has a `to` or `data` that does not start with 0x.',
      })
    expect(asked()).not.toContain('wallet_sendCalls')
  })

  test('error: one the wallet does not know [8.22g]', async () => {
    const { kit } = await connected()
    await expect(waitForCalls(kit, '0x1')).rejects.toMatchObject({
      code: 'wallet/bundle_unknown',
      cause: { code: 5730 },
    })
  })
})

describe('errors of the wallet', () => {
  const codes = [
    [-32700, 'rpc/parse_error'],
    [-32600, 'rpc/invalid_request'],
    [-32601, 'rpc/method_not_found'],
    [-32602, 'rpc/invalid_params'],
    [-32603, 'rpc/internal'],
    [-32000, 'rpc/invalid_input'],
    [-32001, 'rpc/resource_not_found'],
    [-32002, 'connect/pending'],
    [-32003, 'rpc/transaction_rejected'],
    [-32004, 'rpc/method_unsupported'],
    [-32005, 'rpc/limit_exceeded'],
    [-32006, 'rpc/version_unsupported'],
    [4001, 'send/rejected'],
    [4100, 'wallet/unauthorized'],
    [4200, 'wallet/unsupported_method'],
    [4900, 'wallet/disconnected'],
    [4901, 'wallet/chain_disconnected'],
    [4902, 'wallet/switch_chain'],
    [5700, 'wallet/capability_unsupported'],
    [5710, 'wallet/chain_unsupported'],
    [5720, 'wallet/bundle_duplicate'],
    [5730, 'wallet/bundle_unknown'],
    [5740, 'wallet/bundle_too_large'],
    [5750, 'wallet/upgrade_rejected'],
    [5760, 'wallet/atomicity_unsupported'],
  ] as const

  test.each(codes)(
    'error: %i is %s, for a transaction and for a batch [8.21a-l, 8.22a-g]',
    async (number, code) => {
      const { kit, wallet } = await connected()
      for (const method of ['eth_sendTransaction', 'wallet_sendTransaction', 'wallet_sendCalls'])
        wallet.fail(method, number)
      const expected = { name: 'KitError', code, cause: { code: number } }
      await expect(sendCalls(kit, [{ to }])).rejects.toMatchObject(expected)
      // "Disconnected" has ended the link.
      if (number === 4900) await connectWallet(kit, { walletId: wallet.info.rdns })
      await expect(sendTransaction(kit, { to })).rejects.toMatchObject(expected)
    },
  )

  test.each([
    [4001, 'network/switch_rejected'],
    [4100, 'network/switch_failed'],
    [-32002, 'network/switch_failed'],
  ])(
    'error: a switch that fails with %i is %s, which keeps the code [8.21h, 8.22a, 8.22b]',
    async (number, code) => {
      const { kit, wallet } = await connected()
      wallet.fail('wallet_switchEthereumChain', number)
      await expect(switchNetwork(kit, 'eip155:31338')).rejects.toMatchObject({
        code,
        cause: { code: number },
      })
    },
  )

  test.each([
    ['execution reverted: ERC20: transfer amount exceeds balance', 'node/execution_reverted'],
    ['max fee per gas higher than 2^256-1', 'node/fee_cap_too_high'],
    ['err: max fee per gas less than block base fee: address 0x…', 'node/fee_cap_too_low'],
    ['Nonce too high. Expected 3', 'node/nonce_too_high'],
    ['nonce too low: next nonce 9, tx nonce 8', 'node/nonce_too_low'],
    ['nonce has max value', 'node/nonce_at_max'],
    ['insufficient funds for gas * price + value', 'node/insufficient_funds'],
    ['intrinsic gas too high', 'node/intrinsic_gas_too_high'],
    ['intrinsic gas too low: have 20000, want 21000', 'node/intrinsic_gas_too_low'],
    ['transaction type not supported', 'node/transaction_type_unsupported'],
    ['max priority fee per gas higher than max fee per gas', 'node/tip_above_fee_cap'],
    ['the dog ate it', 'rpc/internal'],
  ])('error: a node that says %j through the wallet [8.24b-l]', async (words, code) => {
    const { kit, wallet } = await connected()
    wallet.fail('eth_sendTransaction', -32603, words)
    await expect(sendTransaction(kit, { to })).rejects.toMatchObject({ code })
  })

  test('error: what a real node refuses [8.24d, 8.24f, 8.24h, 8.24j]', async () => {
    const { kit } = await connected()
    await expect(sendTransaction(kit, { to, value: 10n ** 30n })).rejects.toMatchObject({
      code: 'node/insufficient_funds',
    })
    await expect(sendTransaction(kit, { to, gas: 20_000 })).rejects.toMatchObject({
      code: 'node/intrinsic_gas_too_low',
    })
    const past = { nonce: 0, value: 1n }
    await waitForTransaction(kit, await sendTransaction(kit, { to, value: 1n }))
    await expect(sendTransaction(kit, { to, ...past })).rejects.toMatchObject({ code: 'node/nonce_too_low' })
    await expect(
      sendTransaction(kit, { to, maxFeePerGas: 1n, maxPriorityFeePerGas: 0n }),
    ).rejects.toMatchObject({ code: 'node/fee_cap_too_low' })
  })
})

describe('blobs', () => {
  test('error: none, too much, or no data at all never reach the wallet [5.22, 9.23c]', async () => {
    const { kit, asked } = await connected()
    const send = (blobs: unknown) => sendTransaction(kit, { to, blobs: blobs as never })
    await expect(send(new Uint8Array(0))).rejects.toMatchObject({ code: 'blob/empty' })
    await expect(send('0x')).rejects.toMatchObject({ code: 'blob/empty' })
    await expect(send(new Uint8Array(761_856))).rejects.toMatchObject({
      code: 'blob/too_large',
      message: 'Blob data is 761856 bytes; at most 761855 are allowed',
    })
    for (const wrong of ['data', 5, null, ['0x01']])
      await expect(send(wrong)).rejects.toMatchObject({ code: 'send/failed' })
    expect(asked()).not.toContain('eth_sendTransaction')
  })

  test('behavior: the most data is six blobs of 131072 bytes, 4096 elements each, and comes out again [5.22, 9.23a-c]', async () => {
    const { kit, wallet } = await connected()
    const data = new Uint8Array(761_855).map((_, at) => at % 251)
    // This wallet makes no commitments; what it is asked for is what counts here.
    await expect(sendTransaction(kit, { to, blobs: data, maxFeePerBlobGas: 7n })).rejects.toMatchObject({
      code: 'rpc/invalid_params',
    })
    const { blobs, ...fields } = paramsOf(wallet.requests.at(-1))
    expect(fields).toEqual({
      type: '0x3',
      from: wallet.addresses[0],
      to,
      chainId: '0x7a69',
      maxFeePerBlobGas: '0x7',
    })
    expect(blobs.map((blob) => Buffer.from(blob.slice(2), 'hex').length)).toEqual(Array(6).fill(131_072))
    const elements = blobs.flatMap((blob) => blob.slice(2).match(/.{64}/g) ?? [])
    expect(elements).toHaveLength(6 * 4_096)
    expect(elements.every((element) => element.startsWith('00'))).toBe(true)
    const carried = Buffer.from(elements.map((element) => element.slice(2)).join(''), 'hex')
    expect(carried.subarray(0, 761_855).equals(data)).toBe(true)
    expect(carried.subarray(761_855).toString('hex')).toBe('80')
  })
})
