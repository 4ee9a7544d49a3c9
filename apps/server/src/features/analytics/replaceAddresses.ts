const hexAddress = /0x[\da-f]{40}(?![\da-f])/gi
// After a percent-encoded character, an address begins behind it.
const bech32Word = /(%[\da-f]{2}|(?<![a-z\d]))([a-z][a-z\d]{0,15}1[02-9ac-hj-np-z]{38,59})(?![a-z\d])/gi
const base58Word =
  /(%[\da-fA-F]{2}|(?<![1-9A-HJ-NP-Za-km-z]))([1-9A-HJ-NP-Za-km-z]{25,50})(?![1-9A-HJ-NP-Za-km-z])/g

/**
 * Replaces addresses of every chain family. Hex addresses are told by their shape; other words can
 * also be an id of the app, so `isAddress` decides.
 */
export function replaceAddresses(
  text: string,
  isAddress: (word: string) => boolean,
  replace: (address: string) => string,
): string {
  const replaceWord = (whole: string, before: string | undefined, word: string) =>
    isAddress(word) ? (before ?? '') + replace(word) : whole
  return text.replace(hexAddress, replace).replace(bech32Word, replaceWord).replace(base58Word, replaceWord)
}
