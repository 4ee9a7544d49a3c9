import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { createTestDatabase } from '../../apps/server/src/testing/createTestDatabase.ts'
import { freePort } from '../../apps/server/src/testing/freePort.ts'
import { recordComplaints } from '../host.ts'

const program = join(import.meta.dirname, '../../packages/cli/src/main.ts')

test('behavior: the playground that `latchkey dev` names has its chain, server and relay', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-dev-'))
  const database = await createTestDatabase()
  const port = await freePort()
  const child = spawn(process.execPath, [program, 'dev', '--port', `${port}`], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, DATABASE_URL: database.url },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk))
  const ended = once(child, 'exit')
  try {
    await expect.poll(() => printed, { timeout: 60_000 }).toMatch(/^ready/m)
    const url = /^playground +([^,\s]+)/m.exec(printed)?.[1] ?? ''

    const complaints = recordComplaints(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(url)
    const code = page.getByRole('region', { name: 'Code' })
    await expect(code).toContainText('evm({ networks: [foundry] })')
    await expect(code).toContainText(`api: 'http://localhost:${port}'`)
    await expect(code).toContainText(`url: 'ws://localhost:${port}/relay'`)

    // The tokens that the server finds on the chain.
    const preview = page.frameLocator('iframe')
    const modal = preview.getByRole('dialog')
    await modal.getByRole('button', { name: 'Test Wallet' }).click()
    await expect(modal).toBeHidden()
    await preview.getByTestId('latchkey-connect').click()
    await expect(modal).toContainText('TUSD')
    // Names are looked up on Ethereum, which this machine may not reach.
    expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([])
  } finally {
    child.kill('SIGINT')
    await ended
    await database.drop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
})
