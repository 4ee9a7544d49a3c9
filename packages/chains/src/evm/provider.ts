/** An EIP-1193 provider: as little of it as is relied on. */
export type Eip1193Provider = {
  request(args: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  on?(event: string, listener: (payload: unknown) => void): unknown
  removeListener?(event: string, listener: (payload: unknown) => void): unknown
}

/** Makes one request; a provider that throws outright rejects like any other. */
export async function ask(provider: Eip1193Provider, method: string, params?: unknown): Promise<unknown> {
  return await provider.request(params === undefined ? { method } : { method, params })
}
