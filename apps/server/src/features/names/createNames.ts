import { namesOff } from '@latchkey/protocol/catalogue'
import type { NameRecord, SignedMessage } from '@latchkey/protocol/http/names'
import type { Address, Hex } from 'viem'
import { retryLost } from '../../db/retryLost.ts'
import { Refusal } from '../../refusal.ts'
import { setAddress, setAttributes } from './changeName.ts'
import type { NamesContext } from './context.ts'
import { createResolver } from './createResolver.ts'
import { findName, findNamesOf, toAddresses, toRecord } from './findNames.ts'
import { parseName } from './parseName.ts'
import type { NameCaller } from './readMessage.ts'
import { registerName } from './registerName.ts'
import { pruneMessages } from './spendMessage.ts'
import { type Suggestion, suggestNames } from './suggestNames.ts'

/** The server's own names: registration, lookup and changes. */
export type Names = {
  /** Undefined if the name is not registered. */
  lookup(name: string): Promise<NameRecord | undefined>
  /** Every name the address signed for. */
  reverse(address: string): Promise<NameRecord[]>
  /** The first name the address signed for, and its avatar. */
  nameOf(address: string): Promise<{ name: string; avatar: string | null } | undefined>
  suggest(label: string, zone?: string): Promise<Suggestion[]>
  register(signed: SignedMessage, caller: NameCaller): Promise<NameRecord>
  setAttributes(name: string, signed: SignedMessage, caller: NameCaller): Promise<Record<string, string>>
  setAddress(name: string, signed: SignedMessage, caller: NameCaller): Promise<NameRecord['addresses']>
  /** The signed response to a resolver contract's call (ERC-3668). */
  resolve(sender: Address, call: Hex): Promise<Hex>
  /** The address whose signatures a resolver contract must accept; undefined if the gateway is disabled. */
  readonly signer: Address | undefined
}

const pruneEveryMs = 60_000
/** How long a read retries while the database is unreachable. */
const readTimeoutMs = 1_000

export function createNames(context: NamesContext): Names {
  const { db, config, clock } = context
  const resolver = createResolver(context)
  let pruned = 0

  function checkOn(): void {
    if (config.zones.length === 0) throw new Refusal(namesOff)
  }

  async function read<Value>(work: () => Promise<Value>): Promise<Value> {
    checkOn()
    return retryLost(work, readTimeoutMs)
  }

  async function listUnlessOff<Value>(work: () => Promise<Value[]>): Promise<Value[]> {
    return config.zones.length === 0 ? [] : read(work)
  }

  async function write<Value>(work: () => Promise<Value>): Promise<Value> {
    checkOn()
    const value = await work()
    const now = clock()
    if (now - pruned > pruneEveryMs) {
      pruned = now
      // Failures are ignored: the next run removes what is left.
      pruneMessages(db, now).catch(() => undefined)
    }
    return value
  }

  return {
    lookup: (text) =>
      read(async () => {
        const found = await findName(db, parseName(text, config.zones))
        return found && toRecord(found)
      }),
    // Pages ask these before they offer names: where names are off there are none, which is no error.
    reverse: (address) =>
      listUnlessOff(async () => (await findNamesOf(db, address, config.zones)).map(toRecord)),
    async nameOf(address) {
      const [first] = await retryLost(() => findNamesOf(db, address, config.zones), readTimeoutMs)
      return first && { name: first.name, avatar: first.attributes.avatar ?? null }
    },
    suggest: (label, zone) => listUnlessOff(() => suggestNames(context, label, zone)),
    register: (signed, caller) => write(async () => toRecord(await registerName(context, signed, caller))),
    setAttributes: (name, signed, caller) =>
      write(async () => ({ ...(await setAttributes(context, name, signed, caller)) })),
    setAddress: (name, signed, caller) =>
      write(async () => toAddresses([await setAddress(context, name, signed, caller)])),
    resolve: (sender, call) => retryLost(() => resolver.resolve(sender, call), readTimeoutMs),
    signer: resolver.signer,
  }
}
