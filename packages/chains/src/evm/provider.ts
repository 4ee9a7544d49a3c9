/** The members of an EIP-1193 provider that are used here. */
export type Eip1193Provider = {
  request(args: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  on?(event: string, listener: (payload: unknown) => void): unknown
  removeListener?(event: string, listener: (payload: unknown) => void): unknown
}

/** Sends a request; turns a synchronous throw into a rejection. */
export async function ask(provider: Eip1193Provider, method: string, params?: unknown): Promise<unknown> {
  return await provider.request(params === undefined ? { method } : { method, params })
}
