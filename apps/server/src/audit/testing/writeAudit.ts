import { once } from 'node:events'
import pino from 'pino'
import { openDatabase } from '../../db/openDatabase.ts'
import { appendAudit } from '../appendAudit.ts'

// A process that writes to a chain: node writeAudit.ts <database URL> <chain> <count>

const [url = '', chain = '', count] = process.argv.slice(2)
const db = openDatabase(url, pino({ level: 'silent' }), { max: 1 })
await db.selectFrom('audit').select('chain').limit(1).execute()
process.send?.('ready')
await once(process, 'message')
for (let index = 0; index < Number(count); index++)
  await appendAudit(db, { chain, kind: 'test/written', subject: String(process.pid), details: { index } })
await db.destroy()
process.disconnect()
