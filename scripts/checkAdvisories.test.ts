import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from './run.ts'

/** Runs the check against a registry that answers every question about advisories with this. */
async function check(status: number, body: unknown) {
  const registry = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(registry, 'listening')
  const { port } = registry.address() as AddressInfo
  const outcome = await checkAgainst(`http://127.0.0.1:${port}/`)
  registry.close()
  return outcome
}

function checkAgainst(url: string) {
  const script = join(import.meta.dirname, 'checkAdvisories.ts')
  const env = { npm_config_registry: url, pnpm_config_registry: url }
  return run(process.execPath, [script], { env, limit: 90 })
}

const advisory = (severity: string) => ({
  viem: [
    {
      id: 1,
      url: 'https://advisories.example/1',
      title: 'Leaks keys',
      severity,
      vulnerable_versions: '<99.0.0',
      cwe: [],
      cvss: { score: 9, vectorString: null },
    },
  ],
})

test('error: a severe vulnerability of what we ship fails', { timeout: 120_000 }, async () => {
  const { code, output } = await check(200, advisory('critical'))
  expect([code, output]).toEqual([1, expect.stringContaining('viem: critical: Leaks keys')])
})

test('behavior: a minor one is noted, and none is fine', { timeout: 120_000 }, async () => {
  const minor = await check(200, advisory('low'))
  expect([minor.code, minor.output]).toEqual([0, expect.stringContaining('note: viem: low: Leaks keys')])
  expect(await check(200, {})).toMatchObject({ code: 0, output: '' })
})

test('behavior: a registry that cannot be reached is said to be', { timeout: 120_000 }, async () => {
  expect(await checkAgainst('http://127.0.0.1:9/')).toMatchObject({
    code: 0,
    output: 'note: advisories were not checked: the registry cannot be reached\n',
  })
})

test('behavior: a registry without advisories is said to be one', { timeout: 120_000 }, async () => {
  expect(await check(405, {})).toMatchObject({
    code: 0,
    output: 'note: advisories were not checked: the registry answered with 405\n',
  })
})
