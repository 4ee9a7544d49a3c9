import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Anvil, startAnvil } from '@latchkey/chains/evm/testingNode'
import type { ChainId } from '@latchkey/protocol/caip'
import { nfts as contractOfCall } from '@latchkey/protocol/http/nfts'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '../../chains/evm/testing/contract.ts'
import { type Deployed, deploy, other, rich } from '../../chains/evm/testing/deploy.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'

const chain: ChainId = 'eip155:31337'
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#456"/></svg>'

// A host of metadata and images.
const files: Record<string, { body: string | Buffer; type?: string }> = {
  '/1.json': {
    body: JSON.stringify({
      name: 'First',
      description: 'One\nline',
      image: `ipfs://Qm${'a'.repeat(44)}/1.png`,
    }),
  },
  '/bait.json': {
    body: JSON.stringify({
      name: 'Claim at gift.xyz',
      image: `data:image/png;base64,${png.toString('base64')}`,
    }),
  },
  '/html.json': { body: JSON.stringify({ name: 'Page', image: 'PLACE/page.png' }) },
  '/page.png': { body: '<html><script>alert(1)</script></html>', type: 'image/png' },
  '/broken.json': { body: '{"name":' },
  [`/ipfs/Qm${'a'.repeat(44)}/1.png`]: { body: png, type: 'image/png' },
  [`/many/${'7'.padStart(64, '0')}.json`]: {
    body: JSON.stringify({ name: 'Print seven', image_data: drawing }),
  },
}
const asked: string[] = []
const fileServer = createServer((request, response) => {
  const path = request.url ?? ''
  asked.push(path)
  const file = files[path]
  if (!file) return response.writeHead(404).end()
  const body =
    typeof file.body === 'string' ? file.body.replace('PLACE', `http://${request.headers.host}`) : file.body
  response.setHeader('content-type', file.type ?? 'application/json').end(body)
})

let anvil: Anvil
let server: TestServer
let gallery: Deployed
let prints: Deployed
let place: string

beforeAll(async () => {
  await new Promise<void>((resolve) => fileServer.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(fileServer.address() as AddressInfo).port}`
  place = `http://${host}`
  anvil = await startAnvil()
  gallery = await deploy(anvil, contract('Gallery'), ['Gallery'])
  prints = await deploy(anvil, contract('Prints'), [`${place}/many/{id}.json`])
  server = await startTestServer({
    env: { RPC_EIP155_31337: anvil.url, IMAGE_HOSTS: host, IPFS_GATEWAY: `${place}/ipfs` },
  })
})
afterAll(async () => {
  await server.stop()
  await anvil.stop()
  fileServer.close().closeAllConnections()
})

const account = () => privateKeyToAccount(generatePrivateKey())
async function ask(address: string, more = '') {
  const url = `/v1/account/${address}/nfts?projectId=test&chainId=${chain}${more}`
  const answer = await server.app.inject({ url })
  return { status: answer.statusCode, body: answer.json() }
}
async function list(address: string, more = '') {
  const { body, status } = await ask(address, more)
  expect([status, body.reasons]).toEqual([200, undefined])
  return z.parse(contractOfCall.answer, body)
}

test('behavior: collectibles are read from the chain, described by their own words, made safe', async () => {
  const { address } = account()
  await gallery.write('mint', [address, 1n, `${place}/1.json`])
  await prints.write('mintMany', [address, [7n, 8n], [3n, 1n]])
  const { complete, next, nfts } = await list(address)
  expect([complete, next]).toEqual([true, null])
  const byId = new Map(nfts.map((nft) => [nft.id, nft]))
  expect(byId.get('1')).toMatchObject({
    collection: `${chain}:${gallery.address}`,
    collectionName: 'Gallery',
    amount: '1',
    name: 'First',
    description: 'One line',
    spam: false,
  })
  expect(byId.get('7')).toMatchObject({ collectionName: 'Prints', amount: '3', name: 'Print seven' })
  expect(byId.get('8')).toMatchObject({ amount: '1', name: '', image: null })

  const first = await server.app.inject({ url: byId.get('1')?.image ?? '' })
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/png'])
  expect(first.rawPayload.equals(png)).toBe(true)
  expect(first.headers['content-security-policy']).toContain("default-src 'none'")
  const svg = await server.app.inject({ url: byId.get('7')?.image ?? '' })
  expect([svg.statusCode, svg.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  // Cached: the second request makes no call.
  const before = asked.length
  await server.app.inject({ url: byId.get('1')?.image ?? '' })
  expect(asked.length).toBe(before)
})

test('behavior: what was given away or used up is not there any more', async () => {
  await gallery.write('mint', [other.address, 50n, ''])
  await prints.write('mint', [other.address, 51n, 2n])
  expect((await list(other.address)).nfts.map(({ id }) => id).sort()).toEqual(['50', '51'])
  await gallery.write('transferFrom', [other.address, rich.address, 50n], { from: other })
  await prints.write('burn', [51n, 2n], { from: other })
  expect((await list(other.address)).nfts).toEqual([])
})

test('behavior: bait is marked, by the name of the thing or of its collection', async () => {
  const { address } = account()
  const bait = await deploy(anvil, contract('Gallery'), ['Visit www.free-nft.com'])
  await gallery.write('mint', [address, 2n, `${place}/bait.json`])
  await bait.write('mint', [address, 3n, ''])
  expect((await list(address)).nfts.map(({ spam }) => spam)).toEqual([true, true])
})

test('behavior: pages follow each other without a gap', async () => {
  const { address } = account()
  const ids = Array.from({ length: 30 }, (_, index) => BigInt(1_000 + index))
  await prints.write('mintMany', [address, ids, ids.map(() => 1n)])
  const first = await list(address)
  expect(first.nfts).toHaveLength(24)
  const second = await list(address, `&cursor=${first.next}`)
  expect([second.nfts.length, second.next]).toEqual([6, null])
  expect(new Set([...first.nfts, ...second.nfts].map(({ id }) => id)).size).toBe(30)
  expect(await ask(address, '&cursor=nonsense')).toMatchObject({ status: 400 })
})

test('error: a description that is lost, broken or leads inside leaves the collectible as it is', async () => {
  const { address } = account()
  const uris = [
    `${place}/missing.json`,
    `${place}/broken.json`,
    'http://127.0.0.1:1/x',
    'https://169.254.169.254/x',
  ]
  for (const [index, uri] of uris.entries()) await gallery.write('mint', [address, BigInt(100 + index), uri])
  const { nfts } = await list(address)
  expect(nfts.map(({ image, name }) => [name, image])).toEqual(uris.map(() => ['', null]))
})

test('error: a page that calls itself a picture is none', async () => {
  const { address } = account()
  await gallery.write('mint', [address, 200n, `${place}/html.json`])
  const [nft] = (await list(address)).nfts
  const answer = await server.app.inject({ url: nft?.image ?? '' })
  expect(answer.statusCode).toBe(404)
  await server.app.inject({ url: nft?.image ?? '' })
  // Fetched once, however often it is requested.
  expect(asked.filter((path) => path === '/page.png')).toHaveLength(1)
})

test('error: another address and another chain', async () => {
  expect(await ask('vitalik.eth')).toMatchObject({ status: 400 })
  const url = `/v1/account/${rich.address}/nfts?projectId=test&chainId=eip155:999`
  expect((await server.app.inject({ url })).statusCode).toBe(400)
})
