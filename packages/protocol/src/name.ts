/** Letters, digits and hyphen, at least four: what may be registered, without the zone. */
export function isRegistrableName(value: string): boolean {
  return /^[a-z\d-]{4,}$/i.test(value)
}

/** Why a text cannot be a name; undefined when it can. `ends` and `double` are about hyphens. */
export function nameProblem(value: string): NameProblem | undefined {
  if (!/^[a-z\d-]*$/i.test(value)) return 'characters'
  if (value.length < 4) return 'short'
  if (value.length > 63) return 'long'
  if (/^-|-$/.test(value)) return 'ends'
  // How names of other scripts are disguised.
  return value.includes('--') ? 'double' : undefined
}

export type NameProblem = 'characters' | 'short' | 'long' | 'ends' | 'double'

/** Ether on mainnet. */
const etherCoin = 60
/** What ENSIP-11 adds to the id of every other EVM chain. */
const evmBit = 0x8000_0000

/** The coin type names keep the addresses of a chain under; undefined where there is none (ENSIP-11). */
export function coinTypeOf(chain: string): number | undefined {
  const id = Number(/^eip155:(\d{1,10})$/.exec(chain)?.[1])
  if (id === 1) return etherCoin
  return id > 1 && id < evmBit ? evmBit + id : undefined
}
