import type { SignedMessage } from '@latchkey/protocol/http/names'
import type { Address, Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

/** A person with a key. */
export type Person = { readonly address: Address; signMessage(args: { message: string }): Promise<Hex> }

export function createPerson(): Person {
  return privateKeyToAccount(generatePrivateKey())
}

/** The coin type of an EVM chain other than mainnet (ENSIP-11). */
export function coinOfChain(chainId: number): number {
  return 0x8000_0000 + chainId
}

/** The body a wallet sends: the message as JSON, its signature and the signer. */
export async function signNames(
  person: Person,
  message: Readonly<Record<string, unknown>>,
  options: signNames.Options = {},
): Promise<SignedMessage> {
  const text = JSON.stringify({ timestamp: Math.floor(Date.now() / 1000), ...message })
  return {
    message: text,
    signature: await person.signMessage({ message: text }),
    coin_type: options.coinType ?? 60,
    address: options.address ?? person.address,
  }
}

export declare namespace signNames {
  type Options = {
    /** @default 60, Ether on mainnet */
    coinType?: number | undefined
    /** @default the person's own */
    address?: string | undefined
  }
}
