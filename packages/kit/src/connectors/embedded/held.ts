import type { Namespace, RemoteEvent } from '@latchkey/chains/driver'
import { authConnectorNotFound } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Kit } from '../../core/kit.ts'
import type { EmbeddedClient } from './client.ts'
import type { EmbeddedOptions } from './embeddedOptions.ts'

/** What a kit has of its embedded wallet. The client, and with it the frame, is loaded on first use. */
export type Held = {
  readonly options: EmbeddedOptions
  client: EmbeddedClient | undefined
  readonly listeners: Map<Namespace, Set<(event: RemoteEvent) => void>>
  load(): Promise<EmbeddedClient>
}

const held = new WeakMap<object, Held>()

/** The embedded wallet of a kit; `create` makes it the first time. */
export function keepHeld(kit: Kit, create: () => Held): Held {
  const known = held.get(kit) ?? create()
  held.set(kit, known)
  return known
}

/** The embedded wallet of a kit whose connector has been started. */
export function heldBy(kit: Kit): Held {
  const known = held.get(kit)
  if (!known)
    throw new KitError(authConnectorNotFound, { details: 'Pass `connectors: [embedded({ url })]`.' })
  return known
}
