import { rpcErrors } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import type { Hex } from 'viem'
import { getAddress, hashTypedData, hexToBytes } from 'viem/utils'
import { type ApprovalField, type ApprovalRequest, invalidParams } from '../../approval.ts'
import { addressKey } from '../addresses.ts'

/** Structured data (EIP-712) with exactly the values that are hashed, in the order of their types. */
export type Typed = {
  readonly domain: Readonly<Record<string, Value>>
  readonly types: Types
  readonly primaryType: string
  readonly message: Readonly<Record<string, Value>>
}
/** Integers are decimal text, bytes hex, addresses have their checksum. */
export type Value = string | boolean | readonly Value[] | { readonly [name: string]: Value }
type Types = Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>

const maxLength = 128 * 1_024
const maxValues = 4_096
const maxDepth = 16
const identifier = /^[a-zA-Z_$][\w$]{0,127}$/
const domainTypes: Readonly<Record<string, string>> = {
  name: 'string',
  version: 'string',
  chainId: 'uint256',
  verifyingContract: 'address',
  salt: 'bytes32',
}

/** Reads the parameters of `eth_signTypedData_v4`: the account, and the data as text or as an object. */
export function readTypedParams({ address, params }: Pick<ApprovalRequest, 'address' | 'params'>): Typed {
  if (!Array.isArray(params) || params.length < 2) throw invalidParams('The data is malformed.')
  const [signer, data] = params
  if (typeof signer !== 'string' || addressKey(signer) !== addressKey(address))
    throw new KitError(rpcErrors[4100], { details: 'The address is another account.' })
  const text: unknown = typeof data === 'string' ? data : JSON.stringify(data)
  if (typeof text !== 'string' || text.length > maxLength) throw invalidParams('The data is malformed.')
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch (cause) {
    throw invalidParams('The data is malformed.', cause)
  }
  return readTyped(parsed)
}

/**
 * Keeps the values that the types name, and nothing else: a field that is not in the types
 * is not signed, so it must not be shown either. Throws if a value is missing or does not fit its type.
 */
export function readTyped(given: unknown): Typed {
  if (!isRecord(given) || !isRecord(given.types)) throw invalidParams('The data has a malformed type.')
  const { domain = {}, message, primaryType } = given
  if (typeof primaryType !== 'string' || primaryType === 'EIP712Domain')
    throw invalidParams('The data has a malformed type.')
  if (!isRecord(domain)) throw invalidParams('The data has a malformed domain.')
  const all = readTypes(given.types)
  const own = Object.hasOwn(all, 'EIP712Domain') ? all.EIP712Domain : undefined
  const domainType =
    own ??
    Object.entries(domainTypes).flatMap(([name, type]) =>
      domain[name] === undefined ? [] : [{ name, type }],
    )
  if (domainType.some(({ name, type }) => !Object.hasOwn(domainTypes, name) || domainTypes[name] !== type))
    throw invalidParams('The data has a malformed domain.')
  const types: Types = { ...all, EIP712Domain: domainType }
  const budget = { left: maxValues }
  return {
    domain: readStruct('EIP712Domain', domain, { types, budget, depth: 0 }),
    types: Object.fromEntries([...reachable(primaryType, types)].map((name) => [name, types[name] ?? []])),
    primaryType,
    message: readStruct(primaryType, message, { types, budget, depth: 0 }),
  }
}

/** What is signed for the data. */
export function hashTyped(typed: Typed): Uint8Array {
  return hexToBytes(hashTypedData(typed as never))
}

/** Every value, by its path. */
export function listFields(typed: Pick<Typed, 'domain' | 'message'>): readonly ApprovalField[] {
  const list = (value: Value, name: string): ApprovalField[] => {
    if (typeof value !== 'object') return [{ name, value: String(value) }]
    if (Array.isArray(value))
      return value.length === 0
        ? [{ name, value: '[]' }]
        : value.flatMap((one: Value, index) => list(one, `${name}[${index}]`))
    const fields = Object.entries(value as Readonly<Record<string, Value>>)
    return fields.length === 0
      ? [{ name, value: '{}' }]
      : fields.flatMap(([key, one]) => list(one, `${name}.${key}`))
  }
  return [...list(typed.message, 'message'), ...list(typed.domain, 'domain')]
}

function readTypes(given: Record<string, unknown>): Types {
  const entries = Object.entries(given)
  if (entries.length > 128) throw invalidParams('The data has a malformed type.')
  return Object.fromEntries(
    entries.map(([name, fields]) => {
      if (!identifier.test(name) || isAtomic(name) || !Array.isArray(fields) || fields.length > 256)
        throw invalidParams('The data has a malformed type.')
      const read = fields.map((field: unknown) => {
        const { name, type } = isRecord(field) ? field : {}
        if (
          typeof name !== 'string' ||
          !identifier.test(name) ||
          name === '__proto__' ||
          typeof type !== 'string'
        )
          throw invalidParams('The data has a malformed type.')
        return { name, type }
      })
      // Two values under one name would be shown as one.
      if (new Set(read.map((field) => field.name)).size !== read.length)
        throw invalidParams('The data has a malformed type.')
      return [name, read]
    }),
  )
}

type Reading = { readonly types: Types; readonly budget: { left: number }; readonly depth: number }

function readStruct(type: string, given: unknown, reading: Reading): Readonly<Record<string, Value>> {
  const fields = Object.hasOwn(reading.types, type) ? reading.types[type] : undefined
  if (!fields) throw invalidParams('The data has a malformed type.')
  if (!isRecord(given) || reading.depth > maxDepth) throw invalidParams('The data has a malformed value.')
  return Object.fromEntries(
    fields.map(({ name, type }) => [
      name,
      readValue(type, Object.hasOwn(given, name) ? given[name] : undefined, {
        ...reading,
        depth: reading.depth + 1,
      }),
    ]),
  )
}

function readValue(type: string, given: unknown, reading: Reading): Value {
  if (--reading.budget.left < 0) throw invalidParams('The data has a malformed value.')
  const [, element, size] = /^(.+)\[(\d{0,4})\]$/.exec(type) ?? []
  if (element !== undefined) {
    if (!Array.isArray(given) || (size !== '' && given.length !== Number(size)))
      throw invalidParams('The data has a malformed value.')
    return given.map((one) => readValue(element, one, reading))
  }
  return isAtomic(type) ? readAtomic(type, given) : readStruct(type, given, reading)
}

function isAtomic(type: string): boolean {
  if (/^(?:address|bool|string|bytes)$/.test(type)) return true
  const [, kind, size] = /^(u?int|bytes)([1-9]\d{0,2})$/.exec(type) ?? []
  if (size === undefined) return false
  return kind === 'bytes' ? Number(size) <= 32 : Number(size) <= 256 && Number(size) % 8 === 0
}

function readAtomic(type: string, given: unknown): string | boolean {
  if (type === 'bool' && typeof given === 'boolean') return given
  if (type === 'string' && typeof given === 'string' && given.isWellFormed()) return given
  if (type === 'address' && typeof given === 'string' && /^0x[\da-f]{40}$/i.test(given))
    return getAddress(given.toLowerCase())
  if (type.startsWith('bytes') && typeof given === 'string' && /^0x(?:[\da-f]{2})*$/i.test(given)) {
    const size = type.slice('bytes'.length)
    if (size === '' || given.length === 2 + 2 * Number(size)) return given.toLowerCase()
  }
  const [, sign, bits] = /^(u?)int(\d+)$/.exec(type) ?? []
  if (bits !== undefined) {
    const amount = readInteger(given)
    const [min, max] = sign
      ? [0n, 2n ** BigInt(bits)]
      : [-(2n ** BigInt(Number(bits) - 1)), 2n ** BigInt(Number(bits) - 1)]
    if (amount !== undefined && amount >= min && amount < max) return amount.toString()
  }
  throw invalidParams('The data has a malformed value.')
}

function readInteger(given: unknown): bigint | undefined {
  if (typeof given === 'number' && Number.isSafeInteger(given)) return BigInt(given)
  if (typeof given === 'string' && /^(?:-?\d{1,78}|0x[\da-f]{1,64})$/i.test(given)) return BigInt(given)
  return undefined
}

/** The types that a type uses, itself and the domain's included. */
function reachable(primaryType: string, types: Types): ReadonlySet<string> {
  const found = new Set(['EIP712Domain', primaryType])
  for (const name of found)
    for (const { type } of types[name] ?? []) {
      const base = type.replace(/\[.*$/s, '')
      if (Object.hasOwn(types, base)) found.add(base)
    }
  return found
}

/** A field of a struct, if it is an address. */
export function addressIn(value: Value | undefined, name: string): Hex | undefined {
  const found = fieldIn(value, name)
  return typeof found === 'string' && /^0x[\da-f]{40}$/i.test(found) ? (found as Hex) : undefined
}

/** A field of a struct, if it is a whole number. */
export function integerIn(value: Value | undefined, name: string): bigint | undefined {
  const found = fieldIn(value, name)
  return typeof found === 'string' && /^\d{1,78}$/.test(found) ? BigInt(found) : undefined
}

export function fieldIn(value: Value | undefined, name: string): Value | undefined {
  if (typeof value !== 'object' || Array.isArray(value)) return undefined
  const struct = value as Readonly<Record<string, Value>>
  return Object.hasOwn(struct, name) ? struct[name] : undefined
}
