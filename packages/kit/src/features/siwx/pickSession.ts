import type { SiwxSession } from '../../core/connections/siwx.ts'

/** The session that stands longest, of those that stand now. */
export function pickSession(sessions: readonly SiwxSession[], now = Date.now()): SiwxSession | undefined {
  const standing = sessions.filter((session) => stands(session, now))
  return standing.sort((a, b) => endOf(b) - endOf(a))[0]
}

/** When a session runs out, in Unix milliseconds. One without an end never does; one with a garbled end has ended. */
export function endOf({ expirationTime }: Pick<SiwxSession, 'expirationTime'>): number {
  if (expirationTime === undefined) return Number.POSITIVE_INFINITY
  return Date.parse(expirationTime) || 0
}

function stands(session: SiwxSession, now: number): boolean {
  const { notBefore } = session
  return endOf(session) > now && (notBefore === undefined || Date.parse(notBefore) <= now)
}
