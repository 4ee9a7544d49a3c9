import { type App, findKit, type Recipe } from '../engine/app.ts'
import { importsFrom, isRemoved, isTypeOnly } from '../engine/imports.ts'
import { usesOf } from '../engine/source.ts'
import { isAppKit } from './isAppKit.ts'
import { moveButtons } from './moveButtons.ts'
import { moveConfig } from './moveConfig.ts'
import { moveHooks } from './moveHooks.ts'
import { moveProvider } from './moveProvider.ts'
import { type ReasonName, unsure } from './reasons.ts'

/** AppKit with React, as its public documentation describes it. */
export const appkit: Recipe = { owns: isAppKit, move }

const known: Readonly<Record<string, ReasonName>> = {
  createAppKit: 'the-config',
  WagmiAdapter: 'the-config',
  SolanaAdapter: 'the-config',
  EthersAdapter: 'ethers',
  Ethers5Adapter: 'ethers',
  BitcoinAdapter: 'bitcoin',
  AppKitProvider: 'the-config',
  useAppKitTheme: 'theme',
  useAppKitSIWX: 'sign-in',
  usePay: 'pay',
}

function move(app: App): void {
  const kit = findKit(app) ?? moveConfig(app)
  for (const source of app.sources) {
    if (kit) {
      moveProvider(source, kit)
      moveButtons(source)
      moveHooks(source)
    }
    for (const one of importsFrom(source, isAppKit)) {
      if (
        isRemoved(source, one) ||
        isTypeOnly(one) ||
        !one.specifier ||
        usesOf(source, one.local).length === 0
      )
        continue
      const isSign = /siwe|siwx/i.test(one.module + one.imported)
      const isHook = /^use[A-Z]/.test(one.imported)
      const isNetwork = one.module === '@reown/appkit/networks'
      const reason =
        known[one.imported] ??
        (isNetwork ? 'networks' : isSign ? 'sign-in' : isHook ? 'hooks' : 'everything-else')
      // Without a kit the app stays as it is, and says why.
      if (!kit && !['the-config', 'ethers', 'bitcoin'].includes(reason)) continue
      if (!source.marks.some((mark) => mark.reason === reason)) unsure(source, one.declaration, reason)
    }
  }
}
