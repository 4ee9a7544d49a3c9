import { expect, test } from 'vitest'
import { frameSlot, openFrameSlot, setFrameSlot } from './frameSlot.ts'
import { createKit } from './kit.ts'

const element = {} as HTMLElement

test('behavior: asking for the slot has the modal mounted, and everyone gets the same element', async () => {
  const kit = createKit({ drivers: [] }, [])
  const both = Promise.all([openFrameSlot(kit), openFrameSlot(kit)])
  expect(frameSlot.of(kit).get()).toEqual({ wanted: true, element: undefined })
  setFrameSlot(kit, element)
  expect(await both).toEqual([element, element])
  expect(await openFrameSlot(kit)).toBe(element)
})

test('error: a kit that is destroyed first has none', async () => {
  const kit = createKit({ drivers: [] }, [])
  const waiting = openFrameSlot(kit)
  kit.destroy()
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
  await expect(openFrameSlot(kit)).rejects.toMatchObject({ name: 'AbortError' })
})
