import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:net'
import { afterAll, afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { startFaultProxy } from '../testing/startFaultProxy.ts'
import { startSurfpool } from '../testing/startSurfpool.ts'
import { createTestGateway, type TestGateway, until } from './testing.ts'

const chain = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const [one, other] = await Promise.all([startSurfpool(), startSurfpool()])
const proxy = await startFaultProxy(one.url)
const spare = await startFaultProxy(one.url)
let gateway: TestGateway
beforeEach(() => {
  for (const each of [proxy, spare]) {
    each.heal()
    each.forget()
  }
  gateway = createTestGateway([proxy, spare], { chain })
})
afterEach(() => gateway.close())
afterAll(async () => {
  await Promise.all([proxy.stop(), spare.stop()])
  await Promise.all([one.stop(), other.stop()])
})

const address = '11111111111111111111111111111112'
const call = async (method: string, params: unknown = []) => {
  const { body } = await gateway.handle(chain, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))
  return JSON.parse(String(body))
}

describe('Solana over HTTP', () => {
  test.each([
    ['getBalance', [address], { value: expect.any(Number) }],
    ['getLatestBlockhash', [], { value: { blockhash: expect.any(String) } }],
    ['getSlot', [], expect.any(Number)],
    ['getMinimumBalanceForRentExemption', [0], 890_880],
    [
      'getTokenAccountsByOwner',
      [address, { programId: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' }, { encoding: 'jsonParsed' }],
      { value: [] },
    ],
  ])('behavior: %s is answered by the node', async (method, params, result) => {
    const answer = await call(method, params)
    if (typeof result === 'object') expect(answer.result).toMatchObject(result as object)
    else expect(answer.result).toEqual(result)
  })

  test('behavior: numbers beyond 2^53 arrive to the digit', async () => {
    const result = '{"context":{"slot":1},"value":{"rentEpoch":18446744073709551615}}'
    proxy.break({ kind: 'answer', body: `{"jsonrpc":"2.0","result":${result},"id":1}` }, 'getAccountInfo')
    const { body } = await gateway.handle(
      chain,
      `{"jsonrpc":"2.0","id":9007199254740993,"method":"getAccountInfo","params":["${address}",{"minContextSlot":9007199254740993}]}`,
    )
    expect(body).toBe(`{"jsonrpc":"2.0","id":9007199254740993,"result":${result}}`)
  })

  test('behavior: equal reads within a slot ask once', async () => {
    for (let time = 0; time < 5; time++) await call('getBalance', [address])
    expect(proxy.count('getBalance')).toBeLessThanOrEqual(2)
  })

  test.each(['eth_chainId', 'surfnet_setAccount', 'validatorExit'])(
    'error: %s is not for callers',
    async (method) => {
      expect(await call(method)).toMatchObject({ error: { code: -32601 } })
      expect(proxy.calls).toEqual([])
    },
  )

  test('behavior: another node answers when one is lost', async () => {
    proxy.break({ kind: 'reset' })
    expect((await call('getBalance', [address])).result.value).toEqual(expect.any(Number))
  })

  test('behavior: a transaction is sent to one node, and the same bytes to the next when it was not heard', async () => {
    const raw = await signedTransfer()
    proxy.break({ kind: 'deaf' }, 'sendTransaction')
    const { result } = await call('sendTransaction', [raw.base64, { encoding: 'base64' }])
    expect(result).toBe(raw.signature)
    expect([proxy.count('sendTransaction'), spare.count('sendTransaction')]).toEqual([1, 1])
  })

  test('behavior: one node is enough where it answers', async () => {
    const raw = await signedTransfer()
    expect(await call('sendTransaction', [raw.base64, { encoding: 'base64' }])).toMatchObject({
      result: raw.signature,
    })
    expect(proxy.count('sendTransaction') + spare.count('sendTransaction')).toBe(1)
    await until(async () => {
      const { value } = (await one.call('getSignatureStatuses', [[raw.signature]])) as { value: unknown[] }
      return value[0] !== null
    })
  })

  test('error: what the node refuses is not sent to the next', async () => {
    const answer = await call('sendTransaction', ['AAAA', { encoding: 'base64' }])
    expect(answer.error.code).toBeLessThan(0)
    expect(proxy.count('sendTransaction') + spare.count('sendTransaction')).toBe(1)
  })
})

describe('Solana over a socket', () => {
  async function talk(upstreams: readonly { url: string; wsUrl?: string }[]) {
    await gateway.close()
    gateway = createTestGateway(upstreams, { chain })
    const said: Record<string, unknown>[] = []
    const conversation = gateway.converse(chain, (text) => said.push(JSON.parse(text)))
    const send = (id: number, method: string, params: unknown = []) =>
      conversation.receive(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
    const answerTo = (id: number) => said.find((each) => each.id === id)
    const told = (method: string) => said.filter((each) => each.method === method)
    return { conversation, said, send, answerTo, told }
  }

  test('behavior: slots are told', async () => {
    const { answerTo, conversation, send, told } = await talk([one])
    await send(1, 'slotSubscribe')
    expect(answerTo(1)).toMatchObject({ result: 1 })
    await until(() => told('slotNotification').length >= 2)
    expect(told('slotNotification')[0]).toMatchObject({
      params: { subscription: 1, result: { slot: expect.any(Number) } },
    })
    await send(2, 'slotUnsubscribe', [1])
    expect(answerTo(2)).toMatchObject({ result: true })
    await send(3, 'slotUnsubscribe', [1])
    expect(answerTo(3)).toMatchObject({ error: { code: -32602 } })
    conversation.close()
  })

  test('behavior: an account is told', async () => {
    const raw = await signedTransfer()
    const { answerTo, conversation, send, told } = await talk([one])
    await send(1, 'accountSubscribe', [raw.sender, { encoding: 'base64', commitment: 'processed' }])
    expect(answerTo(1)).toMatchObject({ result: 1 })
    await one.call('sendTransaction', [raw.base64, { encoding: 'base64' }])
    await until(() => told('accountNotification').length > 0)
    expect(told('accountNotification')[0]).toMatchObject({
      params: { subscription: 1, result: { value: { lamports: expect.any(Number) } } },
    })
    conversation.close()
  })

  test('behavior: a signature is told once', async () => {
    const { answerTo, conversation, send, told } = await talk([one])
    // Under load this node sometimes omits a signature, also without the gateway.
    for (let attempt = 1; attempt <= 4 && told('signatureNotification').length === 0; attempt++) {
      const raw = await signedTransfer()
      await send(attempt, 'signatureSubscribe', [raw.signature, { commitment: 'processed' }])
      expect(answerTo(attempt)).toMatchObject({ result: attempt })
      await one.call('sendTransaction', [raw.base64, { encoding: 'base64' }])
      await until(() => told('signatureNotification').length > 0, 1_500).catch(() => undefined)
    }
    expect(told('signatureNotification')).toMatchObject([{ params: { result: { value: { err: null } } } }])
    const [{ params }] = told('signatureNotification') as [{ params: { subscription: number } }]
    // The subscription has ended: there is nothing to unsubscribe.
    await send(99, 'signatureUnsubscribe', [params.subscription])
    expect(answerTo(99)).toMatchObject({ error: { code: -32602 } })
    conversation.close()
  })

  test('behavior: ordinary calls are answered too', async () => {
    const { answerTo, conversation, send } = await talk([one])
    await send(1, 'getBalance', [address])
    expect(answerTo(1)).toMatchObject({ result: { value: expect.any(Number) } })
    conversation.close()
  })

  test('behavior: subscriptions outlive the node they were made on', async () => {
    const dying = await startSurfpool()
    onTestFinished(dying.stop)
    const { answerTo, conversation, send, told } = await talk([dying, other])
    await send(1, 'slotSubscribe')
    expect(answerTo(1)).toMatchObject({ result: 1 })
    await until(() => told('slotNotification').length >= 1)
    await dying.stop()
    const before = told('slotNotification').length
    await until(() => told('slotNotification').length > before + 1, 8_000)
    expect(told('slotNotification').at(-1)).toMatchObject({ params: { subscription: 1 } })
    conversation.close()
  })

  test('error: a wrong subscription is refused in the words of the node', async () => {
    const { answerTo, conversation, send } = await talk([one])
    await send(1, 'accountSubscribe', ['not an address'])
    expect(answerTo(1)).toMatchObject({ error: { code: expect.any(Number) } })
    conversation.close()
  })

  test('error: where no upstream has a socket subscriptions are not there', async () => {
    const { answerTo, send } = await talk([{ url: one.url }])
    await send(1, 'slotSubscribe')
    expect(answerTo(1)).toMatchObject({ error: { code: -32601 } })
    expect(gateway.chains.ws).toEqual([])
  })

  test('error: garbage from an upstream socket is ignored', async () => {
    const silent = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    onTestFinished(() => void silent.close())
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as { port: number }
    const { answerTo, conversation, send } = await talk([
      { url: one.url, wsUrl: `ws://127.0.0.1:${port}` },
      { url: one.url, wsUrl: one.wsUrl },
    ])
    await send(1, 'slotSubscribe')
    expect(answerTo(1)).toMatchObject({ result: 1 })
    conversation.close()
  })
})

/** A signed transfer of one lamport from a new funded account. */
async function signedTransfer() {
  const kit = await import('@solana/kit')
  const { privateKey } = generateKeyPairSync('ed25519')
  const seed = privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(-32)
  const signer = await kit.createKeyPairSignerFromPrivateKeyBytes(seed)
  await one.call('requestAirdrop', [signer.address, 1_000_000_000])
  await until(async () => {
    const { value } = (await one.call('getBalance', [signer.address, { commitment: 'processed' }])) as {
      value: number
    }
    return value > 0
  })
  const { value } = (await one.call('getLatestBlockhash')) as {
    value: { blockhash: string; lastValidBlockHeight: number }
  }
  const data = new Uint8Array(12)
  new DataView(data.buffer).setUint32(0, 2, true)
  new DataView(data.buffer).setBigUint64(4, 1n, true)
  const instruction = {
    programAddress: kit.address('11111111111111111111111111111111'),
    accounts: [
      { address: signer.address, role: kit.AccountRole.WRITABLE_SIGNER, signer },
      { address: signer.address, role: kit.AccountRole.WRITABLE },
    ],
    data,
  }
  const message = kit.pipe(
    kit.createTransactionMessage({ version: 0 }),
    (draft) => kit.setTransactionMessageFeePayerSigner(signer, draft),
    (draft) =>
      kit.setTransactionMessageLifetimeUsingBlockhash(
        {
          blockhash: kit.blockhash(value.blockhash),
          lastValidBlockHeight: BigInt(value.lastValidBlockHeight),
        },
        draft,
      ),
    (draft) => kit.appendTransactionMessageInstruction(instruction, draft),
  )
  const signed = await kit.signTransactionMessageWithSigners(
    message as Parameters<typeof kit.signTransactionMessageWithSigners>[0],
  )
  return {
    sender: signer.address,
    base64: kit.getBase64EncodedWireTransaction(signed),
    signature: kit.getSignatureFromTransaction(signed),
  }
}
