// Written by scripts/genMultichainFamilies.ts. Do not edit.
import type { Namespace } from '@latchkey/protocol/caip'

/** Families that installed wallets serve together with others (CAIP-25). */
export const multichainFamilies: readonly Namespace[] = ['eip155', 'solana']
