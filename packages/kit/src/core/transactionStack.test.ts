import { expect, test, vi } from 'vitest'
import { modal } from './modal.ts'
import { openModal } from './openModal.ts'
import { createChain, startKit } from './testing.ts'
import { clearTransactions, popTransaction, pushTransaction } from './transactionStack.ts'

function setup() {
  const kit = startKit({ drivers: [createChain().driver] })
  openModal(kit)
  modal.of(kit).dispatch({ type: 'push', view: { name: 'AllWallets' } })
  modal.of(kit).dispatch({ type: 'push', view: { name: 'GetAWallet' } })
  const entry = { onSuccess: vi.fn(), onError: vi.fn(), onCancel: vi.fn() }
  pushTransaction(kit, entry)
  const views = () =>
    modal
      .of(kit)
      .get()
      .stack.map(({ name }) => name)
  return { kit, entry, views }
}

test('behavior: success calls back and stays where it is [3.28, 4.11]', () => {
  const { kit, entry, views } = setup()
  popTransaction(kit, { type: 'success' })
  expect(entry.onSuccess).toHaveBeenCalledTimes(1)
  expect(entry.onError).not.toHaveBeenCalled()
  expect(entry.onCancel).not.toHaveBeenCalled()
  expect(views()).toEqual(['Connect', 'AllWallets', 'GetAWallet'])
})

test('behavior: an error calls back, then goes back [3.28, 4.11]', () => {
  const { kit, entry, views } = setup()
  const error = new Error('no')
  entry.onError.mockImplementation(() => expect(views()).toHaveLength(3))
  popTransaction(kit, { type: 'error', error })
  expect(entry.onError.mock.calls).toEqual([[error]])
  expect(entry.onSuccess).not.toHaveBeenCalled()
  expect(views()).toEqual(['Connect', 'AllWallets'])
})

test('behavior: a cancel calls back, then goes back [3.28, 4.11]', () => {
  const { kit, entry, views } = setup()
  popTransaction(kit, { type: 'cancel' })
  expect(entry.onCancel).toHaveBeenCalledTimes(1)
  expect(entry.onError).not.toHaveBeenCalled()
  expect(views()).toEqual(['Connect', 'AllWallets'])
})

test('behavior: the last pushed is the first popped; with none left the modal closes [4.11]', () => {
  const { kit, entry } = setup()
  const inner = vi.fn()
  pushTransaction(kit, { onSuccess: inner })
  popTransaction(kit, { type: 'success' })
  expect(inner).toHaveBeenCalledTimes(1)
  expect(entry.onSuccess).not.toHaveBeenCalled()
  popTransaction(kit, { type: 'success' })
  expect(entry.onSuccess).toHaveBeenCalledTimes(1)
  expect(modal.of(kit).get().status).toBe('open')
  popTransaction(kit, { type: 'success' })
  expect(modal.of(kit).get().status).toBe('closed')
})

test('behavior: an entry need not listen, and cleared entries never hear [4.11]', () => {
  const { kit, entry } = setup()
  pushTransaction(kit, {})
  for (const type of ['success', 'cancel'] as const) expect(() => popTransaction(kit, { type })).not.toThrow()
  pushTransaction(kit, entry)
  entry.onCancel.mockClear()
  clearTransactions(kit)
  popTransaction(kit, { type: 'cancel' })
  expect(entry.onCancel).not.toHaveBeenCalled()
})
