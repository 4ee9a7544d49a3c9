import { describe, expect, test } from 'vitest'
import { defineResource, loadResource, type ResourceEvent, type ResourceState, valueFor } from './resource.ts'

type State = ResourceState<string>
type Event = ResourceEvent<string>

const { transition, initial: idle } = defineResource<string>()
const loading: State = { status: 'loading', key: 'k' }
const ready: State = { status: 'ready', key: 'k', value: 'v' }
const failed: State = { status: 'failed', key: 'k', error: 'why' }
const load: Event = { type: 'load', key: 'k' }
const fail: Event = { type: 'fail', key: 'k', error: 'why' }

test.each<[string, State, Event, State]>([
  ['is asked for', idle, load, loading],
  ['is asked for once', loading, load, loading],
  ['stays while it is read again', ready, load, ready],
  ['is asked for again after a failure', failed, load, loading],
  ['of another key replaces it', ready, { type: 'load', key: 'x' }, { status: 'loading', key: 'x' }],
  ['comes', loading, { type: 'ready', key: 'k', value: 'v' }, ready],
  ['of a key that was left is dropped', loading, { type: 'ready', key: 'x', value: 'v' }, loading],
  ['that was not asked for is dropped', idle, { type: 'ready', key: 'k', value: 'v' }, idle],
  ['may fail', loading, fail, failed],
  ['that cannot be read again is gone', ready, fail, failed],
  ['of a key that was left may fail', ready, { ...fail, key: 'x' }, ready],
  ['changes', ready, { type: 'change', key: 'k', change: (v) => `${v}!` }, { ...ready, value: 'v!' }],
  ['that is not there does not change', loading, { type: 'change', key: 'k', change: () => 'v' }, loading],
  ['is forgotten', ready, { type: 'clear' }, idle],
])('behavior: a value %s', (_, before, event, after) => {
  expect(transition(before, event)).toEqual(after)
})

test('behavior: a kept value survives a failure', () => {
  const kept = defineResource<string>({ keepsOnFailure: true })
  expect(kept.transition(ready, fail)).toBe(ready)
  expect(kept.transition(loading, fail)).toEqual(failed)
})

describe('reading', () => {
  const resource = defineResource<string>()

  test('behavior: updates the slice', async () => {
    const store = resource.of({})
    const reading = loadResource(store, 'k', async () => 'v')
    expect(store.get()).toEqual(loading)
    await reading
    expect(store.get()).toEqual(ready)
    expect([valueFor(store.get(), 'k'), valueFor(store.get(), 'x')]).toEqual(['v', undefined])
  })

  test('error: rejects with the error of the slice', async () => {
    const store = resource.of({})
    await expect(loadResource(store, 'k', () => Promise.reject('why'))).rejects.toBe('why')
    expect(store.get()).toEqual(failed)
  })
})
