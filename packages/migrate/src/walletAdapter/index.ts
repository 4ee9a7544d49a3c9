import { type App, findKit, type Recipe } from '../engine/app.ts'
import { importsFrom, isRemoved, isTypeOnly } from '../engine/imports.ts'
import { usesOf } from '../engine/source.ts'
import { createKit } from './createKit.ts'
import { isWalletAdapter } from './isWalletAdapter.ts'
import { moveButtons } from './moveButtons.ts'
import { moveHooks } from './moveHooks.ts'
import { moveProviders } from './moveProviders.ts'
import { type ReasonName, unsure } from './reasons.ts'

/** The React packages of Solana's wallet-adapter. */
export const walletAdapter: Recipe = { owns: isWalletAdapter, move }

const known: Readonly<Record<string, ReasonName>> = {
  useAnchorWallet: 'anchor',
  AnchorWallet: 'anchor',
  WalletProvider: 'the-provider',
  WalletDisconnectButton: 'disconnect-button',
  useWallet: 'transactions',
}

/** What stays without a mark of its own. */
const quiet = ['useConnection', 'ConnectionProvider', 'WalletAdapterNetwork']

function move(app: App): void {
  const kit = findKit(app) ?? createKit(app)
  const needsConnection = app.sources.some((source) =>
    importsFrom(source, isWalletAdapter).some(({ imported }) => imported === 'useConnection'),
  )
  for (const source of app.sources) {
    if (kit) {
      moveProviders(source, kit, needsConnection)
      moveButtons(source)
      moveHooks(source)
    }
    for (const one of importsFrom(source, isWalletAdapter)) {
      if (isRemoved(source, one) || quiet.includes(one.imported) || !one.specifier || isTypeOnly(one))
        continue
      // Its uses have marks of their own.
      const reason = known[one.imported] ?? 'everything-else'
      const isSaid = reason !== 'everything-else' && source.marks.length > 0
      if (!isSaid && usesOf(source, one.local).length) unsure(source, one.declaration, reason)
    }
  }
}
