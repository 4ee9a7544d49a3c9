import type { Contract } from '@latchkey/protocol/http/contract'
import { loginNotice } from '@latchkey/protocol/http/login'
import * as contracts from '@latchkey/protocol/http/vault'

/** Calls that the page passes on, by name: the page adds the session, and sees sealed bytes only. */
export const remoteContracts = {
  vaultRead: contracts.vaultRead,
  vaultKey: contracts.vaultKey,
  vaultHalf: contracts.vaultHalf,
  vaultPut: contracts.vaultPut,
  vaultPairPut: contracts.vaultPairPut,
  vaultAnnexPut: contracts.vaultAnnexPut,
  vaultActivate: contracts.vaultActivate,
  vaultPairDelete: contracts.vaultPairDelete,
  vaultDelete: contracts.vaultDelete,
  vaultFactorRevoke: contracts.vaultFactorRevoke,
  vaultExport: contracts.vaultExport,
  escrowKey: contracts.escrowKey,
  escrowPut: contracts.escrowPut,
  escrowRelease: contracts.escrowRelease,
  escrowDelete: contracts.escrowDelete,
  loginNotice,
} as const satisfies Record<string, Contract>

export type RemoteName = keyof typeof remoteContracts
