import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApp } from './createApp.ts'
import { isTemplate, templateNames } from './templates.ts'

const own = join(import.meta.dirname, '..')
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
let parent: string
let folder: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'create-latchkey-'))
  folder = join(parent, 'empty')
  mkdirSync(folder)
})
afterEach(() => rmSync(parent, { recursive: true }))

test('behavior: every folder of templates is offered, and each makes an app', () => {
  expect(readdirSync(join(own, 'templates')).sort()).toEqual([...templateNames].sort())
  const { version } = read(join(own, 'package.json'))
  for (const template of templateNames) {
    const app = join(folder, `my-${template}`)
    createApp({ folder: app, template })
    const manifest = read(join(app, 'package.json'))
    expect(manifest).toMatchObject({
      name: `my-${template}`,
      private: true,
      dependencies: { latchkey: version },
    })
    expect(Object.keys(manifest.scripts)).toEqual(['dev', 'build', 'preview'])
    const versions = Object.values<string>({ ...manifest.dependencies, ...manifest.devDependencies })
    for (const one of versions) expect(one).toMatch(/^\d+\.\d+\.\d+$/)
    expect(readFileSync(join(app, '.gitignore'), 'utf8')).toContain('node_modules')
    expect(existsSync(join(app, '_gitignore'))).toBe(false)
  }
})

test('behavior: what templates share is the same in each', () => {
  const files = readdirSync(join(own, 'templates'), { recursive: true, encoding: 'utf8' })
  for (const name of ['testWallets.ts', 'style.css']) {
    const copies = files.filter((file) => file.endsWith(`/${name}`))
    expect(copies).toHaveLength(templateNames.length)
    expect(new Set(copies.map((file) => readFileSync(join(own, 'templates', file), 'utf8'))).size, name).toBe(
      1,
    )
  }
})

test('behavior: templates have the React and the viem that the kit is tested with', () => {
  const workspace = readFileSync(join(own, '../../pnpm-workspace.yaml'), 'utf8')
  for (const template of templateNames) {
    const { dependencies, devDependencies } = read(join(own, 'templates', template, 'package.json'))
    for (const name of ['react', 'react-dom', 'viem', 'vite'] as const) {
      const version = { ...dependencies, ...devDependencies }[name]
      if (version) expect(workspace).toContain(`  ${name}: ${version}\n`)
    }
  }
})

test('error: a folder with files is not written to', () => {
  writeFileSync(join(folder, 'notes.txt'), 'mine')
  expect(() => createApp({ folder, template: 'react' })).toThrow('is not empty')
  expect(readdirSync(folder)).toEqual(['notes.txt'])
})

test('behavior: a new repository is as good as an empty folder', () => {
  const app = join(folder, 'app')
  mkdirSync(join(app, '.git'), { recursive: true })
  createApp({ folder: app, template: 'html' })
  expect(existsSync(join(app, 'index.html'))).toBe(true)
})

test('error: names that npm refuses, or that a terminal would act on', () => {
  for (const name of ['', 'My App', '-x', 'node_modules', '.hidden', 'a\u001b[2Jb', 'x'.repeat(101)])
    expect(() => createApp({ folder: name && join(folder, name), template: 'react' }), name).toThrow()
  expect(readdirSync(folder)).toEqual([])
})

test('error: only templates that exist', () => {
  for (const name of ['../react', 'constructor', '__proto__', 'React', ''])
    expect(isTemplate(name)).toBe(false)
})
