import { startAnvil } from '@latchkey/chains/evm/testingNode'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFaultProxy } from '../../testing/startFaultProxy.ts'
import { adminToken, startTestServer, type TestServer } from '../../testing/startTestServer.ts'

const anvil = await startAnvil()
const first = await startFaultProxy(anvil.url)
const second = await startFaultProxy(anvil.url)
const other = await startAnvil({ chainId: 4242 })
const chain = `eip155:${anvil.chainId}`
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    chains: { [chain]: { upstreams: [{ id: 'shipped', url: anvil.url }] } },
    env: {
      RPC_EIP155_1: 'https://node.example/a-key-in-the-path',
      CONSOLE_HOSTS: [first.url, second.url, other.url].map((url) => new URL(url).host).join(),
    },
  })
})
afterAll(async () => {
  await server?.stop()
  await Promise.all([first.stop(), second.stop(), anvil.stop(), other.stop()])
})

async function call(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) {
  const answer = await server.app.inject({
    method,
    url: `/admin/v1/server/nodes${path}`,
    headers: { authorization: `Bearer ${adminToken}` },
    ...(payload && { payload }),
  })
  return { ...answer.json(), status: answer.statusCode, text: answer.body }
}
const height = () =>
  server.deps.gateway.request(chain as 'eip155:1', 'eth_getBlockByNumber', ['0x0', false], { fresh: true })
const at = (url: string) => `${url}/key-of-the-node`

test('behavior: nodes are replaced without a restart, put in order, and removed', async () => {
  const set = await call('PUT', `/${chain}`, { nodes: [{ url: at(first.url) }, { url: at(second.url) }] })
  expect(set.chain).toMatchObject({ chainId: chain, source: 'console', setBy: 'ADMIN_TOKEN' })
  expect(set.chain.nodes.map(({ host }: { host: string }) => host)).toEqual([
    new URL(first.url).host,
    new URL(second.url).host,
  ])
  expect(set.text).not.toContain('key-of-the-node')
  first.forget()
  second.forget()
  await height()
  expect(first.calls.length + second.calls.length).toBeGreaterThan(0)

  const [one, two] = set.chain.nodes as { id: string }[]
  const turned = await call('PUT', `/${chain}`, { nodes: [{ id: two?.id }, { id: one?.id }] })
  expect(turned.chain.nodes.map(({ id }: { id: string }) => id)).toEqual([two?.id, one?.id])
  await height()
  const { chains } = await call('GET', '')
  expect(chains.find((found: { chainId: string }) => found.chainId === chain).nodes).toContainEqual(
    expect.objectContaining({ state: 'ok' }),
  )

  expect(await call('DELETE', `/${chain}`)).toMatchObject({ removed: true })
  first.forget()
  second.forget()
  await height()
  expect([...first.calls, ...second.calls]).toEqual([])
})

test('behavior: sockets of callers are closed when the nodes are replaced', async () => {
  const { gateway } = server.deps
  let told = 0
  const conversation = gateway.converse(chain, () => undefined, { onReplaced: () => told++ })
  await call('PUT', `/${chain}`, { nodes: [{ url: at(first.url) }] })
  expect(told).toBe(1)
  conversation.close()
  await call('DELETE', `/${chain}`)
  expect(told).toBe(1)
})

test('behavior: a node is asked for its chain, its height, old state and logs', async () => {
  expect(await call('POST', `/${chain}/test`, { url: at(first.url) })).toMatchObject({
    ok: true,
    cause: null,
    height: 0,
    hasArchive: true,
    hasLogs: true,
  })
  expect(await call('POST', `/${chain}/test`, { url: other.url })).toMatchObject({
    ok: false,
    cause: 'The node serves another chain',
  })
  first.break({ kind: 'status', status: 401 })
  expect(await call('POST', `/${chain}/test`, { url: at(first.url) })).toMatchObject({
    ok: false,
    cause: 'It answered with an error: check the key in the URL',
  })
  first.heal()
})

test('error: nodes of the environment, of unknown chains and on private networks are refused', async () => {
  const nodes = [{ url: 'https://node.example/x' }]
  expect(await call('PUT', '/eip155:1', { nodes })).toMatchObject({
    status: 409,
    code: 'server/set_by_environment',
  })
  expect(await call('PUT', '/eip155:99', { nodes })).toMatchObject({
    status: 400,
    code: 'server/chain_unsupported',
  })
  for (const url of [
    'https://127.0.0.1/',
    'https://169.254.169.254/',
    'http://node.example/',
    'https://[::1]/',
    'https://geth/',
    anvil.url,
  ]) {
    const refused = await call('PUT', `/${chain}`, { nodes: [{ url }] })
    expect([url, refused.status]).toEqual([url, 400])
    expect((await call('POST', `/${chain}/test`, { url })).status).toBe(400)
  }
  expect(await call('PUT', `/${chain}`, { nodes: [{ id: 'abcdefghijklmnop' }] })).toMatchObject({
    status: 400,
  })
  const { chains, text } = await call('GET', '')
  expect(chains.find((found: { chainId: string }) => found.chainId === 'eip155:1')).toMatchObject({
    source: 'environment',
    nodes: [{ id: null, host: 'node.example' }],
  })
  expect(text).not.toContain('a-key-in-the-path')
})
