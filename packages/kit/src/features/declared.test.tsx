import type { ChainId } from '@latchkey/chains/driver'
import { expect, expectTypeOf, test } from 'vitest'
import type { Options } from '../core/config/options.ts'
import type { View } from '../core/modal/modal.ts'
import type { KitEvent } from '../core/state/events.ts'
import type { TransactionPurpose } from '../core/transactions/trackedTransactions.ts'
import { loadedFeatures, loadFeatures } from './declared.tsx'

/** What a host may write, and what must not compile. */
type Event<Type extends KitEvent['type']> = Extract<KitEvent, { type: Type }>

test('behavior: views, events, orders and purposes are typed by what features declare', () => {
  expectTypeOf<{ name: 'SwapTokens'; params: { side: 'to' } }>().toExtend<View>()
  expectTypeOf<{ name: 'Swapp' }>().not.toExtend<View>()
  expectTypeOf<{ name: 'SwapTokens' }>().not.toExtend<View>()
  expectTypeOf<{ name: 'SwapTokens'; params: { side: 'up' } }>().not.toExtend<View>()
  expectTypeOf<{ name: 'AccountTab'; params: { tab: 'nfts' } }>().toExtend<View>()
  expectTypeOf<{ name: 'AccountTab'; params: { tab: 'nft' } }>().not.toExtend<View>()
  expectTypeOf<Event<'SEND_SUCCESS'>>().toEqualTypeOf<{
    readonly type: 'SEND_SUCCESS'
    readonly network: ChainId
    readonly token: string
  }>()
  expectTypeOf<Event<'CLICK_ALL_WALLETS'>>().toEqualTypeOf<{ readonly type: 'CLICK_ALL_WALLETS' }>()
  expectTypeOf<'SEND_SUCESS'>().not.toExtend<KitEvent['type']>()
  expectTypeOf<Options['walletFeatureOrder']>().toEqualTypeOf<
    readonly ('onramp' | 'swaps' | 'receive' | 'send')[] | undefined
  >()
  expectTypeOf<TransactionPurpose['kind']>().toEqualTypeOf<
    'send' | 'call' | 'pay' | 'swap' | 'approve' | 'revoke'
  >()
  expectTypeOf<{ swap: true }>().not.toExtend<Required<Options>['features']>()
})

test('behavior: no view is declared twice', async () => {
  await loadFeatures()
  const names = loadedFeatures().features.flatMap(({ views = {} }) => Object.keys(views))
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
