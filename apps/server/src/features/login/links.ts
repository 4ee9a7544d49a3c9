import { createHash, randomBytes, randomInt } from 'node:crypto'

export const linkLifetimeMs = 600_000

/** A token for a link in a mail. Only its hash is stored. */
export function makeLink(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashLink(token) }
}

export function hashLink(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Two digits that the modal shows, and the three that the page behind the link offers. */
export function makeMatch(): { match: number; choices: number[] } {
  const choices = new Set<number>()
  while (choices.size < 3) choices.add(randomInt(10, 100))
  const offered = [...choices]
  return { match: offered[randomInt(3)] as number, choices: offered }
}
