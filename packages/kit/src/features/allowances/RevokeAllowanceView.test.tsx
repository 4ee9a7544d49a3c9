import type { Allowance } from '@latchkey/protocol/http/allowances'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { createKit } from '../../core/kit.ts'
import { createChain } from '../../core/testing.ts'
import { type TrackedTransaction, trackedTransactions } from '../../core/transactions/trackedTransactions.ts'
import { KitProvider } from '../../ui/kit.tsx'
import { loadLaterMessages, loadMessages } from '../../ui/words/loadMessages.ts'
import RevokeAllowanceView from './RevokeAllowanceView.tsx'
import { revoking } from './revoking.ts'

beforeAll(async () => {
  await loadMessages('en')
  await loadLaterMessages()
})

const allowance = {
  kind: 'token',
  token: { id: 'eip155:1:0xb', name: 'Dollar', symbol: 'USD', decimals: 6 },
  spender: { address: '0xc', name: 'Exchange' },
  amount: 'unlimited',
} as unknown as Allowance

function say(status: TrackedTransaction['status']): string {
  const kit = createKit({ drivers: [createChain().driver] }, [])
  const purpose = { kind: 'revoke', moves: [{ direction: 'self', symbol: 'USD' }] } as const
  // What a server renders is where the slices start.
  revoking.of(kit).configure({ status: 'sent', allowance, hash: '0x1' })
  trackedTransactions
    .of(kit)
    .configure([{ hash: '0x1', chain: 'eip155:1', address: '0xa', purpose, sentAt: 0, status }])
  const html = renderToString(
    <KitProvider value={kit}>
      <RevokeAllowanceView />
    </KitProvider>,
  )
  return html.replaceAll(/<[^>]+>/g, '|')
}

test('behavior: one that was never taken cost nothing and changed nothing', () => {
  const text = say('dropped')
  expect(text).toContain('The transaction was not accepted')
  expect(text).toContain('it cost nothing. Exchange can still take your USD.')
  expect(text).not.toContain('Outcome unknown')
})

test('behavior: of one that was lost sight of, nothing is claimed', () => {
  for (const status of ['unknown', 'replaced'] as const) expect(say(status)).toContain('Outcome unknown')
})
