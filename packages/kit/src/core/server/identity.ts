import { nameResolveFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { identity } from '@latchkey/protocol/http/identity'
import { type NameRecord, nameLookup } from '@latchkey/protocol/http/names'
import { activeConnection, connections } from '../connections/connections.ts'
import type { Kit } from '../kit.ts'
import { callServer } from './callServer.ts'
import { pictureUrl } from './pictureUrl.ts'
import { ask, askKept, lifetimesMs } from './queries.ts'

/** Name and avatar of an address, cached for 5 min, also across reloads. Empty if the server does not answer. */
export async function getIdentity(
  kit: Kit,
  address: string,
): Promise<{ name: string | undefined; avatar: string | undefined }> {
  const kept = {
    key: ['identity', address],
    address,
    lifetimeMs: lifetimesMs.identity,
    schema: identity.answer,
  }
  const found = await askKept(kit, kept, (signal) =>
    callServer(kit, identity, {
      params: { address },
      query: { sender: senderOf(kit) },
      // Cached by the kit; the browser's cache would outlive a name that was just registered.
      cache: 'no-cache',
      signal,
    }),
  ).catch(() => ({ name: null, avatar: null }))
  return {
    name: found.name?.slice(0, maxNameLength),
    avatar: (found.avatar && pictureUrl(kit, found.avatar)) || undefined,
  }
}

/** Address of the active account. */
export function senderOf(kit: Kit): string | undefined {
  return activeConnection(connections.of(kit).get())?.address
}

const maxNameLength = 255

/** Looks up the owner of a name; `registered` is `false` if it is available. */
export function lookUpName(kit: Kit, name: string): Promise<NameRecord> {
  return ask(kit, ['name', name], lifetimesMs.name, (signal) =>
    callServer(kit, nameLookup, { params: { name }, query: { apiVersion: '2' }, signal }),
  ).catch((cause: unknown) => {
    throw new KitError(nameResolveFailed, { cause })
  })
}
