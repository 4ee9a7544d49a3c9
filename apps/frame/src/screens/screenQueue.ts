import { frameBusy, httpRequestFailed, requestAborted } from '@latchkey/protocol/catalogue'
import type { FrameAsk } from '@latchkey/protocol/frame/calls'
import type { FrameEnd } from '@latchkey/protocol/frame/frameEnd'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import type { ComponentChild } from 'preact'
import type { ScreenEnd, Screens, ScreenTitle } from './screen.ts'
import type { openStage, Stage } from './stage.tsx'

export type ScreenQueue = Screens & { setTheme(theme: FrameAsk<'syncTheme'>): void }

type Screen = {
  readonly title: ScreenTitle
  render(): ComponentChild
  fail(error: unknown): void
}

/** Behind the one that is shown. A page that asks for more does not ask on behalf of a visitor. */
const maxWaiting = 5
/** How long the last screen stays, for another one that follows at once: the frame does not vanish in between. */
const lingerMs = 150
/** For a frame that has no layout while it is hidden; the real height follows as soon as it has one. */
const unknownHeight = 360
const maxHeight = 10_000

/** Shows one screen after another, and tells the page when to show the frame and how high it is. */
export function createScreenQueue({ emit, openStage }: createScreenQueue.Options): ScreenQueue {
  /** The first one is shown, or about to be. */
  const queue: Screen[] = []
  let theme: FrameAsk<'syncTheme'> = { themeMode: 'light', themeVariables: {}, language: 'en' }
  let stage: Stage | undefined
  /** Undefined while the frame is hidden. */
  let toldHeight: number | undefined
  let hiding: ReturnType<typeof setTimeout> | undefined

  function tellHeight(measured: number): void {
    if (toldHeight === undefined || measured === 0) return
    const height = heightOf(measured)
    if (height === toldHeight) return
    toldHeight = height
    emit('resize', { height })
  }

  async function showFirst(): Promise<void> {
    const [first] = queue
    if (!first) return
    try {
      stage ??= openStage({ onResize: tellHeight })
      await stage.setTheme(theme)
      if (queue[0] !== first) return
      clearTimeout(hiding)
      toldHeight = heightOf(stage.draw(first.render()))
      emit('show', { height: toldHeight, title: first.title })
      stage.focus()
    } catch {
      // Its words could not be loaded.
      first.fail(new FrameRefusal({ code: httpRequestFailed.code }))
    }
  }

  function hide(delayMs: number): void {
    clearTimeout(hiding)
    if (toldHeight === undefined) return
    stage?.freeze()
    hiding = setTimeout(() => {
      toldHeight = undefined
      stage?.draw(null)
      emit('hide', null)
    }, delayMs)
  }

  function remove(screen: Screen, delayMs: number): void {
    const at = queue.indexOf(screen)
    queue.splice(at, 1)
    if (queue.length === 0) hide(delayMs)
    else if (at === 0) {
      stage?.freeze()
      void showFirst()
    }
  }

  return {
    show: (title, render, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(new FrameRefusal({ code: requestAborted.code }))
        if (queue.length > maxWaiting) return reject(new FrameRefusal({ code: frameBusy.code }))
        const leave = (delayMs: number): boolean => {
          if (!queue.includes(screen)) return false
          signal.removeEventListener('abort', abort)
          remove(screen, delayMs)
          return true
        }
        // The page no longer waits, so nothing follows.
        const abort = () => leave(0) && reject(new FrameRefusal({ code: requestAborted.code }))
        const end: ScreenEnd<Parameters<typeof resolve>[0]> = {
          resolve: (value) => leave(lingerMs) && resolve(value),
          reject: (error) => leave(lingerMs) && reject(error),
        }
        const screen: Screen = { title, render: () => render(end as never), fail: end.reject }
        signal.addEventListener('abort', abort, { once: true })
        queue.push(screen)
        if (queue.length === 1) void showFirst()
      }),

    setTheme(given) {
      theme = given
      // The screen stays in the language it has if the other one cannot be loaded.
      void stage?.setTheme(given).catch(() => undefined)
    },
  }
}

export declare namespace createScreenQueue {
  type Options = Pick<FrameEnd, 'emit'> & { readonly openStage: (options: openStage.Options) => Stage }
}

function heightOf(measured: number): number {
  return Math.min(Math.ceil(measured) || unknownHeight, maxHeight)
}
