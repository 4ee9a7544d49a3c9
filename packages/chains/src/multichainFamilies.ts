import type { Namespace } from '@latchkey/protocol/caip'

/** Families whose methods in installed wallets of several families (CAIP-27) are documented. */
export const multichainFamilies: readonly Namespace[] = ['eip155', 'solana']
