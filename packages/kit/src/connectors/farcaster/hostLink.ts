import { type ProviderEvent, readClientAnswer, readProviderEvent } from './messages.ts'

// Part of the host's bundle, so that a page in a frame of anything else loads nothing.

/** The connection to the Farcaster client around this page. */
export type HostLink = {
  /** Reads a value of the client, or calls a function of it if there are arguments. */
  ask(name: string, args?: readonly unknown[] | undefined, timeoutMs?: number | undefined): Promise<unknown>
  subscribe(listener: (event: ProviderEvent) => void): () => void
  close(): void
}

type Line = {
  post(message: object): void
  listen(onData: (data: unknown) => void, onEvent: (data: unknown) => void): () => void
}
type WebView = { postMessage(text: string): void }

/** The visitor may take their time with a request. */
const answerTimeoutMs = 600_000
const maxPending = 64

/**
 * Undefined if the page is neither in a frame nor in the web view of an app; whether what
 * is around it is a Farcaster client, only its answer tells.
 *
 * @see https://miniapps.farcaster.xyz/docs/specification
 */
export function openHostLink(clients?: readonly string[] | undefined): HostLink | undefined {
  const line = openLine(clients)
  if (!line) return undefined
  const pending = new Map<string, { resolve(value: unknown): void; reject(error: Error): void }>()
  const listeners = new Set<(event: ProviderEvent) => void>()
  const stop = line.listen(
    (data) => {
      const answer = readClientAnswer(data)
      const waiting = answer && pending.get(answer.id)
      if (!waiting) return
      if ('error' in answer) waiting.reject(answer.error)
      else waiting.resolve(answer.value)
    },
    (data) => {
      const event = readProviderEvent(data)
      if (event) for (const listener of [...listeners]) listener(event)
    },
  )
  return {
    ask(name, args, timeoutMs = answerTimeoutMs) {
      const id = crypto.getRandomValues(new Uint32Array(4)).join('-')
      return new Promise((resolve, reject) => {
        if (pending.size >= maxPending) throw new Error('Too many requests are open.')
        const timer = setTimeout(() => settled.reject(new Error('The client did not answer.')), timeoutMs)
        const end = () => {
          clearTimeout(timer)
          pending.delete(id)
        }
        const settled = {
          resolve(value: unknown) {
            end()
            resolve(value)
          },
          reject(error: Error) {
            end()
            reject(error)
          },
        }
        pending.set(id, settled)
        const argumentList = args?.map((value) => ({ type: 'RAW', value }))
        line.post({ id, type: args ? 'APPLY' : 'GET', path: [name], ...(args && { argumentList }) })
      })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      stop()
      for (const { reject } of [...pending.values()]) reject(new Error('The page was left.'))
    },
  }
}

function openLine(clients: readonly string[] | undefined): Line | undefined {
  if (typeof window === 'undefined') return undefined
  const { ReactNativeWebView } = window as { ReactNativeWebView?: WebView }
  if (ReactNativeWebView) return webViewLine(ReactNativeWebView)
  return window.parent === window ? undefined : frameLine(window.parent, clients)
}

/** The app around a web view delivers its messages as events of the document. */
function webViewLine(view: WebView): Line {
  return {
    post: (message) => view.postMessage(JSON.stringify(message)),
    listen(onData, onEvent) {
      const stop = new AbortController()
      const hear = (name: string, listener: (data: unknown) => void) =>
        document.addEventListener(name, (event) => listener((event as MessageEvent).data), stop)
      hear('FarcasterFrameCallback', onData)
      hear('FarcasterFrameEthProviderEvent', onEvent)
      return () => stop.abort()
    },
  }
}

/** Only the window around this one is heard, and only from the origin that answered first. */
function frameLine(parent: Window, clients: readonly string[] | undefined): Line | undefined {
  const isClient = (origin: string) => !clients || clients.includes(origin)
  // Not in every browser.
  let origin = location.ancestorOrigins?.[0]
  if (origin !== undefined && !isClient(origin)) return undefined
  return {
    post: (message) => parent.postMessage(message, origin ?? '*'),
    listen(onData, onEvent) {
      const stop = new AbortController()
      addEventListener(
        'message',
        (event) => {
          if (event.source !== parent || event.origin !== (origin ?? event.origin)) return
          if (!isClient(event.origin)) return
          if (event.data?.type === 'frameEthProviderEvent') return onEvent(event.data)
          if (readClientAnswer(event.data)) origin = event.origin
          onData(event.data)
        },
        stop,
      )
      return () => stop.abort()
    },
  }
}
