import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { migrate } from './index.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A folder with an app, outside of git. */
function appOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-migrate-'))
  folders.push(folder)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

const app = {
  'package.json':
    '{\n  "dependencies": {\n    "@rainbow-me/rainbowkit": "2.2.0",\n    "wagmi": "2.19.0"\n  }\n}\n',
  'Button.jsx':
    "import { ConnectButton } from '@rainbow-me/rainbowkit'\n\nexport const Button = () => <ConnectButton />\n",
  'config.js':
    "import { getDefaultConfig } from '@rainbow-me/rainbowkit'\nimport { base } from 'wagmi/chains'\n\nexport const config = getDefaultConfig({ appName: 'A', projectId: 'p', chains: [base] })\n",
  'other.js': 'export const   untouched = 1\n',
}
const quiet = { from: 'rainbowkit', report: () => {} }

test('behavior: a dry run reports the same and writes nothing', async () => {
  const folder = appOf(app)
  const lines: string[] = []
  const dry = await migrate({ ...quiet, folder, dry: true, report: (line) => lines.push(line) })
  for (const [path, text] of Object.entries(app)) expect(readFileSync(join(folder, path), 'utf8')).toBe(text)
  expect(lines).toEqual(['Button.jsx', 'config.js', 'package.json', '3 files, 0 marks (nothing written)'])
  expect(await migrate({ ...quiet, folder, force: true })).toEqual(dry)
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toEqual({
    dependencies: { latchkey: expect.stringMatching(/^\^\d/), wagmi: '2.19.0' },
  })
  expect(readFileSync(join(folder, 'other.js'), 'utf8')).toBe(app['other.js'])
})

test('behavior: a second run changes nothing', async () => {
  const folder = appOf(app)
  await migrate({ ...quiet, folder, force: true })
  expect(await migrate({ ...quiet, folder, force: true })).toEqual({ files: 0, marks: 0 })
})

test('error: files that git does not know as they are need --force', async () => {
  const folder = appOf(app)
  const refusal = { name: 'MigrateError', message: expect.stringContaining('not committed') }
  await expect(migrate({ ...quiet, folder })).rejects.toMatchObject(refusal)
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], { cwd: folder })
  git('init', '--quiet')
  await expect(migrate({ ...quiet, folder })).rejects.toMatchObject(refusal)
  git('add', '.')
  git('commit', '--quiet', '--message', 'a')
  expect(await migrate({ ...quiet, folder })).toEqual({ files: 3, marks: 0 })
})

test('error: links are not followed, large and broken files are left and named', async () => {
  const outside = appOf({ 'Outside.jsx': app['Button.jsx'] })
  const large = `${app['Button.jsx']}// ${'x'.repeat(1_000_000)}\n`
  const broken = "import { ConnectButton } from '@rainbow-me/rainbowkit'\nconst =\n"
  const folder = appOf({
    ...app,
    'Large.jsx': large,
    'Broken.jsx': broken,
    'node_modules/a/A.jsx': app['Button.jsx'],
  })
  symlinkSync(outside, join(folder, 'linked'))
  symlinkSync(join(outside, 'Outside.jsx'), join(folder, 'Linked.jsx'))
  const lines: string[] = []
  await migrate({ ...quiet, folder, force: true, report: (line) => lines.push(line) })
  expect(readFileSync(join(outside, 'Outside.jsx'), 'utf8')).toBe(app['Button.jsx'])
  expect(readFileSync(join(folder, 'node_modules/a/A.jsx'), 'utf8')).toBe(app['Button.jsx'])
  expect(readFileSync(join(folder, 'Broken.jsx'), 'utf8')).toBe(broken)
  expect(lines).toContain('Broken.jsx names the old kit, and was not changed')
  expect(lines).toContain('Large.jsx is too large, or not text: not read')
})

test('error: an unknown kit is refused with the known ones', async () => {
  const folder = appOf(app)
  await expect(migrate({ ...quiet, from: 'constructor', folder })).rejects.toThrow('One of: rainbowkit, ')
})
