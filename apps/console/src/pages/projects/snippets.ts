/** Ways to put the modal into an app. */
export const ways = ['html', 'react', 'next', 'vue', 'svelte'] as const
export type Way = (typeof ways)[number]

export type Snippet = { readonly file: string; readonly code: string }

/** The code for one way, with the id of the project and the URL of this server. */
export function snippets(way: Way, { projectId, api }: snippets.Options): readonly Snippet[] {
  const install = { file: 'Terminal', code: 'npm i latchkey' }
  switch (way) {
    case 'html':
      return [
        { file: 'Terminal', code: 'npm i latchkey\ncp -r node_modules/latchkey/dist/script public/latchkey' },
        {
          file: 'index.html',
          code: `<script type="module" src="/latchkey/latchkey.js"></script>
<latchkey-button
  networks="1 8453"
  api="${api}"
  project-id="${projectId}"
></latchkey-button>`,
        },
      ]
    case 'react':
      return [
        install,
        {
          file: 'App.tsx',
          code: `import { createLatchkey } from 'latchkey'
import { base, evm, mainnet } from 'latchkey/evm'
import { ConnectButton, LatchkeyProvider } from 'latchkey/react'

const kit = createLatchkey({
  api: '${api}',
  projectId: '${projectId}',
  drivers: [evm({ networks: [mainnet, base] })],
})

export default function App() {
  return (
    <LatchkeyProvider kit={kit}>
      <ConnectButton />
    </LatchkeyProvider>
  )
}`,
        },
      ]
    case 'next':
      return [
        install,
        {
          file: 'app/providers.tsx',
          code: `'use client'

import { createLatchkey } from 'latchkey'
import { base, evm, mainnet } from 'latchkey/evm'
import { LatchkeyProvider } from 'latchkey/react'
import { type ReactNode, useState } from 'react'

export function Providers({ children }: { children: ReactNode }) {
  const [kit] = useState(() =>
    createLatchkey({
      api: '${api}',
      projectId: '${projectId}',
      drivers: [evm({ networks: [mainnet, base] })],
    }),
  )
  return <LatchkeyProvider kit={kit}>{children}</LatchkeyProvider>
}`,
        },
        {
          file: 'app/page.tsx',
          code: `import { ConnectButton } from 'latchkey/react'
import { Providers } from './providers'

export default function Page() {
  return (
    <Providers>
      <ConnectButton />
    </Providers>
  )
}`,
        },
      ]
    case 'vue':
    case 'svelte':
      return [
        { file: 'Terminal', code: 'npm i latchkey react react-dom' },
        {
          file: 'src/wallet.ts',
          code: `import { createLatchkey } from 'latchkey'
import { defineButton } from 'latchkey/element'
import { base, evm, mainnet } from 'latchkey/evm'

export const kit = createLatchkey({
  api: '${api}',
  projectId: '${projectId}',
  drivers: [evm({ networks: [mainnet, base] })],
})
defineButton(kit)`,
        },
        way === 'vue'
          ? {
              file: 'src/App.vue',
              code: `<script setup lang="ts">
import './wallet'
</script>

<template>
  <latchkey-button />
</template>`,
            }
          : {
              file: 'src/App.svelte',
              code: `<script lang="ts">
  import './wallet'
</script>

<latchkey-button></latchkey-button>`,
            },
      ]
  }
}

export declare namespace snippets {
  type Options = { projectId: string; api: string }
}
