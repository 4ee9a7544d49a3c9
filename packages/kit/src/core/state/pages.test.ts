import { describe, expect, test } from 'vitest'
import { definePages, type Page, type PagedResource } from './pages.ts'

type Item = { id: string; at: number }
const [a, b, c] = [3, 2, 1].map((at): Item => ({ id: String(at), at })) as [Item, Item, Item]
const page = (items: Item[], cursor?: string): Page<Item> => ({ items, cursor })

const log = () =>
  definePages<Item>({
    idOf: ({ id }) => id,
    growsAtTop: true,
    sort: (items) => items.toSorted((one, other) => other.at - one.at),
  })
const plain = () => definePages<Item>({ idOf: ({ id }) => id })

function open(pages: PagedResource<Item>) {
  const kit = {}
  return {
    state: () => pages.of(kit).get(),
    load: (answer: Page<Item>, key = 'k') => pages.load(kit, key, async () => answer),
    more: (answer: Page<Item> | Promise<Page<Item>>, key = 'k') => pages.more(kit, key, async () => answer),
    fail: (key = 'k') => pages.load(kit, key, () => Promise.reject('why')),
  }
}
const ready = (items: Item[], cursor?: string, emptyPageCount = 0) => ({
  status: 'ready',
  key: 'k',
  value: { items, paging: cursor ? { status: 'more', cursor } : { status: 'end' }, emptyPageCount },
})

test('behavior: the end says whether the source lists everything', async () => {
  const list = open(log())
  await list.load({ items: [a], cursor: 'n', isPartial: true })
  expect(list.state()).toEqual(ready([a], 'n'))
  await list.more({ items: [b], cursor: undefined, isPartial: true })
  expect(list.state()).toMatchObject({ value: { items: [a, b], paging: { status: 'end', isPartial: true } } })
})

describe('the first page', () => {
  test('behavior: is ready, or has failed [3.22e, 4.31c]', async () => {
    const list = open(log())
    await expect(list.fail()).rejects.toBe('why')
    expect(list.state()).toEqual({ status: 'failed', key: 'k', error: 'why' })
    await list.load(page([a], 'n'))
    expect(list.state()).toEqual(ready([a], 'n'))
    await expect(list.fail()).rejects.toBe('why')
    expect(list.state()).toEqual(ready([a], 'n'))
  })

  test('behavior: another key starts over; a late answer for the previous one is ignored [5.25]', async () => {
    const list = open(log())
    let answer: (page: Page<Item>) => void = () => {}
    const pages = log()
    const kit = {}
    const slow = pages.load(kit, 'old', () => new Promise((resolve) => (answer = resolve)))
    await pages.load(kit, 'k', async () => page([b]))
    answer(page([a]))
    await slow
    expect(pages.of(kit).get()).toEqual(ready([b]))
    expect(list.state()).toEqual({ status: 'idle' })
  })

  test('behavior: reloading adds new items [4.31a]', async () => {
    const list = open(log())
    await list.load(page([b, c], 'n'))
    await list.load(page([a, b], 'm'))
    expect(list.state()).toEqual(ready([a, b, c], 'n'))
  })

  test('behavior: starts over if the first page does not overlap the known items', async () => {
    const list = open(log())
    await list.load(page([c], 'n'))
    await list.load(page([a], 'm'))
    expect(list.state()).toEqual(ready([a], 'm'))
  })

  test('behavior: a list that does not grow at the top is replaced', async () => {
    const list = open(plain())
    await list.load(page([a, b], 'n'))
    await list.load(page([b], 'n'))
    expect(list.state()).toEqual(ready([b], 'n'))
  })
})

describe('further pages', () => {
  async function opened() {
    const list = open(log())
    await list.load(page([a], 'n'))
    return list
  }

  test('behavior: are added, each item once, in order [4.31a, 4.31b]', async () => {
    const list = await opened()
    const reading = list.more(page([c, a, b], 'm'))
    expect(list.state()).toMatchObject({ value: { paging: { status: 'loading', cursor: 'n' } } })
    await Promise.all([reading, list.more(page([], 'x'))])
    expect(list.state()).toEqual(ready([a, b, c], 'm'))
  })

  test('behavior: without a cursor there are no more [4.32]', async () => {
    const list = await opened()
    await list.more(page([b]))
    await list.more(page([c]))
    expect(list.state()).toEqual(ready([a, b]))
  })

  test('error: a repeated cursor ends the list [4.32]', async () => {
    const list = await opened()
    await list.more(page([b], 'n'))
    expect(list.state()).toEqual(ready([a, b]))
  })

  test('behavior: pages of another key are not loaded, and late ones are ignored', async () => {
    const list = await opened()
    await list.more(page([b]), 'other')
    expect(list.state()).toEqual(ready([a], 'n'))
    const { promise, resolve } = Promise.withResolvers<Page<Item>>()
    const late = list.more(promise)
    await list.load(page([c]), 'other')
    resolve(page([b]))
    await late
    expect(list.state()).toMatchObject({ key: 'other', value: { items: [c] } })
  })

  test('behavior: a failure keeps the items and the cursor', async () => {
    const list = await opened()
    await expect(list.more(Promise.reject('why'))).rejects.toBe('why')
    expect(list.state()).toMatchObject({
      value: { items: [a], paging: { status: 'failed', cursor: 'n' } },
    })
    await list.more(page([b]))
    expect(list.state()).toEqual(ready([a, b]))
  })

  test('behavior: counts consecutive pages without new items', async () => {
    const list = await opened()
    await list.more(page([a], 'm'))
    expect(list.state()).toEqual(ready([a], 'm', 1))
    await list.more(page([b], 'o'))
    expect(list.state()).toEqual(ready([a, b], 'o'))
  })
})
