import type { Namespace } from '@latchkey/chains/driver'
import type { Kit } from './kit.ts'

/** What people call a chain family; its first network lends its name to one that has none. */
export function familyName(kit: Kit, namespace: Namespace): string {
  const { name, networks } = kit.driver(namespace)
  return name ?? networks[0]?.name ?? namespace
}
