import { expect, test, vi } from 'vitest'
import { defineSlice } from './slice.ts'

const counter = defineSlice({ count: 0 }, (state, event: 'add' | 'nothing') =>
  event === 'add' ? { count: state.count + 1 } : state,
)

test('behavior: kits share nothing', () => {
  const [one, other] = [{}, {}]
  counter.of(one).dispatch('add')
  expect(counter.of(one).get()).toEqual({ count: 1 })
  expect(counter.of(other).get()).toEqual({ count: 0 })
  expect(counter.of(one)).toBe(counter.of(one))
})

test('behavior: notifies of changes only, until unsubscribed', () => {
  const store = counter.of({})
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  store.dispatch('nothing')
  expect(listener).not.toHaveBeenCalled()
  store.dispatch('add')
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  store.dispatch('add')
  expect(listener).toHaveBeenCalledTimes(1)
})
