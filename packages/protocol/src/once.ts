/**
 * Calls `load` once and keeps what it resolves to; after a failure it is called again. For
 * imports: a browser takes several tasks to import even a file that it has.
 */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined
      throw error
    })
    return loaded
  }
}
