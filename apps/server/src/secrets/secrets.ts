import { hkdfSync } from 'node:crypto'

/** `SECRET`, then those of `SECRET_PREVIOUS`: the first signs and encrypts, all of them verify and decrypt. */
export type Secrets = readonly [string, ...string[]]

/** Derives the key for one purpose of each secret, in the same order. */
export function deriveKeys(secrets: Secrets, purpose: string): Keys {
  const derive = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', `latchkey ${purpose}`, 32))
  const [current, ...previous] = secrets
  return [derive(current), ...previous.map(derive)]
}

/** The first encrypts, all of them decrypt. */
export type Keys = readonly [Buffer, ...Buffer[]]
