import type { Kit } from './kit.ts'
import { rememberConnections } from './rememberConnections.ts'
import { restoreLinks } from './restoreLinks.ts'

/** Makes the links of the last visit again; those that cannot be are forgotten. */
export async function reconnect(kit: Kit): Promise<void> {
  await restoreLinks(kit)
  rememberConnections(kit)
}
