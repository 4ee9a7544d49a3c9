import type { Limit } from './limiter.ts'

/** Classes of routes with their own limits. */
export const routeClasses = [
  'rpc',
  'data',
  'write',
  'asset',
  'config',
  'ingest',
  'admin',
  'relay',
  'mail',
  'guest',
  'session',
] as const
export type RouteClass = (typeof routeClasses)[number]

/** Limits per IP address and per project. */
export type Limits = Readonly<Record<RouteClass, { readonly ip: Limit; readonly project: Limit }>>

export declare namespace Limits {
  type Overrides = Readonly<
    Partial<Record<RouteClass, { readonly ip?: Limit | undefined; readonly project?: Limit | undefined }>>
  >
}

/** The limit of several visitors together. */
export function widen(limit: Limit, factor: number): Limit {
  return factor === 1 ? limit : { ...limit, rate: limit.rate * factor, burst: limit.burst * factor }
}

const perSecond = (rate: number, burst: number): Limit => ({ rate, period: 1_000, burst })

/** High enough for a page or an office behind one address, low enough to stop a runaway loop. */
export const defaultLimits: Limits = {
  rpc: { ip: perSecond(100, 400), project: perSecond(20_000, 40_000) },
  data: { ip: perSecond(20, 60), project: perSecond(5_000, 10_000) },
  write: { ip: perSecond(1, 10), project: perSecond(200, 400) },
  asset: { ip: perSecond(100, 400), project: perSecond(20_000, 40_000) },
  config: { ip: perSecond(20, 60), project: perSecond(5_000, 10_000) },
  ingest: { ip: perSecond(20, 100), project: perSecond(5_000, 10_000) },
  admin: { ip: perSecond(5, 20), project: perSecond(20, 60) },
  // Counts connections, not calls.
  relay: { ip: perSecond(5, 100), project: perSecond(2_000, 20_000) },
  // Each call sends a mail: 20 an hour for an address, 120 a minute for a project.
  mail: {
    ip: { rate: 20, period: 3_600_000, burst: 20 },
    project: { rate: 120, period: 60_000, burst: 120 },
  },
  // Each call makes an account: as many as mails, which the others need.
  guest: {
    ip: { rate: 20, period: 3_600_000, burst: 20 },
    project: { rate: 120, period: 60_000, burst: 120 },
  },
  // All calls come from the few addresses of the roles `vault` and `escrow`.
  session: { ip: perSecond(2_000, 4_000), project: perSecond(2_000, 4_000) },
}

/** The default limits with the operator's overrides. Throws a one-sentence error. */
export function readLimits(overrides: Limits.Overrides): Limits {
  const limits: Record<string, Limits[RouteClass]> = { ...defaultLimits }
  for (const [name, own] of Object.entries(overrides)) {
    const known = limits[name]
    if (!known) throw new Error(`limits: unknown class ${name}; use one of ${routeClasses.join(', ')}`)
    const { ip = known.ip, project = known.project } = own ?? {}
    for (const limit of [ip, project]) check(name, limit)
    limits[name] = { ip, project }
  }
  return limits as Limits
}

function check(name: string, { rate, period, burst }: Limit): void {
  const fine = Number.isFinite(rate) && rate > 0 && Number.isFinite(period) && period > 0
  if (!fine) throw new Error(`limits: ${name}: rate and period must be more than 0`)
  if (!Number.isSafeInteger(burst) || burst < 1) throw new Error(`limits: ${name}: burst must be 1 or more`)
}
