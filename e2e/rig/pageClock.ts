import type { Page } from 'puppeteer-core'

/**
 * Lets a test skip the waits of a page, which last longer than a test should. Timers of at
 * least `heldMs` fire only when they are skipped, so that a slow machine does not reach them;
 * shorter ones fire as they would. Those of frames in the page, and of the server, keep their time.
 */
export async function installClock(page: Page): Promise<{ skip(ms: number): Promise<void> }> {
  await page.evaluateOnNewDocument((heldMs) => {
    if (window !== window.top) return
    const { clearTimeout: stop, setTimeout: start } = window
    const timers = new Map<number, { at: number; isHeld: boolean; fire(): void }>()
    let skipped = 0
    const now = (isHeld: boolean) => skipped + (isHeld ? 0 : performance.now())
    Object.assign(window, {
      setTimeout(call: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) {
        const fire = () => {
          timers.delete(id)
          call(...args)
        }
        const isHeld = ms >= heldMs
        const id = start(fire, isHeld ? 2 ** 31 - 1 : ms)
        timers.set(id, { at: now(isHeld) + ms, isHeld, fire })
        return id
      },
      clearTimeout(id: number) {
        timers.delete(id)
        stop(id)
      },
      skipTime(ms: number) {
        skipped += ms
        const due = [...timers]
          .filter(([, { at, isHeld }]) => at <= now(isHeld))
          .sort(([, a], [, b]) => a.at - b.at)
        for (const [id, { fire }] of due) {
          stop(id)
          fire()
        }
      },
    })
  }, 5_000)
  return {
    skip: (ms) => page.evaluate((ms) => (window as unknown as Clock).skipTime(ms), ms),
  }
}

type Clock = { skipTime(ms: number): void }
