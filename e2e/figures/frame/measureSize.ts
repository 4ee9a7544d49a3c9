import type { Figure } from '../../../scripts/figures.ts'
import { askRpc, decline, find, walletFrame } from '../../rig/approvals.ts'
import { ask } from '../../rig/hostPage.ts'
import { logIn } from '../../rig/logIn.ts'
import { names, originOf } from '../../rig/names.ts'
import type { Rig } from '../../rig/startRig.ts'
import { type WalletFamily, walletFamilies } from '../../wallet/walletFamilies.ts'
import { gzipKilobytes, loadedFiles, without } from './loadedFiles.ts'
import { mount } from './timedHost.ts'
import { withRig } from './withRig.ts'

const unit = 'kB gzip (1 kB = 1000 bytes)'
/** A kB is a file or two: each view may load so much. */
const goal = { op: '<=', value: 60 } as const

/** Bytes that the browser asks for: until the frame is ready, for the wallet, and for an approval of each family. */
export async function measureSize(report: (figure: Figure) => void): Promise<void> {
  const nodes = await Promise.all(walletFamilies.map((family) => family.startNode?.()))
  const settings = Object.assign({}, ...nodes.map((node) => node?.settings))
  const measure = async (rig: Rig) => {
    for (const [index, family] of walletFamilies.entries())
      await measureApproval(rig, report, family, index + 1)
  }
  await withRig(measure, settings).finally(() => Promise.all(nodes.map((node) => node?.stop())))
}

/** In a browser context of its own, so that nothing has been loaded. */
async function measureApproval(
  { browser, mail }: Rig,
  report: (figure: Figure) => void,
  { chainId, message, namespace }: WalletFamily,
  visit: number,
): Promise<void> {
  const isFirst = visit === 1
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.goto(originOf(names.shop))
  await mount(page)
  const ready = await loadedFiles(walletFrame(page))
  if (isFirst)
    report({ name: 'size until READY', value: gzipKilobytes(ready), unit, goal, note: list(ready) })
  const email = 'size@mail.test'
  await logIn(page, { browser, email, mail, mails: visit })
  await ask(page, 'getUser', {})
  if (isFirst) {
    const more = without(await loadedFiles(walletFrame(page)), ready)
    report({ name: 'size of a login and its new wallet', value: gzipKilobytes(more), unit, note: list(more) })
  }

  // The next visit, in which no screen has been shown before.
  await page.goto(originOf(names.shop))
  await mount(page)
  const { payload } = await ask(page, 'getUser', { chainId })
  const frame = walletFrame(page)
  const opened = await loadedFiles(frame)
  await page.bringToFront()
  const { method, params } = message(String(payload?.address))
  const asked = askRpc(page, chainId, method, params)
  await find(frame, '.approval')
  const more = without(await loadedFiles(frame), opened)
  report({
    name: `size of the first approval of a visit, ${namespace}`,
    value: gzipKilobytes(more),
    unit,
    goal,
    note: list(more),
  })
  await decline(frame)
  await asked.answer
  await context.close()
}

function list(files: readonly string[]): string {
  return files.map((file) => file.replace(/^assets\/(.*)-[\w-]{8}\.js$/, '$1')).join(', ')
}
