import { expect, test } from 'vitest'
import { createKit } from '../kit.ts'
import { frameSlot, openFrameSlot, setFrameSlot } from './frameSlot.ts'

const element = {} as HTMLElement

test('behavior: requesting the slot mounts the modal, and all requests get the same element', async () => {
  const kit = createKit({ drivers: [] }, [])
  const both = Promise.all([openFrameSlot(kit), openFrameSlot(kit)])
  expect(frameSlot.of(kit).get()).toEqual({ wanted: true, element: undefined })
  setFrameSlot(kit, element)
  expect(await both).toEqual([element, element])
  expect(await openFrameSlot(kit)).toBe(element)
})

test('error: rejects if the kit is destroyed first', async () => {
  const kit = createKit({ drivers: [] }, [])
  const waiting = openFrameSlot(kit)
  kit.destroy()
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
  await expect(openFrameSlot(kit)).rejects.toMatchObject({ name: 'AbortError' })
})
