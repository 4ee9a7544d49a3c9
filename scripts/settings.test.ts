import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../apps/server/src/config.ts'
import { readBlocks } from './checkDocs.ts'
import { readRows } from './readRows.ts'

const page = readFileSync(join(import.meta.dirname, '../docs/self-host.md'), 'utf8')
const least = { DATABASE_URL: 'postgres://db/x', SECRET: 'x'.repeat(32) }

/** The variables that readConfig reads by name. */
function namesRead(): string[] {
  const asked = new Set<string>()
  const watched = new Proxy<Record<string, string>>(least, {
    get(values, name: string) {
      asked.add(name)
      return values[name]
    },
  })
  readConfig(watched)
  // The server first checks the `_FILE` variant of every name.
  return [...asked].filter((name) => !name.endsWith('_FILE')).sort()
}

function namesDocumented(): string[] {
  const vendors = readRows(page, 'Vendors')
  const own = vendors.flatMap(([, , needs = '']) =>
    [...needs.matchAll(/`(\w+)(?:=1)?`/g)].map(([, name]) => name),
  )
  const names = readRows(page, 'Settings').flatMap(([cell = '']) => {
    const name = cell.replaceAll('`', '')
    return name.startsWith('<VENDOR>')
      ? vendors.map(([vendor = '']) => name.replace('<VENDOR>', vendor.replaceAll('`', '')))
      : [name]
  })
  return [...names, ...own].sort() as string[]
}

test('behavior: the table of settings lists every variable the server reads, and no other', () => {
  const documented = namesDocumented()
  expect(documented.length).toBeGreaterThan(40)
  expect(
    documented.filter((name) => !/^(?:RPC|BUNDLER|PAYMASTER|FEE_TOKENS|SMART_ACCOUNT)_EIP155_/.test(name)),
  ).toEqual(namesRead())
})

test('behavior: every variable can be read from a file, and nodes have their own variables', () => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-settings-'))
  const file = join(folder, 'value')
  try {
    writeFileSync(file, 'https://node.example\n')
    const { chains } = readConfig({ ...least, RPC_EIP155_1_FILE: file })
    expect(chains['eip155:1']?.upstreams.map(({ url }) => url)).toEqual(['https://node.example'])
    expect(readConfig({ ...least, SIWX_ISSUER_FILE: file }).siwx.issuer).toBe('https://node.example')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('behavior: the table has the defaults of the server', () => {
  const config = readConfig(least)
  const defaults = new Map(readRows(page, 'Settings').map(([name = '', value = '']) => [name, value]))
  const numbers = {
    PORT: config.port,
    PROXIES: config.proxies,
    SPOOL_MAX_BYTES: config.spoolMaxBytes,
    RETENTION_DAYS: config.retentionDays,
    DRAIN_DELAY_MS: config.drainDelayMs,
    NAMES_PER_ADDRESS: config.names.perAddress,
    HOST: config.host,
    OPS_HOST: config.opsHost,
    ADMIN_HOST: config.adminHost,
    DATABASE_POOL: config.databasePool,
    LOG_LEVEL: config.logLevel,
    SPOOL_FOLDER: config.spoolFolder,
  }
  for (const [name, value] of Object.entries(numbers))
    expect([name, defaults.get(`\`${name}\``)]).toEqual([name, `\`${value}\``])
})

test('behavior: the server accepts the example file and nodes', () => {
  const blocks = readBlocks('docs/self-host.md', page)
  const shown = blocks.find(({ language }) => language === 'json')
  const nodes = blocks.find(({ code }) => code.startsWith('RPC_EIP155_1='))
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-settings-'))
  const path = join(folder, 'config.json')
  try {
    writeFileSync(path, shown?.code ?? '')
    const lines = nodes?.code.trim().split('\n') ?? []
    const variables = Object.fromEntries(lines.map((line) => line.split('=') as [string, string]))
    const { chains, limits } = readConfig({
      ...least,
      ...variables,
      LATCHKEY_CONFIG: path,
      NODE_TOKEN: 'token',
      ONLY_LISTED_CHAINS: '1',
    })
    expect(Object.keys(chains).sort()).toEqual([
      'bip122:000000000019d6689c085ae165831e93',
      'cosmos:cosmoshub-4',
      'eip155:1',
      'eip155:424242',
      'eip155:8453',
      'polkadot:68d56f15f85d3136970ec16946040bc1',
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    ])
    expect(chains['eip155:1']?.upstreams).toHaveLength(2)
    expect(chains['eip155:424242']?.upstreams[0]).toMatchObject({
      headers: { authorization: 'Bearer token' },
    })
    expect(limits.rpc.ip).toEqual({ rate: 50, period: 1000, burst: 200 })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
