import { embeddedLoadFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { FrameEvent } from '@latchkey/protocol/frame/events'
import { readReady } from '@latchkey/protocol/frame/handshake'
import {
  frameVersion,
  heartbeatMs,
  loadTimeoutMs,
  maxMissedBeats,
  settleMs,
} from '@latchkey/protocol/frame/limits'
import { createPageEnd, type PageEnd } from '@latchkey/protocol/frame/pageEnd'

/** An iframe of the wallet in the page. */
export type MountedFrame = {
  /** Whether a message comes from it. */
  isSource(source: unknown): boolean
  /** Sends the first and only message to its window; everything else goes over the port. */
  post(message: unknown, port: MessagePort): void
  remove(): void
}

/** The wallet's frame. It is created by the first `load`, and again if it was lost. */
export type WalletFrame = {
  /** Resolves when the frame has greeted the page. Rejects after 20 s, or if it cannot be created. */
  load(): Promise<PageEnd>
  /** Removes the frame and rejects what waits for it. */
  drop(): void
}

type Running = {
  /** Another one after the frame was reloaded. */
  readonly ready: Promise<PageEnd>
  end(error?: unknown): void
}

/**
 * Keeps one frame, and greets it again whenever it was reloaded.
 *
 * A message is only read if it comes from the window of this very frame and from the
 * wallet's origin; the frame gets one port in exchange for the number in its first message.
 * If it stops answering, it is created once more; if that does not help, the next call does.
 */
export function createFrame(args: createFrame.Args): WalletFrame {
  const { origin, mount, onEvent, onGreeted, target = window } = args
  let running: Running | undefined
  let isSecondTry = false

  function start(): Running {
    const life = new AbortController()
    const { signal } = life
    let greeting = createGreeting()
    let frame: MountedFrame | undefined
    let end: PageEnd | undefined
    let missedBeats = 0

    const own: Running = {
      get ready() {
        return greeting.promise
      },
      end(error) {
        if (signal.aborted) return
        life.abort()
        clearTimeout(timer)
        clearInterval(heart)
        end?.close()
        frame?.remove()
        greeting.reject(error ?? new KitError(embeddedLoadFailed))
        if (running === own) running = undefined
        onEvent({ type: 'hide', payload: null })
      },
    }
    const fail = (details: string, cause?: unknown) =>
      own.end(new KitError(embeddedLoadFailed, { details, cause }))
    const expire = () => fail('The frame did not greet the page in time.')
    let timer = setTimeout(expire, loadTimeoutMs)
    const heart = setInterval(beat, heartbeatMs)

    function beat() {
      // Browsers slow hidden pages down.
      if (!end || globalThis.document?.hidden) return
      missedBeats++
      if (missedBeats > maxMissedBeats) return recover()
      end.beat()
    }
    function recover() {
      const again = !isSecondTry
      isSecondTry = true
      fail('The frame stopped answering.')
      if (again) load().catch(() => undefined)
    }
    function listen(event: Event) {
      const { data, origin: sender, source } = event as MessageEvent
      if (sender !== origin || !frame?.isSource(source)) return
      const nonce = readReady(data)?.nonce
      if (nonce === undefined) return
      if (end) {
        // It was reloaded: what waited for the one before is lost.
        end.close()
        onEvent({ type: 'hide', payload: null })
        clearTimeout(timer)
        timer = setTimeout(expire, loadTimeoutMs)
        if (greeting.isDone) greeting = createGreeting()
      }
      const { port1, port2 } = new MessageChannel()
      let isGreeted = false
      const next = createPageEnd(port1, {
        onEvent(heard) {
          if (signal.aborted || end !== next) return
          if (heard.type === 'hello' && !isGreeted) {
            isGreeted = true
            greet(next)
          } else if (!isGreeted) return
          else if (heard.type === 'beat') {
            missedBeats = 0
            isSecondTry = false
          } else onEvent(heard)
        },
      })
      end = next
      missedBeats = 0
      frame.post({ latchkey: 'init', version: frameVersion, nonce }, port2)
    }
    function greet(next: PageEnd) {
      clearTimeout(timer)
      onGreeted(next)
      timer = setTimeout(() => greeting.resolve(next), settleMs)
    }

    target.addEventListener('message', listen, { signal })
    mount(signal).then(
      (mounted) => {
        if (signal.aborted) return mounted.remove()
        frame = mounted
      },
      (error: unknown) => fail('The frame could not be created.', error),
    )
    return own
  }

  async function load(): Promise<PageEnd> {
    running ??= start()
    return running.ready
  }
  return { load, drop: () => running?.end() }
}

export declare namespace createFrame {
  type Args = {
    /** Of the wallet. */
    origin: string
    /** Creates the iframe; `signal` says that it is no longer needed. */
    mount(signal: AbortSignal): Promise<MountedFrame>
    onEvent(event: FrameEvent): void
    /** Called before `load` resolves, for what the frame has to know before anything else. */
    onGreeted(end: PageEnd): void
    /** Where messages of frames arrive. @default window */
    target?: EventTarget | undefined
  }
}

function createGreeting() {
  let resolve!: (end: PageEnd) => void
  let reject!: (error: unknown) => void
  const promise = new Promise<PageEnd>((done, failed) => {
    resolve = done
    reject = failed
  })
  // It is also rejected when no call waits for it.
  promise.catch(() => undefined)
  const greeting = {
    promise,
    isDone: false,
    resolve(end: PageEnd) {
      greeting.isDone = true
      resolve(end)
    },
    reject,
  }
  return greeting
}
