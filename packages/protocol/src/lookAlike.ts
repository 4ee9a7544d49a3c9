import { sharedPrefix } from './sharedPrefix.ts'

// Characters compared at each end: what shortened addresses show, besides a start that all have.
const shownEnds = 4
/** No address of any chain is longer. */
const maxChars = 256

/**
 * Whether two different addresses look the same when shortened.
 *
 * Address poisoning: an attacker creates an address with the same start and end as
 * one you use and sends you a worthless transfer, so that you copy theirs from
 * your history. Letters that differ only in case, or that are drawn alike in many
 * fonts, count as the same.
 */
export function isLookAlike(one: string, other: string): boolean {
  if (one.length > maxChars || other.length > maxChars) return false
  if (isSameAddress(one, other)) return false
  const [a, b] = [toShown(one), toShown(other)]
  if (a.length < shownEnds * 2 || b.length < shownEnds * 2) return false
  return a.slice(0, shownEnds) === b.slice(0, shownEnds) && a.slice(-shownEnds) === b.slice(-shownEnds)
}

/** Compares two addresses of any format. */
export function isSameAddress(one: string, other: string): boolean {
  return toComparable(one) === toComparable(other)
}

// Hex addresses are case-insensitive; base58 is not.
function toComparable(address: string): string {
  return isHex(address) ? address.replace(/^0x/i, '').toLowerCase() : address
}

function isHex(address: string): boolean {
  return /^(0x)?[\da-f]{40}$/i.test(address)
}

function toShown(address: string): string {
  return isHex(address) ? toComparable(address) : foldText(address.slice(sharedPrefix(address).length))
}

/** Characters that are drawn alike, by the one that stands for them. */
const drawnAlike: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  i: 'l',
  '|': 'l',
  5: 's',
  2: 'z',
  8: 'b',
  6: 'b',
  9: 'g',
  q: 'g',
  u: 'v',
  // The sign of the tugrik, which Tether uses as its letter.
  '\u20ae': 't',
}

/** The text as a quick look reads it: without case, accents, spaces and signs, and with letters that are drawn alike as one. */
export function foldText(text: string): string {
  const plain = text.normalize('NFKD').toLowerCase()
  return [...plain]
    .map((letter) => drawnAlike[letter] ?? foreignLetters[letter] ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Letters of other scripts that are drawn like Latin ones. */
const foreignLetters: Readonly<Record<string, string>> = Object.fromEntries(
  [...'аaвbсcԁdеeнhіlјjкkӏlмmоoрpԛgѕsтtхxуyзzαaβbεeηhιlκkμmνvοoρpτtυvχxıl'.matchAll(/(.)(.)/gu)].map(
    ([, foreign = '', latin = '']) => [foreign, latin],
  ),
)
