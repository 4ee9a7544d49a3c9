import { beforeEach, expect, test } from 'vitest'
import { forgetKnown, readKnown, writeKnown } from './lastKnown.ts'

/** As the browser has it: keys are its own properties. */
class TabStorage {
  getItem(name: string): string | null {
    return Object.hasOwn(this, name) ? ((this as Record<string, unknown>)[name] as string) : null
  }
  setItem(name: string, value: string) {
    Object.assign(this, { [name]: value })
  }
  removeItem(name: string) {
    delete (this as Record<string, unknown>)[name]
  }
}

beforeEach(() => {
  Object.assign(globalThis, { sessionStorage: new TabStorage() })
})

test('behavior: an answer is known again, for its account only', () => {
  writeKnown('a', 'projects', { projects: [] }, 5)
  expect(readKnown('a', 'projects')).toEqual({ at: 5, answer: { projects: [] } })
  expect(readKnown('b', 'projects')).toBeUndefined()
})

test('behavior: the oldest answers make room, and one that is too long is not kept', () => {
  for (let at = 0; at < 70; at++) writeKnown('a', `answer ${at}`, at, at)
  expect(readKnown('a', 'answer 9')).toBeUndefined()
  expect(readKnown('a', 'answer 10')).toEqual({ at: 10, answer: 10 })
  expect(Object.keys(sessionStorage)).toHaveLength(60)
  writeKnown('a', 'long', 'x'.repeat(100_000), 71)
  expect(readKnown('a', 'long')).toBeUndefined()
})

test('error: what is not an answer, and a storage that fails, are as if there was none', () => {
  sessionStorage.setItem('latchkey.console.known.a.projects', '{')
  expect(readKnown('a', 'projects')).toBeUndefined()
  sessionStorage.setItem('latchkey.console.known.a.projects', '{"at":"now"}')
  expect(readKnown('a', 'projects')).toBeUndefined()
  Object.assign(globalThis, { sessionStorage: undefined })
  writeKnown('a', 'projects', 1, 1)
  expect(readKnown('a', 'projects')).toBeUndefined()
  forgetKnown()
})

test('behavior: signing out forgets all of them, and nothing else', () => {
  writeKnown('a', 'projects', 1, 1)
  sessionStorage.setItem('other', 'stays')
  forgetKnown()
  expect(Object.keys(sessionStorage)).toEqual(['other'])
})
