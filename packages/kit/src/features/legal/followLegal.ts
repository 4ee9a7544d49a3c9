import { features } from '../../core/config/features.ts'
import { looks } from '../../core/config/looks.ts'
import type { Connector } from '../../core/connections/connector.ts'
import type { Kit } from '../../core/kit.ts'

/** Asks for consent to the documents that the server names, unless the page asks itself. */
export function followLegal(kit: Kit): void {
  const store = features.of(kit)
  const isThere = () => kit.connectors.some(({ id }) => id === 'legal')
  async function follow(): Promise<void> {
    const { legal: said, source } = store.get()
    // The last answer counts until there is a new one.
    const documents = source === 'server' ? said : looks.read(kit).legal
    if (!documents || isThere()) return
    const { legal } = await import('./legal.ts')
    if (isThere()) return
    ;(kit.connectors as Connector[]).push(legal(documents))
    // Draws the view again.
    store.dispatch({ type: 'resolve', state: { ...store.get() } })
  }
  const tryTo = () => void follow().catch((error) => kit.emit({ type: 'INTERNAL_SDK_ERROR', error }))
  tryTo()
  kit.onDestroy(store.subscribe(tryTo))
}
