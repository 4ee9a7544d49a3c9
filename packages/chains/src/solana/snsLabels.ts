/**
 * The labels of a name of the Solana Name Service, as they are registered: `pay.alice.sol` has
 * `pay` and `alice`. Undefined for a text that is no such name, or one that looks like another
 * name: it could have been sent to deceive.
 */
export function toLabels(name: string): { labels: readonly string[]; ending: 'sol' | 'sns' } | undefined {
  // Registered names are in lower case.
  const labels = name.toLowerCase().split('.')
  const ending = labels.pop()
  if (ending !== 'sol' && ending !== 'sns') return undefined
  return labels.length <= 2 && labels.length > 0 && labels.every(isClear) ? { labels, ending } : undefined
}

// Control, format, space and default-ignorable characters, and those of paths.
const hidden = /[\p{C}\p{Z}\p{DI}/\\:@?#]/u
const latin = /\p{Script=Latin}/u
/** Scripts with letters that look like Latin ones. */
const alike = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u
/** A word of only such letters. */
const disguised = /^[аеорсухіјѕһԁԛԝӏѵгпαορυνικτχօոսհցքոо\d_-]+$/u

function isClear(label: string): boolean {
  if (label === '' || label.length > 128 || hidden.test(label) || label.normalize('NFKC') !== label)
    return false
  return !alike.test(label) || !(latin.test(label) || disguised.test(label))
}
