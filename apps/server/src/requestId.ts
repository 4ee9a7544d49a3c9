import { randomUUID } from 'node:crypto'

/** The caller's request id if it has a valid format; otherwise a new one. */
export function requestId({
  headers,
}: {
  headers: Readonly<Record<string, string | string[] | undefined>>
}): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[-\w]{8,64}$/.test(given) ? given : randomUUID()
}
