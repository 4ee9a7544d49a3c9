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
import { registerName } from './registerName.ts'
import { pruneMessages } from './spendMessage.ts'
import { type Suggestion, suggestNames } from './suggestNames.ts'

/** The server's own names: who has which, and what may be changed by whom. */
export type Names = {
  /** Undefined when nobody has it. */
  lookup(name: string): Promise<NameRecord | undefined>
  /** Every name the address signed for. */
  reverse(address: string): Promise<NameRecord[]>
  /** The first name the address signed for, and where its owner says its picture is. */
  nameOf(address: string): Promise<{ name: string; avatar: string | null } | undefined>
  suggest(label: string, zone?: string): Promise<Suggestion[]>
  register(signed: SignedMessage): Promise<NameRecord>
  setAttributes(name: string, signed: SignedMessage): Promise<Record<string, string>>
  setAddress(name: string, signed: SignedMessage): Promise<NameRecord['addresses']>
  /** The signed answer to a resolver contract's call (ERC-3668). */
  resolve(sender: Address, call: Hex): Promise<Hex>
  /** Whose signatures a resolver contract must accept; undefined where resolvers are not answered. */
  readonly signer: Address | undefined
}

const pruneEvery = 60_000
/** Milliseconds a reader waits for a database that is away. */
const readPatience = 1_000

export function createNames(context: NamesContext): Names {
  const { db, config, clock } = context
  const resolver = createResolver(context)
  let pruned = 0

  function checkOn(): void {
    if (config.zones.length === 0) throw new Refusal(namesOff)
  }

  async function read<Value>(work: () => Promise<Value>): Promise<Value> {
    checkOn()
    return retryLost(work, readPatience)
  }

  async function write<Value>(work: () => Promise<Value>): Promise<Value> {
    checkOn()
    const value = await work()
    const now = clock()
    if (now - pruned > pruneEvery) {
      pruned = now
      // What stays behind is taken with the next one.
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
    reverse: (address) => read(async () => (await findNamesOf(db, address, config.zones)).map(toRecord)),
    async nameOf(address) {
      const [first] = await retryLost(() => findNamesOf(db, address, config.zones), readPatience)
      return first && { name: first.name, avatar: first.attributes.avatar ?? null }
    },
    suggest: (label, zone) => read(() => suggestNames(context, label, zone)),
    register: (signed) => write(async () => toRecord(await registerName(context, signed))),
    setAttributes: (name, signed) => write(async () => ({ ...(await setAttributes(context, name, signed)) })),
    setAddress: (name, signed) => write(async () => toAddresses([await setAddress(context, name, signed)])),
    resolve: (sender, call) => retryLost(() => resolver.resolve(sender, call), readPatience),
    signer: resolver.signer,
  }
}
