import type { ErrorEntry } from './entry.ts'

export const badChainId = {
  code: 'value/bad_chain_id',
  message: 'Not a chain id this app knows',
} as const satisfies ErrorEntry

export const badCaipAddress = {
  code: 'value/bad_caip_address',
  message: 'Not an account id this app knows',
} as const satisfies ErrorEntry

export const badAssetId = {
  code: 'value/bad_asset_id',
  message: 'Not an asset id this app knows',
} as const satisfies ErrorEntry

export const badAmount = {
  code: 'value/bad_amount',
  message: 'Not an amount',
} as const satisfies ErrorEntry

export const amountTooPrecise = {
  code: 'value/amount_too_precise',
  message: 'At most {decimals} digits after the point',
} as const satisfies ErrorEntry

export const feesConflict = {
  code: 'fees/conflict',
  message: 'A gas price cannot be combined with a max fee or a priority fee',
} as const satisfies ErrorEntry

export const blobEmpty = {
  code: 'blob/empty',
  message: 'Blob data is empty',
} as const satisfies ErrorEntry

export const blobTooLarge = {
  code: 'blob/too_large',
  message: 'Blob data is {size} bytes; at most {max} are allowed',
} as const satisfies ErrorEntry
