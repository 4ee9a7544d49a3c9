import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { appkit } from './appkit/index.ts'
import { connectkit } from './connectkit/index.ts'
import type { Recipe } from './engine/app.ts'
import { viemVersion } from './engine/packageFile.ts'
import { runRecipe } from './engine/runRecipe.ts'
import { onboard } from './onboard/index.ts'
import { rainbowkit } from './rainbowkit/index.ts'
import { walletAdapter } from './walletAdapter/index.ts'

/** What becomes of an app, and that nothing more becomes of it in a second run. */
function move(recipe: Recipe, app: Readonly<Record<string, string>>) {
  const files = Object.entries(app).map(([path, text]) => ({ path, text }))
  const { changed, marks, unread } = runRecipe(recipe, files, '1.0.0')
  const texts = new Map([...files, ...changed].map(({ path, text }) => [path, text]))
  const again = runRecipe(
    recipe,
    [...texts].map(([path, text]) => ({ path, text })),
    '1.0.0',
  )
  expect(again.changed).toEqual([])
  expect(unread).toEqual([])
  return { texts: Object.fromEntries(texts), marks: marks.map(({ reason }) => reason) }
}

const providers = (name: string, attributes = '') => `import '@rainbow-me/rainbowkit/styles.css'
import { ${name} } from '@rainbow-me/rainbowkit'
import { WagmiProvider } from 'wagmi'
import { config } from './wagmi'

export const App = ({ children }: Props) => (
  <WagmiProvider config={config}>
    <RainbowKitProvider${attributes}>{children}</RainbowKitProvider>
  </WagmiProvider>
)
`
const wagmi = `import { getDefaultConfig } from "@rainbow-me/rainbowkit";
import { base, mainnet, sepolia } from "wagmi/chains";

// Ours.
export const config = getDefaultConfig({
  appName: "Shop",
  projectId: process.env.PROJECT_ID!,
  chains: [
    mainnet,
    base,
    ...(process.env.TEST ? [sepolia] : []),
  ],
  ssr: true, // kept
});
`

test('behavior: RainbowKit: config, provider, theme and styles move, in the style of each file', () => {
  const theme = " theme={darkTheme({ accentColor: '#0a7d4f', borderRadius: 'small' })} locale=\"fr\" coolMode"
  const { texts, marks } = move(rainbowkit, {
    'src/wagmi.ts': wagmi,
    'src/App.tsx': providers('darkTheme, RainbowKitProvider', theme),
  })
  expect(marks).toEqual([])
  expect(texts['src/wagmi.ts']).toMatchInlineSnapshot(`
    "import { createLatchkey } from "latchkey";
    import { evm } from "latchkey/evm";
    import { latchkey } from "latchkey/wagmi";
    import { walletConnect } from "latchkey/walletconnect";
    import { createConfig, http } from "wagmi";
    import { base, mainnet, sepolia } from "wagmi/chains";

    // Ours.
    const chains = [
      mainnet,
      base,
      ...(process.env.TEST ? [sepolia] : []),
    ] as const;

    export const kit = createLatchkey({
      drivers: [evm({ networks: chains })],
      connectors: [walletConnect({ relay: { url: "wss://relay.walletconnect.com", projectId: process.env.PROJECT_ID! } })],
      metadata: { name: "Shop" },
      theme: { mode: 'dark', accent: '#0a7d4f', radius: 'small' },
      locale: "fr",
    });

    export const config = createConfig({
      chains,
      ssr: true,
      connectors: [latchkey(kit)],
      multiInjectedProviderDiscovery: false,
      transports: {
        [mainnet.id]: http(),
        [base.id]: http(),
        [sepolia.id]: http(),
      }, // kept
    });
    "
  `)
  expect(texts['src/App.tsx']).toMatchInlineSnapshot(`
    "import { LatchkeyProvider } from 'latchkey/react'
    import { WagmiProvider } from 'wagmi'
    import { config, kit } from './wagmi'

    export const App = ({ children }: Props) => (
      <WagmiProvider config={config}>
        <LatchkeyProvider kit={kit}>{children}</LatchkeyProvider>
      </WagmiProvider>
    )
    "
  `)
})

test('behavior: RainbowKit: a language that changes is followed, and modal hooks open views', () => {
  const { texts, marks } = move(rainbowkit, {
    'src/wagmi.ts': wagmi,
    'src/Menu.tsx': `import { useChainModal, useConnectModal } from '@rainbow-me/rainbowkit'

export function Menu() {
  const { openConnectModal } = useConnectModal()
  const { openChainModal, chainModalOpen } = useChainModal()
  return <button onClick={openConnectModal} onBlur={openChainModal}>{String(chainModalOpen)}</button>
}
`,
    'src/Root.tsx': `import { RainbowKitProvider } from '@rainbow-me/rainbowkit'
import { config } from '@/wagmi'

export function Root({ locale, children }: Props) {
  return <RainbowKitProvider locale={locale}>{children}</RainbowKitProvider>
}
`,
  })
  expect(marks).toEqual([])
  expect(texts['src/Menu.tsx']).toMatchInlineSnapshot(`
    "import { useLatchkey } from 'latchkey/react'

    export function Menu() {
      const modal = useLatchkey()
      const openConnectModal = () => modal.open({ name: 'Connect' })
      const latchkey = useLatchkey()
      const openChainModal = () => latchkey.open({ name: 'SwitchNetwork' })
      const chainModalOpen = latchkey.isOpen
      return <button onClick={openConnectModal} onBlur={openChainModal}>{String(chainModalOpen)}</button>
    }
    "
  `)
  expect(texts['src/Root.tsx']).toMatchInlineSnapshot(`
    "import { setLocale } from 'latchkey'
    import { LatchkeyProvider } from 'latchkey/react'
    import { useEffect } from 'react'
    import { config, kit } from '@/wagmi'

    export function Root({ locale, children }: Props) {
      useEffect(() => setLocale(kit, locale), [locale])
      return <LatchkeyProvider kit={kit}>{children}</LatchkeyProvider>
    }
    "
  `)
})

test('behavior: RainbowKit: what has no counterpart is marked once, and stays with its package', () => {
  const { texts, marks } = move(rainbowkit, {
    'package.json': '{ "dependencies": { "@rainbow-me/rainbowkit": "2.2.0", "wagmi": "2.19.0" } }\n',
    'wagmi.ts': wagmi,
    'Page.tsx': `import { ConnectButton, WalletButton } from '@rainbow-me/rainbowkit'

export const Page = () => (
  <>
    <ConnectButton.Custom>{({ account }) => <p>{account?.address}</p>}</ConnectButton.Custom>
    <WalletButton wallet="rainbow" />
  </>
)
`,
  })
  expect(marks).toEqual(['your-own-button', 'wallet-buttons'])
  expect(texts['package.json']).toContain('"@rainbow-me/rainbowkit": "2.2.0"')
  expect(texts['package.json']).toContain('"latchkey": "^1.0.0"')
  expect(texts['Page.tsx']).toMatchInlineSnapshot(`
    "import { ConnectButton, WalletButton } from '@rainbow-me/rainbowkit'

    export const Page = () => (
      <>
        {/* latchkey: write this button with useAccount and openProps of latchkey/react. https://latchkey.dev/guides/migrate-from-rainbowkit#your-own-button */}
        <ConnectButton.Custom>{({ account }) => <p>{account?.address}</p>}</ConnectButton.Custom>
        {/* latchkey: latchkey/react has a WalletButton too, whose wallet is an id of our registry or an rdns. https://latchkey.dev/guides/migrate-from-rainbowkit#wallet-buttons */}
        <WalletButton wallet="rainbow" />
      </>
    )
    "
  `)
})

test('error: RainbowKit: a config inside of a function leaves the app as it is, with one mark', () => {
  const inside = wagmi.replace('export const config =', 'export const make = () =>')
  const { texts, marks } = move(rainbowkit, {
    'wagmi.ts': inside,
    'App.tsx': providers('RainbowKitProvider'),
  })
  expect(marks).toEqual(['the-config'])
  expect(texts['App.tsx']).toBe(providers('RainbowKitProvider'))
})

test('behavior: wallet-adapter: three providers become one, and what only they used goes', () => {
  const { texts, marks } = move(walletAdapter, {
    'App.tsx': `import { WalletAdapterNetwork } from '@solana/wallet-adapter-base'
import { ConnectionProvider, useWallet, WalletProvider } from '@solana/wallet-adapter-react'
import { WalletModalProvider, WalletMultiButton } from '@solana/wallet-adapter-react-ui'
import { PhantomWalletAdapter } from '@solana/wallet-adapter-wallets'
import { clusterApiUrl } from '@solana/web3.js'
import { useMemo } from 'react'
import '@solana/wallet-adapter-react-ui/styles.css'

export function App() {
  // The cluster.
  const network = WalletAdapterNetwork.Devnet
  const endpoint = useMemo(() => clusterApiUrl(network), [network])
  const wallets = useMemo(() => [new PhantomWalletAdapter()], [])

  return (
    <ConnectionProvider endpoint={endpoint}>
      <WalletProvider wallets={wallets} autoConnect>
        <WalletModalProvider>
          <WalletMultiButton />
          <Greeting />
        </WalletModalProvider>
      </WalletProvider>
    </ConnectionProvider>
  )
}

function Greeting() {
  const { publicKey, connected } = useWallet()
  return connected && publicKey ? <p>{publicKey.toBase58()}</p> : null
}
`,
    'Send.tsx': `import { useWallet } from '@solana/wallet-adapter-react'

export function Send() {
  const { publicKey, sendTransaction } = useWallet()
  return <button disabled={!publicKey} onClick={() => sendTransaction}>Send</button>
}
`,
  })
  expect(marks).toEqual(['transactions'])
  expect(texts['App.tsx']).toMatchInlineSnapshot(`
    "import { PublicKey } from '@solana/web3.js'
    import { createLatchkey } from 'latchkey'
    import { ConnectButton, LatchkeyProvider, useAccount } from 'latchkey/react'
    import { devnet, solana } from 'latchkey/solana'
    import { useMemo as useMemoOfLatchkey } from 'react'

    export const kit = createLatchkey({
      drivers: [solana({ networks: [devnet] })],
    })

    export function App() {

      return (
          <LatchkeyProvider kit={kit}>
              <ConnectButton />
              <Greeting />
          </LatchkeyProvider>
      )
    }

    function Greeting() {
      const account = useAccount('solana')
      const publicKey = useMemoOfLatchkey(() => ('address' in account ? new PublicKey(account.address) : null), [account])
      const connected = 'address' in account
      return connected && publicKey ? <p>{publicKey.toBase58()}</p> : null
    }
    "
  `)
  expect(texts['Send.tsx']).toContain(
    'https://latchkey.dev/guides/migrate-from-solana-wallet-adapter#transactions',
  )
})

test('behavior: an app of Parcel finds the entries of packages, and no longer the stylesheet of the old kit', () => {
  const { texts } = move(walletAdapter, {
    'App.tsx': `import { WalletProvider } from '@solana/wallet-adapter-react'

export const App = () => <WalletProvider wallets={[]}><p>Shop</p></WalletProvider>
`,
    'index.html': `<head>
    <link rel="icon" href="icon.svg" />
    <!-- Looks. -->
    <link rel="stylesheet" href="npm:@solana/wallet-adapter-react-ui/styles.css" />
    <link rel="stylesheet" href="npm:other/styles.css">
</head>
`,
    'package.json': `{
    "dependencies": {
        "@solana/wallet-adapter-react": "^0.15.0",
        "@solana/wallet-adapter-react-ui": "^0.9.0"
    },
    "devDependencies": { "parcel": "^2.15.2" }
}
`,
  })
  expect(texts['index.html']).toMatchInlineSnapshot(`
    "<head>
        <link rel="icon" href="icon.svg" />
        <!-- Looks. -->
        <link rel="stylesheet" href="npm:other/styles.css">
    </head>
    "
  `)
  expect(texts['package.json']).toMatchInlineSnapshot(`
    "{
        "dependencies": {
            "latchkey": "^1.0.0"
        },
        "devDependencies": { "parcel": "^2.15.2" },
        "@parcel/resolver-default": { "packageExports": true }
    }
    "
  `)
})

test('behavior: an older viem is raised to that of the kit, so that there is one', () => {
  const viemOf = (written: string) =>
    JSON.parse(
      move(rainbowkit, {
        'App.tsx': providers('RainbowKitProvider'),
        'wagmi.ts': wagmi,
        'package.json': `{ "dependencies": { "@rainbow-me/rainbowkit": "2", "viem": "${written}" } }`,
      }).texts['package.json'] ?? '',
    ).dependencies.viem
  for (const older of ['2.38.0', '^2.9', '~2.57.0', '2.x']) expect(viemOf(older)).toBe(viemVersion)
  for (const other of ['1.21.4', '2.58.0', '99.0.0', 'latest', 'workspace:*'])
    expect(viemOf(other)).toBe(other)
  const workspace = readFileSync(join(import.meta.dirname, '../../../pnpm-workspace.yaml'), 'utf8')
  expect(workspace).toContain(`  viem: ${viemVersion}\n`)
})

test('behavior: ConnectKit: its default networks, provider, button and modal', () => {
  const { texts, marks } = move(connectkit, {
    'App.tsx': `import { ConnectKitButton, ConnectKitProvider, getDefaultConfig, useModal } from 'connectkit';
import { createConfig, WagmiProvider } from 'wagmi';

const config = createConfig(getDefaultConfig({ appName: 'Shop', walletConnectProjectId: 'p' }));

export const App = () => (
  <WagmiProvider config={config}>
    <ConnectKitProvider mode="light" theme="midnight">
      <ConnectKitButton showAvatar />
      <Menu />
    </ConnectKitProvider>
  </WagmiProvider>
);

function Menu() {
  const { open, setOpen } = useModal();
  return <button onClick={() => setOpen(!open)}>Menu</button>;
}
`,
  })
  expect(marks).toEqual(['theme'])
  expect(texts['App.tsx']).toMatchInlineSnapshot(`
    "import { createLatchkey } from 'latchkey';
    import { evm } from 'latchkey/evm';
    import { ConnectButton, LatchkeyProvider, useLatchkey } from 'latchkey/react';
    import { latchkey } from 'latchkey/wagmi';
    import { walletConnect } from 'latchkey/walletconnect';
    import { arbitrum, mainnet, optimism, polygon } from 'wagmi/chains';
    import { createConfig, WagmiProvider, http } from 'wagmi';

    const chains = [mainnet, polygon, optimism, arbitrum] as const;

    export const kit = createLatchkey({
      drivers: [evm({ networks: chains })],
      connectors: [walletConnect({ relay: { url: 'wss://relay.walletconnect.com', projectId: 'p' } })],
      metadata: { name: 'Shop' },
      theme: { mode: "light" },
    });

    const config = createConfig({
      chains,
      connectors: [latchkey(kit)],
      multiInjectedProviderDiscovery: false,
      transports: {
      [mainnet.id]: http(),
      [polygon.id]: http(),
      [optimism.id]: http(),
      [arbitrum.id]: http(),
    },
    });

    export const App = () => (
      <WagmiProvider config={config}>
        {/* latchkey: set \`theme\` of createLatchkey. https://latchkey.dev/guides/migrate-from-connectkit#theme */}
        <LatchkeyProvider kit={kit}>
          <ConnectButton />
          <Menu />
        </LatchkeyProvider>
      </WagmiProvider>
    );

    function Menu() {
      const modal = useLatchkey();
      const open = modal.isOpen;
      const setOpen = (isOpen: boolean) => (isOpen ? modal.open() : modal.close());
      return <button onClick={() => setOpen(!open)}>Menu</button>;
    }
    "
  `)
})

test('behavior: web3-onboard: init, networks with their nodes, and both hooks', () => {
  const { texts, marks } = move(onboard, {
    'App.tsx': `import injectedModule from '@web3-onboard/injected-wallets'
import ledgerModule from '@web3-onboard/ledger'
import { init, useConnectWallet, useSetChain, Web3OnboardProvider } from '@web3-onboard/react'

const key = 'k'
const wallets = [injectedModule(), ledgerModule()] // all
const onboard = init({
  wallets,
  chains: [
    { id: '0x2105', token: 'ETH', label: 'Base', rpcUrl: \`https://base.example.com/\${key}\` },
    { id: 4242, token: 'COIN', label: 'Mine', rpcUrl: 'https://mine.example.com' },
  ],
  appMetadata: { name: 'Shop', icon: '<svg></svg>' },
})

export const App = () => (
  <Web3OnboardProvider web3Onboard={onboard}>
    <Menu />
  </Web3OnboardProvider>
)

function Menu() {
  const [{ wallet, connecting }, connect, disconnect] = useConnectWallet()
  const [{ connectedChain }, setChain] = useSetChain()
  if (wallet) return <button onClick={() => disconnect(wallet)}>{wallet.accounts[0].address}</button>
  return <button disabled={connecting} onClick={() => connect()} onBlur={() => setChain({ chainId: '0x1' })}>{connectedChain?.id}</button>
}
`,
  })
  expect(marks).toEqual(['hardware'])
  expect(texts['App.tsx']).toMatchInlineSnapshot(`
    "import { createLatchkey } from 'latchkey'
    import { base, evm } from 'latchkey/evm'
    import { LatchkeyProvider, useAccount, useLatchkey, useNetwork } from 'latchkey/react'

    const key = 'k'
    // latchkey: hardware wallets connect through their apps; there are no modules for them. https://latchkey.dev/guides/migrate-from-web3-onboard#hardware
    const onboard = createLatchkey({
      drivers: [evm({ networks: [{ ...base, rpcUrls: { default: { http: [\`https://base.example.com/\${key}\`] } } }, { id: 4242, name: 'Mine', nativeCurrency: { name: 'COIN', symbol: 'COIN', decimals: 18 }, rpcUrls: { default: { http: ['https://mine.example.com'] } } }] })],
      metadata: { name: 'Shop' },
    })

    export const App = () => (
      <LatchkeyProvider kit={onboard}>
        <Menu />
      </LatchkeyProvider>
    )

    function Menu() {
      const account = useAccount('eip155')
      const wallet = 'address' in account ? account : null
      const connecting = account.status === 'connecting'
      const latchkey = useLatchkey()
      const connect = () => latchkey.open()
      const disconnect = () => latchkey.disconnect()
      const network = useNetwork()
      const connectedChain = network.id ? { id: \`0x\${Number(network.id.slice(7)).toString(16)}\` } : null
      const setChain = ({ chainId }: { chainId: string | number }) => network.switchNetwork(\`eip155:\${Number(chainId)}\`).then(() => true, () => false)
      if (wallet) return <button onClick={() => disconnect()}>{wallet.address}</button>
      return <button disabled={connecting} onClick={() => connect()} onBlur={() => setChain({ chainId: '0x1' })}>{connectedChain?.id}</button>
    }
    "
  `)
})

test('behavior: AppKit: both adapters, buttons and hooks', () => {
  const { texts, marks } = move(appkit, {
    'config.ts': `import { mainnet, solana, type AppKitNetwork } from '@reown/appkit/networks'
import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'

export const projectId = 'p'
export const networks: [AppKitNetwork, ...AppKitNetwork[]] = [mainnet, solana]
export const adapter = new WagmiAdapter({ networks, projectId, ssr: true })
`,
    'App.tsx': `import { createAppKit, useAppKit, useAppKitAccount } from '@reown/appkit/react'
import { SolanaAdapter } from '@reown/appkit-adapter-solana'
import { WagmiProvider } from 'wagmi'
import { adapter, networks, projectId } from './config'

const metadata = { name: 'Shop', url: 'https://shop.example.com' }
createAppKit({ adapters: [adapter, new SolanaAdapter()], networks, projectId, metadata, themeVariables: {} })

export const App = () => (
  <WagmiProvider config={adapter.wagmiConfig}>
    <appkit-button label="Log in" />
    <Menu />
  </WagmiProvider>
)

function Menu() {
  const { open } = useAppKit()
  const { address, isConnected } = useAppKitAccount()
  return <button onClick={() => open({ view: 'Networks' })}>{isConnected ? address : ''}</button>
}
`,
  })
  expect(marks).toEqual(['theme', 'networks'])
  expect(texts).toMatchInlineSnapshot(`
    {
      "App.tsx": "import { ConnectButton, LatchkeyProvider, useAccount, useLatchkey } from 'latchkey/react'
    import { WagmiProvider } from 'wagmi'
    import { adapter, kit } from './config'


    export const App = () => (
      <WagmiProvider config={adapter.wagmiConfig}><LatchkeyProvider kit={kit}>
        <ConnectButton label="Log in" />
        <Menu />
      </LatchkeyProvider></WagmiProvider>
    )

    function Menu() {
      const { open } = useLatchkey()
      const account = useAccount()
      const address = 'address' in account ? account.address : undefined
      const isConnected = 'address' in account
      return <button onClick={() => open({ name: 'SwitchNetwork' })}>{isConnected ? address : ''}</button>
    }
    ",
      "config.ts": "// latchkey: check the networks of the kit. https://latchkey.dev/guides/migrate-from-appkit#networks
    import { solana, type AppKitNetwork } from '@reown/appkit/networks'
    import { createLatchkey } from 'latchkey'
    import { evm } from 'latchkey/evm'
    import { mainnet as solanaMainnet, solana as solanaDriver } from 'latchkey/solana'
    import { latchkey } from 'latchkey/wagmi'
    import { walletConnect } from 'latchkey/walletconnect'
    import { createConfig, http } from 'wagmi'
    import { mainnet } from 'wagmi/chains'

    export const projectId = 'p'
    export const networks: [AppKitNetwork, ...AppKitNetwork[]] = [mainnet, solana]
    const chains = [mainnet] as const

    export const kit = createLatchkey({
      drivers: [evm({ networks: chains }), solanaDriver({ networks: [solanaMainnet] })],
      connectors: [walletConnect({ relay: { url: 'wss://relay.walletconnect.com', projectId } })],
      metadata: { name: 'Shop', url: 'https://shop.example.com' },
    })

    // latchkey: set \`theme\` of createLatchkey. https://latchkey.dev/guides/migrate-from-appkit#theme
    export const adapter = { wagmiConfig: createConfig({
      chains,
      connectors: [latchkey(kit)],
      multiInjectedProviderDiscovery: false,
      ssr: true,
      transports: {
        [mainnet.id]: http(),
      },
    }) }
    ",
    }
  `)
})
