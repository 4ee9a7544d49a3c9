import { expect, test } from 'vitest'
import { testWallets } from '../exports/devtoolsFamilies.gen.ts'
import { bitcoin } from '../exports/families/bitcoin.ts'
import { cosmos } from '../exports/families/cosmos.ts'
import { evm, mainnet } from '../exports/families/evm.ts'
import { polkadot } from '../exports/families/polkadot.ts'
import { solana } from '../exports/families/solana.ts'
import { controls, pressControl } from './testWallets.ts'

/** Functions that are for code, not for visitors. */
const notControls = ['addressesOn', 'ask', 'onChange']

const drivers = [evm({ networks: [mainnet] }), solana(), bitcoin(), cosmos(), polkadot()]

test.each(drivers.map((driver) => [driver.namespace, driver] as const))(
  'behavior: every function of a test wallet of %s has a button',
  async (namespace, driver) => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'window')
    // Wallets announce themselves to the page.
    Object.defineProperty(globalThis, 'window', { value: new EventTarget(), configurable: true })
    try {
      const loaded = await testWallets[namespace]?.()
      const added = await loaded?.addTestWallet(driver.networks, { name: 'Devtools', rdns: 'dev.test' })
      expect(added).toBeDefined()
      if (!added) return
      const called = Object.entries(added.wallet)
        .filter(([, value]) => typeof value === 'function')
        .map(([name]) => name)
      expect(called.length).toBeGreaterThan(5)
      expect(called.filter((name) => !(name in controls) && !notControls.includes(name))).toEqual([])
      pressControl(added.wallet, 'vanish', { label: '', about: '' }, '')
      expect(added.wallet.vanished).toBe(true)
      added.remove()
    } finally {
      if (before) Object.defineProperty(globalThis, 'window', before)
      else Reflect.deleteProperty(globalThis, 'window')
    }
  },
)
