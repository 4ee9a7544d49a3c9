import { isRecord } from '@latchkey/protocol/isRecord'

/** A balance as it is stored: base units as decimal text, and when they were read. */
export type StoredBalance = { readonly value: string; readonly at: number }

/** Whether a stored value has the shape: other scripts of the page can write there. */
export function isStoredBalance(value: unknown): value is StoredBalance {
  if (!isRecord(value)) return false
  return typeof value.value === 'string' && /^\d{1,100}$/.test(value.value) && typeof value.at === 'number'
}
