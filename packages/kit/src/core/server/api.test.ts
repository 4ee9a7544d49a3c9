import { httpRequestFailed, requestAborted, responseInvalid } from '@latchkey/protocol/catalogue'
import { afterEach, describe, expect, test } from 'vitest'
import { version } from '../config/version.ts'
import { createKit } from '../kit.ts'
import { startServer } from '../testing.ts'
import { getJson } from './api.ts'
import { apiUrl } from './apiUrl.ts'

// Other tests compete for the processor.
const pollOptions = { timeout: 5_000 }

type Fine = { fine: boolean }
const schema = {
  safeParse: (value: unknown) =>
    typeof (value as Fine | undefined)?.fine === 'boolean'
      ? ({ success: true, data: value as Fine } as const)
      : ({ success: false } as const),
}
const servers: Awaited<ReturnType<typeof startServer>>[] = []
afterEach(async () => void (await Promise.all(servers.splice(0).map(({ stop }) => stop()))))

async function serve(answers: Parameters<typeof startServer>[0]) {
  const server = await startServer(answers)
  servers.push(server)
  return { server, kit: createKit({ drivers: [], api: server.url, projectId: 'demo' }, []) }
}

describe('requests', () => {
  test('behavior: every call carries project, kind and version of the kit [7.01]', async () => {
    const { server, kit } = await serve({ '/x': { body: { fine: true } } })
    const value = await getJson(kit, '/x', { schema, query: { page: '2', search: '', chains: undefined } })
    expect(value).toEqual({ fine: true })
    expect(server.calls).toMatchObject([
      { method: 'GET', path: '/x', query: { projectId: 'demo', st: 'latchkey', sv: version, page: '2' } },
    ])
    expect(server.calls[0]?.query).not.toHaveProperty('search')
    expect(server.calls[0]?.headers).not.toHaveProperty('cookie')
  })

  test.each([
    ['https://api.example', 'https://api.example/x'],
    ['https://api.example/', 'https://api.example/x'],
    ['https://api.example/latchkey/', 'https://api.example/latchkey/x'],
  ])('behavior: a server at %s is asked at %s [7.01]', (api, expected) => {
    const url = new URL(apiUrl({ api }, '/x'))
    expect(url.origin + url.pathname).toBe(expected)
    expect(url.searchParams.has('projectId')).toBe(false)
  })

  test('behavior: retries when the server says so [8.23b, 8.24a]', async () => {
    let calls = 0
    const { server, kit } = await serve({
      '/x': () => (++calls < 3 ? { status: 503, headers: { 'retry-after': '0' } } : { body: { fine: true } }),
    })
    expect(await getJson(kit, '/x', { schema })).toEqual({ fine: true })
    expect(server.calls).toHaveLength(3)
  })

  test('behavior: waits a second before the first retry by default [9.13a]', async () => {
    let calls = 0
    const { kit } = await serve({ '/x': () => (++calls < 2 ? { status: 500 } : { body: { fine: true } }) })
    const began = Date.now()
    await getJson(kit, '/x', { schema })
    expect(Date.now() - began).toBeGreaterThanOrEqual(990)
  })
})

describe('failures', () => {
  test.each([
    [400, 1],
    [404, 1],
    [429, 4],
    [500, 4],
  ])('error: %i is asked %i times [8.23b, 9.13c]', async (status, times) => {
    const { server, kit } = await serve({ '/x': { status, headers: { 'retry-after': '0' } } })
    await expect(getJson(kit, '/x', { schema })).rejects.toMatchObject({
      code: httpRequestFailed.code,
      cause: { status },
    })
    expect(server.calls).toHaveLength(times)
  })

  test.each([
    ['no JSON', '<html>'],
    ['another shape', { fine: 'yes' }],
    ['nothing', ''],
  ])('error: %s is an invalid response, and is not retried', async (_, body) => {
    const { server, kit } = await serve({ '/x': { body } })
    await expect(getJson(kit, '/x', { schema })).rejects.toMatchObject({ code: responseInvalid.code })
    expect(server.calls).toHaveLength(1)
  })

  test('error: the server cannot be reached [8.25c]', async () => {
    const { server, kit } = await serve({})
    await server.stop()
    await expect(getJson(kit, '/x', { schema, retries: 0 })).rejects.toMatchObject({
      code: httpRequestFailed.code,
    })
  })

  test('error: aborting ends the wait for an answer or a retry [8.18ae]', async () => {
    const { server, kit } = await serve({
      '/hang': 'hang',
      '/later': { status: 503, headers: { 'retry-after': '60' } },
    })
    const began = Date.now()
    for (const path of ['/hang', '/later']) {
      // The second is long enough for the answer to arrive, even on a busy machine.
      const signal = AbortSignal.timeout(path === '/hang' ? 100 : 1_500)
      const code = path === '/hang' ? httpRequestFailed.code : requestAborted.code
      await expect(getJson(kit, path, { schema, signal })).rejects.toMatchObject({ code })
    }
    expect(Date.now() - began).toBeLessThan(10_000)
    expect(server.calls).toHaveLength(2)
  })

  test('error: destroying the kit aborts requests', async () => {
    const { server, kit } = await serve({ '/hang': 'hang' })
    const asking = getJson(kit, '/hang', { schema })
    const rejected = expect(asking).rejects.toMatchObject({ code: httpRequestFailed.code })
    await expect.poll(() => server.calls.length, pollOptions).toBe(1)
    kit.destroy()
    await rejected
    await expect.poll(() => server.hungUp, pollOptions).toBe(1)
  })

  test('error: a server that hangs times out after ten seconds [8.25c]', async () => {
    const { kit } = await serve({ '/hang': 'hang' })
    const began = Date.now()
    await expect(getJson(kit, '/hang', { schema, retries: 0 })).rejects.toMatchObject({
      code: httpRequestFailed.code,
    })
    expect(Date.now() - began).toBeGreaterThanOrEqual(9_900)
    expect(Date.now() - began).toBeLessThan(12_000)
  })
})
