/** 40 hex digits, `0x` optional. Checksums are verified by the EVM driver, which has a hash function. */
export function isEvmAddress(value: string): boolean {
  return /^(0x)?[\da-f]{40}$/i.test(value)
}

/** 32 to 44 base58 characters. */
export function isSolanaAddress(value: string): boolean {
  return /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(value)
}
