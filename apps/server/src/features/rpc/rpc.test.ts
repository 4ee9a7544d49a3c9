import { connect } from 'node:net'
import { startAnvil } from '@latchkey/chains/evm/testingNode'
import { createPublicClient, http, webSocket } from 'viem'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { startFaultProxy } from '../../testing/startFaultProxy.ts'
import { startTestServer } from '../../testing/startTestServer.ts'
import { maxPerAddress } from './openSockets.ts'

const anvil = await startAnvil()
const proxy = await startFaultProxy(anvil.url)
const server = await startTestServer({ env: { RPC_EIP155_31337: proxy.url } })
const origin = await server.listen()
afterAll(async () => {
  await server.stop()
  await proxy.stop()
  await anvil.stop()
})

const query = `chainId=eip155:31337&projectId=${server.projectId}`
const post = (body: string, path = `/v1?${query}`, headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}`, { method: 'POST', body, headers })
const call = (method: string, params: unknown = [], id: unknown = 1) =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params })

describe('POST /v1', () => {
  test.each(['/v1', '/v1/'])('behavior: %s answers a call [7.28i]', async (path) => {
    const answer = await post(call('eth_chainId'), `${path}?${query}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    expect(await answer.text()).toBe('{"jsonrpc":"2.0","id":1,"result":"0x7a69"}')
  })

  test.each(['application/json', 'text/plain;charset=UTF-8', 'application/octet-stream', ''])(
    'behavior: the content type %j does not matter',
    async (type) => {
      const answer = await post(call('eth_blockNumber'), undefined, type ? { 'content-type': type } : {})
      expect(await answer.json()).toMatchObject({ result: '0x0' })
    },
  )

  test('behavior: an id of 19 digits comes back as it was [7.28h]', async () => {
    const answer = await post('{"jsonrpc":"2.0","id":1234567890123456789,"method":"eth_accounts"}')
    expect(await answer.text()).toBe('{"jsonrpc":"2.0","id":1234567890123456789,"result":[]}')
  })

  test('behavior: viem works over it, batched too [7.28a, 7.28g, 7.28i, 7.28q]', async () => {
    const client = createPublicClient({ transport: http(`${origin}/v1?${query}`, { batch: true }) })
    const [address] = await anvil.client.getAddresses()
    const [id, height, balance] = await Promise.all([
      client.getChainId(),
      client.getBlockNumber(),
      client.getBalance({ address: address as `0x${string}` }),
    ])
    expect([id, height, balance]).toEqual([31_337, 0n, 10_000n * 10n ** 18n])
  })

  test('behavior: a notification has no answer', async () => {
    const answer = await post('{"jsonrpc":"2.0","method":"eth_chainId"}')
    expect([answer.status, await answer.text()]).toEqual([204, ''])
  })

  test.each([
    ['', 400, -32700],
    ['{', 400, -32700],
    ['[]', 400, -32600],
    ['{"jsonrpc":"2.0","id":1}', 400, -32600],
    [call('eth_sendTransaction', [{}]), 200, -32601],
    [call('eth_call', 'x'), 200, -32602],
  ])('error: %s is answered %i with %i [8.21a-d]', async (body, status, code) => {
    const answer = await post(body)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ jsonrpc: '2.0', error: { code } })
  })

  test('error: a body beyond 2 MiB is refused, one of 1 MiB is read', async () => {
    const large = await post(call('eth_call', ['x'.repeat(2 << 20)]))
    expect(large.status).toBe(413)
    expect(await large.json()).toMatchObject({ error: { code: -32600 } })
    const fine = await post(call('eth_chainId', ['x'.repeat(1 << 20)]))
    expect(await fine.json()).toMatchObject({ result: '0x7a69' })
  })

  test('error: an unknown chain is a bad request', async () => {
    for (const chain of ['eip155:5', 'nonsense', '']) {
      const answer = await post(call('eth_chainId'), `/v1?chainId=${chain}&projectId=${server.projectId}`)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ status: 'FAILED', reasons: [{ field: 'chainId' }] })
    }
  })

  test('error: a project is needed, and must be known', async () => {
    const missing = await post(call('eth_chainId'), '/v1?chainId=eip155:31337')
    const unknown = await post(call('eth_chainId'), '/v1?chainId=eip155:31337&projectId=unknown')
    expect([missing.status, unknown.status]).toEqual([400, 401])
  })

  test('error: a thousand calls for one large answer do not fill the process', async () => {
    const address = '0x00000000000000000000000000000000000c0de0'
    await anvil.client.setCode({ address, bytecode: `0x${'60'.repeat(300_000)}` })
    const calls = Array.from({ length: 200 }, (_, id) => ({
      jsonrpc: '2.0',
      id,
      method: 'eth_getCode',
      params: [address, 'latest'],
    }))
    const answer = await post(JSON.stringify(calls))
    const text = await answer.text()
    expect(text.length).toBeLessThan(20 << 20)
    const entries = JSON.parse(text) as { id: number; result?: string; error?: { code: number } }[]
    expect(entries.map(({ id }) => id)).toEqual(calls.map(({ id }) => id))
    expect(entries.filter(({ result }) => result).length).toBeGreaterThan(10)
    expect(entries.at(-1)?.error?.code).toBe(-32005)
  })

  test('error: without a node the answer is 503, in the words of JSON-RPC, and says when to come back [8.24a]', async () => {
    proxy.break({ kind: 'reset' }, 'eth_gasPrice')
    const answer = await post(call('eth_gasPrice', [], 'mine'))
    proxy.heal()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
    expect(await answer.json()).toMatchObject({ id: 'mine', error: { code: -32002 } })
  })
})

describe('limits', () => {
  test('error: too many calls are told so in the words of JSON-RPC, batches by what they hold [8.24a, 8.21k]', async () => {
    const rpc = {
      ip: { rate: 1, period: 60_000, burst: 20 },
      project: { rate: 1_000, period: 1_000, burst: 1_000 },
    }
    const limited = await startTestServer({
      env: { RPC_EIP155_31337: anvil.url, LIMITS: 'on' },
      config: { limits: { ...server.deps.config.limits, rpc } },
    })
    onTestFinished(limited.stop)
    const url = `/v1?${query}`
    const send = (payload: string) => limited.app.inject({ method: 'POST', url, payload })
    const batch = `[${Array(15).fill(call('eth_chainId'))}]`
    expect((await send(call('eth_chainId'))).statusCode).toBe(200)
    expect((await send(batch)).statusCode).toBe(200)
    const refused = await send(batch)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json()).toMatchObject({ id: null, error: { code: -32005 } })
  })

  test('behavior: a batch of a thousand is answered with the usual limits, however its keys are written, and then others wait [7.28q, 9.15b]', async () => {
    const limited = await startTestServer({
      env: { RPC_EIP155_31337: anvil.url, LIMITS: 'on', PROXIES: '1' },
    })
    onTestFinished(() => limited.stop())
    const ask = (method: string, ip: string) =>
      limited.app.inject({
        method: 'POST',
        url: `/v1?${query}`,
        headers: { 'x-forwarded-for': ip },
        payload: `[${Array.from({ length: 1_000 }, (_, id) => `{"jsonrpc":"2.0","id":${id},"${method}":"eth_chainId"}`).join(',')}]`,
      })
    for (const [index, key] of ['method', 'm\\u0065thod'].entries()) {
      const first = await ask(key, `10.0.0.${index}`)
      expect([first.statusCode, first.json().length]).toEqual([200, 1_000])
      const statuses = []
      for (let n = 0; n < 4; n++) statuses.push((await ask(key, `10.0.0.${index}`)).statusCode)
      expect(statuses).toContain(429)
    }
  })
})

describe('a socket', () => {
  const address = (path = '/ws') => `${origin.replace('http', 'ws')}${path}?${query}`
  async function open(url = address()) {
    const socket = new WebSocket(url)
    const said: { id?: unknown; method?: string; result?: unknown; error?: { code: number } }[] = []
    socket.on('message', (data) => said.push(JSON.parse(String(data))))
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    return { socket, said, send: (text: string) => socket.send(text) }
  }
  const closed = (socket: WebSocket) => new Promise<number>((resolve) => socket.once('close', resolve))

  test.each(['/ws', '/v1', '/v1/'])('behavior: %s answers calls and batches', async (path) => {
    const { socket, said, send } = await open(address(path))
    send(call('eth_chainId', [], 'a'))
    send(`[${call('net_version', [], 7)}]`)
    await expect
      .poll(() => said)
      .toEqual([{ jsonrpc: '2.0', id: 'a', result: '0x7a69' }, [{ jsonrpc: '2.0', id: 7, result: '31337' }]])
    socket.close()
  })

  test('behavior: viem follows blocks over it', async () => {
    const client = createPublicClient({ transport: webSocket(address(), { reconnect: false }) })
    const heights: bigint[] = []
    const stop = client.watchBlockNumber({ onBlockNumber: (height) => heights.push(height) })
    await expect.poll(() => proxy.count('eth_getBlockByNumber')).toBeGreaterThan(0)
    await new Promise((resolve) => setTimeout(resolve, 200))
    await anvil.client.mine({ blocks: 2 })
    await expect.poll(() => heights, { timeout: 10_000 }).toEqual([1n, 2n])
    stop()
    const transport = await client.transport.getRpcClient()
    transport.close()
  })

  test('error: without an upgrade the answer is 426', async () => {
    const answer = await fetch(`${origin}/ws?${query}`)
    expect(answer.status).toBe(426)
    expect(await answer.json()).toMatchObject({ status: 'FAILED' })
  })

  test('error: an unknown project gets no socket, an unknown chain no conversation', async () => {
    await expect(
      open(`${origin.replace('http', 'ws')}/ws?chainId=eip155:31337&projectId=unknown`),
    ).rejects.toThrow('401')
    const { socket } = await open(
      `${origin.replace('http', 'ws')}/ws?chainId=eip155:5&projectId=${server.projectId}`,
    )
    expect(await closed(socket)).toBe(1008)
  })

  test.each(['/livez', '/nowhere', '/v1/supported-chains'])(
    'error: %s is no socket, and none stays open',
    async (path) => {
      const { port } = new URL(origin)
      const lines = [`GET ${path} HTTP/1.1`, 'Host: x', 'Connection: Upgrade', 'Upgrade: websocket']
      const secret = ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==']
      const socket = connect(Number(port), '127.0.0.1')
      socket.write([...lines, ...secret, '', ''].join('\r\n'))
      socket.resume()
      await new Promise((resolve) => socket.once('close', resolve))
    },
  )

  test('error: a frame beyond 1 MiB, or not of text, ends it', async () => {
    const large = await open()
    large.send(call('eth_call', ['x'.repeat((1 << 20) + 1)]))
    expect(await closed(large.socket)).toBe(1009)
    const binary = await open()
    binary.socket.send(Buffer.from('{}'))
    expect(await closed(binary.socket)).toBe(1008)
  })

  test('error: garbage is answered and the socket stays', async () => {
    const { socket, said, send } = await open()
    send('garbage')
    send(call('eth_chainId', [], 2))
    await expect
      .poll(() => said.map(({ id, error }) => [id, error?.code]))
      .toEqual([
        [null, -32700],
        [2, undefined],
      ])
    socket.close()
  })

  test('behavior: a flood of frames is answered whole', async () => {
    const { socket, said, send } = await open()
    for (let id = 0; id < 500; id++)
      send(call('eth_getBalance', [`0x${String(id).padStart(40, '4')}`, 'latest'], id))
    await expect.poll(() => said.length, { timeout: 10_000 }).toBe(500)
    expect(new Set(said.map(({ id }) => id)).size).toBe(500)
    socket.close()
  })

  test('error: an address has so many sockets and no more, until one of them closes', async () => {
    const limited = await startTestServer({ env: { RPC_EIP155_31337: anvil.url, LIMITS: 'on' } })
    onTestFinished(limited.stop)
    const url = `${(await limited.listen()).replace('http', 'ws')}/ws?${query}`
    const sockets = await Promise.all(Array.from({ length: maxPerAddress }, () => open(url)))
    await expect(open(url)).rejects.toThrow('429')
    const [one] = sockets
    one?.socket.close()
    await expect.poll(() => open(url).then(() => 'open', String), { timeout: 5_000 }).toBe('open')
    await expect(open(url)).rejects.toThrow('429')
    for (const { socket } of sockets) socket.terminate()
  })

  test('error: a project that is shut out loses the sockets it has', async () => {
    const id = 'short'
    await server.deps.projects.create({ id })
    const { socket, said, send } = await open(address().replace(/projectId=.*/, `projectId=${id}`))
    send(call('eth_chainId'))
    await expect.poll(() => said).toHaveLength(1)
    await server.deps.projects.set(id, { disabled: true })
    const code = closed(socket)
    send(call('eth_chainId'))
    expect(await code).toBe(1008)
  })

  test('behavior: a process that ends says that it comes back', async () => {
    const leaving = await startTestServer({ env: { RPC_EIP155_31337: anvil.url } })
    onTestFinished(leaving.stop)
    const url = (await leaving.listen()).replace('http', 'ws')
    const { socket } = await open(`${url}/ws?${query}`)
    const code = closed(socket)
    leaving.deps.draining.abort()
    expect(await code).toBe(1012)
  })
})
