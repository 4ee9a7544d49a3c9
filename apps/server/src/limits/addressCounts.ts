import { ipKeys } from './ipKey.ts'

/** Counts what each address holds open in this process. */
export type AddressCounts = {
  isFull(ip: string): boolean
  add(ip: string): void
  remove(ip: string): void
}

/** @param most for one visitor; a wider IPv6 prefix may hold a multiple of it */
export function createAddressCounts(most: number): AddressCounts {
  const counts = new Map<string, number>()

  function change(ip: string, by: 1 | -1): void {
    for (const { key } of ipKeys(ip)) {
      const count = (counts.get(key) ?? 0) + by
      if (count > 0) counts.set(key, count)
      else counts.delete(key)
    }
  }

  return {
    isFull: (ip) => ipKeys(ip).some(({ key, factor }) => (counts.get(key) ?? 0) >= most * factor),
    add: (ip) => change(ip, 1),
    remove: (ip) => change(ip, -1),
  }
}
