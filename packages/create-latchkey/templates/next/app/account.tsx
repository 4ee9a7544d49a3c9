'use client'

import { useAccount } from 'latchkey/react'

export function Account() {
  const account = useAccount()
  return <p>{'address' in account ? `You are ${account.address}` : 'Connect a wallet to begin.'}</p>
}
