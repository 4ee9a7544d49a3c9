/** Forty hex digits, `0x` optional. The EVM driver, which can hash, checks checksums. */
export function isEvmAddress(value: string): boolean {
  return /^(0x)?[\da-f]{40}$/i.test(value)
}

/** 32 to 44 base58 characters. */
export function isSolanaAddress(value: string): boolean {
  return /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(value)
}

/** Bitcoin wallets give several addresses; only the one for payments may be switched to. */
export function isPaymentAccount(account: { address?: string | undefined; type: string }): boolean {
  return Boolean(account.address) && account.type === 'payment'
}
