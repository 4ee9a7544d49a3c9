import { connectionRejected } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import type { Kit } from '../core/kit.ts'
import { defineSlice } from '../core/state/slice.ts'
import { KitProvider, useAction, useSlice } from './kit.tsx'

// The hooks use a kit only as the thing that state hangs off.
const kit = { id: 'test' } as Kit
const counter = defineSlice(0, (state: number, event: 'add') => (event === 'add' ? state + 1 : state))

function Probe({ look }: { look(): void }) {
  look()
  return null
}

function within<T>(hook: () => T): T {
  const results: T[] = []
  renderToString(
    <KitProvider value={kit}>
      <Probe look={() => void results.push(hook())} />
    </KitProvider>,
  )
  return results[0] as T
}

afterEach(() => vi.unstubAllGlobals())

test('behavior: a server sees the state a slice starts as, whatever this kit has done', () => {
  counter.of(kit).dispatch('add')
  const [state, dispatch] = within(() => useSlice(counter))
  expect(state).toBe(0)
  dispatch('add')
  expect(counter.of(kit).get()).toBe(2)
})

test('behavior: an action passes the kit and its arguments', async () => {
  const seen: unknown[] = []
  const act = within(() => useAction((kit: Kit, a: string, b: number) => void seen.push(kit, a, b)))
  await act('x', 1)
  expect(seen).toEqual([kit, 'x', 1])
})

test('behavior: an error that is in the state already ends at the action', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const act = within(() => useAction(() => Promise.reject(new KitError(connectionRejected))))
  await expect(act()).resolves.toBeUndefined()
  expect(reported).not.toHaveBeenCalled()
})

test('error: a bug is reported to the page', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const bug = new TypeError('undefined is not a wallet')
  await within(() =>
    useAction(() => {
      throw bug
    }),
  )()
  expect(reported).toHaveBeenCalledExactlyOnceWith(bug)
})

test('error: hooks outside a kit say so', () => {
  expect(() => renderToString(<Probe look={() => useSlice(counter)} />)).toThrow('No kit here')
})
