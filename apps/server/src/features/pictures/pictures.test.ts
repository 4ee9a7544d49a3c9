import { createHmac } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Contract } from '@latchkey/protocol/http/contract'
import { picture } from '@latchkey/protocol/http/shared'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import type { Balance } from '../balance/createBalance.ts'
import type { History } from '../history/createHistory.ts'
import { linkPictures } from './linkPictures.ts'
import { createPictureTokens } from './pictureTokens.ts'
import { readPicture } from './readPicture.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#456"/></svg>'
const secret = 'a secret that only tests know, 32 long'
const cid = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'
const holder = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

// A third-party host, where vendors, tokens and users keep their images.
const asked: string[] = []
let wait: Promise<void> | undefined
const files: Record<string, string | Buffer> = {
  '/a.png': png,
  '/drawing.svg': drawing,
  '/unsafe.svg': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  '/page.png': '<html><script>alert(1)</script></html>',
  [`/ipfs/${cid}/1.png`]: png,
}
const foreign = createServer(async (request, response) => {
  asked.push(request.url ?? '')
  await wait
  const file = files[request.url ?? '']
  if (file) response.setHeader('content-type', 'image/png').end(file)
  else response.writeHead(404).end()
})
let place: string
let host: string
let server: TestServer
beforeAll(async () => {
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve))
  host = `127.0.0.1:${(foreign.address() as AddressInfo).port}`
  place = `http://${host}`
  server = await startTestServer({
    env: { IMAGE_HOSTS: host, IPFS_GATEWAY: `${place}/ipfs`, RPC_EIP155_1: 'http://127.0.0.1:1' },
    parts: () => ({ balance, history }),
  })
})
afterAll(async () => {
  await server.stop()
  foreign.close().closeAllConnections()
})
const link = (text: string) => server.deps.pictures.link(text)
const get = (url: string) => server.app.inject({ url })

/** As vendors respond: with images on arbitrary hosts. */
const balance: Balance = {
  get: async () => ({
    balances: ['https://cdn.vendor.example/usdc.png', `${place}/a.png`, '/public/getTokenImage/ETH', ''].map(
      (iconUrl) => ({
        name: 'Token',
        symbol: 'TKN',
        price: 0,
        quantity: { decimals: '18', numeric: '1' },
        iconUrl,
      }),
    ),
  }),
}
const history: History = {
  get: async () => ({
    next: null,
    data: [
      {
        id: '1',
        metadata: {
          operationType: 'send',
          hash: '0x1',
          minedAt: '2026-01-01T00:00:00.000Z',
          sentFrom: holder,
          sentTo: holder,
          status: 'confirmed',
          nonce: 0,
          application: { name: 'App', iconUrl: 'https://cdn.vendor.example/app.png' },
          chain: 'eip155:1',
        },
        transfers: [
          {
            fungible_info: { name: 'T', symbol: 'T', icon: { url: 'https://cdn.vendor.example/t.png' } },
            nft_info: {
              name: 'N',
              content: { preview: { url: 'http://10.0.0.1/n.png', content_type: null }, detail: null },
              flags: { is_spam: false },
            },
            direction: 'out',
            quantity: { numeric: '1' },
            value: null,
            price: null,
          },
        ],
      },
    ],
  }),
}

test('behavior: a third-party image is linked to and served by this server', async () => {
  const path = link(`${place}/a.png`) ?? ''
  expect(path).toMatch(/^\/v1\/image\/[-\w]+\.[-\w]{22}$/)
  expect(path).toBe(link(` ${place}/a.png `))
  const answer = await get(path)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
  expect(answer.rawPayload.equals(png)).toBe(true)
  expect(answer.headers['cache-control']).toContain('public, max-age=86400')
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  // Cached: the second request makes no call.
  await get(path)
  expect(asked.filter((one) => one === '/a.png')).toHaveLength(1)
})

test('behavior: pictures on IPFS come through the gateway', async () => {
  const answer = await get(link(`ipfs://ipfs/${cid}/1.png`) ?? '')
  expect([answer.statusCode, answer.rawPayload.equals(png)]).toEqual([200, true])
})

test('behavior: pictures in open pages load while the secret is replaced', () => {
  const [old, next] = [createPictureTokens([secret]), createPictureTokens([`${secret}!`, secret])]
  const place = 'https://pictures.example/a.png'
  const known = String(old.write(place))
  expect(next.read(known)).toBe(place)
  expect(next.write(place)).not.toBe(known)
  expect(createPictureTokens([`${secret}!`]).read(known)).toBeUndefined()
})

test('behavior: every process names a picture the same, and one with another secret does not know it', () => {
  const [one, two, stranger] = [secret, secret, `${secret}!`].map((secret) => createPictureTokens([secret]))
  const token = one?.write('https://example.com/a.png') ?? ''
  expect(two?.write('https://example.com/a.png')).toBe(token)
  expect(two?.read(token)).toBe('https://example.com/a.png')
  expect(stranger?.read(token)).toBe(undefined)
})

test('behavior: many who look at once ask once', async () => {
  let go = () => {}
  wait = new Promise((resolve) => {
    go = resolve
  })
  const path = link(`${place}/drawing.svg`) ?? ''
  const looks = Array.from({ length: 5 }, () => get(path))
  setTimeout(go, 50)
  const types = (await Promise.all(looks)).map(({ headers }) => headers['content-type'])
  wait = undefined
  expect(types).toEqual(Array(5).fill('image/svg+xml'))
  expect(asked.filter((one) => one === '/drawing.svg')).toHaveLength(1)
})

test('behavior: balances and history name no picture of another host', async () => {
  const headers = { origin: 'https://app.example' }
  const balances = await server.app.inject({
    url: `/v1/account/${holder}/balance?projectId=test&currency=usd`,
    headers,
  })
  expect(balances.statusCode).toBe(200)
  const icons = balances.json().balances.map(({ iconUrl }: { iconUrl: string }) => iconUrl)
  const path = expect.stringMatching(/^\/v1\/image\//)
  expect(icons).toEqual([path, path, '/public/getTokenImage/ETH', ''])
  expect((await get(icons[1])).statusCode).toBe(200)
  const told = await server.app.inject({ url: `/v1/account/${holder}/history?projectId=test`, headers })
  expect(told.statusCode).toBe(200)
  const [{ metadata, transfers }] = told.json().data
  expect(metadata.application.iconUrl).toEqual(path)
  expect(transfers[0].fungible_info.icon.url).toEqual(path)
  // A URL that leads into a private network.
  expect(transfers[0].nft_info.content.preview.url).toBe('')
  expect(balances.body + told.body).not.toMatch(/https?:/)
})

const pixel = `data:image/png;base64,${png.toString('base64')}`
test.each([
  ['/public/getTokenImage/ETH', true],
  [pixel, true],
  ['https://example.com/a%20b.png?x=1', false],
  [`ipfs://${cid}/1.png`, false],
  ['eip155:1/erc721:0x1111111111111111111111111111111111111111/1', false],
])('behavior: %s has a path here', (value, isKept) => {
  expect(link(value)).toEqual(isKept ? value : expect.stringMatching(/^\/v1\/image\//))
})

test.each([
  '',
  'http://example.com/a.png',
  'https://localhost/a.png',
  'https://127.0.0.1/a.png',
  'https://169.254.169.254/latest',
  'https://[::1]/a.png',
  'https://2130706433/a.png',
  'https://router.local/a.png',
  'https://user:secret@example.com/',
  'https://example.com:8443/a.png',
  'javascript:alert(1)',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'data:image/png;base64,<script>',
  'ipfs://../../etc/passwd',
  `ipfs://${cid}/../../admin`,
  `ipfs://${cid}/%2e%2E/admin`,
  'eip155:1/erc20:0x1111111111111111111111111111111111111111',
  '/public/../v1/anything',
  '/v1/image/x.y',
  '//example.com/a.png',
])('error: %s has none', (value) => {
  expect(link(value)).toBe(undefined)
})

test('error: a place too long for a path has none', () => {
  expect(link(`https://example.com/${'a'.repeat(1_500)}`)).toBe(undefined)
  expect(link(`data:image/png;base64,${'A'.repeat(33_000)}`)).toBe(undefined)
})

test('error: what is no picture is not given, and asked for once', async () => {
  for (const name of ['page.png', 'unsafe.svg', 'missing.png']) {
    const path = link(`${place}/${name}`) ?? ''
    expect((await get(path)).statusCode).toBe(404)
    expect((await get(path)).statusCode).toBe(404)
    expect(asked.filter((one) => one === `/${name}`)).toHaveLength(1)
  }
})

test('error: only the server can create image paths', async () => {
  const token = (link(`${place}/a.png`) ?? '').split('/').at(-1) ?? ''
  const [body = '', tag = ''] = token.split('.')
  const before = asked.length
  const forged = Buffer.from(`${place}/secret`).toString('base64url')
  const ownTag = createHmac('sha256', 'guess').update(forged).digest().subarray(0, 16).toString('base64url')
  const last = tag.at(-1) === 'A' ? 'B' : 'A'
  const wrong = ['x', `${body}.${'A'.repeat(22)}`, `${forged}.${tag}`, `${forged}.${ownTag}`]
  wrong.push(`${body}.`, `.${tag}`, `${token}x`, `${body}.${tag.slice(0, -1)}${last}`, 'a'.repeat(4_000))
  for (const one of wrong) expect((await get(`/v1/image/${one}`)).statusCode).toBe(404)
  expect(asked.length).toBe(before)
})

test('property: whatever is written is read again, and nothing else is read', () => {
  const tokens = createPictureTokens([secret])
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 300, unit: 'grapheme' }), fc.string(), (text, other) => {
      const token = tokens.write(text)
      expect(token === undefined || tokens.read(token)).toBe(token === undefined || text)
      expect(token === undefined || token.length < 2_000).toBe(true)
      expect(tokens.read(other)).toBe(undefined)
    }),
  )
})

test('behavior: a picture is what its bytes say; a drawing that runs something is refused', async () => {
  expect((await readPicture(png))?.type).toBe('image/png')
  expect((await readPicture(Buffer.from(drawing)))?.type).toBe('image/svg+xml')
  expect(await readPicture(Buffer.from(files['/unsafe.svg'] ?? ''))).toBe(undefined)
  expect((await readPicture(Buffer.from('GIF89a,,')))?.type).toBe('image/gif')
  expect(await readPicture(Buffer.from('hello'))).toBe(undefined)
})

test('behavior: requests do not wait for drawings that take long to read', async () => {
  const heavy = `<svg xmlns="http://www.w3.org/2000/svg">${'<use href="#a"/>'.repeat(2_400)}</svg>`
  await readPicture(Buffer.from(heavy))
  let longest = 0
  let last = performance.now()
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 1)
  const before = process.cpuUsage()
  const read = await Promise.all(Array.from({ length: 40 }, () => readPicture(Buffer.from(heavy))))
  clearInterval(watch)
  expect(read.every((picture) => picture?.type === 'image/svg+xml')).toBe(true)
  const { user } = process.cpuUsage(before)
  // Far less than it took in all.
  expect(longest).toBeLessThan(user / 1_000 / 2)
})

test('behavior: pictures are found wherever a contract has them', () => {
  const shape = z.object({
    list: z.array(z.object({ icon: z.optional(z.nullable(picture)), name: z.string() })),
    inner: z.nullable(z.object({ url: picture })),
  })
  const change = linkPictures(shape, { link: (text) => (text === 'bad' ? undefined : `/${text}`) })
  expect(
    change?.({
      list: [{ icon: 'a', name: 'a' }, { icon: null, name: 'b' }, { name: 'c' }, { icon: 'bad', name: 'd' }],
      inner: { url: 'bad' },
    }),
  ).toEqual({
    list: [
      { icon: '/a', name: 'a' },
      { icon: null, name: 'b' },
      { icon: undefined, name: 'c' },
      { icon: null, name: 'd' },
    ],
    inner: { url: '' },
  })
  expect(change?.({ list: [], inner: null })).toEqual({ list: [], inner: null })
  expect(linkPictures(z.object({ name: z.string() }), { link })).toBe(undefined)
})

test('behavior: what sounds like a picture is declared as one in every contract', async () => {
  const folder = join(import.meta.dirname, '../../../../../packages/protocol/src/http')
  const found: string[] = []
  const look = (schema: z.core.$ZodType, path: string): void => {
    const { def } = (schema as z.core.$ZodTypes)._zod
    // The setting of a project: shown as text, and read by the server for its mails.
    if (path.endsWith('mails.logoUrl')) return
    if (/(icon|logo|image|avatar|picture)_?(ur[il])?$/i.test(path) && def.type === 'string') {
      found.push(path)
      expect([path, schema === picture]).toEqual([path, true])
    }
    if (def.type === 'nullable' || def.type === 'optional') look(def.innerType, path)
    if (def.type === 'array') look(def.element, path)
    if (def.type === 'object')
      for (const [key, field] of Object.entries(def.shape)) look(field, `${path}.${key}`)
  }
  for (const file of readdirSync(folder).filter((name) => !/test|contract|shared|failure/.test(name))) {
    const contracts = Object.entries(await import(join(folder, file))) as [string, Contract][]
    for (const [name, { answer }] of contracts.filter(([, value]) => Object.hasOwn(value ?? {}, 'answer')))
      look(answer, name)
  }
  expect(found).toContain('swapTokens.tokens.logoUri')
  expect(found.length).toBeGreaterThan(6)
})
