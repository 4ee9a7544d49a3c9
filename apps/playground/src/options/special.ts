/** Options with a control of their own, below {@link State}. */
export const special: Readonly<Record<string, string>> = {
  drivers: 'Networks',
  connectors: 'Relay',
  siwx: 'Sign-in',
}

/** Options that only code can give, with the reason that is shown. */
export const codeOnly: Readonly<Record<string, string>> = {
  'wallets.custom': 'A list of wallets with their links.',
  strings: 'Texts by key, or a function of the language.',
  storage: 'An object with the functions of `localStorage`.',
  siweConfig: 'Functions that call your own backend.',
  'trusted.contracts': 'Contract addresses by network.',
  'trusted.tokens': 'Tokens with symbol and decimals.',
}

export const networkNames = [
  'mainnet',
  'base',
  'arbitrum',
  'optimism',
  'polygon',
  'sepolia',
  'foundry',
] as const
export type NetworkName = (typeof networkNames)[number]
export const familyNames = ['solana', 'bitcoin', 'cosmos', 'polkadot'] as const
export type FamilyName = (typeof familyNames)[number]
export const signIns = ['none', 'local', 'server'] as const
export type SignIn = (typeof signIns)[number]
