import {
  actionNotAllowed,
  embeddedAccountsFull,
  embeddedAccountUnknown,
  httpRequestFailed,
  loginNotConnected,
} from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import { accountName } from '@latchkey/protocol/frame/accountName'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import type { Kit } from '../../core/kit.ts'
import type { EmbeddedClient } from './client.ts'
import { embeddedUser } from './embeddedUser.ts'
import { heldBy } from './held.ts'
import { walletAccounts } from './walletAccounts.ts'

/** Adds the next account of the wallet's words; resolves to its index. */
export function addAccount(kit: Kit, { name }: { readonly name: string }): Promise<number> {
  const named = readName(name)
  return change(kit, undefined, async (client) => {
    const { index } = await client.ask('addAccount', { name: named })
    await client.enter()
    return index
  })
}

export function nameAccount(
  kit: Kit,
  { index, name }: { readonly index: number; readonly name: string },
): Promise<void> {
  const named = readName(name)
  return change(kit, index, async (client) => {
    await client.ask('nameAccount', { index, name: named })
    await client.enter()
  })
}

/** Lets another account act, for every chain and the next visits. */
export function switchAccount(kit: Kit, index: number): Promise<void> {
  return change(kit, index, async (client) => {
    await client.ask('switchAccount', { index })
    await client.enter()
    client.announce()
  })
}

const known = [actionNotAllowed, embeddedAccountsFull, embeddedAccountUnknown]

/** One change at a time. */
async function change<Result>(
  kit: Kit,
  index: number | undefined,
  act: (client: EmbeddedClient) => Promise<Result>,
): Promise<Result> {
  const held = heldBy(kit)
  const store = walletAccounts.of(kit)
  if (!embeddedUser.of(kit).get()) throw new KitError(loginNotConnected)
  if (store.get().status === 'busy') throw new KitError(actionNotAllowed)
  store.dispatch({ type: 'start', index })
  try {
    const result = await act(await held.load())
    store.dispatch({ type: 'done' })
    return result
  } catch (cause) {
    const error = isKitError(cause) ? cause : toError(cause)
    store.dispatch({ type: 'fail', error: error.code })
    throw error
  }
}

function toError(cause: unknown): KitError {
  const code = cause instanceof FrameRefusal ? cause.failure.code : undefined
  return new KitError(known.find((one) => one.code === code) ?? httpRequestFailed, { cause })
}

function readName(name: string): string {
  const { data, success } = accountName.safeParse(name.trim())
  if (!success) throw new TypeError('The name of an account has 1 to 32 characters on one line.')
  return data
}
