import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Anvil, startAnvil } from '@latchkey/chains/evm/testingNode'
import type { ChainId } from '@latchkey/protocol/caip'
import { allowances as contractOfCall } from '@latchkey/protocol/http/allowances'
import { maxUint256 } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '../../chains/evm/testing/contract.ts'
import { type Deployed, deploy, other, rich } from '../../chains/evm/testing/deploy.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'

const chain: ChainId = 'eip155:31337'
let anvil: Anvil
let server: TestServer
let gold: Deployed
let gallery: Deployed

beforeAll(async () => {
  anvil = await startAnvil()
  gold = await deploy(anvil, contract('Token'), ['Gold', 'GLD', 6])
  gallery = await deploy(anvil, contract('Gallery'), ['Gallery'])
  await gold.write('mint', [rich.address, 1_000_000n])
  server = await startTestServer({ env: { RPC_EIP155_31337: anvil.url } })
})
afterAll(async () => {
  await server.stop()
  await anvil.stop()
})

async function ask(address: string, chainId: string = chain) {
  const answer = await server.app.inject({
    url: `/v1/account/${address}/allowances?projectId=test&chainId=${chainId}`,
  })
  return { status: answer.statusCode, body: answer.json() }
}

async function list(address: string) {
  const { body, status } = await ask(address)
  expect(status).toBe(200)
  return z.parse(contractOfCall.answer, body)
}

test('behavior: an account that never allowed anything has an empty list', async () => {
  const unused = privateKeyToAccount(generatePrivateKey())
  expect(await list(unused.address)).toEqual({ allowances: [], complete: true })
})

test('behavior: what is left of each permission, newest first, with its age', async () => {
  await gold.write('approve', [other.address, 500n])
  await gold.write('approve', [gallery.address, maxUint256])
  await gallery.write('setApprovalForAll', [other.address, true])
  const { allowances, complete } = await list(rich.address)
  expect(complete).toBe(true)
  expect(
    allowances.map(({ amount, kind, spender, token }) => [kind, token.name, spender.address, amount]),
  ).toEqual([
    ['collection', 'Gallery', other.address, 'unlimited'],
    ['token', 'Gold', gallery.address, 'unlimited'],
    ['token', 'Gold', other.address, '500'],
  ])
  expect(allowances[2]?.token).toMatchObject({ id: `${chain}:${gold.address}`, symbol: 'GLD', decimals: 6 })
  const age = Date.now() - Date.parse(allowances[0]?.since ?? '')
  expect(Math.abs(age)).toBeLessThan(60_000)

  // Partly spent: the log still says 500.
  await gold.write('transferFrom', [rich.address, other.address, 200n], { from: other })
  const left = (await list(rich.address)).allowances.find(({ amount }) => amount !== 'unlimited')
  expect(left?.amount).toBe('300')
})

test('behavior: what was taken back is gone at once', async () => {
  await gold.write('approve', [other.address, 0n])
  await gold.write('approve', [gallery.address, 0n])
  await gallery.write('setApprovalForAll', [other.address, false])
  expect((await list(rich.address)).allowances).toEqual([])
})

test('error: a node that gives no logs is a chain that cannot be read, and no fault of ours', async () => {
  const error = { code: -32_000, message: 'eth_getLogs is not part of this plan' }
  const node = createServer(async (request, response) => {
    const body = await text(request)
    const { id, method } = JSON.parse(body)
    const headers = { 'content-type': 'application/json' }
    const answer =
      method === 'eth_getLogs'
        ? JSON.stringify({ jsonrpc: '2.0', id, error })
        : await fetch(anvil.url, { method: 'POST', headers, body }).then((answer) => answer.text())
    response.writeHead(200, headers).end(answer)
  }).listen(0, '127.0.0.1')
  await once(node, 'listening')
  const url = `http://127.0.0.1:${(node.address() as AddressInfo).port}`
  const poor = await startTestServer({ env: { RPC_EIP155_31337: url } })
  try {
    const answer = await poor.app.inject({
      url: `/v1/account/${rich.address}/allowances?projectId=test&chainId=${chain}`,
    })
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'server/chain_unavailable'])
    expect(answer.body).not.toContain('plan')
  } finally {
    await poor.stop()
    node.close()
  }
})

test('error: another address, another chain, and a node that is gone', async () => {
  expect(await ask('vitalik.eth')).toMatchObject({ status: 400 })
  expect(await ask(rich.address, 'eip155:999')).toMatchObject({ status: 400 })
  const lost = await startTestServer({ env: { RPC_EIP155_31337: 'http://127.0.0.1:9' } })
  const url = `/v1/account/${rich.address}/allowances?projectId=test&chainId=${chain}`
  expect((await lost.app.inject({ url })).statusCode).toBe(503)
  await lost.stop()
})
