import { appendAudit } from '../../audit/appendAudit.ts'
import type { Command } from '../../command.ts'
import { useKms } from './useKms.ts'

/** Makes the first key of an HSM or a file, or the next one. Older ones stay, to unwrap. */
export const rotateCommand: Command = {
  name: 'kms rotate',
  summary: 'make a new key in the HSM or the file of AUTH_KMS, which wraps from now on',
  options: {},
  run: ({ config, db }) =>
    useKms(config, async (kms) => {
      if (!kms.rotate) throw new Error(`the key of ${kms.name} is rotated by its own service`)
      const subject = await kms.rotate()
      await appendAudit(db, { chain: 'kms', kind: 'kms/rotated', subject, details: { provider: kms.name } })
      await kms.health()
      return `${kms.name}: made the key ${subject}\n`
    }),
}
