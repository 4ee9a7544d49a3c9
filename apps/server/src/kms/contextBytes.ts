import { canonicalJson } from '../canonicalJson.ts'
import type { KmsContext } from './kms.ts'

/** The authenticated data of a context, for keepers that take bytes. */
export function contextBytes(context: KmsContext): Buffer {
  return Buffer.from(canonicalJson(context))
}
