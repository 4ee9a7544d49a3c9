import type { Command } from '../../command.ts'
import { kmsOptions, useKms } from './useKms.ts'

/** Tells an operator whether the settings work, before the server needs them. */
export const checkCommand: Command = {
  name: 'kms check',
  summary: 'check that the key of AUTH_KMS, VAULT_KMS or ESCROW_KMS can be used',
  options: kmsOptions,
  run: (args) =>
    useKms(args, async (kms) => {
      await kms.health()
      return `${kms.name}: the key can be used\n`
    }),
}
