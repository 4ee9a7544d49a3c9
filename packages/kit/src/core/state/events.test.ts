import { afterEach, expect, test, vi } from 'vitest'
import { collectEvents, createEmitter, type KitEvent } from './events.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const event: KitEvent = { type: 'INITIALIZE' }

test('behavior: notifies every listener until it unsubscribes', () => {
  const { emit, on } = createEmitter()
  const [one, other] = [vi.fn(), vi.fn()]
  const stop = on(one)
  on(other)
  emit(event)
  stop()
  emit(event)
  expect(one.mock.calls).toEqual([[event]])
  expect(other).toHaveBeenCalledTimes(2)
})

test('behavior: a listener that throws affects neither the kit nor the others, and is reported', () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const { emit, on } = createEmitter()
  const broken = new Error('host')
  const other = vi.fn()
  on(() => {
    throw broken
  })
  on(other)
  emit(event)
  expect(other).toHaveBeenCalledTimes(1)
  expect(report.mock.calls).toEqual([[broken]])
})

test('behavior: logs to the console outside a page', () => {
  vi.stubGlobal('reportError', undefined)
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { emit, on } = createEmitter()
  const broken = new Error('host')
  on(() => {
    throw broken
  })
  emit(event)
  expect(log.mock.calls).toEqual([[broken]])
})

test('behavior: a listener added by a listener waits for the next event', () => {
  const { emit, on } = createEmitter()
  const late = vi.fn()
  on(() => void on(late))
  emit(event)
  expect(late).not.toHaveBeenCalled()
})

test('behavior: collects until taken, up to a limit [7.23]', () => {
  const emitter = createEmitter()
  const collected = collectEvents(emitter)
  for (let count = 1; count <= 150; count++) emitter.emit({ type: 'SEARCH_WALLET', query: String(count) })
  const events = collected.take()
  expect(events).toHaveLength(100)
  expect(events.at(-1)).toEqual({ event: { type: 'SEARCH_WALLET', query: '150' }, at: expect.any(Number) })
  emitter.emit(event)
  expect(events).toHaveLength(100)
})
