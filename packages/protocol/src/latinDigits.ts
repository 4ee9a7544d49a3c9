// The zeros of Arabic, Persian, Hindi and Thai keyboards, and the wide one of Chinese and Japanese. The other digits follow them.
const zeros = ['٠', '۰', '०', '๐', '０'].map(codeOf)

// What those keyboards give for a point and a comma.
const separators: Readonly<Record<string, string>> = { '٫': '.', '．': '.', '。': '.', '，': ',', '、': ',' }

/** A typed number with the digits, points and commas of Latin keyboards. */
export function latinDigits(text: string): string {
  return [...text]
    .map((character) => {
      for (const zero of zeros) {
        const digit = codeOf(character) - zero
        if (digit >= 0 && digit < 10) return String(digit)
      }
      return separators[character] ?? character
    })
    .join('')
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0
}
