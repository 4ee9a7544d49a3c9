import { parseRequest } from '../../gateway/jsonRpc/parseRequest.ts'

export function isBatch(body: string): boolean {
  return /^\s*\[/.test(body)
}

/** Counted in what will be answered: a text has many ways to write the same calls. */
export function countCalls(body: string): number {
  if (!isBatch(body)) return 1
  const parsed = parseRequest(body)
  return parsed.kind === 'batch' ? Math.max(1, parsed.calls.length) : 1
}
