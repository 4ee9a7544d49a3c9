'use client'
import { useEffect, useState } from 'react'
import type { Account, Chain, Transport, WalletClient } from 'viem'
import { activeConnection, connections } from '../../../core/connections/connections.ts'
import { useKit, useSlice } from '../../../ui/kit.tsx'
import { getWalletClient } from './walletClient.ts'

/**
 * A viem wallet client for the connected account and network; `undefined` while there is none, or
 * while the wallet is on a network you did not configure.
 *
 * @example
 * const client = useWalletClient()
 */
export function useWalletClient(): WalletClient<Transport, Chain, Account> | undefined {
  const kit = useKit()
  const [links] = useSlice(connections)
  const connection = activeConnection(links, 'eip155')
  const [client, setClient] = useState<WalletClient<Transport, Chain, Account>>()
  useEffect(() => {
    let replaced = false
    const update = (next?: typeof client) => {
      if (!replaced) setClient(next)
    }
    update()
    if (connection)
      getWalletClient(kit).then(update, () => {
        // Not connected yet, or on another network: the next change of the connection tries again.
      })
    return () => {
      replaced = true
    }
  }, [kit, connection])
  return client
}
