// Verifies an export of the audit log in JSON lines: node verifyAudit.mjs audit.ndjson
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const lines = readFileSync(process.argv[2], 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
const { end } = lines.pop()
if (end?.entries !== lines.length) throw new Error('entries are missing')
let last = { sequence: 0, hash: '0'.repeat(64) }
for (const { sequence, at, chain, kind, subject, details, previousHash, hash } of lines) {
  const sorted = Object.fromEntries(Object.entries(details).sort(([a], [b]) => (a < b ? -1 : 1)))
  const entry = `${JSON.stringify([chain, kind, subject])}\n${JSON.stringify(sorted)}`
  const text = [previousHash, sequence, Date.parse(at), entry].join('\n')
  if (createHash('sha256').update(text).digest('hex') !== hash)
    throw new Error(`entry ${sequence} was changed`)
  const isNext = sequence === last.sequence + 1
  if (sequence <= last.sequence || (isNext && previousHash !== last.hash))
    throw new Error(`entry ${sequence} does not continue the one before it`)
  last = { sequence, hash }
}
process.stdout.write(`${lines.length} entries, no fault; head ${last.sequence}:${last.hash}\n`)
