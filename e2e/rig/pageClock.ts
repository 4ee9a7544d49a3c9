import type { Page } from 'puppeteer-core'

/**
 * Lets a test skip the waits of a page, which last longer than a test should. The page's own
 * timers fire as they would; those of frames in it, and of the server, keep their time.
 */
export async function installClock(page: Page): Promise<{ skip(ms: number): Promise<void> }> {
  await page.evaluateOnNewDocument(() => {
    if (window !== window.top) return
    const { clearTimeout: stop, setTimeout: start } = window
    const timers = new Map<number, { at: number; fire(): void }>()
    let skipped = 0
    const now = () => performance.now() + skipped
    Object.assign(window, {
      setTimeout(call: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) {
        const fire = () => {
          timers.delete(id)
          call(...args)
        }
        const id = start(fire, ms)
        timers.set(id, { at: now() + ms, fire })
        return id
      },
      clearTimeout(id: number) {
        timers.delete(id)
        stop(id)
      },
      skipTime(ms: number) {
        skipped += ms
        const due = [...timers].filter(([, { at }]) => at <= now()).sort(([, a], [, b]) => a.at - b.at)
        for (const [id, { fire }] of due) {
          stop(id)
          fire()
        }
      },
    })
  })
  return {
    skip: (ms) => page.evaluate((ms) => (window as unknown as Clock).skipTime(ms), ms),
  }
}

type Clock = { skipTime(ms: number): void }
