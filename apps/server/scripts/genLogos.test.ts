import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { loadRegistry } from '../src/registry/registry.ts'
import { genLogos, readyNetworks, type Shape, toShape } from './genLogos.ts'
import { tokenAssets } from './tokenAssets.ts'

const root = join(import.meta.dirname, '../../..')
const folder = join(root, 'packages/kit/src/ui/pictures/logos')
const files = genLogos()

/** Every drawing of the generated files, by file or, where several share one, by line. */
const drawings = [...files].flatMap(([file, text]) =>
  [...text.matchAll(/^(?:export default | {4}"[^"]+": )(\["svg".*\])(?: as Logo|,)$/gm)].map(
    ([, json = ''], index) => ({ name: `${file} ${index}`, json, shape: JSON.parse(json) as Shape }),
  ),
)
const walk = (shape: Shape): Shape[] => {
  const [, , ...children] = shape
  return [shape, ...children.flatMap(walk)]
}
const svg = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${body}</svg>`

test('behavior: the logos in the kit are those of the registry', () => {
  const written = new Map(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(files))
})

/** The set of drawings has none of it: it is shown with its initials. */
const undrawn = 'cosmos:noble-1'

test('behavior: the best known wallets, the networks of the kit and the tokens people hold have one', () => {
  const { wallets } = loadRegistry(join(root, 'apps/server/registry'))
  const map = `${files.get('firstWallets.gen.ts')}${files.get('wallets.gen.ts')}`
  const pictured = wallets.filter(({ image_id }) => image_id)
  for (const { id } of pictured.slice(0, 60)) expect(map).toContain(`    ${JSON.stringify(id)}: `)
  expect(wallets.slice(0, 60).filter(({ id }) => map.includes(`    ${JSON.stringify(id)}: `)).length).toBe(54)

  const networks = readyNetworks.map(({ id }) => (typeof id === 'number' ? `eip155:${id}` : id))
  expect(networks.length).toBeGreaterThan(30)
  for (const id of networks.filter((id) => id !== undrawn))
    expect(files.get('networks.gen.ts')).toContain(`    "${id}": `)

  const tokens = [...files.keys()].filter((file) => file.startsWith('token-'))
  expect(tokens.length).toBeGreaterThanOrEqual(40)
  for (const symbol of ['ETH', 'BTC', 'SOL', 'BNB', 'POL', 'AVAX', 'DOT', 'KSM', 'USDC', 'USDT'])
    expect(tokens).toContain(`token-${symbol}.gen.ts`)
})

test('behavior: a logo only draws: no scripts, no style, nothing from elsewhere', () => {
  expect(drawings.length).toBeGreaterThan(150)
  const tags = new Set<string>()
  for (const { json, name, shape } of drawings) {
    expect(json, name).not.toMatch(/https?:|data:|javascript:|"style"|"class|"on[a-zA-Z]+"/)
    for (const [tag, own] of walk(shape)) {
      tags.add(tag)
      for (const [attribute, value] of Object.entries(own)) {
        if (value.includes('url(') || attribute === 'href')
          expect(value, name).toMatch(/^(?:url\(#lk-[\w-]+\)|#lk-[\w-]+)$/)
      }
    }
  }
  for (const tag of ['script', 'style', 'image', 'foreignObject', 'a', 'animate'])
    expect(tags).not.toContain(tag)
})

test('behavior: no two logos share an id, and every reference is to the logo itself', () => {
  const seen = new Set<string>()
  for (const { name, shape } of drawings) {
    const ids = walk(shape).flatMap(([, { id }]) => id ?? [])
    for (const id of ids) {
      expect(seen, name).not.toContain(id)
      seen.add(id)
    }
    const used = walk(shape)
      .flatMap(([, own]) => Object.values(own))
      .flatMap((value) => /^(?:url\()?#(lk-[\w-]+)/.exec(value)?.[1] ?? [])
    for (const id of used) expect(ids, name).toContain(id)
  }
  expect(seen.size).toBeGreaterThan(50)
})

test('behavior: files stay small: that of the first view below 3.2 kB compressed, each other below 9,000 characters', () => {
  expect(gzipSync(files.get('firstWallets.gen.ts') ?? '').length).toBeLessThan(3_200)
  for (const { json, name } of drawings) expect(json.length, name).toBeLessThanOrEqual(9_000)
})

test('behavior: tokens are known by the id of their contract, in the spelling the kit compares', () => {
  for (const [network, assets] of Object.entries(tokenAssets))
    for (const address of Object.values(assets))
      expect(address).toMatch(
        network.startsWith('eip155:') ? /^0x[\da-f]{40}$/ : /^[1-9A-HJ-NP-Za-km-z]{43,44}$/,
      )
  expect(files.get('assets.gen.ts')).toContain(
    `'eip155:1/erc20:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48': 'USDC'`,
  )
})

test('behavior: ids are those of the logo, and attributes have the names React knows', () => {
  const gradient = '<linearGradient id="a"><stop stop-color="#fff"/></linearGradient>'
  expect(toShape(svg(`<path d="M0 0h24v24z" fill="url(#a)" fill-rule="evenodd"/>${gradient}`), 'x')).toEqual([
    'svg',
    { viewBox: '0 0 24 24' },
    ['path', { d: 'M0 0h24v24z', fill: 'url(#lk-x-0)', fillRule: 'evenodd' }],
    ['linearGradient', { id: 'lk-x-0' }, ['stop', { stopColor: '#fff' }]],
  ])
})

test.each([
  ['a script', svg('<script>alert(1)</script>')],
  ['a style attribute', svg('<path d="M0 0" style="fill:red"/>')],
  ['an image from elsewhere', svg('<image href="https://a.example/x.png"/>')],
  ['a picture that is not square', svg('<path d="M0 0"/>').replace('24 24', '24 12')],
])('error: %s is refused', (_, text) => {
  expect(() => toShape(text, 'x')).toThrow()
})

test('behavior: paths are rounded without drifting', () => {
  const round = (d: string) => toShape(svg(`<path d="${d}"/>`), 'x')[2]?.[1].d
  expect(round('M1.23456 2.34567L10.0006 0.5')).toBe('M1.23 2.35L10 .5')
  // A hundred steps of 0.004 are 0.4, and not a hundred times nothing.
  const steps = round(`m0 0${'l.004 0'.repeat(100)}`) ?? ''
  const reached = [...steps.matchAll(/[\d.]+(?= 0)/g)].reduce((sum, [step]) => sum + Number(step), 0)
  expect(reached).toBeCloseTo(0.4, 2)
  // The flags of an arc may stand together with what follows; arcs keep a digit more.
  expect(round('M14 22.9412a8.9412 8.9412 0 100-17.8824')).toBe('M14 22.941a8.941 8.941 0 1 0 0-17.882')
  expect(() => round('M0 0 x')).toThrow()
})
