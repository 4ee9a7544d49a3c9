/**
 * Calls a capability of a driver, loading it first.
 *
 * @example
 * await on(driver.messages).sign({ session, address, message })
 */
export function on<capability extends object>(
  load: (() => Promise<capability>) | undefined,
): Required<capability> {
  if (!load) throw new Error('the driver lacks the capability')
  return new Proxy({} as Required<capability>, {
    get:
      (_, name) =>
      async (...args: readonly unknown[]) => {
        const loaded = (await load()) as Record<string | symbol, (...args: readonly unknown[]) => unknown>
        return await loaded[name]?.(...args)
      },
  })
}
