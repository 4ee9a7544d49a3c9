import { lookup } from 'node:dns/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { isPublicAddress } from './publicAddress.ts'
import { createPublicLookup } from './publicLookup.ts'
import { checkUrl, createSafeFetch } from './safeFetch.ts'
import { startNameServer } from './testing/startNameServer.ts'

const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  if (request.url === '/redirect') return response.writeHead(302, { location: '/secret' }).end()
  if (request.url === '/large') return response.end(Buffer.alloc(4_000))
  if (request.url === '/endless') return void response.write(Buffer.alloc(4_000))
  if (request.url === '/packed') return response.setHeader('content-encoding', 'gzip').end('x')
  if (request.url === '/missing') return response.writeHead(404).end('x')
  if (request.url === '/broken') return response.destroy()
  response.setHeader('content-type', 'text/plain').end('hello')
})
let host: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
const strict = createSafeFetch()
afterAll(async () => {
  await strict.close()
  server.close().closeAllConnections()
})

const refused = [
  'http://example.com/a.png',
  'ftp://example.com/a.png',
  'file:///etc/passwd',
  'gopher://example.com/',
  'javascript:alert(1)',
  'https://user:pass@example.com/',
  'https://user@example.com/',
  'https://example.com:8443/',
  'https://example.com:22/',
  'https://localhost/',
  'https://localhost./',
  'https://LOCALHOST/',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0177.0.0.1/',
  'https://0/',
  'https://0.0.0.0/',
  'https://10.0.0.1/',
  'https://172.16.0.1/',
  'https://172.31.255.255/',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://100.64.0.1/',
  'https://100.100.100.200/',
  'https://198.18.0.1/',
  'https://224.0.0.1/',
  'https://255.255.255.255/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[fe80::1]/',
  'https://[fc00::1]/',
  'https://[fd00:ec2::254]/',
  'https://[ff02::1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[2001::1]/',
  'https://[2001:db8::1]/',
  'https://metadata.google.internal/',
  'https://printer.local/',
  'https://router.lan/',
  'https://intranet/',
  'https://127.0.0.1.arpa/',
  'https://\u2460\u2461\u2466.0.0.1/',
  `https://example.com/${'a'.repeat(2_100)}`,
  '//example.com/a',
  'example.com',
  '',
]

test.each(refused)('error: %s is not visited', async (url) => {
  await expect(strict.get(url, { maxBytes: 10 })).rejects.toMatchObject({ name: 'UnsafeUrlError' })
})

test('behavior: a public place may be visited', () => {
  for (const url of ['https://example.com/a.png', 'https://1.1.1.1/', 'https://[2606:4700::1111]/'])
    expect(checkUrl(url).isTrusted).toBe(false)
})

const lookUp = (nameServer: string, host: string) =>
  new Promise((resolve) =>
    createPublicLookup([nameServer])(host, { all: true }, (error, addresses) => resolve(error ?? addresses)),
  )

test('error: a name is judged by the addresses it resolves to', async () => {
  const names = await startNameServer({ 'inside.example.com': '127.0.0.1', 'outside.example.com': '1.1.1.1' })
  onTestFinished(names.close)
  expect(await lookUp(names.address, 'outside.example.com')).toEqual([{ address: '1.1.1.1', family: 4 }])
  for (const name of ['inside.example.com', 'missing.example.com'])
    expect(await lookUp(names.address, name)).toMatchObject({ name: 'UnsafeUrlError' })
})

test('error: a connection to a name that leads inside is never made', async () => {
  const names = await startNameServer({ 'inside.example.com': '127.0.0.1' })
  onTestFinished(names.close)
  const before = asked.length
  // On the port that listens here, which the check of URLs would refuse.
  const { Agent, request } = await import('undici')
  const agent = new Agent({ connect: { lookup: createPublicLookup([names.address]) } })
  const port = host.split(':')[1]
  await expect(request(`http://inside.example.com:${port}/`, { dispatcher: agent })).rejects.toMatchObject({
    name: 'UnsafeUrlError',
  })
  await agent.destroy()
  expect(asked.length).toBe(before)
})

test('error: names of strangers that never resolve delay no other look-up, and end', async () => {
  const silent = await startNameServer('silent')
  onTestFinished(silent.close)
  const fetch = createSafeFetch({ nameServers: [silent.address] })
  onTestFinished(fetch.close)
  const began = performance.now()
  const strange = Array.from({ length: 60 }, (_, index) =>
    fetch.get(`https://slow${index}.attacker.example/a.png`, { maxBytes: 10 }).catch(String),
  )
  await expect.poll(silent.asked).toBeGreaterThan(20)
  const asking = performance.now()
  await lookup('localhost')
  expect(performance.now() - asking).toBeLessThan(2_000)
  const outcomes = await Promise.all(strange)
  expect(outcomes.every((outcome) => typeof outcome === 'string')).toBe(true)
  expect(performance.now() - began).toBeLessThan(8_000)
}, 15_000)

test('behavior: addresses kept for special purposes are not public, their neighbours are', () => {
  expect(['9.255.255.255', '11.0.0.0', '172.15.0.1', '172.32.0.1', '8.8.8.8'].map(isPublicAddress)).toEqual(
    Array(5).fill(true),
  )
  expect(['10.255.255.255', 'fe80::1', '::', 'nonsense', '1.2.3'].map(isPublicAddress)).toEqual(
    Array(5).fill(false),
  )
})

test('behavior: a host that the operator names may be asked, and only as it is named', async () => {
  const fetch = createSafeFetch({ hosts: [host] })
  expect((await fetch.get(`http://${host}/`, { maxBytes: 10 })).bytes.toString()).toBe('hello')
  await expect(fetch.get(`http://localhost:${host.split(':')[1]}/`, { maxBytes: 10 })).rejects.toThrow()
  await fetch.close()
})

test('error: redirects, other answers, packed and endless ones', async () => {
  const fetch = createSafeFetch({ hosts: [host] })
  const get = (path: string) => fetch.get(`http://${host}${path}`, { maxBytes: 1_000 })
  await expect(get('/redirect')).rejects.toThrow('302')
  expect(asked).not.toContain('/secret')
  await expect(get('/missing')).rejects.toThrow('404')
  await expect(get('/packed')).rejects.toThrow('compressed')
  await expect(get('/large')).rejects.toThrow('too large')
  await expect(get('/endless')).rejects.toThrow('too large')
  await expect(get('/broken')).rejects.toThrow()
  await expect(fetch.get(`http://${host}/`, { maxBytes: 10, signal: AbortSignal.abort() })).rejects.toThrow()
  await fetch.close()
})
