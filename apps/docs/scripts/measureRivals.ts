import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestWallet } from 'latchkey/testing'
import { injectTestWallet } from 'latchkey/testing/playwright'
import { installApp, leftOut, must, versionIn } from '../../../e2e/otherKits/installApp.ts'
import { measureVisits, type Visits } from '../../../e2e/otherKits/measureVisits.ts'
import { packKit } from '../../../e2e/otherKits/packKit.ts'

// Measures our quick start and those of other modals, from npm, in the same way: the figures of
// the landing page. `node apps/docs/scripts/measureRivals.ts` writes docs/rivals.figures.json.
// AppKit is left out: its licence does not let us fetch it. The same holds for the WalletConnect
// client that the others load for a QR code. Build the kit first.

const root = join(import.meta.dirname, '../../..')
const rounds = 7

type Host = {
  name: string
  package: string
  dependencies: Record<string, string>
  main: string
  button: string
}

const wagmiStart = (imports: string, config: string, modal: (app: string) => string) => `
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'
import { base, mainnet } from 'wagmi/chains'
${imports}
const config = ${config}
createRoot(document.getElementById('root')).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>${modal('')}</QueryClientProvider>
  </WagmiProvider>,
)`

const wagmi = { wagmi: '^2.9.0', viem: '2.x', '@tanstack/react-query': '5' }

const hosts: readonly Host[] = [
  {
    name: 'Latchkey',
    package: 'latchkey',
    dependencies: {},
    button: 'Connect wallet',
    main: `
import { createLatchkey } from 'latchkey'
import { base, evm, mainnet } from 'latchkey/evm'
import { ConnectButton, LatchkeyProvider } from 'latchkey/react'
import { createRoot } from 'react-dom/client'
const kit = createLatchkey({ drivers: [evm({ networks: [mainnet, base] })] })
createRoot(document.getElementById('root')).render(<LatchkeyProvider kit={kit}><ConnectButton /></LatchkeyProvider>)`,
  },
  {
    name: 'RainbowKit',
    package: '@rainbow-me/rainbowkit',
    dependencies: { '@rainbow-me/rainbowkit': 'latest', ...wagmi },
    button: 'Connect Wallet',
    main: wagmiStart(
      "import '@rainbow-me/rainbowkit/styles.css'\nimport { ConnectButton, getDefaultConfig, RainbowKitProvider } from '@rainbow-me/rainbowkit'",
      "getDefaultConfig({ appName: 'App', projectId: '0123456789abcdef0123456789abcdef', chains: [mainnet, base] })",
      () => '<RainbowKitProvider><ConnectButton /></RainbowKitProvider>',
    ),
  },
  {
    name: 'ConnectKit',
    package: 'connectkit',
    dependencies: { connectkit: 'latest', ...wagmi },
    button: 'Connect Wallet',
    main: wagmiStart(
      "import { ConnectKitButton, ConnectKitProvider, getDefaultConfig } from 'connectkit'\nimport { createConfig } from 'wagmi'",
      "createConfig(getDefaultConfig({ appName: 'App', walletConnectProjectId: '0123456789abcdef0123456789abcdef', chains: [mainnet, base] }))",
      () => '<ConnectKitProvider><ConnectKitButton /></ConnectKitProvider>',
    ),
  },
]

/** The same page with React alone, to tell what a modal adds. */
const bare =
  "import { createRoot } from 'react-dom/client'\ncreateRoot(document.getElementById('root')).render(<button>Connect</button>)"

async function build(folder: string, host: Pick<Host, 'dependencies' | 'main'>): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const files = {
    'package.json': JSON.stringify({
      private: true,
      type: 'module',
      dependencies: { react: '19', 'react-dom': '19', vite: '8', ...host.dependencies },
    }),
    'index.html':
      '<!doctype html><html lang="en"><title>Host</title><div id="root"></div><script type="module" src="/main.jsx"></script></html>',
    'main.jsx': host.main,
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  // The same for all: ours has an exact one.
  await installApp(folder, { overrides: { viem: versionIn(join(root, 'packages/kit'), 'viem') } })
  await must(folder, 'node_modules/.bin/vite', 'build', '--logLevel', 'error')
  return join(folder, 'dist')
}

function measure(dist: string, button?: string): Promise<Visits> {
  return measureVisits(dist, {
    rounds,
    button,
    wallet: 'Test Wallet',
    addWallet: (context) =>
      injectTestWallet(context, createTestWallet({ chains: [{ id: 1, rpcUrl: 'http://127.0.0.1:9' }] })),
  })
}

const folder = mkdtempSync(join(tmpdir(), 'latchkey-rivals-'))
try {
  const packed = await packKit(folder)
  const react = await measure(await build(join(folder, 'bare'), { dependencies: {}, main: bare }))
  const kB = (bytes: number) => Math.round(bytes / 100) / 10
  const rivals = []
  for (const host of hosts) {
    const isOurs = host.package === 'latchkey'
    const dependencies = isOurs ? { latchkey: `file:${packed}` } : host.dependencies
    const place = join(folder, host.name)
    const visit = await measure(await build(place, { ...host, dependencies }), host.button)
    const row = {
      name: host.name,
      version: isOurs ? 'of this repository' : versionIn(place, host.package),
      before: kB(visit.before - react.before),
      after: kB(visit.after),
      opens: Math.round(visit.opens),
      fastest: Math.round(visit.fastest),
      slowest: Math.round(visit.slowest),
      hosts: visit.hosts,
    }
    console.log(JSON.stringify(row), `${globSync('**/*.js', { cwd: join(place, 'dist') }).length} files`)
    rivals.push(row)
  }
  const kept = {
    date: new Date().toISOString().slice(0, 10),
    command: 'node apps/docs/scripts/measureRivals.ts',
    // What else a machine does slows all of them.
    machine: `${cpus().length} cores with a load of ${loadavg()[0]?.toFixed(1)}, Chromium, the median of ${rounds} visits`,
    note: `Each is its own quick start with EVM wallets in the browser, from npm, on top of React 19. ${leftOut} Requests to other hosts were counted and refused.`,
    rivals,
  }
  writeFileSync(join(root, 'docs/rivals.figures.json'), `${JSON.stringify(kept, null, 2)}\n`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
