export const isWalletAdapter = (module: string): boolean =>
  /^@solana\/wallet-adapter-[\w-]+(\/|$)/.test(module)
