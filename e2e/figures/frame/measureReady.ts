import type { CDPSession, Page } from 'puppeteer-core'
import type { Figure } from '../../../scripts/figures.ts'
import { names, originOf } from '../../rig/names.ts'
import type { Rig } from '../../rig/startRig.ts'
import { quantile } from '../../server/quantile.ts'
import { mount, unmount } from './timedHost.ts'
import { loadNote, withRig } from './withRig.ts'

const visits = 40
/** Frames in one page, one after the other. */
const warmMounts = 100

/** The time from putting the frame into a page until it greets: in a new profile, and again. */
export async function measureReady(report: (figure: Figure) => void): Promise<void> {
  await withRig(async (rig) => {
    for (const rate of [1, 4]) {
      const cold = await coldTimes(rig, rate)
      const warm = await warmTimes(rig, rate)
      const isReal = rate === 1
      for (const [name, times, value] of [
        ['frame ready in a new profile', cold, 700],
        ['frame ready when its files are cached', warm, 250],
      ] as const)
        report({
          name: `${name}, p95${isReal ? '' : `, processor ${rate}× slower`}`,
          value: Math.round(quantile(times, 0.95)),
          unit: 'ms',
          ...(isReal && { goal: { op: '<=', value } as const }),
          note: `p50 ${Math.round(quantile(times, 0.5))} ms, ${times.length} times, ${loadNote()}`,
        })
    }
  })
}

async function coldTimes({ browser }: Rig, rate: number): Promise<number[]> {
  const times: number[] = []
  for (let visit = 0; visit < visits; visit++) {
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    await slowDown(page, rate)
    await page.goto(originOf(names.shop))
    times.push(await mount(page))
    await context.close()
  }
  return times
}

async function warmTimes({ browser }: Rig, rate: number): Promise<number[]> {
  const page = await browser.newPage()
  await slowDown(page, rate)
  await page.goto(originOf(names.shop))
  const times: number[] = []
  for (let turn = 0; turn < warmMounts; turn++) {
    times.push(await mount(page))
    await unmount(page)
  }
  await page.close()
  // The first ones fill the caches.
  return times.slice(2)
}

/** Of the page, and of frames in processes of their own before they start. */
async function slowDown(page: Page, rate: number): Promise<void> {
  if (rate === 1) return
  const session = await page.createCDPSession()
  const slow = async (one: CDPSession) => {
    await one.send('Emulation.setCPUThrottlingRate', { rate })
    await one.send('Runtime.runIfWaitingForDebugger')
  }
  session.on('sessionattached', (one: CDPSession) => void slow(one).catch(() => undefined))
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
  })
  await slow(session)
}
