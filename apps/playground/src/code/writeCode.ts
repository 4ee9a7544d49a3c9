import type { CodeKind, State } from '../state.ts'
import { importLines, type OptionsSource, optionsSource } from './optionsSource.ts'
import { scriptTag } from './scriptTag.ts'

/** A file to copy. */
export type CodeFile = {
  readonly name: string
  readonly language: 'tsx' | 'ts' | 'vue' | 'svelte' | 'html'
  readonly text: string
}

/** What a state is in the code of an app. */
export function writeCode(state: State, kind: CodeKind = state.code): readonly CodeFile[] {
  return writers[kind](state, optionsSource(state))
}

type Writer = (state: State, options: OptionsSource) => readonly CodeFile[]

const writers: Readonly<Record<CodeKind, Writer>> = {
  react: (_, options) => [
    {
      name: 'src/App.tsx',
      language: 'tsx',
      text: `${head(options, { 'latchkey/react': ['ConnectButton', 'LatchkeyProvider'] })}
const kit = createLatchkey(${options.text})

export default function App() {
  return (
    <LatchkeyProvider kit={kit}>
      <ConnectButton />
    </LatchkeyProvider>
  )
}
`,
    },
  ],
  next: (_, options) => [
    {
      name: 'app/providers.tsx',
      language: 'tsx',
      text: `'use client'

${head(options, { 'latchkey/react': ['LatchkeyProvider'], react: ['type ReactNode', 'useState'] })}
export function Providers({ children }: { children: ReactNode }) {
  // One for each request.
  const [kit] = useState(createKit)
  return <LatchkeyProvider kit={kit}>{children}</LatchkeyProvider>
}

function createKit() {
  return createLatchkey(${indent(options.text)})
}
`,
    },
    {
      name: 'app/layout.tsx',
      language: 'tsx',
      text: `import type { ReactNode } from 'react'
import { Providers } from './providers'

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  )
}
`,
    },
    {
      name: 'app/page.tsx',
      language: 'tsx',
      text: `import { ConnectButton } from 'latchkey/react'

export default function Page() {
  return <ConnectButton />
}
`,
    },
  ],
  vue: (_, options) => [
    {
      name: 'src/wallet.ts',
      language: 'ts',
      text: elementModule(options),
    },
    {
      name: 'src/App.vue',
      language: 'vue',
      text: `<script setup lang="ts">
import './wallet'
</script>

<template>
  <latchkey-button />
</template>
`,
    },
    {
      name: 'vite.config.ts',
      language: 'ts',
      text: `import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [
    vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === 'latchkey-button' } } }),
  ],
})
`,
    },
  ],
  svelte: (_, options) => [
    { name: 'src/lib/wallet.ts', language: 'ts', text: elementModule(options) },
    {
      name: 'src/App.svelte',
      language: 'svelte',
      text: `<script lang="ts">
  import './lib/wallet'
</script>

<latchkey-button></latchkey-button>
`,
    },
  ],
  script: (state, options) => [{ name: 'index.html', language: 'html', text: scriptTag(state, options) }],
  wagmi: (_, options) => [
    { name: 'src/kit.ts', language: 'ts', text: wagmiKit(options) },
    {
      name: 'src/App.tsx',
      language: 'tsx',
      text: `import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ConnectButton, LatchkeyProvider } from 'latchkey/react'
import { WagmiProvider } from 'wagmi'
import { config, kit } from './kit'

const queries = new QueryClient()

export default function App() {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queries}>
        <LatchkeyProvider kit={kit}>
          <ConnectButton />
        </LatchkeyProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
`,
    },
  ],
}

function head({ imports }: OptionsSource, more: Readonly<Record<string, readonly string[]>>): string {
  return importLines(new Map([...imports, ...Object.entries(more)]))
}

/** Without components: the button is a custom element. */
function elementModule(options: OptionsSource): string {
  return `${head(options, { 'latchkey/element': ['defineButton'] })}
export const kit = createLatchkey(${options.text})

// Defines <latchkey-button>; needs react and react-dom, which load with the first click.
defineButton(kit)
`
}

/** wagmi has networks of its own, which the kit takes too. It knows EVM chains only. */
function wagmiKit(options: OptionsSource): string {
  const chains = options.networks.length > 0 ? options.networks : (['mainnet'] as const)
  const imports = new Map(options.imports)
  imports.set('latchkey/evm', ['evm'])
  imports.set('latchkey/wagmi', ['latchkey'])
  imports.set('wagmi', ['createConfig', 'http'])
  imports.set('wagmi/chains', [...chains])
  const text =
    options.networks.length > 0
      ? options.text
      : options.text.replace('drivers: [', 'drivers: [evm({ networks: [mainnet] }), ')
  return `${importLines(imports)}
export const kit = createLatchkey(${text})

export const config = createConfig({
  chains: [${chains.join(', ')}],
  transports: { ${chains.map((name) => `[${name}.id]: http()`).join(', ')} },
  connectors: [latchkey(kit)],
  multiInjectedProviderDiscovery: false,
})
`
}

function indent(text: string): string {
  return text.replaceAll('\n', '\n  ')
}
