import { hash } from 'node:crypto'

/** What a message is told apart by: the first half of its SHA-256, hexadecimal. */
export function messageId(message: string): string {
  return hash('sha256', message).slice(0, idLength)
}

export const idLength = 32

/** The id of the message that is kept under a reference. */
export function idOf(ref: string): string {
  return ref.slice(-idLength)
}
