import type { ServerErrorEntry } from '@latchkey/protocol/catalogue'
import type { Failure } from '@latchkey/protocol/http/failure'

/** JSON body of a refusal. */
export function failureOf(
  entry: ServerErrorEntry,
  field: string = entry.field,
  description: string = entry.message,
): string {
  const body: Failure = { status: 'FAILED', code: entry.code, reasons: [{ field, description }] }
  return JSON.stringify(body)
}
