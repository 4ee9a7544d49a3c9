import type { Page } from '@playwright/test'

/** How a card scrolled. */
export type Scrolling = {
  /** What the main thread worked for each frame, in ms: unlike the clock, it does not count what other programs on the machine took. */
  workPerFrame: number
  /** By the clock. */
  framesPerSecond: number
  /** Frames of 1/60 s in which nothing new was shown. */
  dropped: number
  frames: number
  /** Pieces of work of the page that took over 50 ms. */
  longTasks: number
  /** Lines that were drawn at once. */
  mostRows: number
}

/** Scrolls the card as a hand would, 6,000 px a second, then to its very end. */
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
      // A hard push.
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
