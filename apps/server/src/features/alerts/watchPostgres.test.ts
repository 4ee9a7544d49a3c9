import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../db/migrate.ts'
import { openDatabase } from '../../db/openDatabase.ts'
import { type Postgres, startPostgres } from '../../testing/startPostgres.ts'
import { type MailServer, startMailServer } from '../login/testing/startMailServer.ts'
import { createSendMail } from './sendMail.ts'
import { watchPostgres } from './watchPostgres.ts'

let postgres: Postgres
let mail: MailServer
beforeAll(async () => {
  ;[postgres, mail] = await Promise.all([startPostgres(), startMailServer()])
  await migrate(postgres.url)
}, 60_000)
afterAll(async () => {
  await postgres?.stop()
  await mail?.stop()
})

test('behavior: that PostgreSQL is away is told by mail, once, and when it is back', {
  timeout: 60_000,
}, async () => {
  const log = { warn: () => undefined }
  const db = openDatabase(postgres.url, log as never, { max: 1 })
  await db
    .insertInto('alert_emails')
    .values({ project_id: '', emails: ['ops@example.com'] })
    .execute()
  const sender = createSendMail({ smtpUrl: mail.url, from: 'alerts@server.example' })
  const stop = watchPostgres({ db, log, sendMail: sender.send, untoldMs: 300, lookMs: 50 })
  const subjects = () => mail.received.map(({ subject }) => subject)
  try {
    // The addresses are read before.
    await new Promise((resolve) => setTimeout(resolve, 500))
    await postgres.kill()
    await expect.poll(subjects, { timeout: 20_000 }).toEqual(['[Latchkey] the server: PostgreSQL is away'])
    await postgres.start()
    await expect
      .poll(subjects, { timeout: 20_000 })
      .toEqual([
        '[Latchkey] the server: PostgreSQL is away',
        '[Latchkey] the server: over: PostgreSQL is away',
      ])
  } finally {
    await stop()
    sender.close()
    await db.destroy().catch(() => undefined)
  }
})
