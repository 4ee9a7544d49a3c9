import { nameLookupFailed, nameRegisterFailed, nameSuggestionsFailed } from '@latchkey/protocol/catalogue'
import { KitError, type PlainEntry } from '@latchkey/protocol/errors'
import * as contract from '@latchkey/protocol/http/names'
import type { Kit } from '../../core/kit.ts'
import { refusalOf } from '../../core/server/api.ts'
import { callServer } from '../../core/server/callServer.ts'
import { getIdentity, senderOf } from '../../core/server/identity.ts'
import { ask, lifetimesMs, queriesOf } from '../../core/server/queries.ts'

/** The names an address has. */
export function getNamesOf(kit: Kit, address: string): Promise<contract.NameRecord[]> {
  return ask(kit, ['names', address], lifetimesMs.name, (signal) =>
    callServer(kit, contract.nameReverse, {
      params: { address },
      query: { apiVersion: '2', sender: senderOf(kit) },
      cache: 'no-cache',
      signal,
    }),
  ).catch(failAs(nameLookupFailed))
}

/** The name asked for and free ones like it. Never cached: one may have been taken. */
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
