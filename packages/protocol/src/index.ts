export type { AccountId, AssetId, ChainId, Namespace } from './caip.ts'
export { type ErrorEntry, isKitError, KitError } from './errors.ts'
