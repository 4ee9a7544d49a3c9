import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../apps/server/src/testing/freePort.ts'
import { startTestServer } from '../apps/server/src/testing/startTestServer.ts'
import { run } from './run.ts'
import { compareFrame } from './watchFrame.ts'

const own = mkdtempSync(join(tmpdir(), 'latchkey-own-'))
mkdirSync(join(own, 'assets'))
for (const page of ['frame', 'popup', 'social'])
  writeFileSync(
    join(own, `${page}.html`),
    `<title>${page}</title><script type="importmap">{"integrity":{}}</script><script type="module" src="/assets/${page}-1.js"></script>`,
  )
writeFileSync(join(own, 'assets/frame-1.js'), 'export const a = 1')
writeFileSync(join(own, 'assets/worker-1.js'), 'export const b = 1')
afterAll(() => rmSync(own, { recursive: true, force: true }))

/** A server of a wallet whose files someone has changed by `change`. */
async function serve(change: (folder: string) => void): Promise<string> {
  const served = mkdtempSync(join(tmpdir(), 'latchkey-served-'))
  cpSync(own, served, { recursive: true })
  change(served)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = await startTestServer({
    env: {
      WALLET_URL: url,
      FRAME_FOLDER: served,
      AUTH_KMS: `file:${join(served, 'key')}`,
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'login@wallet.example',
      BUNDLER_EIP155_1: 'https://bundler.example',
    },
  })
  await server.app.listen({ host: 'localhost', port })
  onTestFinished(async () => {
    await server.stop()
    rmSync(served, { recursive: true, force: true })
  })
  return url
}

const watch = (url: string) => compareFrame({ url, projectId: 'test', folder: own })

test('behavior: a wallet that serves this build is told from one that does not (threat 33)', async () => {
  expect(await watch(await serve(() => undefined))).toEqual([])
  const changed = await serve((folder) => {
    writeFileSync(join(folder, 'assets/worker-1.js'), 'export const b = 2')
  })
  expect(await watch(changed)).toEqual(['/assets/worker-1.js: is another file'])
  const scripted = await serve((folder) => {
    writeFileSync(
      join(folder, 'frame.html'),
      '<title>frame</title><script type="module" src="/assets/evil.js"></script>',
    )
    rmSync(join(folder, 'assets/frame-1.js'))
  })
  expect(await watch(scripted)).toEqual(['/frame: is another page', '/assets/frame-1.js: answered 404'])
})

test('behavior: the command ends with an error within two minutes of a change, and of an origin that is away (threat 33)', async () => {
  const url = await serve(() => undefined)
  const script = join(import.meta.dirname, 'watchFrame.ts')
  const args = (at: string) => [script, '--url', at, '--project', 'test', '--folder', own]
  expect(await run(process.execPath, args(url))).toMatchObject({ code: 0 })
  const away = await run(process.execPath, [...args('http://localhost:1'), '--every', '60'], { limit: 120 })
  expect(away.code).toBe(1)
  expect(away.output).toContain('/frame')
})
