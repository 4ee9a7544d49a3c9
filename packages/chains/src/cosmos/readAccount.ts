import type { Network } from '../driver.ts'
import { askState, ChainError } from './askState.ts'
import { keyUrl } from './encodeTx.ts'
import { bytesOf, type Fields, field, numberOf, readFields, textOf } from './protobuf.ts'
import { readBech32 } from './readBech32.ts'

export type ChainAccount = {
  readonly accountNumber: bigint
  readonly sequence: bigint
  /** Undefined until the account has sent its first transaction. */
  readonly publicKey: Uint8Array | undefined
  /** The block at which it was read. */
  readonly height: bigint
}

/** Where the base account is in each kind of account: the numbers of the fields to follow. */
const paths: Readonly<Record<string, readonly number[]>> = {
  '/cosmos.auth.v1beta1.BaseAccount': [],
  '/cosmos.auth.v1beta1.ModuleAccount': [1],
  '/cosmos.vesting.v1beta1.BaseVestingAccount': [1],
  '/cosmos.vesting.v1beta1.ContinuousVestingAccount': [1, 1],
  '/cosmos.vesting.v1beta1.DelayedVestingAccount': [1, 1],
  '/cosmos.vesting.v1beta1.PeriodicVestingAccount': [1, 1],
  '/cosmos.vesting.v1beta1.PermanentLockedAccount': [1, 1],
}

/** Reads an account; undefined if the address has never received anything. */
export async function readAccount(network: Network, address: string): Promise<ChainAccount | undefined> {
  const found = await findAccount(network, address)
  if (!found) return undefined
  const account = findBase(found.bytes)
  if (readBech32(textOf(account, 1))?.text !== address)
    throw new Error('The node answered about another account.')
  return {
    accountNumber: numberOf(account, 3),
    sequence: numberOf(account, 4),
    publicKey: account.has(2) ? readKey(bytesOf(account, 2)) : undefined,
    height: found.height,
  }
}

/** The answer of a node about an account of any kind; undefined if there is none. */
export async function findAccount(
  network: Network,
  address: string,
): Promise<{ bytes: Uint8Array; height: bigint } | undefined> {
  try {
    return await askState(network, '/cosmos.auth.v1beta1.Query/Account', field(1, address))
  } catch (error) {
    if (error instanceof ChainError && /\bnot ?found\b/i.test(error.message)) return undefined
    throw error
  }
}

function findBase(answer: Uint8Array): Fields {
  const any = readFields(bytesOf(readFields(answer), 1))
  const url = textOf(any, 1)
  const path = Object.hasOwn(paths, url) ? paths[url] : undefined
  if (!path) throw new Error(`Accounts of the type ${url.slice(0, 100)} are not supported.`)
  return readFields(path.reduce((bytes, number) => bytesOf(readFields(bytes), number), bytesOf(any, 2)))
}

function readKey(bytes: Uint8Array): Uint8Array | undefined {
  const any = readFields(bytes)
  return textOf(any, 1) === keyUrl ? bytesOf(readFields(bytesOf(any, 2)), 1) : undefined
}
