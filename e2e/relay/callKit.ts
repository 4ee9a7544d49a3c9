import type { Page } from '@playwright/test'

type Capability = 'messages' | 'typedData' | 'transactions' | 'transfers'
type Verb = 'sign' | 'send'

/** Calls the kit like an app, for the connected account. Resolves to the result or the error code. */
export function callKit(
  page: Page,
  [capability, verb]: [Capability, Verb],
  { namespace, ...more }: callKit.Args,
) {
  return page.evaluate(
    async ({ capability, more, namespace, verb }): Promise<unknown> => {
      const { kit } = (globalThis as unknown as { latchkeyExample: { kit: Kit } }).latchkeyExample
      const { connection, driver, network, session } = kit.connection(namespace)
      const args = { session, network, address: connection.address, ...more }
      const loaded = await driver[capability]()
      return loaded[verb](args).catch(({ code }: { code: string }) => code)
    },
    { capability, more, namespace, verb },
  )
}

export declare namespace callKit {
  type Args = { namespace?: string } & Record<string, unknown>
}

type Kit = {
  connection(namespace?: string): {
    driver: Record<Capability, () => Promise<Record<Verb, (args: object) => Promise<unknown>>>>
    connection: { address: string }
    network: unknown
    session: unknown
  }
}
