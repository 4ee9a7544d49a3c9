/** A transaction is valid for this many blocks after the one it names. */
export const lifetimeBlocks = 64

/** The period and its phase, in two bytes: the logarithm of the period less one, then the phase. */
export function eraOf(block: number): Uint8Array {
  const value = (Math.log2(lifetimeBlocks) - 1) | ((block % lifetimeBlocks) << 4)
  return Uint8Array.of(value, value >> 8)
}
