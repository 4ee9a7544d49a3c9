import type { ConnectorView } from '../../core/connections/connector.ts'
import type { Kit } from '../../core/kit.ts'

/** A view of a connector; undefined where the host has no such connector, or that no such view. */
export function connectorView(
  kit: Kit,
  { connector, view }: { readonly connector: string; readonly view: string },
): ConnectorView | undefined {
  const views = kit.connectors.find(({ id }) => id === connector)?.views
  return views && Object.hasOwn(views, view) ? views[view] : undefined
}
