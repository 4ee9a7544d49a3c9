import type { SignedMessage } from '@latchkey/protocol/http/names'
import { namePurposes } from '@latchkey/protocol/name'
import type { Address, Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { chainOfCoin } from '../coinType.ts'

/** A person with a key. */
export type Person = { readonly address: Address; signMessage(args: { message: string }): Promise<Hex> }

export function createPerson(): Person {
  return privateKeyToAccount(generatePrivateKey())
}

/** The coin type of an EVM chain other than mainnet (ENSIP-11). */
export function coinOfChain(chainId: number): number {
  return 0x8000_0000 + chainId
}

/** Origin of the app in the tests. */
export const appOrigin = 'https://app.example'

/** The body a wallet sends: the message as JSON, its signature and the signer. */
export async function signNames(
  person: Person,
  message: Readonly<Record<string, unknown>>,
  options: signNames.Options = {},
): Promise<SignedMessage> {
  const { purpose = 'register', coinType = 60, address = person.address } = options
  const text = JSON.stringify({
    purpose: namePurposes[purpose],
    origin: appOrigin,
    account: `${chainOfCoin(coinType)}:${address}`,
    timestamp: new Date().toISOString(),
    ...message,
  })
  return {
    message: text,
    signature: await person.signMessage({ message: text }),
    coin_type: coinType,
    address,
  }
}

export declare namespace signNames {
  type Options = {
    /** @default 'register' */
    purpose?: keyof typeof namePurposes | undefined
    /** @default 60, Ether on mainnet */
    coinType?: number | undefined
    /** @default the person's own */
    address?: string | undefined
  }
}
