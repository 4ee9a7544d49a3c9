import type { FactorKind } from './factor.ts'

/**
 * Who can open the wallet.
 *
 * - `temporary`: only the devices that it was opened on can, and it is lost with them.
 * - `assisted`: the operator can, and the user by e-mail alone.
 * - `fragile`: only the user can, and losing one thing could lose the wallet.
 * - `secured`: only the user can, in two ways that do not depend on one device.
 * - `exit`: secured, and the user has restored the wallet without us, as a test.
 */
export type Level = 'temporary' | 'assisted' | 'fragile' | 'secured' | 'exit'

export type HeldFactor = { readonly kind: FactorKind; readonly gen: number }

/** Devices do not count: a browser deletes their storage, and a passkey may be lost with its laptop. */
const independentFactors = 2

/**
 * The level of a wallet with these factors.
 *
 * `escrowedUpTo` comes from the vault and cannot be forged, so an operator cannot hide that it had the key.
 */
export function levelOf(
  factors: readonly HeldFactor[],
  { escrowedUpTo, exitTested }: { escrowedUpTo: number; exitTested: boolean },
): Level {
  // A factor that stayed on a generation of which the operator knows the key keeps that vault on the server.
  if (factors.some(({ gen, kind }) => kind === 'escrow' || gen <= escrowedUpTo)) return 'assisted'
  if (!outlivesDevices(factors)) return 'temporary'
  if (factors.filter(({ kind }) => kind !== 'device').length < independentFactors) return 'fragile'
  return exitTested ? 'exit' : 'secured'
}

/** Whether a wallet with these factors would outlive its devices. */
export function outlivesDevices(factors: readonly Pick<HeldFactor, 'kind'>[]): boolean {
  return factors.some(({ kind }) => kind !== 'device')
}
