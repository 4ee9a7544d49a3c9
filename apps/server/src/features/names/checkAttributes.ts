import { attributesInvalid } from '@latchkey/protocol/catalogue'
import { Refusal } from '../../refusal.ts'

const plain = /^[a-zA-Z0-9@:/._\-?&=+ ]{1,255}$/
const attributes: Readonly<Record<string, RegExp>> = {
  bio: plain,
  // Sources of images; an NFT is named as in ENSIP-12.
  avatar: /^(?:https:\/\/|ipfs:\/\/|eip155:\d+\/)/,
}

/** Allows only known attributes, without anything a page could interpret as code. */
export function checkAttributes(given: Readonly<Record<string, string>>): Record<string, string> {
  for (const [key, value] of Object.entries(given)) {
    const pattern = Object.hasOwn(attributes, key) ? attributes[key] : undefined
    if (!pattern?.test(value) || !plain.test(value)) throw new Refusal(attributesInvalid)
  }
  return { ...given }
}
