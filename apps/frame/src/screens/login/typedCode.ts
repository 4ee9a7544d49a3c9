export const codeLength = 8

const zeros = ['0', '٠', '۰', '０'].map((zero) => zero.codePointAt(0) ?? 0)

/**
 * The digits in what was typed or pasted: a mail may group them, and keyboards of other
 * languages have digits of their own.
 */
export function typedCode(text: string): string {
  return [...text].map(digitOf).join('').slice(0, codeLength)
}

function digitOf(character: string): string {
  const point = character.codePointAt(0) ?? 0
  const zero = zeros.find((zero) => point >= zero && point <= zero + 9)
  return zero === undefined ? '' : `${point - zero}`
}
