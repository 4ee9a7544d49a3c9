import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './run.ts'

// Installs the packed package as apps do, and compiles an app against it with all declarations checked.
// Usage: node scripts/checkInstalls.ts [npm|pnpm]

const root = join(import.meta.dirname, '..')
const kit = join(root, 'packages/kit')
const versionOf = (place: string): string =>
  JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')).version
// The version that everything else here is tested with.
const viem = versionOf(join(kit, 'node_modules/viem'))

type Install = { readonly manager: 'npm' | 'pnpm'; readonly react: string; readonly wagmi: string }

/** npm puts wagmi's own packages beside or below it, pnpm only below. */
const installs: readonly Install[] = [
  { manager: 'npm', react: '18.3', wagmi: '2' },
  { manager: 'pnpm', react: '19', wagmi: '3' },
]

const app = `import { createLatchkey, isKitError, sendTransaction, signTypedData } from 'latchkey'
import { defineButton } from 'latchkey/element'
import { base, evm, getProvider, getWalletClient, mainnet } from 'latchkey/evm'
import { useWalletClient } from 'latchkey/evm/react'
import { mountLatchkey } from 'latchkey/mount'
import { ConnectButton, LatchkeyProvider, useBalance, useLatchkey, useSendTransaction } from 'latchkey/react'
import { localSiwx } from 'latchkey/siwx'
import { solana } from 'latchkey/solana'
import { latchkey } from 'latchkey/wagmi'
import { walletConnect } from 'latchkey/walletconnect'
import { createConfig, http } from 'wagmi'
import { mainnet as chain } from 'wagmi/chains'

export const kit = createLatchkey({
  drivers: [evm({ networks: [mainnet, base] }), solana()],
  connectors: [walletConnect({ relay: { url: 'wss://relay.example.com', projectId: 'app' } })],
  siwx: localSiwx(),
  strings: { 'connect.title': 'Join' },
  theme: { radius: 'large' },
})
export const config = createConfig({
  chains: [chain],
  transports: { [chain.id]: http() },
  connectors: [latchkey(kit)],
})
mountLatchkey(kit)
defineButton(kit)

export function App() {
  return (
    <LatchkeyProvider kit={kit}>
      <ConnectButton.Custom>{({ openProps }) => <button {...openProps}>Log in</button>}</ConnectButton.Custom>
      <Inner />
    </LatchkeyProvider>
  )
}

function Inner() {
  const { kit } = useLatchkey()
  const { text } = useBalance()
  const { run } = useSendTransaction()
  const client = useWalletClient()
  return (
    <button onClick={() => void run({ to: client?.account.address, value: 1n })}>
      {text} {kit.id}
    </button>
  )
}

export async function mistakes(error: unknown) {
  const client = await getWalletClient(kit)
  await client.sendTransaction({ to: client.account.address, value: 1n })
  await getProvider(kit).request({ method: 'eth_accounts' })
  // @ts-expect-error no such code
  isKitError(error, 'sign/rejectedd')
  // @ts-expect-error no such field
  await sendTransaction(kit, { too: 1 })
  // @ts-expect-error no structured data
  await signTypedData(kit, 42)
  // @ts-expect-error no such language
  createLatchkey({ drivers: [solana()], locale: 'klingon' })
  // @ts-expect-error no such text
  createLatchkey({ drivers: [solana()], strings: { 'connect.titel': 'x' } })
  // @ts-expect-error no such view
  kit.open({ name: 'Sent' })
  // @ts-expect-error a relay is missing
  walletConnect({ projectId: 'x' })
  // @ts-expect-error networks, not chains
  evm({ chains: [mainnet] })
}
`

const only = process.argv[2]
const folder = mkdtempSync(join(tmpdir(), 'latchkey-installs-'))
try {
  await must('pnpm', ['pack', '--pack-destination', folder], kit)
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'))
  for (const install of installs.filter(({ manager }) => !only || manager === only))
    await check(install, join(folder, tarball ?? ''))
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function check({ manager, react, wagmi }: Install, tarball: string): Promise<void> {
  const name = `${manager}, React ${react}, wagmi ${wagmi}`
  const place = join(folder, manager)
  mkdirSync(place)
  const files = {
    'package.json': {
      private: true,
      type: 'module',
      overrides: { viem },
      dependencies: {
        latchkey: `file:${tarball}`,
        react,
        'react-dom': react,
        wagmi,
        viem,
        '@tanstack/react-query': '5',
      },
      devDependencies: {
        '@types/react': react.split('.')[0],
        '@types/react-dom': react.split('.')[0],
        typescript: versionOf(join(root, 'node_modules/typescript')),
      },
    },
    // JSON is YAML too.
    'pnpm-workspace.yaml': { packages: [], overrides: { viem } },
    'tsconfig.json': {
      compilerOptions: {
        strict: true,
        noEmit: true,
        skipLibCheck: false,
        exactOptionalPropertyTypes: true,
        jsx: 'react-jsx',
        target: 'es2022',
        lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'],
        module: 'esnext',
        moduleResolution: 'bundler',
        types: [],
      },
      files: ['app.tsx'],
    },
  }
  for (const [file, value] of Object.entries(files))
    writeFileSync(join(place, file), JSON.stringify(value, null, 2))
  writeFileSync(join(place, 'app.tsx'), app)
  const quiet = manager === 'npm' ? ['--no-audit', '--no-fund'] : []
  await must(manager, ['install', ...quiet], place)
  const { code, output } = await run(join(place, 'node_modules/.bin/tsc'), ['-p', '.'], { cwd: place })
  // Declarations of other packages are theirs to mend.
  const ours = output.split('\n').filter((line) => /error TS/.test(line) && !isTheirs(line))
  const theirs = output.split('\n').filter(isTheirs).length
  console.log(
    `${ours.length > 0 ? 'FAILED' : 'ok    '} ${name}${theirs ? ` (${theirs} problems of other packages)` : ''}`,
  )
  for (const line of ours) console.log(`  ${line}`)
  if (ours.length > 0 || (code !== 0 && theirs === 0)) process.exitCode = 1
}

function isTheirs(line: string): boolean {
  return /error TS/.test(line) && line.includes('node_modules') && !line.includes('node_modules/latchkey/')
}

async function must(command: string, args: string[], cwd: string): Promise<void> {
  const { code, output } = await run(command, args, { cwd, limit: 300 })
  if (code !== 0) throw new Error(output)
}
