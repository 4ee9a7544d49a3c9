import {
  configRateLimited,
  configServerError,
  domainUnverified,
  localConfigIgnored,
  originNotAllowed,
  projectIdInvalid,
  projectIdMissing,
} from '@latchkey/protocol/catalogue'
import { originPatterns } from '@latchkey/protocol/origin'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { alerts } from '../modal/alerts.ts'
import { closeModal } from '../modal/closeModal.ts'
import { modal } from '../modal/modal.ts'
import { openModal } from '../modal/openModal.ts'
import { createChain, createOrigin, startKit, startServer } from '../testing.ts'
import { appearance } from './appearance.ts'
import { features, localFeatures } from './features.ts'
import { looks } from './looks.ts'
import type { Options } from './options.ts'

// Other tests compete for the processor.
const pollOptions = { timeout: 5_000 }

const origin = 'https://shop.example'
const servers: Awaited<ReturnType<typeof startServer>>[] = []
const kits: ReturnType<typeof startKit>[] = []

beforeEach(() => {
  vi.stubGlobal('location', new URL(`${origin}/cart`))
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(async () => {
  for (const kit of kits.splice(0)) kit.destroy()
  await Promise.all(servers.splice(0).map(({ stop }) => stop()))
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const fine = {
  '/v1/config': { body: { features: null } },
  '/projects/v1/origins': { body: { allowedOrigins: [] } },
  '/getAnalyticsConfig': { body: { isAnalyticsEnabled: false } },
}

async function page(answers: Parameters<typeof startServer>[0] = {}, options: Partial<Options> = {}) {
  const server = await startServer({ ...fine, ...answers })
  servers.push(server)
  const kit = startKit({ drivers: [createChain().driver], api: server.url, projectId: 'demo', ...options })
  kits.push(kit)
  const seen = () => alerts.of(kit).get().seen
  return { server, kit, seen }
}

const asked = ['/getAnalyticsConfig', '/projects/v1/origins', '/v1/config']

describe('requests', () => {
  test('behavior: loads when the modal first opens, once [7.22f]', async () => {
    const { server, kit } = await page()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(server.calls).toEqual([])
    openModal(kit)
    await expect.poll(() => server.calls.map(({ path }) => path).sort(), pollOptions).toEqual(asked)
    closeModal(kit)
    openModal(kit)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(server.calls).toHaveLength(3)
    for (const { query } of server.calls) expect(query).toMatchObject({ projectId: 'demo', st: 'latchkey' })
  })

  test('behavior: never loads in basic mode, or after destroy [1.09]', async () => {
    const basic = await page({}, { basic: true })
    const gone = await page()
    openModal(basic.kit)
    gone.kit.destroy()
    openModal(gone.kit)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect([...basic.server.calls, ...gone.server.calls]).toEqual([])
  })

  test('behavior: a missing project id raises an alert [5.02, 8.07]', async () => {
    const { server, kit, seen } = await page({}, { projectId: undefined })
    expect(seen()).toEqual([])
    openModal(kit)
    await expect.poll(seen, pollOptions).toEqual([projectIdMissing.code])
    expect(alerts.of(kit).get().shown?.title).toBe('Project ID Not Configured')
    expect(server.calls).toEqual([])
  })
})

describe('features', () => {
  const local = localFeatures({ api: 'x' })

  test('behavior: the server config takes precedence, and overridden settings raise a warning [1.08c, 1.10, 6.03, 8.10]', async () => {
    const config = { features: [{ id: 'swap', isEnabled: true, config: ['1inch'] }] }
    const { kit } = await page(
      { '/v1/config': { body: config } },
      { features: { swaps: false, onramp: true } },
    )
    openModal(kit)
    await expect.poll(() => features.of(kit).get().source, pollOptions).toBe('server')
    expect(features.of(kit).get().features).toMatchObject({
      swaps: true,
      onramp: false,
      send: true,
    })
    expect(alerts.of(kit).get().shown).toMatchObject({
      code: localConfigIgnored.code,
      title: 'Local configuration ignored',
      body: expect.stringContaining('swaps, onramp'),
    })
  })

  test('behavior: raises no warning if nothing was set [1.10]', async () => {
    const { kit, seen } = await page({ '/v1/config': { body: { features: [] } } })
    openModal(kit)
    await expect.poll(() => features.of(kit).get().source, pollOptions).toBe('server')
    expect(features.of(kit).get().features.swaps).toBe(false)
    expect(seen()).toEqual([])
  })

  test.each([
    ['a 404', { status: 404 }],
    ['garbage', { body: '<!doctype html>' }],
    ['another shape', { body: { features: [{ id: 'swap' }] } }],
    ['no features at all', { body: {} }],
  ])('behavior: %s leaves the local settings', async (_, answer) => {
    const { server, kit, seen } = await page({ '/v1/config': answer })
    openModal(kit)
    await expect.poll(() => server.calls, pollOptions).toHaveLength(3)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(features.of(kit).get()).toEqual({ source: 'local', features: local })
    expect(seen()).toEqual([])
  })

  test('behavior: a server that fails at first is retried [8.23b]', async () => {
    let calls = 0
    const { kit } = await page({
      '/v1/config': () =>
        ++calls < 3 ? { status: 429, headers: { 'retry-after': '0' } } : { body: { features: [] } },
    })
    openModal(kit)
    await expect.poll(() => features.of(kit).get().source, pollOptions).toBe('server')
  })

  test('behavior: a server that hangs does not block anything [2.04]', async () => {
    const hang = Object.fromEntries(asked.map((path) => [path, 'hang' as const]))
    const { server, kit } = await page(hang)
    openModal(kit)
    expect(modal.of(kit).get().status).toBe('open')
    await expect.poll(() => server.calls, pollOptions).toHaveLength(3)
    expect(features.of(kit).get().features).toEqual(local)
    expect(closeModal(kit)).toBe(true)
    kit.destroy()
    await expect.poll(() => server.hungUp, pollOptions).toBe(3)
  })
})

describe('origins', () => {
  const origins = (body: unknown, status = 200) => ({ '/projects/v1/origins': { status, body } })

  async function verdict(answers: Parameters<typeof startServer>[0]) {
    const { server, kit, seen } = await page(answers)
    openModal(kit)
    await expect.poll(() => server.to('/projects/v1/origins'), pollOptions).toHaveLength(1)
    await new Promise((resolve) => setTimeout(resolve, 100))
    return { codes: seen(), body: alerts.of(kit).get().shown?.body }
  }

  test.each([
    ['an exact entry', ['https://shop.example']],
    ['a wildcard', ['https://*.nowhere.example', 'https://shop.example:*']],
    ['an empty list', []],
  ])('behavior: %s lets the page in [5.23, 7.22g]', async (_, allowedOrigins) => {
    expect((await verdict(origins({ allowedOrigins }))).codes).toEqual([])
  })

  test('behavior: an origin that is not on the list raises an alert with the origin [5.23, 8.03a]', async () => {
    const { codes, body } = await verdict(origins({ allowedOrigins: ['https://other.example'] }))
    expect(codes).toEqual([originNotAllowed.code])
    expect(body).toContain(origin)
  })

  test('behavior: the default origins count only where the server lists them, for a project in development [9.24a]', async () => {
    vi.stubGlobal('location', new URL('http://localhost:5173/'))
    const listed = ['https://other.example']
    const development = [...originPatterns('development', listed)]
    expect((await verdict(origins({ allowedOrigins: development }))).codes).toEqual([])
    expect((await verdict(origins({ allowedOrigins: listed }))).codes).toEqual([originNotAllowed.code])
  })

  test('behavior: an origin on a free host that is allowed by default raises the unverified alert [8.03b, 9.24b]', async () => {
    vi.stubGlobal('location', new URL('https://shop-git-main.vercel.app/'))
    const allowed = (...listed: string[]) =>
      origins({ allowedOrigins: [...originPatterns('development', listed)] })
    const { codes, body } = await verdict(allowed('https://other.example'))
    expect(codes).toEqual([domainUnverified.code])
    expect(body).toContain('https://shop-git-main.vercel.app')
    expect((await verdict(allowed('https://shop-git-main.vercel.app'))).codes).toEqual([])
  })

  test('error: a project that the server does not know [8.03c, 8.13]', async () => {
    const reasons = [{ field: 'authentication', description: 'Unauthorized: invalid key' }]
    const { codes } = await verdict(
      origins({ status: 'FAILED', code: 'server/project_unknown', reasons }, 401),
    )
    expect(codes).toEqual([projectIdInvalid.code])
  })

  test('error: too many requests [7.22h, 8.09]', async () => {
    expect((await verdict(origins({}, 429))).codes).toEqual([configRateLimited.code])
  })

  test.each([500, 503])('error: a server that answers %i [7.22i, 8.08]', async (status) => {
    const { codes, body } = await verdict(origins({}, status))
    expect(codes).toEqual([configServerError.code])
    expect(body).toBe(`Failed to get App Configuration: the server answered ${status}`)
  })

  test.each([
    ['a 404', origins({}, 404)],
    ['garbage', origins('<html>')],
    ['another shape', origins({ allowedOrigins: 'https://shop.example' })],
  ])('behavior: %s counts as an empty list [7.22j]', async (_, answers) => {
    expect((await verdict(answers)).codes).toEqual([])
  })
})

describe('looks', () => {
  const wallets = { featured: ['rainbow'], hidden: ['phantom'], recommended: [] }
  const legal = { termsUrl: 'https://shop.example/terms', isConsentRequired: true }
  const answer = (theme: object) => ({ '/v1/config': { body: { features: null, theme, wallets, legal } } })

  test('behavior: a first visit gets the theme at once, and what the page has set stays', async () => {
    const { kit } = await page(answer({ accent: '#0a7d4f', mode: 'dark' }), {
      theme: { mode: 'light' },
      storage: createOrigin().tab(),
    })
    openModal(kit)
    await expect
      .poll(() => appearance.of(kit).get().theme, pollOptions)
      .toEqual({
        accent: '#0a7d4f',
        mode: 'light',
      })
    expect(kit.storage.read().theme).toEqual({ accent: '#0a7d4f', mode: 'dark' })
    expect(looks.read(kit)).toEqual({ wallets, legal })
    expect(features.of(kit).get().legal).toEqual(legal)
  })

  test('behavior: a layout counts from the next visit, so that no wallet moves on the first', async () => {
    const storage = createOrigin().tab()
    const theme = { tone: 'sand', edge: 'line', layout: 'wide' }
    const { kit } = await page(answer(theme), { storage })
    openModal(kit)
    await expect
      .poll(() => appearance.of(kit).get().theme, pollOptions)
      .toEqual({ tone: 'sand', edge: 'line' })
    kit.destroy()
    const again = startKit({ drivers: [], storage })
    expect(appearance.of(again).get().theme).toEqual(theme)
    again.destroy()
  })

  test('behavior: another theme counts from the next visit, so that nothing changes on screen', async () => {
    const { kit } = await page(answer({ accent: '#123456' }), { storage: createOrigin().tab() })
    kit.storage.update(() => ({ theme: { accent: '#0a7d4f' } }))
    openModal(kit)
    await expect.poll(() => kit.storage.read().theme, pollOptions).toEqual({ accent: '#123456' })
    expect(appearance.of(kit).get().theme).toEqual({})
  })

  test('error: a theme that the kit does not know changes nothing', async () => {
    const { kit } = await page(answer({ mode: 'sepia', accent: '#123456' }))
    openModal(kit)
    await expect.poll(() => features.of(kit).get().source, pollOptions).toBe('server')
    expect(appearance.of(kit).get().theme).toEqual({})
  })
})
