/** Letters, digits and hyphens, at least four, without the zone. */
export function isRegistrableName(value: string): boolean {
  return /^[a-z\d-]{4,}$/i.test(value)
}

/** Why a name is invalid; undefined if it is valid. `ends` and `double` concern hyphens. */
export function nameProblem(value: string): NameProblem | undefined {
  if (!/^[a-z\d-]*$/i.test(value)) return 'characters'
  if (value.length < 4) return 'short'
  if (value.length > 63) return 'long'
  if (/^-|-$/.test(value)) return 'ends'
  // Double hyphens are reserved: Punycode uses them to encode other scripts (`xn--`).
  return value.includes('--') ? 'double' : undefined
}

export type NameProblem = 'characters' | 'short' | 'long' | 'ends' | 'double'

/** What an account signs for, as its owner reads it in the wallet. A message is valid for one purpose. */
export const namePurposes = {
  register: 'Register this name for this account',
  attributes: 'Replace the public profile of this name',
  address: 'Change the address of this name on one chain',
} as const

/** SLIP-44 coin type of Ether. */
const etherCoin = 60
/** ENSIP-11: the coin type of any other EVM chain is its chain id with this bit set. */
const evmBit = 0x8000_0000

/** ENSIP-11 coin type of an EVM chain; undefined for any other chain. */
export function coinTypeOf(chain: string): number | undefined {
  const id = Number(/^eip155:(\d{1,10})$/.exec(chain)?.[1])
  if (id === 1) return etherCoin
  return id > 1 && id < evmBit ? evmBit + id : undefined
}
