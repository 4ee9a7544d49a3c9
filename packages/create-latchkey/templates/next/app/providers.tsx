'use client'

import { createLatchkey } from 'latchkey'
import { base, evm, foundry, mainnet } from 'latchkey/evm'
import { LatchkeyProvider } from 'latchkey/react'
import { type ReactNode, useEffect, useState } from 'react'

const isDevelopment = process.env.NODE_ENV === 'development'

// With useState each request to the server has a kit of its own.
export function Providers({ children }: { children: ReactNode }) {
  const [kit] = useState(() =>
    createLatchkey({
      metadata: { name: 'My app' },
      // In development the first network is the local chain of the test wallets.
      drivers: [evm({ networks: isDevelopment ? [foundry, mainnet, base] : [mainnet, base] })],
      api: process.env.NEXT_PUBLIC_LATCHKEY_API,
      projectId: process.env.NEXT_PUBLIC_LATCHKEY_PROJECT,
    }),
  )
  useEffect(() => {
    if (isDevelopment) void import('./testWallets')
  }, [])
  return <LatchkeyProvider kit={kit}>{children}</LatchkeyProvider>
}
