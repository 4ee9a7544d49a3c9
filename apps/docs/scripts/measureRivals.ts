import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { createTestWallet } from 'latchkey/testing'
import { injectTestWallet } from 'latchkey/testing/playwright'
import { headlessChromium } from '../../../e2e/settings.ts'
import { run } from '../../../scripts/run.ts'
import { serveSite } from './checks/serveSite.ts'

// Measures our quick start and those of other modals, from npm, in the same way: the figures of
// the landing page. `node apps/docs/scripts/measureRivals.ts` writes docs/rivals.figures.json.
// AppKit is left out: its licence does not let us fetch it. The same holds for the WalletConnect
// client that the others load for a QR code, so an empty package stands in its place.

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
  mkdirSync(join(folder, 'empty'))
  const files = {
    'empty/package.json': '{"name":"empty","version":"0.0.0","type":"module","exports":"./index.js"}',
    'empty/index.js': 'export const EthereumProvider = {}\nexport default {}\n',
    'package.json': JSON.stringify({
      private: true,
      type: 'module',
      dependencies: { react: '19', 'react-dom': '19', vite: '8', ...host.dependencies },
    }),
    'pnpm-workspace.yaml': JSON.stringify({
      packages: [],
      // Nothing of theirs is fetched.
      overrides: Object.fromEntries(
        ['@walletconnect/ethereum-provider', '@reown/appkit', '@walletconnect/universal-provider'].map(
          (name) => [name, 'link:./empty'],
        ),
      ),
    }),
    'index.html':
      '<!doctype html><html lang="en"><title>Host</title><div id="root"></div><script type="module" src="/main.jsx"></script></html>',
    'main.jsx': host.main,
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  for (const [command, ...args] of [
    [
      'pnpm',
      'install',
      '--ignore-scripts',
      '--no-frozen-lockfile',
      '--config.dangerously-allow-all-builds=false',
    ],
    ['node_modules/.bin/vite', 'build', '--logLevel', 'error'],
  ]) {
    const { code, output } = await run(command as string, args, { cwd: folder, limit: 400 })
    if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${output.slice(-3000)}`)
  }
  return join(folder, 'dist')
}

type Visit = { before: number; after: number; opens: number; hosts: number }

async function measure(dist: string, button: string): Promise<Visit> {
  const served = await serveSite(dist, '/')
  const browser = await chromium.launch(headlessChromium)
  const visits: Visit[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
      const asked = new Set<string>()
      let bytes = 0
      await context.route(
        (url) => url.origin !== served.origin,
        (route) => route.abort(),
      )
      await injectTestWallet(context, createTestWallet({ chains: [{ id: 1, rpcUrl: 'http://127.0.0.1:9' }] }))
      const page = await context.newPage()
      page.on('request', (request) => {
        const { host, origin, protocol } = new URL(request.url())
        if (origin !== served.origin && /^https?:|^wss?:/.test(protocol)) asked.add(host)
      })
      page.on('response', async (response) => {
        if (!/\.(js|css)$/.test(new URL(response.url()).pathname)) return
        bytes += gzipSync(await response.body(), { level: 9 }).length
      })
      await page.goto(served.origin, { waitUntil: 'networkidle' })
      const before = bytes
      const opens = button
        ? await page.evaluate(async (name) => {
            const found = [...document.querySelectorAll('button')].find((one) =>
              one.textContent?.includes(name),
            )
            if (!found) throw new Error(`No button ${name}`)
            // Also in shadow roots.
            const reads = (node: ParentNode & Node): boolean =>
              [...node.querySelectorAll('*')].some((one) =>
                one.shadowRoot ? reads(one.shadowRoot) : false,
              ) || (node.textContent ?? '').includes('Test Wallet')
            const started = performance.now()
            found.click()
            while (!reads(document)) {
              if (performance.now() - started > 20_000) throw new Error('The list never came')
              await new Promise(requestAnimationFrame)
            }
            return performance.now() - started
          }, button)
        : 0
      await page.waitForLoadState('networkidle')
      visits.push({ before, after: bytes - before, opens, hosts: asked.size })
      await context.close()
    }
  } finally {
    await browser.close()
    served.stop()
  }
  const median = (of: keyof Visit) =>
    visits.map((visit) => visit[of]).sort((a, b) => a - b)[rounds >> 1] as number
  return { before: median('before'), after: median('after'), opens: median('opens'), hosts: median('hosts') }
}

const folder = mkdtempSync(join(tmpdir(), 'latchkey-rivals-'))
try {
  const packed = await run('pnpm', ['pack', '--pack-destination', folder], {
    cwd: join(root, 'packages/kit'),
  })
  if (packed.code !== 0) throw new Error(packed.output)
  const tarball = join(folder, readdirSync(folder).find((file) => file.endsWith('.tgz')) as string)
  const react = await measure(await build(join(folder, 'bare'), { dependencies: {}, main: bare }), '')
  const kB = (bytes: number) => Math.round(bytes / 100) / 10
  const rivals = []
  for (const host of hosts) {
    const dependencies = host.package === 'latchkey' ? { latchkey: `file:${tarball}` } : host.dependencies
    const place = join(folder, host.name)
    const visit = await measure(await build(place, { ...host, dependencies }), host.button)
    const { version } = JSON.parse(
      readFileSync(join(place, 'node_modules', host.package, 'package.json'), 'utf8'),
    )
    const row = {
      name: host.name,
      version: host.package === 'latchkey' ? 'of this repository' : version,
      before: kB(visit.before - react.before),
      after: kB(visit.after),
      opens: Math.round(visit.opens),
      hosts: visit.hosts,
    }
    console.log(JSON.stringify(row), `${globSync('**/*.js', { cwd: join(place, 'dist') }).length} files`)
    rivals.push(row)
  }
  const kept = {
    date: new Date().toISOString().slice(0, 10),
    command: 'node apps/docs/scripts/measureRivals.ts',
    machine: `${cpus().length} cores, Chromium, the median of ${rounds} visits`,
    note: 'Each is its own quick start with EVM wallets in the browser, from npm, on top of React 19; without the WalletConnect client, which we may not fetch, so theirs load more than this in use. Requests to other hosts were counted and refused.',
    rivals,
  }
  writeFileSync(join(root, 'docs/rivals.figures.json'), `${JSON.stringify(kept, null, 2)}\n`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
