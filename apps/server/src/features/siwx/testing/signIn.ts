import { generateKeyPairSync, sign } from 'node:crypto'
import type { ChainId } from '@latchkey/protocol/caip'
import type { SiwxMessage } from '@latchkey/protocol/siwx/message'
import { writeMessage } from '@latchkey/protocol/siwx/writeMessage'
import { getBase58Decoder } from '@solana/kit'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

/** A person with a key on a chain. */
export type Person = {
  readonly address: string
  readonly chainId: ChainId
  sign(text: string): Promise<string>
}

export const origin = 'https://app.example'
export const evmChain: ChainId = 'eip155:31337'
export const solanaChain: ChainId = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

export function createEvmPerson(chainId = evmChain): Person {
  const account = privateKeyToAccount(generatePrivateKey())
  return { address: account.address, chainId, sign: (message) => account.signMessage({ message }) }
}

/** For tests in which the chain family does not matter. */
export function createPerson(): Person {
  return createEvmPerson()
}

export function createSolanaPerson(chainId = solanaChain): Person {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  const toBase58 = (bytes: Uint8Array) => getBase58Decoder().decode(bytes)
  return {
    address: toBase58(raw),
    chainId,
    sign: async (text) => toBase58(sign(null, Buffer.from(text), privateKey)),
  }
}

/** A valid message, with overrides. */
export function messageOf(
  person: Pick<Person, 'address' | 'chainId'>,
  given: { nonce: string; issuedAt: string },
  changes: Partial<SiwxMessage> = {},
): SiwxMessage {
  return {
    domain: new URL(origin).host,
    address: person.address,
    uri: origin,
    version: '1',
    chainId: person.chainId,
    nonce: given.nonce,
    issuedAt: given.issuedAt,
    ...changes,
  }
}

/** The body a wallet sends. */
export async function signedBy(person: Person, message: SiwxMessage) {
  const text = writeMessage(message)
  return { message: text, signature: await person.sign(text) }
}
