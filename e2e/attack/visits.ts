import { quantile } from '../server/quantile.ts'

/** One request of a visitor, in milliseconds. */
export type Visit = {
  readonly began: number
  readonly took: number
  /** Without the time that other programs on the machine had the processor. */
  readonly own: number
}

/** A server that does nothing answers in less, unless the machine stood still. */
const stallMs = 100
/** How long a backlog may take to go away after that. */
const settleMs = 500

/**
 * The 99th percentile of what the visits took, without those during which the machine itself
 * stood still: then a bystander on the same core, which does nothing, was late too.
 */
export function p99Of(visits: readonly Visit[], bystander: readonly Visit[]): number {
  return quantile(
    visits.filter((visit) => !isStalled(visit, bystander)).map(({ own }) => own),
    0.99,
  )
}

/** Share of the visits during which the machine stood still. */
export function stalledShare(visits: readonly Visit[], bystander: readonly Visit[]): number {
  return visits.filter((visit) => isStalled(visit, bystander)).length / Math.max(1, visits.length)
}

function isStalled({ began, took }: Visit, bystander: readonly Visit[]): boolean {
  return bystander.some(
    (one) => one.took > stallMs && one.began < began + took && began < one.began + one.took + settleMs,
  )
}
