import { sharedPrefix } from './sharedPrefix.ts'

/** A part of an address, and where it begins. */
export type AddressGroup = { readonly at: number; readonly text: string }

const groupSize = 4

/**
 * Splits an address into groups that can be compared one by one. The prefix stands with the
 * first group, so that the groups of two addresses line up.
 *
 * @example
 * groupAddress('0xd8da6bf2') // [{ at: 0, text: '0xd8da' }, { at: 6, text: '6bf2' }]
 */
export function groupAddress(address: string): readonly AddressGroup[] {
  const prefix = sharedPrefix(address).length
  const groups: AddressGroup[] = []
  for (let at = 0; at < address.length; ) {
    const size = at === 0 ? prefix + groupSize : groupSize
    groups.push({ at, text: address.slice(at, at + size) })
    at += size
  }
  return groups
}
