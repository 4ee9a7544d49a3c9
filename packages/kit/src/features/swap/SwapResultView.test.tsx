import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { Kit } from '../../core/kit.ts'
import { type TrackedTransaction, trackedTransactions } from '../../core/transactions/trackedTransactions.ts'
import { KitProvider } from '../../ui/kit.tsx'
import { loadLaterMessages, loadMessages } from '../../ui/words/loadMessages.ts'
import SwapResultView from './SwapResultView.tsx'

beforeAll(async () => {
  await loadMessages('en')
  await loadLaterMessages()
})

function say(status: TrackedTransaction['status']): string {
  const kit = { id: 'test' } as Kit
  const moves = [
    { direction: 'in', amount: '2000', symbol: 'USD' },
    { direction: 'out', amount: '1', symbol: 'ETH' },
  ] as const
  const purpose = { kind: 'swap', moves } as const
  // What a server renders is where the slice starts.
  trackedTransactions
    .of(kit)
    .configure([{ hash: '0x1', chain: 'eip155:1', address: '0xa', purpose, sentAt: 0, status }])
  const html = renderToString(
    <KitProvider value={kit}>
      <SwapResultView hash="0x1" />
    </KitProvider>,
  )
  return html.replaceAll(/<[^>]+>/g, '|')
}

test('behavior: each end has its words; one that cost nothing says so, and can be tried again', () => {
  expect(say('dropped')).toMatch(
    /The swap was not accepted.*Nothing was swapped, and it cost nothing.*Try again/,
  )
  expect(say('failed')).toMatch(/Swap failed.*Try again/)
  expect(say('replaced')).toMatch(/Swap replaced.*Done/)
  expect(say('unknown')).toMatch(/We lost sight of this swap.*Done/)
  expect(say('unknown')).not.toContain('Try again')
})
