import {
  databaseUnavailable,
  httpRequestFailed,
  overloaded,
  projectsUnavailable,
  rateLimited,
  responseInvalid,
  serverFailed,
} from '@latchkey/protocol/catalogue'

const passing: ReadonlySet<string> = new Set([
  databaseUnavailable.code,
  httpRequestFailed.code,
  overloaded.code,
  projectsUnavailable.code,
  rateLimited.code,
  responseInvalid.code,
  serverFailed.code,
])

/** Whether the connection or the server is in trouble: the same call can succeed a moment later. */
export function isPassing(code: string): boolean {
  return passing.has(code)
}
