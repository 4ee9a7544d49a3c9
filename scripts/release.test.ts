import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { findUnpinned } from './checkPins.ts'
import { files } from './files.ts'
import { published as listed } from './published.ts'
import { run } from './run.ts'

// It imports JSON as only bundlers allow it.
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    return specifier.endsWith('.json') ? { ...found, importAttributes: { type: 'json' } } : found
  },
})
const { NoOperationTraceWriter, parseWorkflow } = await import('@actions/workflow-parser')

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

type Step = { uses?: string; run?: string; env?: Record<string, string> }
type Job = { needs?: string; if?: string; permissions?: Record<string, string>; steps: Step[] }
const release = parse(read('.github/workflows/release.yml')) as {
  permissions: object
  jobs: Record<'check' | 'packages' | 'image', Job>
}

test('behavior: workflows are what GitHub understands', () => {
  const workflows = files(root, ['.github/workflows/*.yml'])
  expect(workflows).toHaveLength(2)
  const problems = (name: string, content: string) =>
    parseWorkflow({ name, content }, new NoOperationTraceWriter()).context.errors.getErrors()
  for (const name of workflows) expect([name, problems(name, read(name))]).toEqual([name, []])
  expect(problems('x.yml', 'on: push\njobs: { x: { run-on: ubuntu } }')).not.toEqual([])
})

test('behavior: nothing is published before the pins are checked, and by no job with more rights than it needs', () => {
  const { check, packages, image } = release.jobs
  expect(release.permissions).toEqual({})
  expect(check.permissions).toEqual({ contents: 'read' })
  expect(check.steps.map((step) => step.run)).toContain('node scripts/checkPins.ts')
  expect([packages.needs, image.needs]).toEqual(['check', 'packages'])
  expect(image.if).toContain("published == 'true'")
  const publish = packages.steps.find(({ uses }) => uses?.startsWith('changesets/action@'))
  expect(publish?.env?.NPM_CONFIG_PROVENANCE).toBe('true')
  expect(packages.permissions?.['id-token']).toBe('write')
  expect(image.steps.some((step) => step.run?.startsWith('cosign sign'))).toBe(true)
})

test('behavior: scripts that the release runs exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const lines = Object.values(release.jobs).flatMap(({ steps }) => steps.flatMap((step) => step.run ?? []))
  const asked = lines.flatMap((line) => /^pnpm ([a-z:]+)$/.exec(line)?.[1] ?? [])
  expect(asked).toEqual(['check:reproducible', 'build', 'release:files'])
  for (const name of asked) expect(Object.keys(scripts)).toContain(name)
})

test('behavior: packages that are published ask npm for none that are not', () => {
  const manifests = files(root, ['packages/*/package.json', 'apps/*/package.json']).map(
    (file) => JSON.parse(read(file)) as { name: string; private?: boolean; dependencies?: object },
  )
  const published = manifests.filter((manifest) => !manifest.private)
  const names = published.map(({ name }) => name)
  expect(names.sort()).toEqual([...listed].sort())
  for (const { name, dependencies = {} } of published) {
    const ours = Object.keys(dependencies).filter((one) => one.startsWith('@latchkey/'))
    expect([name, ours.filter((one) => !names.includes(one))]).toEqual([name, []])
  }
  const { fixed } = JSON.parse(read('.changeset/config.json')) as { fixed: string[][] }
  expect(fixed.flat().sort()).toEqual(names)
})

test('behavior: only commits and digests are pins', () => {
  const commit = 'a'.repeat(40)
  const digest = `sha256:${'b'.repeat(64)}`
  const pinned = [
    `  - uses: actions/checkout@${commit} # v4`,
    '  - uses: ./here',
    `FROM node:24@${digest} AS build`,
  ]
  expect(findUnpinned('x', [...pinned, 'FROM build', `container: node:24@${digest}`].join('\n'))).toEqual([])
  const loose = [
    'uses: actions/checkout@v4',
    '- uses: "actions/checkout@main"',
    'uses: actions/checkout@PIN_ME',
    `uses: actions/checkout@${commit.slice(1)}`,
    'FROM node:24-bookworm AS build',
    'FROM --platform=linux/amd64 node:24',
    '    container: node:24-bookworm',
  ]
  for (const line of loose)
    expect([line, findUnpinned('x', line)]).toEqual([line, [expect.stringMatching(/^x:1: /)]])
})

test('error: a release with anything that is not pinned fails', async () => {
  const { code, output } = await run('node', ['scripts/checkPins.ts'], { cwd: root, limit: 60 })
  const count = Number(/(\d+) references that are not pinned/.exec(output)?.[1])
  expect(code).toBe(count > 0 ? 1 : 0)
})

test('behavior: a package that is built and packed twice has the same bytes', {
  timeout: 240_000,
}, async () => {
  // A sample: `pnpm check:reproducible` does it for all that we publish.
  const args = ['scripts/checkReproducible.ts', 'create-latchkey']
  const { code, output } = await run('node', args, { cwd: root, limit: 230 })
  expect(output).toMatch(/^same {6}[\da-f]{64} create-latchkey-\d+\.\d+\.\d+\.tgz$/m)
  expect(code).toBe(0)
})
