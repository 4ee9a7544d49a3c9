import { readAuditHead, writeAuditHead } from '../../audit/auditHead.ts'
import { type Command, show } from '../../command.ts'
import { useAudit } from './useAudit.ts'

/** Prints the head of a chain, to be kept where the role of the server cannot write. */
export const headCommand: Command = {
  name: 'audit head',
  summary: 'print the last entry of an audit chain and its hash; keep it elsewhere',
  options: { chain: 'name of the chain: admin, kms, vault or escrow' },
  hasJson: true,
  run: (args) =>
    useAudit('audit head', args, async (db, chain) => {
      const head = await readAuditHead(db, chain)
      if (!head) throw new Error(`the audit log has no chain ${chain}`)
      return show(args, { chain, ...head, head: writeAuditHead(head) }, `${writeAuditHead(head)}\n`)
    }),
}
