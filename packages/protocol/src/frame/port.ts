/** The part of a `MessagePort` that both ends use. */
export type Port = {
  postMessage(text: string): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  start(): void
  close(): void
}
