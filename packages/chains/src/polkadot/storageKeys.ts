import { blake2b } from '@noble/hashes/blake2'
import { joinBytes, toHex } from './hex.ts'

// Storage prefixes on every Substrate chain: the xxHash of the pallet and of the item.
const systemAccount = '0x26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'
const assetsAsset = '0x682a59d51ab9e48a8c8cc418ff9708d2d34371a193a751eea5883e9553457b2e'
const assetsMetadata = '0x682a59d51ab9e48a8c8cc418ff9708d2b5f3822e35ca2f31ce3526eab1363fd2'
const assetsAccount = '0x682a59d51ab9e48a8c8cc418ff9708d2b99d880ec681799c0cf30e8886371da9'

/** Where a chain stores the coin of an account. */
export function coinKey(accountId: Uint8Array): string {
  return systemAccount + mapKey(accountId)
}

/** Where a chain stores an asset of the Assets pallet. */
export function assetKey(asset: number): string {
  return assetsAsset + mapKey(toBytes(asset))
}

/** Where a chain stores the symbol and decimals of an asset. */
export function assetMetadataKey(asset: number): string {
  return assetsMetadata + mapKey(toBytes(asset))
}

/** Where a chain stores an account's balance of an asset. */
export function assetAccountKey(asset: number, accountId: Uint8Array): string {
  return assetsAccount + mapKey(toBytes(asset)) + mapKey(accountId)
}

/** A map's key with the hasher `Blake2_128Concat`: the hash, then the value. */
function mapKey(value: Uint8Array): string {
  return toHex(joinBytes(blake2b(value, { dkLen: 16 }), value)).slice(2)
}

function toBytes(asset: number): Uint8Array {
  return Uint8Array.of(asset, asset >>> 8, asset >>> 16, asset >>> 24)
}
