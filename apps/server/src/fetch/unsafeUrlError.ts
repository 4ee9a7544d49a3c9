/** Thrown if a URL may not be fetched, or its response is not acceptable. */
export class UnsafeUrlError extends Error {
  override readonly name = 'UnsafeUrlError'
  constructor(reason: string) {
    super(`The URL is refused: ${reason}.`)
  }
}
