import { type Address, getAddressEncoder, getProgramDerivedAddress } from '@solana/addresses'

/** The address that a program derives from seeds; those given as text are keys. */
export async function deriveAddress(
  program: string,
  seeds: readonly (string | Uint8Array)[],
): Promise<string> {
  const { encode } = getAddressEncoder()
  const [address] = await getProgramDerivedAddress({
    programAddress: program as Address,
    seeds: seeds.map((seed) => (typeof seed === 'string' ? encode(seed as Address) : seed)),
  })
  return address
}
