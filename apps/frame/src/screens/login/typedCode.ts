import { latinDigits } from '@latchkey/protocol/latinDigits'

export const codeLength = 8

/**
 * The digits in what was typed or pasted: a mail may group them, and keyboards of other
 * languages have digits of their own.
 */
export function typedCode(text: string): string {
  return latinDigits(text).replace(/\D/g, '').slice(0, codeLength)
}
