import type { Page } from '@playwright/test'

/** Measurements of one scroll. */
export type Scrolling = {
  /** Main-thread time per frame, in ms; independent of other programs on the machine. */
  workPerFrame: number
  /** By wall-clock time. */
  framesPerSecond: number
  /** Dropped frames, at 60 per second. */
  dropped: number
  frames: number
  /** Long tasks: over 50 ms. */
  longTasks: number
  /** The largest number of rows rendered at once. */
  mostRows: number
}

/** Scrolls the card like a person, at 6,000 px per second, then to its end. */
export async function scrollThrough(page: Page, frames = 150): Promise<Scrolling> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000
  }
  const before = await worked()
  const seen = await page.evaluate(async (frames) => {
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    const stage = roots.map((root) => root.querySelector('.stage')).find(Boolean) as HTMLElement
    const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
    let longTasks = 0
    const observer = new PerformanceObserver((list) => {
      longTasks += list.getEntries().length
    })
    observer.observe({ type: 'longtask' })
    let mostRows = 0
    stage.scrollTop = 0
    const start = await nextFrame()
    let last = start
    let dropped = 0
    for (let frame = 0; frame < frames; frame++) {
      // A fast fling.
      stage.scrollTop += 100
      const now = await nextFrame()
      dropped += Math.max(0, Math.round(((now - last) * 60) / 1_000) - 1)
      last = now
      mostRows = Math.max(mostRows, stage.querySelectorAll('li').length)
    }
    observer.disconnect()
    return { frames, mostRows, dropped, longTasks, framesPerSecond: (frames * 1_000) / (last - start) }
  }, frames)
  const workPerFrame = ((await worked()) - before) / frames
  await scrollToEnd(page)
  await session.detach()
  return { ...seen, workPerFrame }
}

export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => {
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    const stage = roots.map((root) => root.querySelector('.stage')).find(Boolean) as HTMLElement
    stage.scrollTop = stage.scrollHeight
  })
}
