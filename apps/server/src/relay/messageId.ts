import { hash } from 'node:crypto'

/** Id of a message: the first half of its SHA-256, hex. */
export function messageId(message: string): string {
  return hash('sha256', message).slice(0, idLength)
}

export const idLength = 32

/** The message id in a reference. */
export function idOf(ref: string): string {
  return ref.slice(-idLength)
}
