import { nameResolveFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { identity } from '@latchkey/protocol/http/identity'
import { type NameRecord, nameLookup } from '@latchkey/protocol/http/names'
import { activeConnection, connections } from '../connections.ts'
import type { Kit } from '../kit.ts'
import { callServer } from './callServer.ts'
import { pictureUrl } from './pictureUrl.ts'
import { ask, askKept, lifetimes } from './queries.ts'

/** The name and picture an address goes by. Kept for 5 min, also over a reload; nothing where there is none, or no answer. */
export async function getIdentity(
  kit: Kit,
  address: string,
): Promise<{ name: string | undefined; avatar: string | undefined }> {
  const kept = { key: ['identity', address], address, lifetime: lifetimes.identity, schema: identity.answer }
  const found = await askKept(kit, kept, (signal) =>
    callServer(kit, identity, {
      params: { address },
      query: { sender: senderOf(kit) },
      // The answer is kept here; the browser's own copy would outlive a name that was just taken.
      cache: 'no-cache',
      signal,
    }),
  ).catch(() => ({ name: null, avatar: null }))
  return {
    name: found.name?.slice(0, longestName),
    avatar: (found.avatar && pictureUrl(kit, found.avatar)) || undefined,
  }
}

/** Who asks: the account in use. */
export function senderOf(kit: Kit): string | undefined {
  return activeConnection(connections.of(kit).get())?.address
}

/** What is longer is no name. */
const longestName = 255

/** Who a name belongs to; `registered` is false where it is free. */
export function lookUpName(kit: Kit, name: string): Promise<NameRecord> {
  return ask(kit, ['name', name], lifetimes.name, (signal) =>
    callServer(kit, nameLookup, { params: { name }, query: { apiVersion: '2' }, signal }),
  ).catch((cause: unknown) => {
    throw new KitError(nameResolveFailed, { cause })
  })
}
