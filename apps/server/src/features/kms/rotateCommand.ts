import { appendAudit } from '../../audit/appendAudit.ts'
import { readAuditHead } from '../../audit/auditHead.ts'
import { commandLine, recordChange } from '../../audit/recordChange.ts'
import { type Command, show } from '../../command.ts'
import { kmsOptions, useKms } from './useKms.ts'

/** Makes the first key of an HSM or a file, or the next one. Older ones stay, to unwrap. */
export const rotateCommand: Command = {
  name: 'kms rotate',
  summary: 'make a new key in the HSM or the file of such a setting, which wraps from now on',
  options: kmsOptions,
  hasJson: true,
  run: (args) =>
    useKms(args, async (kms, role) => {
      if (!kms.rotate) throw new Error(`the key of ${kms.name} is rotated by its own service`)
      // Before the key is made: one that is in no log is one that no one can account for.
      await readAuditHead(args.db, 'kms').catch((cause: Error) => {
        throw new Error('the audit log cannot be read; run `migrate` first', { cause })
      })
      const subject = await kms.rotate()
      const details = { provider: kms.name, role }
      await args.db.transaction().execute(async (tx) => {
        await appendAudit(tx, { chain: 'kms', kind: 'kms/rotated', subject, details })
        await recordChange(tx, 'kms/rotated', subject, commandLine, details)
      })
      await kms.health()
      return show(args, { provider: kms.name, role, key: subject }, `${kms.name}: made the key ${subject}\n`)
    }),
}
