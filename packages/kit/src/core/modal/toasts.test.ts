import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createKit } from '../kit.ts'
import { showToast, type Toast, toasts, transition } from './toasts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const toast: Toast = { message: 'Done', variant: 'success', autoClose: true }
const open = { open: true, toast }

test('behavior: keeps the toast while it closes, for the animation [3.18a, 3.18f]', () => {
  expect(transition(toasts.initial, { type: 'show', toast })).toEqual(open)
  expect(transition(open, { type: 'hide' })).toEqual({ open: false, toast })
})

test('behavior: hiding while closed changes nothing [3.18f]', () => {
  expect(transition(toasts.initial, { type: 'hide' })).toBe(toasts.initial)
})

function setup() {
  const kit = createKit({ drivers: [] }, [])
  return { kit, state: () => toasts.of(kit).get() }
}

test.each(['success', 'error'] as const)(
  'behavior: a %s closes by itself after 2.5 s [3.18b, 3.18d, 3.18g]',
  (variant) => {
    const { kit, state } = setup()
    showToast(kit, 'Done', { variant })
    expect(state()).toEqual({ open: true, toast: { message: 'Done', variant, autoClose: true } })
    vi.advanceTimersByTime(2_499)
    expect(state().open).toBe(true)
    vi.advanceTimersByTime(1)
    expect(state().open).toBe(false)
  },
)

test('behavior: a loading toast stays until it is hidden [3.18c, 3.18g]', () => {
  const { kit, state } = setup()
  const hide = showToast(kit, 'Sending', { variant: 'loading' })
  vi.advanceTimersByTime(60_000)
  expect(state()).toMatchObject({ open: true, toast: { autoClose: false } })
  hide()
  expect(state().open).toBe(false)
})

test('behavior: an open toast closes and the next one opens after 150 ms [4.09, 9.06e]', () => {
  const { kit, state } = setup()
  showToast(kit, 'First')
  vi.advanceTimersByTime(2_400)
  showToast(kit, 'Second')
  expect(state()).toMatchObject({ open: false, toast: { message: 'First' } })
  vi.advanceTimersByTime(149)
  expect(state().open).toBe(false)
  vi.advanceTimersByTime(1)
  expect(state()).toMatchObject({ open: true, toast: { message: 'Second' } })
  // The first one's time does not count against the second.
  vi.advanceTimersByTime(2_499)
  expect(state().open).toBe(true)
  vi.advanceTimersByTime(1)
  expect(state().open).toBe(false)
})

test('behavior: of several in a row the last one is shown, still after the pause [4.09]', () => {
  const { kit, state } = setup()
  showToast(kit, 'First')
  showToast(kit, 'Second')
  vi.advanceTimersByTime(100)
  showToast(kit, 'Third', { variant: 'error' })
  expect(state().open).toBe(false)
  vi.advanceTimersByTime(50)
  expect(state()).toMatchObject({ open: true, toast: { message: 'Third', variant: 'error' } })
})

test('behavior: hiding cancels the next toast [4.09]', () => {
  const { kit, state } = setup()
  showToast(kit, 'First')
  showToast(kit, 'Second')()
  vi.advanceTimersByTime(5_000)
  expect(state()).toMatchObject({ open: false, toast: { message: 'First' } })
  showToast(kit, 'Third')
  expect(state()).toMatchObject({ open: true, toast: { message: 'Third' } })
})

test('behavior: sets the icon and keeps it open; hiding one keeps another [3.18e, 3.18g]', () => {
  const { kit, state } = setup()
  const hide = showToast(kit, 'Copied', { icon: 'copy', autoClose: false })
  vi.advanceTimersByTime(60_000)
  expect(state()).toEqual({
    open: true,
    toast: { message: 'Copied', variant: 'success', icon: 'copy', autoClose: false },
  })
  showToast(kit, 'Switched')
  vi.advanceTimersByTime(150)
  hide()
  expect(state()).toMatchObject({ open: true, toast: { message: 'Switched' } })
})
