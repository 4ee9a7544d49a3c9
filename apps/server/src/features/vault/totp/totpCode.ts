import { createHmac, timingSafeEqual } from 'node:crypto'

const stepSeconds = 30
const digits = 6
/** How many steps a clock may be off, in both directions. */
const toleratedSteps = 1
/** Of the secret, what the app has: as long as the output of the hash (RFC 4226). */
const appKeyBytes = 20

export function stepAt(now: number): number {
  return Math.floor(now / 1_000 / stepSeconds)
}

/** The code of a time step, as every authenticator app computes it (RFC 6238, HMAC-SHA-1). */
export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret.subarray(0, appKeyBytes)).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff
  return (number % 10 ** digits).toString().padStart(digits, '0')
}

/** The step that a code is of, near this time; undefined if it is wrong. Takes the same time for every code. */
export function stepOf(secret: Buffer, code: string, now: number): number | undefined {
  const given = Buffer.from(code)
  if (given.length !== digits) return undefined
  let found: number | undefined
  for (let shift = -toleratedSteps; shift <= toleratedSteps; shift += 1) {
    const step = stepAt(now) + shift
    if (timingSafeEqual(Buffer.from(totpCode(secret, step)), given)) found = step
  }
  return found
}
