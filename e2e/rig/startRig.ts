import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'puppeteer-core'
import {
  type MailServer,
  startMailServer,
} from '../../apps/server/src/features/login/testing/startMailServer.ts'
import type { Kms } from '../../apps/server/src/kms/kms.ts'
import { openKms } from '../../apps/server/src/kms/openKms.ts'
import { createTestDatabase, type TestDatabase } from '../../apps/server/src/testing/createTestDatabase.ts'
import { createProject, type ServerProcess, startServer } from '../server/startServer.ts'
import { startHsm } from '../wallet/startHsm.ts'
import { makeCertificate } from './makeCertificate.ts'
import { names, originOf } from './names.ts'
import { type Engine, openBrowser } from './openBrowser.ts'
import { type Names, startNames } from './startNames.ts'

/** A server with the embedded wallet, the sites of the tests, and a visitor's browser. */
export type Rig = {
  readonly server: ServerProcess
  readonly sites: Names
  readonly projectId: string
  /** Where mails of the server arrive. */
  readonly mail: MailServer
  /** The browser of a visitor. */
  readonly browser: Browser
  /** Of the certificate that the sites have. */
  readonly spki: string
  /** With the profile of the browser, and the log of the server. */
  readonly folder: string
  readonly database: TestDatabase
  /** The HSM that wraps halves of wallets, as the server opens it. */
  openKeys(): Promise<Kms>
  stop(): Promise<void>
}

/** @param settings of the server, besides its own */
export async function startRig(
  engine: Engine,
  settings: Record<string, string> = {},
  { isWhole }: Pick<openBrowser.Options, 'isWhole'> = {},
): Promise<Rig> {
  const undo: (() => unknown)[] = []
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const folder = mkdtempSync(join(tmpdir(), 'latchkey-rig-'))
    undo.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
    const database = await createTestDatabase()
    undo.push(database.drop)
    const { spki, ...files } = makeCertificate(folder)
    const sites = await startNames(files)
    undo.push(sites.stop)
    const mail = await startMailServer()
    undo.push(mail.stop)
    const hsm = await startHsm(['vault', 'escrow'])
    undo.push(hsm.stop)
    const env = {
      DATABASE_URL: database.url,
      WALLET_URL: originOf(names.wallet),
      AUTH_KMS: `file:${join(folder, 'kms')}`,
      ...hsm.env,
      SMTP_URL: mail.url,
      MAIL_FROM: `login@${names.wallet}`,
      PROXIES: '1',
      ...settings,
    }
    const server = await startServer({ env, folder })
    undo.push(server.kill)
    sites.serve(names.wallet, server.url)
    const projectId = await createProject(server.url, 'rig', [originOf(names.shop), originOf(names.game)])
    const browser = await openBrowser(engine, { folder, proxyPort: sites.proxyPort, spki, isWhole })
    undo.push(() => browser.close())
    const openKeys = () => openKms(hsm.url('vault'), { credential: hsm.pin })
    return { server, sites, projectId, browser, mail, folder, database, openKeys, spki, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
