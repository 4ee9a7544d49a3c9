import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import type { ComponentChild } from 'preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ScreenEnd } from './screen.ts'
import { createScreenQueue } from './screenQueue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'resolved',
    (error: unknown) => (error instanceof FrameRefusal ? error.failure.code : String(error)),
  )
const settle = () => vi.advanceTimersByTimeAsync(0)

/** Everything but the drawing: what the page hears, and what is on screen. */
function open({ heights = {} as Record<string, number>, fails = false } = {}) {
  const told: unknown[] = []
  const themes: unknown[] = []
  let [drawn, isFrozen, focused]: [ComponentChild, boolean, number] = [null, false, 0]
  let resize: (height: number) => void = () => undefined
  const queue = createScreenQueue({
    emit: (event, payload) => void told.push([event, payload]),
    openStage({ onResize }) {
      resize = onResize
      return {
        draw(screen) {
          drawn = screen
          isFrozen = false
          return heights[String(screen)] ?? 100
        },
        focus: () => void focused++,
        freeze() {
          isFrozen = true
        },
        async setTheme(theme) {
          themes.push(theme)
          if (fails) throw new Error('offline')
        },
      }
    },
  })
  const ends = new Map<string, ScreenEnd<string>>()
  const show = (name: string, signal = new AbortController().signal) =>
    queue.show<string>(
      'login',
      (end) => {
        ends.set(name, end)
        return name
      },
      signal,
    )
  return {
    queue,
    show,
    told,
    themes,
    end: (name: string) => ends.get(name) as ScreenEnd<string>,
    resize: (height: number) => resize(height),
    state: () => ({ drawn, isFrozen, focused }),
  }
}

test('behavior: a screen is drawn, told to the page, and hidden once it has ended', async () => {
  const { end, show, state, told } = open({ heights: { one: 233.4 } })
  const result = show('one')
  await settle()
  expect(state()).toEqual({ drawn: 'one', isFrozen: false, focused: 1 })
  end('one').resolve('yes')
  expect(await result).toBe('yes')
  expect(state()).toMatchObject({ drawn: 'one', isFrozen: true })
  await vi.advanceTimersByTimeAsync(150)
  expect(state().drawn).toBeNull()
  expect(told).toEqual([
    ['show', { height: 234, title: 'login' }],
    ['hide', null],
  ])
})

test('behavior: a screen that follows at once replaces the last one without hiding the frame', async () => {
  const { end, show, state, told } = open()
  const first = show('one')
  await settle()
  end('one').resolve('')
  await first
  await vi.advanceTimersByTimeAsync(100)
  void show('two')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(state()).toMatchObject({ drawn: 'two', isFrozen: false })
  expect(told.map((event) => (event as [string])[0])).toEqual(['show', 'show'])
})

test('behavior: one at a time, in order; five wait and the next is refused', async () => {
  const { end, show, state } = open()
  const names = ['1', '2', '3', '4', '5', '6']
  const results = names.map((name) => show(name))
  await settle()
  expect(await codeOf(show('7'))).toBe('frame/busy')
  for (const [index, name] of names.entries()) {
    expect(state().drawn).toBe(name)
    end(name).resolve(name)
    expect(await results[index]).toBe(name)
    await settle()
  }
  expect(await codeOf(Promise.all(results))).toBe('resolved')
})

test('behavior: the signal removes a screen, shown or waiting, and the frame hides at once', async () => {
  const { show, state, told } = open()
  const [shown, waiting] = [new AbortController(), new AbortController()]
  const first = codeOf(show('one', shown.signal))
  const second = codeOf(show('two', waiting.signal))
  await settle()
  waiting.abort()
  expect(await second).toBe('request/aborted')
  expect(state().drawn).toBe('one')
  shown.abort()
  expect(await first).toBe('request/aborted')
  await settle()
  expect(state().drawn).toBeNull()
  expect(told.at(-1)).toEqual(['hide', null])
  expect(await codeOf(show('three', shown.signal))).toBe('request/aborted')
})

test('behavior: only the first end counts', async () => {
  const { end, show } = open()
  const first = show('one')
  const second = show('two')
  await settle()
  end('one').resolve('a')
  end('one').reject(new Error('late'))
  end('one').resolve('b')
  expect(await first).toBe('a')
  await settle()
  end('two').resolve('c')
  expect(await second).toBe('c')
})

test('behavior: the page hears a height only when it has changed, and only while the frame is shown', async () => {
  const { end, resize, show, told } = open()
  resize(50)
  void show('one')
  await settle()
  resize(100)
  resize(120.2)
  resize(0)
  resize(120.9)
  resize(20_000)
  end('one').resolve('')
  await vi.advanceTimersByTimeAsync(150)
  resize(80)
  expect(told).toEqual([
    ['show', { height: 100, title: 'login' }],
    ['resize', { height: 121 }],
    ['resize', { height: 10_000 }],
    ['hide', null],
  ])
})

test('behavior: a frame without layout is shown with a likely height', async () => {
  const { show, told } = open({ heights: { one: 0 } })
  void show('one')
  await settle()
  expect(told).toEqual([['show', { height: 360, title: 'login' }]])
})

test('behavior: the theme is set before a screen is drawn', async () => {
  const { queue, show, themes } = open()
  const theme = { themeMode: 'dark', themeVariables: { accent: '#ff0000' }, language: 'ar' } as const
  queue.setTheme(theme)
  void show('one')
  await settle()
  expect(themes).toEqual([theme])
})

test('error: words that cannot be loaded refuse the call, and the next one is shown', async () => {
  const { show, told } = open({ fails: true })
  expect(await codeOf(show('one'))).toBe('request/http_failed')
  expect(await codeOf(show('two'))).toBe('request/http_failed')
  expect(told).toEqual([])
})
