import { type AuditHead, parseAuditHead } from '../../audit/auditHead.ts'
import { type AuditFault, verifyAudit } from '../../audit/verifyAudit.ts'
import { type Command, show } from '../../command.ts'
import { useAudit } from './useAudit.ts'

const faults: Readonly<Record<AuditFault, string>> = {
  changed: 'was changed or moved',
  missing: 'is missing',
  unlinked: 'does not continue the entry before it',
  cut: 'and later ones were removed',
  rewritten: 'is not the one that was there before',
}

/** Checks a chain; fails at the first fault. */
export const verifyCommand: Command = {
  name: 'audit verify',
  summary: 'check that no entry of an audit chain was changed or removed',
  options: {
    chain: 'name of the chain: admin, kms, vault or escrow',
    head: 'output of an earlier `audit head`, which finds a removed end',
    from: 'the same; entries before it are not read',
  },
  hasJson: true,
  run: (args) =>
    useAudit('audit verify', args, async (db, chain) => {
      const { head, from } = args.options
      const known = { head: readHead('head', head), from: readHead('from', from) }
      const report = await verifyAudit(db, chain, known)
      if (!report.ok)
        throw new Error(`entry ${report.sequence} of the audit chain ${chain} ${faults[report.fault]}`)
      return show(args, { chain, entries: report.count }, `${report.count} entries, no fault\n`)
    }),
}

function readHead(name: string, text: string | undefined): AuditHead | undefined {
  const head = text === undefined ? undefined : parseAuditHead(text)
  if (text !== undefined && !head) throw new Error(`--${name} must be the output of audit head`)
  return head
}
