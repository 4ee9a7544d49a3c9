import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../../scripts/run.ts'

/** What other kits load and we may not fetch: the clean room of CONTRIBUTING.md. */
const barred = [
  '@reown/appkit',
  '@toruslabs/solana-embed',
  '@walletconnect/ethereum-provider',
  '@walletconnect/solana-adapter',
  '@walletconnect/universal-provider',
]
const isBarred = /^ {2}'?(@(?:reown|toruslabs|walletconnect|web3auth)\/[^:]+)'?:$/m

/** What to say beside figures of an app that {@link installApp} installed. */
export const leftOut =
  'An empty package stands in for the clients of WalletConnect, AppKit and Torus, which we may not fetch: what is measured of other kits has no QR code, and they load more than this in use.'

/**
 * Installs the dependencies of an app from npm, and runs none of their scripts. An empty package
 * stands in for each that we may not fetch; throws before anything is fetched if one is left.
 */
export async function installApp(folder: string, { overrides = {} }: installApp.Options = {}): Promise<void> {
  mkdirSync(join(folder, 'empty'))
  const files = {
    'empty/package.json': '{"name":"empty","version":"0.0.0","type":"module","exports":"./index.js"}',
    'empty/index.js': 'export const EthereumProvider = {}\nexport default {}\n',
    // JSON is YAML too.
    'pnpm-workspace.yaml': JSON.stringify({
      packages: [],
      overrides: { ...Object.fromEntries(barred.map((name) => [name, 'link:./empty'])), ...overrides },
    }),
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  await must(folder, 'pnpm', 'install', '--lockfile-only', '--no-frozen-lockfile', '--ignore-scripts')
  const [, left] = isBarred.exec(readFileSync(join(folder, 'pnpm-lock.yaml'), 'utf8')) ?? []
  if (left) throw new Error(`${left} would be fetched`)
  await must(folder, 'pnpm', 'install', '--frozen-lockfile', '--ignore-scripts')
}

export declare namespace installApp {
  type Options = {
    /** Versions to take instead of those that packages ask for, as in pnpm's `overrides`. */
    overrides?: Readonly<Record<string, string>> | undefined
  }
}

/** Runs a command in the folder of an app. */
export async function must(cwd: string, command: string, ...args: string[]): Promise<string> {
  const { code, output } = await run(command, args, { cwd, limit: 400 })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${output.slice(-3_000)}`)
  return output
}

/** The version of a dependency that an app has installed. */
export function versionIn(folder: string, name: string): string {
  return JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version
}
