import { closeSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs'
import type { Browser, CDPSession } from 'puppeteer-core'
import { names, originOf } from './names.ts'

/** Texts that scripts of the wallet's page, and of its worker, still reach after a garbage collection. */
export type Heaps = { readonly page: string; readonly worker: string }

/**
 * Chromium only: its debugger takes heap snapshots. The canary is put into both before, so
 * that a search which finds nothing finds at least that.
 */
export async function readHeaps(browser: Browser, canary: Buffer): Promise<Heaps> {
  const target = browser.targets().find((one) => one.url().startsWith(`${originOf(names.wallet)}/frame`))
  if (!target) throw new Error('The wallet has no process of its own.')
  const page = await target.createCDPSession()
  const attached = new Promise<CDPSession>((resolve) => page.once('sessionattached', resolve))
  await page.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true })
  const worker = await attached
  const heaps = { page: await readHeap(page, canary), worker: await readHeap(worker, canary) }
  await page.detach()
  return heaps
}

async function readHeap(session: CDPSession, canary: Buffer): Promise<string> {
  const expression = `self.canary = { bytes: Uint8Array.of(${[...canary]}), text: '${canary.toString('hex')}' }; 0`
  await session.send('Runtime.evaluate', { expression })
  let snapshot = ''
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => {
    snapshot += chunk
  })
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  return JSON.stringify((JSON.parse(snapshot) as { strings: string[] }).strings)
}

/**
 * Everything that the browser's processes of pages and workers can write to: what scripts
 * reach, and what was freed but not overwritten. Empty if this user may not read it.
 */
export function dumpRenderers(browser: Browser): Buffer[] {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const parents = new Map(processes.map((pid) => [pid, parentOf(pid)]))
  const own = `${browser.process()?.pid}`
  const isOwn = (pid: string | undefined): boolean =>
    pid !== undefined && (pid === own || isOwn(parents.get(pid)))
  return processes.filter((pid) => isOwn(pid) && isRenderer(pid)).flatMap(readRegions)
}

const parentOf = (pid: string) => /\) \w (\d+)/.exec(readProc(pid, 'stat'))?.[1]
const isRenderer = (pid: string) => readProc(pid, 'cmdline').includes('--type=renderer')

function readProc(pid: string, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    // It has ended meanwhile.
    return ''
  }
}

function readRegions(pid: string): Buffer[] {
  let file: number
  try {
    file = openSync(`/proc/${pid}/mem`, 'r')
  } catch {
    return []
  }
  const lines = readProc(pid, 'maps').split('\n')
  const regions = lines.flatMap((line): Buffer[] => {
    const [, from = '', to = ''] = /^([\da-f]+)-([\da-f]+) rw/.exec(line) ?? []
    const length = Number.parseInt(to, 16) - Number.parseInt(from, 16)
    if (!from || length > 2 ** 28) return []
    const bytes = Buffer.alloc(length)
    try {
      return [bytes.subarray(0, readSync(file, bytes, 0, length, Number.parseInt(from, 16)))]
    } catch {
      // Reserved, but not there.
      return []
    }
  })
  closeSync(file)
  return regions
}

/** How often bytes are in others. */
export function countCopies(places: readonly Buffer[], needle: Buffer): number {
  let count = 0
  for (const bytes of places)
    for (let at = bytes.indexOf(needle); at >= 0; at = bytes.indexOf(needle, at + 1)) count += 1
  return count
}
