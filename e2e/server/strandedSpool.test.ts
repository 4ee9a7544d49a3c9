import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '../../apps/server/src/db/openDatabase.ts'
import { freePort } from '../../apps/server/src/testing/freePort.ts'
import { ask } from './ask.ts'
import { event } from './journey.ts'
import { missingEvents } from './missingEvents.ts'
import { silent } from './silent.ts'
import { createProject } from './startServer.ts'
import { withWorld } from './withWorld.ts'

test(
  'behavior: one process stores what two that were killed had accepted without the database, once',
  {
    timeout: 120_000,
  },
  () =>
    withWorld({ ownPostgres: true }, async ({ folder, databaseUrl, postgres, startServer }) => {
      const spool = join(folder, 'shared-spool')
      const opsPort = await freePort()
      const first = await startServer({ env: { SPOOL_FOLDER: spool } })
      const second = await startServer({
        env: { SPOOL_FOLDER: spool, OPS_PORT: `${opsPort}` },
        until: '/livez',
      })
      const servers = [first, second]
      const projectId = await createProject(first.url)
      // Without a database, a project that a process does not know cannot be looked up.
      for (const { url } of servers)
        await ask(url, { method: 'GET', path: `/v1/config?projectId=${projectId}` })
      await postgres?.kill()

      const accepted = new Set<string>()
      for (const { url } of servers)
        await Promise.all(
          Array.from({ length: 100 }, async () => {
            const one = event(projectId)
            const { status } = await ask(url, one)
            if (status === 202) accepted.add(one.eventId)
          }),
        )
      expect(accepted.size).toBe(200)
      for (const server of servers) await server.kill()

      await second.start()
      // Its own folder and that of the other, as both wait.
      await vi.waitFor(async () => expect(await spoolBytes(opsPort)).toBe(segmentBytes(spool)), {
        timeout: 15_000,
      })
      await postgres?.start()
      expect(await missingEvents(databaseUrl, accepted)).toEqual([])
      const db = openDatabase(databaseUrl, silent, { max: 1 })
      expect(await db.selectFrom('events').select('event_id').execute()).toHaveLength(200)
      await db.destroy()
    }),
)

async function spoolBytes(port: number): Promise<number> {
  const { body } = await ask(`http://127.0.0.1:${port}`, { method: 'GET', path: '/metrics' })
  return Number(/^latchkey_spool_bytes (\d+)/m.exec(body)?.[1])
}

function segmentBytes(spool: string): number {
  const files = readdirSync(spool, { recursive: true, encoding: 'utf8' })
  return files
    .filter((name) => name.endsWith('.segment'))
    .reduce((sum, name) => sum + statSync(join(spool, name)).size, 0)
}
