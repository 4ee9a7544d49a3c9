import { defineResource, type Resource, valueFor } from './resource.ts'

/** A paginated list. */
export type Pages<Item> = {
  /** Without duplicates. */
  readonly items: readonly Item[]
  readonly paging: Paging
  /** Consecutive pages without new items. */
  readonly emptyPageCount: number
}

/** Whether there is another page. */
export type Paging =
  | { readonly status: 'more' | 'loading' | 'failed'; readonly cursor: string }
  /** `isPartial` if the source says that it does not list everything. */
  | { readonly status: 'end'; readonly isPartial?: true }

export type Page<Item> = {
  readonly items: readonly Item[]
  readonly cursor: string | undefined
  readonly isPartial?: boolean | undefined
}

export type PagedResource<Item> = Resource<Pages<Item>> & {
  /** Loads the first page. Rejects with the error of the slice. */
  load(kit: object, key: string, read: () => Promise<Page<Item>>): Promise<void>
  /** Loads the next page, if there is one and it is not loading yet. Rejects on failure. */
  more(kit: object, key: string, read: (cursor: string) => Promise<Page<Item>>): Promise<void>
}

/** Defines a slice for a paginated list: see {@link defineResource}. */
export function definePages<Item>(options: definePages.Options<Item>): PagedResource<Item> {
  const resource = defineResource<Pages<Item>>({ keepsOnFailure: true })
  const combine = (first: readonly Item[], second: readonly Item[]) => {
    const byId = new Map<string, Item>()
    for (const item of [...first, ...second])
      if (!byId.has(options.idOf(item))) byId.set(options.idOf(item), item)
    const items = [...byId.values()]
    return options.sort ? options.sort(items) : items
  }
  const withFirst = (known: Pages<Item> | undefined, page: Page<Item>): Pages<Item> => {
    const { items, cursor } = page
    const ids = new Set(known?.items.map(options.idOf))
    // If the first page does not overlap the known items, some between are missing: start over.
    const reaches = cursor === undefined || items.some((item) => ids.has(options.idOf(item)))
    if (known && options.growsAtTop && reaches) return { ...known, items: combine(items, known.items) }
    return { items: combine([], items), paging: pagingFrom(page), emptyPageCount: items.length ? 0 : 1 }
  }
  const withNext = (known: Pages<Item>, after: string, page: Page<Item>): Pages<Item> => {
    if (known.paging.status !== 'loading' || known.paging.cursor !== after) return known
    const combined = combine(known.items, page.items)
    const emptyPageCount = combined.length === known.items.length ? known.emptyPageCount + 1 : 0
    return { items: combined, paging: pagingFrom(page, after), emptyPageCount }
  }
  return {
    ...resource,
    async load(kit, key, read) {
      const store = resource.of(kit)
      store.dispatch({ type: 'load', key })
      try {
        const page = await read()
        store.dispatch({ type: 'ready', key, value: withFirst(valueFor(store.get(), key), page) })
      } catch (error) {
        store.dispatch({ type: 'fail', key, error })
        throw error
      }
    },
    async more(kit, key, read) {
      const store = resource.of(kit)
      const paging = valueFor(store.get(), key)?.paging
      if (!paging || paging.status === 'end' || paging.status === 'loading') return
      const { cursor } = paging
      const change = (change: (pages: Pages<Item>) => Pages<Item>) =>
        store.dispatch({ type: 'change', key, change })
      change((pages) => ({ ...pages, paging: { status: 'loading', cursor } }))
      try {
        const page = await read(cursor)
        change((pages) => withNext(pages, cursor, page))
      } catch (error) {
        change((pages) =>
          pages.paging.status === 'loading' ? { ...pages, paging: { status: 'failed', cursor } } : pages,
        )
        throw error
      }
    },
  }
}

export declare namespace definePages {
  type Options<Item> = {
    idOf(item: Item): string
    /** @default the order of the pages */
    sort?(items: readonly Item[]): readonly Item[]
    /** Whether reloading the first page adds to the list instead of replacing it. @default false */
    growsAtTop?: boolean | undefined
  }
}

/** A cursor that repeats ends the list. */
function pagingFrom({ cursor, isPartial }: Page<unknown>, after?: string): Paging {
  if (cursor !== undefined && cursor !== after) return { status: 'more', cursor }
  return { status: 'end', ...(isPartial && { isPartial }) }
}
