#!/usr/bin/env node
// Runs @latchkey/cli of this version: the app's own, or else through npm, which keeps it for the next time.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const read = (path) => JSON.parse(readFileSync(path, 'utf8'))
const { version } = read(new URL('../package.json', import.meta.url))
const args = process.argv.slice(2)

function findOwn() {
  for (const from of [join(process.cwd(), 'x.js'), import.meta.url])
    try {
      const path = createRequire(from).resolve('@latchkey/cli/package.json')
      const manifest = read(path)
      if (manifest.version === version) return join(dirname(path), manifest.bin['latchkey-cli'])
    } catch {
      // Not installed here.
    }
}

const own = findOwn()
const npm = ['exec', '--yes', '--prefer-offline', `--package=@latchkey/cli@${version}`, '--', 'latchkey-cli']
const isWindows = process.platform === 'win32'
const child = own
  ? spawn(process.execPath, [own, ...args], { stdio: 'inherit' })
  : spawn('npm', [...npm, ...args], { stdio: 'inherit', shell: isWindows })
// The terminal sends these to both; the child decides when it has ended.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => signal === 'SIGTERM' && child.kill(signal))
child.on('error', ({ message }) => {
  process.stderr.write(`latchkey: ${message}. Install @latchkey/cli@${version}.\n`)
  process.exitCode = 1
})
child.on('exit', (code) => {
  process.exitCode = code ?? 1
})
