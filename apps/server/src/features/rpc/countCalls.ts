import { parseRequest } from '../../gateway/jsonRpc/parseRequest.ts'

export function isBatch(body: string): boolean {
  return /^\s*\[/.test(body)
}

/** Counts parsed calls, because the same calls can be written in many ways. */
export function countCalls(body: string): number {
  if (!isBatch(body)) return 1
  const parsed = parseRequest(body)
  return parsed.kind === 'batch' ? Math.max(1, parsed.calls.length) : 1
}
