import type { Namespace } from '@latchkey/chains/driver'
import type { Kit } from '../kit.ts'

/** Display name of a chain family. @default the name of its first network */
export function familyName(kit: Kit, namespace: Namespace): string {
  const { name, networks } = kit.driver(namespace)
  return name ?? networks[0]?.name ?? namespace
}
