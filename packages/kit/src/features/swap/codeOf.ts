import { isKitError } from '@latchkey/protocol/errors'
import { refusalOf } from '../../core/api.ts'

/** The code of what went wrong: the server's own word where it said one. */
export function codeOf(error: unknown): string {
  return refusalOf(error)?.code ?? (isKitError(error) ? error.code : 'general/unexpected')
}
