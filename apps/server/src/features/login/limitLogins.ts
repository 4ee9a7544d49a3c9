import { loginCoolDown } from '@latchkey/protocol/catalogue'
import type { Limit, Limiter } from '../../limits/limiter.ts'
import { rateLimitHeaders } from '../../limits/rateLimitHeaders.ts'
import { Refusal } from '../../refusal.ts'

/** Seconds between two mails to one address. */
export const coolDownSeconds = 30

const hourMs = 3_600_000
const per = (rate: number, period: number): Limit => ({ rate, period, burst: rate })
const coolDown = per(1, coolDownSeconds * 1000)
const addressHourly = per(5, hourMs)
const addressDaily = per(10, 24 * hourMs)
const deviceHourly = per(10, hourMs)

/**
 * Limits mails per address and per device; IP addresses and projects are limited by the
 * route. Known and unknown addresses count alike.
 */
export async function limitLogins(limiter: Limiter, { addressHash, jkt }: limitLogins.Args): Promise<void> {
  const address = addressHash.toString('base64url')
  // The cool-down comes first: what it refuses does not use up the others.
  const limits: [string, Limit][] = [
    [`login:wait:${address}`, coolDown],
    [`login:device:${jkt}`, deviceHourly],
    [`login:hour:${address}`, addressHourly],
    [`login:day:${address}`, addressDaily],
  ]
  for (const [key, limit] of limits) {
    const verdict = await limiter.take(key, limit)
    if (verdict.admitted) continue
    const headers = rateLimitHeaders(verdict)
    throw new Refusal(loginCoolDown, { headers, values: { seconds: headers['Retry-After'] } })
  }
}

export declare namespace limitLogins {
  type Args = { addressHash: Buffer; jkt: string }
}
