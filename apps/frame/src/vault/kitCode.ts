import { type Bytes, randomBytes, toHex, toUtf8 } from './bytes.ts'
import { deriveBytes } from './deriveBytes.ts'
import { VaultError } from './vaultError.ts'

/** Crockford's base 32, which has no letters that look like digits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const characters = 26

/** A new code of a recovery kit: 26 characters, 130 random bits. */
export function createKitCode(): string {
  // 256 is a multiple of 32, so every character is equally likely.
  return Array.from(randomBytes(characters), (byte) => alphabet[byte % 32]).join('')
}

/**
 * A code as a person types it: in either case, with spaces or hyphens, and with O, I and L for the
 * digits they look like.
 *
 * @see https://www.crockford.com/base32.html
 */
export function readCrockford(typed: string): string {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  if (code.length !== characters || [...code].some((letter) => !alphabet.includes(letter)))
    throw new VaultError('vault/bad_input', `A recovery code has ${characters} letters and digits.`)
  return code
}

/** The secret of a kit, from its code. */
export function readKitCode(typed: string): Promise<Bytes> {
  return deriveBytes(toUtf8(readCrockford(typed)), 'kit/v1')
}

/** The id of the factor of a kit. It says nothing about the code, which has too many values to try. */
export async function kitIdOf(secret: Bytes): Promise<string> {
  return `kit-${toHex(await deriveBytes(secret, 'kit-id/v1')).slice(0, 32)}`
}
