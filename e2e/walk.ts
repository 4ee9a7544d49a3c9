import type { TestWallet, TestWalletOptions } from 'latchkey/testing'
import type { Address } from 'viem'
import type { Host } from './host.ts'
import type { World } from './world/world.ts'

/** What a walk through views of money needs: the fixtures of a journey, and what to do on each view. */
export type WalkArgs = {
  host: Host
  world: World
  addWallet(options?: Partial<TestWalletOptions>): Promise<TestWallet>
  visitWithServer(settings?: Record<string, string>): Promise<void>
  mint(token: Address, to: Address, units: bigint): Promise<void>
  /** How the page is visited: theme, language. */
  settings?: Record<string, string>
  /** On each view, named after itself and its state. */
  onView(name: string): Promise<void>
}
