import {
  nameLookupFailed,
  nameRegisterFailed,
  nameResolveFailed,
  nameSuggestionsFailed,
} from '@latchkey/protocol/catalogue'
import { KitError, type PlainEntry } from '@latchkey/protocol/errors'
import { identity } from '@latchkey/protocol/http/identity'
import * as contract from '@latchkey/protocol/http/names'
import { refusalOf } from '../api.ts'
import { activeConnection, connections } from '../connections.ts'
import type { Kit } from '../kit.ts'
import { callServer } from './callServer.ts'
import { pictureUrl } from './pictureUrl.ts'
import { ask, askKept, lifetimes, queriesOf } from './queries.ts'

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
function senderOf(kit: Kit): string | undefined {
  return activeConnection(connections.of(kit).get())?.address
}

/** What is longer is no name. */
const longestName = 255

/** Who a name belongs to; `registered` is false where it is free. */
export function lookUpName(kit: Kit, name: string): Promise<contract.NameRecord> {
  return ask(kit, ['name', name], lifetimes.name, (signal) =>
    callServer(kit, contract.nameLookup, { params: { name }, query: { apiVersion: '2' }, signal }),
  ).catch(failAs(nameResolveFailed))
}

/** The names an address has. */
export function getNamesOf(kit: Kit, address: string): Promise<contract.NameRecord[]> {
  return ask(kit, ['names', address], lifetimes.name, (signal) =>
    callServer(kit, contract.nameReverse, {
      params: { address },
      query: { apiVersion: '2', sender: senderOf(kit) },
      cache: 'no-cache',
      signal,
    }),
  ).catch(failAs(nameLookupFailed))
}

/** The name asked for and free ones like it. Asked anew every time: another may have taken one. */
export async function suggestNames(
  kit: Kit,
  name: string,
  options: { zone?: string | undefined; signal?: AbortSignal | undefined } = {},
): Promise<{ name: string; registered: boolean }[]> {
  const { suggestions } = await callServer(kit, contract.nameSuggestions, {
    params: { name },
    query: { zone: options.zone },
    signal: options.signal,
  }).catch(failAs(nameSuggestionsFailed))
  return suggestions
}

/** Takes a name. What was signed is sent exactly as it was signed. */
export async function registerName(
  kit: Kit,
  args: { name: string; message: string; signature: string; coinType: number; address: string },
): Promise<contract.NameRecord> {
  const { name, message, signature, coinType, address } = args
  const record = await callServer(kit, contract.nameRegister, {
    body: { message, signature, coin_type: coinType, address },
  }).catch((cause: unknown) => {
    const reason = refusalOf(cause)?.reason
    const entry = reason ? { ...nameRegisterFailed, message: reason } : nameRegisterFailed
    throw new KitError(entry, { values: { name }, cause })
  })
  const queries = queriesOf(kit)
  for (const queryKey of [
    ['name', name],
    ['names', address],
    ['identity', address],
  ]) {
    // An answer from before that is still on its way would be kept as if it were new.
    await queries.cancelQueries({ queryKey })
    await queries.invalidateQueries({ queryKey })
  }
  // Asked at once, so that what is stored for the next page is the new name too.
  void getIdentity(kit, address)
  return record
}

function failAs(entry: PlainEntry) {
  return (cause: unknown): never => {
    throw new KitError(entry, { cause })
  }
}
