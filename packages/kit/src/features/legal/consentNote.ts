import { isRecord } from '@latchkey/protocol/isRecord'
import type { Kit } from '../../core/kit.ts'
import { defineDocument } from '../../core/state/document.ts'
import type { Documents } from './documents.ts'

const note = defineDocument<Documents | undefined>('legal', (value) =>
  isRecord(value) ? (value as Documents) : undefined,
)

/** Which documents the visitor has agreed to. */
export const consentNote = {
  write: note.write,
  isGiven(kit: Kit, { termsUrl, privacyUrl }: Documents): boolean {
    const agreed = note.read(kit)
    return agreed !== undefined && agreed.termsUrl === termsUrl && agreed.privacyUrl === privacyUrl
  },
}
