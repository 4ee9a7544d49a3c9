import { expect, test } from 'vitest'
import { drawnRows, listWindow } from './longListWindow.ts'

const list = { count: 10_000, rowHeight: 56, height: 800, margin: 400 }

test('behavior: only what can be seen and some around it is drawn', () => {
  expect(listWindow({ ...list, top: 0 })).toEqual({ from: 0, to: 22 })
  expect(listWindow({ ...list, top: -56 * 5_000 })).toEqual({ from: 4_992, to: 5_022 })
})

test('behavior: scrolling within a block of rows changes nothing', () => {
  const at = (row: number) => listWindow({ ...list, top: -56 * row })
  expect(at(5_000)).toEqual(at(5_000.4))
})

test('behavior: the ends of the list are its ends', () => {
  expect(listWindow({ ...list, top: -56 * 9_995 })).toEqual({ from: 9_986, to: 10_000 })
  expect(listWindow({ ...list, count: 3, top: 0 })).toEqual({ from: 0, to: 3 })
  expect(listWindow({ ...list, count: 0, top: 0 })).toEqual({ from: 0, to: 0 })
})

test('behavior: a list that is far off draws nothing', () => {
  expect(listWindow({ ...list, top: 5_000 })).toEqual({ from: 0, to: 0 })
  expect(listWindow({ ...list, count: 100, top: -50_000 })).toEqual({ from: 100, to: 100 })
})

test('property: every row that can be seen is drawn, and never more than a few dozen', () => {
  for (let top = 2_000; top > -600_000; top -= 937) {
    const { from, to } = listWindow({ ...list, top })
    const first = Math.max(0, Math.floor(-top / 56))
    const last = Math.min(list.count, Math.ceil((-top + list.height) / 56))
    if (first < last) {
      expect(from).toBeLessThanOrEqual(first)
      expect(to).toBeGreaterThanOrEqual(last)
    }
    expect(to - from).toBeLessThan(48)
  }
})

test('behavior: the row in focus stays, with the ones Tab leads to', () => {
  expect(drawnRows({ from: 10, to: 13 }, 100, 50)).toEqual([10, 11, 12, 49, 50, 51])
  expect(drawnRows({ from: 10, to: 13 }, 100, 0)).toEqual([0, 1, 10, 11, 12])
  expect(drawnRows({ from: 10, to: 13 }, 100, 99)).toEqual([10, 11, 12, 98, 99])
  expect(drawnRows({ from: 10, to: 13 }, 100, 11)).toEqual([10, 11, 12])
  expect(drawnRows({ from: 0, to: 2 }, 2, undefined)).toEqual([0, 1])
})

test('error: a list that became shorter draws no row it does not have', () => {
  expect(drawnRows({ from: 976, to: 1_001 }, 11, undefined)).toEqual([])
  expect(drawnRows({ from: 8, to: 40 }, 11, 30)).toEqual([8, 9, 10])
})
