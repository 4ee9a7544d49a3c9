import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { FolderInUseError, lockFolder } from './lockFolder.ts'

const folder = mkdtempSync(join(tmpdir(), 'latchkey-lock-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('behavior: of many who find what a dead process left, one alone has the folder', async () => {
  for (let round = 0; round < 100; round += 1) {
    // A process with this id exists, but has another start time.
    writeFileSync(join(folder, 'lock'), `${hostname()} ${process.pid} 1`)
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => lockFolder(folder)))
    const held = results.filter((result) => result.status === 'fulfilled')
    const refused = results.filter((result) => result.status === 'rejected')
    expect(held).toHaveLength(1)
    for (const { reason } of refused) expect(reason).toBeInstanceOf(FolderInUseError)
    await Promise.all(held.map(({ value: unlock }) => unlock()))
  }
})
