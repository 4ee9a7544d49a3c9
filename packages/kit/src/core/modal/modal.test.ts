import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ModalEvent, type ModalState, modal, top, transition, type View } from './modal.ts'

const connect: View = { name: 'Connect' }
const account: View = { name: 'Account' }
const list: View = { name: 'SwitchNetwork' }
const waiting: View = { name: 'SwitchNetwork', params: { network: 'eip155:1' } }
const allWallets: View = { name: 'AllWallets' }
const wallet: View = { name: 'ConnectingExternal', params: { walletId: 'a' } }

const closed = modal.initial
const open = (...stack: [View, ...View[]]): ModalState => ({ ...closed, status: 'open', stack })
const embedded = (...stack: [View, ...View[]]): ModalState => ({ ...open(...stack), embedded: true })
const views = ({ stack }: ModalState) => stack.map(({ name }) => name)

describe('opening and closing', () => {
  test('behavior: is closed at first, with Connect in the stack [2.01, 2.07]', () => {
    expect(closed).toEqual({
      status: 'closed',
      stack: [connect],
      direction: 'forward',
      shaking: false,
      embedded: false,
    })
  })

  test('behavior: open toggles on open and close, and closing goes back to Connect [4.06, 4.07a]', () => {
    const opened = transition(closed, { type: 'open', view: account })
    expect(opened).toEqual(open(account))
    expect(transition(opened, { type: 'close', home: account })).toBe(closed)
  })

  test('behavior: opening clears the stack [2.01]', () => {
    expect(transition(open(connect, allWallets, wallet), { type: 'open', view: account })).toEqual(
      open(account),
    )
  })

  test.each([account, connect])(
    'behavior: closing the embedded card shows $name and stays open [4.07d]',
    (home) => {
      const state = transition(embedded(connect, allWallets), { type: 'close', home })
      expect(state).toEqual({ ...embedded(home), direction: 'back' })
    },
  )

  test('behavior: embedding opens in place; taking it off the page closes [4.07d]', () => {
    const state = transition(closed, { type: 'embed', embedded: true, home: account })
    expect(state).toEqual(embedded(account))
    expect(transition(state, { type: 'open', view: connect })).toEqual(embedded(connect))
    expect(transition(state, { type: 'embed', embedded: false, home: account })).toBe(closed)
  })

  test('behavior: removing a modal that was never embedded does not affect an open one [4.06]', () => {
    const state = open(account)
    expect(transition(state, { type: 'embed', embedded: false, home: connect })).toBe(state)
  })
})

describe('the stack of views', () => {
  test('behavior: views push onto a history and back pops it [2.01, 2.09]', () => {
    const pushed = transition(open(connect), { type: 'push', view: allWallets })
    const twice = transition(pushed, { type: 'push', view: wallet })
    expect(twice).toEqual(open(connect, allWallets, wallet))
    expect(top(twice)).toBe(wallet)
    const back = transition(twice, { type: 'back', connected: false })
    expect(back).toEqual({ ...open(connect, allWallets), direction: 'back' })
    expect(transition(back, { type: 'push', view: wallet }).direction).toBe('forward')
  })

  test('behavior: the last entry is never popped [2.09]', () => {
    const state = open(account)
    expect(transition(state, { type: 'back', connected: true })).toBe(state)
  })

  test('behavior: a view is not pushed onto itself; with other parameters it is another view [2.01]', () => {
    const state = open(account, waiting)
    expect(transition(state, { type: 'push', view: { ...waiting } })).toBe(state)
    expect(views(transition(state, { type: 'push', view: list }))).toEqual([
      'Account',
      'SwitchNetwork',
      'SwitchNetwork',
    ])
  })

  test('behavior: goes back to Account instead of Connect when connected [2.10]', () => {
    const state = open(account, connect, wallet)
    expect(transition(state, { type: 'back', connected: true }).stack).toEqual([account])
    expect(transition(state, { type: 'back', connected: false }).stack).toEqual([account, connect])
  })

  test('behavior: a connected visitor goes back as usual where the view before is not Connect [2.09, 2.10]', () => {
    expect(views(transition(open(connect, list, waiting), { type: 'back', connected: true }))).toEqual([
      'Connect',
      'SwitchNetwork',
    ])
  })

  test('behavior: replace keeps the views below, reset keeps none [2.14]', () => {
    const state = open(account, allWallets, wallet)
    expect(transition(state, { type: 'replace', view: connect }).stack).toEqual([
      account,
      allWallets,
      connect,
    ])
    expect(transition(state, { type: 'reset', view: connect }).stack).toEqual([connect])
    expect(transition(open(account), { type: 'replace', view: connect }).stack).toEqual([connect])
  })

  test('behavior: leaving by name goes to the first other view, or closes [2.09, 2.11]', () => {
    const leave: ModalEvent = { type: 'leave', name: 'SwitchNetwork', home: account }
    expect(transition(open(account, list, waiting), leave)).toEqual({ ...open(account), direction: 'back' })
    expect(transition(open(list, waiting), leave)).toBe(closed)
    expect(transition(embedded(list, waiting), leave).stack).toEqual([account])
    const elsewhere = open(list, account)
    expect(transition(elsewhere, leave)).toBe(elsewhere)
  })

  test('behavior: forgets views anywhere in the stack [6.02a]', () => {
    const forget: ModalEvent = { type: 'forget', names: ['Account', 'ProfileWallets'], home: connect }
    const untouched = open(connect, allWallets)
    expect(transition(untouched, forget)).toBe(untouched)
    expect(transition(open(list, account), forget).stack).toEqual([connect])
    expect(transition(open(account, { name: 'ProfileWallets' }, wallet), forget).stack).toEqual([
      connect,
      wallet,
    ])
  })
})

describe('a view that needs a wallet first', () => {
  const send: View = { name: 'Send' }
  const asked = transition(closed, { type: 'open', view: connect, goal: send })
  const linked = transition(asked, { type: 'push', view: wallet })

  test('behavior: is shown alone once nothing is in the way', () => {
    expect(views(linked)).toEqual(['Connect', 'ConnectingExternal'])
    expect(transition(linked, { type: 'proceed', home: account })).toEqual(open(send))
  })

  test('behavior: nothing was asked for: closes', () => {
    expect(transition(open(connect, wallet), { type: 'proceed', home: account })).toBe(closed)
  })

  test('behavior: is forgotten when the modal is closed or opened again', () => {
    expect(transition(linked, { type: 'close', home: account })).toBe(closed)
    expect(transition(linked, { type: 'open', view: connect }).goal).toBeUndefined()
    const card = transition({ ...linked, embedded: true }, { type: 'close', home: connect })
    expect(card).toMatchObject({ stack: [connect], goal: undefined })
  })
})

describe('shaking', () => {
  test('behavior: shakes, settles, and each only once [4.10]', () => {
    const state = open(account)
    const shaking = transition(state, { type: 'shake' })
    expect(shaking).toEqual({ ...state, shaking: true })
    expect(transition(shaking, { type: 'shake' })).toBe(shaking)
    expect(transition(shaking, { type: 'settle' })).toEqual(state)
    expect(transition(state, { type: 'settle' })).toBe(state)
  })

  test('behavior: closing and opening end a shake [4.10]', () => {
    const shaking = { ...open(account), shaking: true }
    expect(transition(shaking, { type: 'open', view: account }).shaking).toBe(false)
    expect(transition({ ...shaking, embedded: true }, { type: 'close', home: account }).shaking).toBe(false)
  })
})

const everyEvent: readonly ModalEvent[] = [
  { type: 'open', view: account },
  { type: 'open', view: connect, goal: account },
  { type: 'proceed', home: account },
  { type: 'push', view: allWallets },
  { type: 'replace', view: connect },
  { type: 'reset', view: connect },
  { type: 'back', connected: true },
  { type: 'back', connected: false },
  { type: 'leave', name: 'AllWallets', home: account },
  { type: 'forget', names: ['Account'], home: connect },
  { type: 'close', home: account },
  { type: 'embed', embedded: true, home: account },
  { type: 'embed', embedded: false, home: account },
  { type: 'shake' },
  { type: 'settle' },
]

test.each(everyEvent.filter(({ type }) => type !== 'open' && type !== 'embed'))(
  'behavior: $type changes nothing while the modal is closed [2.01, 4.06]',
  (event) => {
    expect(transition(closed, event)).toBe(closed)
  },
)

test('property: no events leave the stack empty, or a closed modal in anything but its first state [2.01, 4.07a]', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...everyEvent)), (events) => {
      const state = events.reduce(transition, closed)
      expect(state.stack.length).toBeGreaterThan(0)
      if (state.status === 'closed') expect(state).toEqual(closed)
      if (state.embedded) expect(state.status).toBe('open')
    }),
  )
})
