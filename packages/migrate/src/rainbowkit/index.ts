import { type App, findKit, type Recipe } from '../engine/app.ts'
import { importsFrom, isRemoved, isTypeOnly } from '../engine/imports.ts'
import { isRainbowKit } from './isRainbowKit.ts'
import { moveButtons } from './moveButtons.ts'
import { moveConfig } from './moveConfig.ts'
import { moveHooks } from './moveHooks.ts'
import { moveProvider, readProviders } from './moveProvider.ts'
import { moveStyles } from './moveStyles.ts'
import { type ReasonName, unsure } from './reasons.ts'

/** RainbowKit 2. */
export const rainbowkit: Recipe = { owns: isRainbowKit, move }

const known: Readonly<Record<string, ReasonName>> = {
  getDefaultConfig: 'the-config',
  getDefaultWallets: 'the-config',
  connectorsForWallets: 'the-config',
  ConnectButton: 'your-own-button',
  useConnectModal: 'modal-hooks',
  useAccountModal: 'modal-hooks',
  useChainModal: 'modal-hooks',
  WalletButton: 'wallet-buttons',
  useWalletConnectModal: 'wallet-buttons',
  RainbowKitAuthenticationProvider: 'sign-in',
  RainbowKitSiweNextAuthProvider: 'sign-in',
  createAuthenticationAdapter: 'sign-in',
  useAddRecentTransaction: 'recent-transactions',
  AvatarComponent: 'avatars',
  DisclaimerComponent: 'app-info',
}

function move(app: App): void {
  const facts = readProviders(app)
  const kit = findKit(app) ?? moveConfig(app, facts)
  for (const source of app.sources) {
    if (kit) {
      moveStyles(source)
      moveProvider(source, kit)
      moveButtons(source)
      moveHooks(source)
    }
    const left = importsFrom(source, isRainbowKit).filter(
      (one) => !isRemoved(source, one) && !isTypeOnly(one),
    )
    for (const one of left) {
      const reason = known[one.imported] ?? 'everything-else'
      // Without a kit the app stays as it is, and says so once.
      if (!one.specifier || (!kit && reason !== 'the-config')) continue
      const isSaid = source.marks.some((mark) => mark.reason === reason)
      if (!isSaid) unsure(source, one.declaration, reason)
    }
  }
}
