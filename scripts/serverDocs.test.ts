import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loginSettings } from '../apps/server/src/features/login/testing/startLogin.ts'
import { defaultLimits } from '../apps/server/src/limits/limits.ts'
import { startTestServer, type TestServer } from '../apps/server/src/testing/startTestServer.ts'
import { readRows } from './readRows.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const guide = read('docs/guides/server.md')
const operations = read('docs/operations.md')

let server: TestServer
// Email login is off without its settings.
const settings = loginSettings('smtp://127.0.0.1:9')
beforeAll(async () => {
  server = await startTestServer({ env: settings.env })
})
afterAll(async () => {
  await server.stop()
  settings.remove()
})

/** In the notation of the guide: `GET /v1/identity/:address`. */
function callsServed(): string[] {
  const { paths = {} } = server.app.swagger() as { paths?: Record<string, object> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
}

async function callsDescribed(): Promise<string[]> {
  const folder = join(root, 'packages/protocol/src/http')
  const names = readdirSync(folder).filter((name) => !name.endsWith('.test.ts'))
  const modules = (await Promise.all(names.map((name) => import(join(folder, name))))) as object[]
  return modules
    .flatMap((module) => Object.values(module) as { method?: string; path?: string }[])
    .flatMap(({ method, path }) => (method && path ? [`${method} ${path}`] : []))
}

function callsIn(heading: string): string[] {
  return readRows(guide, heading).map(([call = '']) => call.replaceAll('`', ''))
}

test('behavior: the guide lists every endpoint of the server, and no other', () => {
  const named = [...callsIn('Calls'), ...callsIn('Manage projects')]
  expect(named.toSorted()).toEqual(callsServed().toSorted())
})

test('behavior: endpoints that the guide lists as missing are in the contract and not served', async () => {
  const served = new Set(callsServed())
  // Those of a company's identity provider are served where one is set.
  const missing = (await callsDescribed()).filter((call) => !served.has(call) && !call.includes('/sso/'))
  const named = guide.includes('## Not there yet') ? callsIn('Not there yet') : []
  expect(named.toSorted()).toEqual(missing.toSorted())
})

test('behavior: the guide lists the metrics of the server', async () => {
  const all = (await server.deps.metrics.registry.getMetricsAsJSON()).map(({ name }) => name)
  const ours = all.filter((name) => !/^latchkey_(nodejs|process)_/.test(name))
  const named = readRows(operations, 'Metrics').flatMap(([names = '']) =>
    names.replaceAll('`', '').split(', '),
  )
  expect(named.toSorted()).toEqual(ours.toSorted())
})

test('behavior: the guide lists the limits of the server', () => {
  const named = readRows(operations, 'Limits').map(([name = '', , ip, project]) => [
    name.replaceAll('`', ''),
    ip,
    project,
  ])
  const write = ({ rate, burst }: { rate: number; burst: number }) => `${rate}, ${burst}`
  expect(named).toEqual(
    Object.entries(defaultLimits).map(([name, { ip, project }]) => [name, write(ip), write(project)]),
  )
})
