import { lazy, Suspense } from 'react'
import { HostButton } from './buttons.tsx'
import type { WalletButtonProps } from './KnownWalletButton.tsx'

export type { WalletButtonProps }

/**
 * Connects one wallet: shows its logo and name, and opens the modal where the wallet is asked.
 * Opens the account once this wallet is connected.
 *
 * @example
 * <WalletButton wallet="metamask" />
 */
export function WalletButton(props: WalletButtonProps) {
  const { wallet, label = wallet, className } = props
  return (
    <Suspense
      fallback={
        // Takes about the place of the one that comes.
        <HostButton testId="latchkey-wallet" kind="plain" status="disconnected" className={className} inert>
          <span style={{ visibility: 'hidden' }}>{label}</span>
        </HostButton>
      }
    >
      <KnownWalletButton {...props} />
    </Suspense>
  )
}

/** With the list of wallets, which other pages load after the click. */
const KnownWalletButton = lazy(() => import('./KnownWalletButton.tsx'))
