import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { type AuditHead, parseAuditHead, writeAuditHead } from '../../audit/auditHead.ts'
import { readExport } from '../../audit/readExport.ts'
import { type AuditFault, verifyAudit } from '../../audit/verifyAudit.ts'
import { verifyExport } from '../../audit/verifyExport.ts'
import { type Command, show } from '../../command.ts'
import { useAudit as withAudit } from './useAudit.ts'

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
    file: 'an export, which is checked instead, without the database',
  },
  hasJson: true,
  run: (args) => (args.options.file === undefined ? verifyStored(args) : verifyFile(args, args.options.file)),
}

function verifyStored(args: Command.Args): Promise<string> {
  return withAudit('audit verify', args, async (db, chain) => {
    const { head, from } = args.options
    const known = { head: readHead('head', head), from: readHead('from', from) }
    const report = await verifyAudit(db, chain, known)
    if (!report.ok)
      throw new Error(`entry ${report.sequence} of the audit chain ${chain} ${faults[report.fault]}`)
    return show(args, { chain, entries: report.count }, `${report.count} entries, no fault\n`)
  })
}

async function verifyFile(args: Command.Args, path: string): Promise<string> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })
  const report = await verifyExport(readExport(lines), { head: readHead('head', args.options.head) })
  if (!report.ok) throw new Error(`entry ${report.sequence} of the file ${faults[report.fault]}`)
  const { count, gaps, head } = report
  const text =
    gaps === 0
      ? `${count} entries, no fault; they are a whole chain\n`
      : `${count} entries, no fault; other entries lie between them in ${gaps} places\n`
  return show(args, { entries: count, gaps, ...(head && { head: writeAuditHead(head) }) }, text)
}

function readHead(name: string, text: string | undefined): AuditHead | undefined {
  const head = text === undefined ? undefined : parseAuditHead(text)
  if (text !== undefined && !head) throw new Error(`--${name} must be the output of audit head`)
  return head
}
