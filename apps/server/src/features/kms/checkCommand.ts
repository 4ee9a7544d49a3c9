import { type Command, show } from '../../command.ts'
import { kmsOptions, useKms } from './useKms.ts'

/** Tells an operator whether the settings work, before the server needs them. */
export const checkCommand: Command = {
  name: 'kms check',
  summary: 'check that the key of AUTH_KMS, VAULT_KMS or ESCROW_KMS can be used',
  options: kmsOptions,
  hasJson: true,
  run: (args) =>
    useKms(args, async (kms, role) => {
      await kms.health()
      return show(args, { provider: kms.name, role }, `${kms.name}: the key can be used\n`)
    }),
}
