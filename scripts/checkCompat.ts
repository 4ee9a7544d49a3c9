import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../apps/server/src/testing/freePort.ts'
import { run } from './run.ts'

// Whether a kit of an earlier release works with this server, and this kit with the server of that
// release, as operators and apps upgrade at different times:
//
//   pnpm check:compat [ref] [--quick]
//
// Each direction runs the journeys of the server's commit, with a host app built from the other.
// Without a ref it takes the last release, and does nothing if there is none yet.

const root = join(import.meta.dirname, '..')

/** What kit and server say to each other: configuration, wallets, account, sign-in, money, the wallet's frame, the relay. */
const journeys = [
  'account',
  'activity',
  'siwx',
  'names',
  'buy',
  'swap',
  'remote',
  'emailLogin',
  'embeddedWallet',
]
const quick = ['siwx', 'emailLogin']

async function main(): Promise<void> {
  const args = process.argv.slice(2)
  const names = args.includes('--quick') ? quick : journeys
  const ref = args.find((one) => !one.startsWith('-')) ?? (await lastRelease())
  if (ref === undefined) return console.log('absent: there is no release yet')
  const work = mkdtempSync(join(tmpdir(), 'latchkey-compat-'))
  const earlier = join(work, 'earlier')
  try {
    await must('git', ['clone', '--quiet', '--local', root, earlier], root)
    await must('git', ['checkout', '--quiet', ref], earlier)
    // The HSM and other programs that ./setup installed.
    symlinkSync(join(root, '.tools'), join(earlier, '.tools'))
    await must('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], earlier)
    await must('node', ['apps/server/scripts/buildPkcs11.ts'], earlier)
    await must('pnpm', ['run', 'build'], earlier)
    const kits = [
      { name: `kit of ${ref} with this server`, tests: root, host: earlier },
      { name: `this kit with the server of ${ref}`, tests: earlier, host: root },
    ]
    for (const { name, tests, host } of kits) {
      console.log(`\n${name}`)
      const env = { EXAMPLE: join(host, 'apps/example/dist'), E2E_PORT: String(await freePort()), CI: '1' }
      const files = names.map((one) => `journeys/${one}.spec.ts`)
      const { code } = await run('pnpm', ['run', 'e2e', ...files], {
        cwd: tests,
        env,
        show: true,
        limit: 2400,
      })
      console.log(`${code === 0 ? 'ok      ' : 'FAILED  '} ${name}`)
      if (code !== 0) process.exitCode = 1
    }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** The tag of the last release, as `gh release create` makes it. */
async function lastRelease(): Promise<string | undefined> {
  const { code, output } = await run('git', ['describe', '--tags', '--abbrev=0', '--match', 'v*'], {
    cwd: root,
  })
  return code === 0 ? output.trim() : undefined
}

async function must(command: string, args: readonly string[], cwd: string): Promise<void> {
  const { code, output } = await run(command, args, { cwd, limit: 900 })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}: ${output.slice(-2_000)}`)
}

await main()
