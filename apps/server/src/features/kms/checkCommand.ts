import type { Command } from '../../command.ts'
import { useKms } from './useKms.ts'

/** Tells an operator whether the settings work, before the server needs them. */
export const checkCommand: Command = {
  name: 'kms check',
  summary: 'check that the key of AUTH_KMS can be used',
  options: {},
  run: ({ config }) =>
    useKms(config, async (kms) => {
      await kms.health()
      return `${kms.name}: the key can be used\n`
    }),
}
