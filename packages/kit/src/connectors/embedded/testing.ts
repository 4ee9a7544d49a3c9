import { createFrameEnd, type FrameEnd, type FrameHandlers } from '@latchkey/protocol/frame/frameEnd'
import { readInit } from '@latchkey/protocol/frame/handshake'
import { frameVersion } from '@latchkey/protocol/frame/limits'
import { vi } from 'vitest'
import type { Kit } from '../../core/kit.ts'
import { setFrameSlot } from '../../core/modal/frameSlot.ts'

export const walletOrigin = 'https://wallet.example'
const nonce = 'ab'.repeat(16)

export type TestFrame = {
  readonly attributes: Readonly<Record<string, string>>
  readonly isRemoved: boolean
  /** Targets of what the page sent to its window. */
  readonly targets: readonly string[]
  /** Sends a message to the page from the frame's window, or as another window or origin. */
  post(data: unknown, as?: { source?: unknown; origin?: string }): void
  /** Says that it is ready, as after a reload. */
  greet(): void
  /** The frame's end of the port, once there is one. */
  readonly end: FrameEnd | undefined
  /** Called with the windows that the page no longer sees. */
  onWindowClosed?: (visitId: string) => void
}

export type FramePage = {
  readonly frames: readonly TestFrame[]
  readonly latest: TestFrame
  /** Whether new frames greet the page. @default true */
  isUp: boolean
  /** Whether frames read what comes over the port. */
  isAnswering: boolean
}

/**
 * A page without a browser: an iframe that is put into it greets it over a real
 * `MessageChannel`, with the code of the frame behind it.
 */
export function createFramePage(kit: () => Kit, handlers: Partial<FrameHandlers> = {}): FramePage {
  const window = new EventTarget()
  const frames: TestFrame[] = []
  const page = {
    frames,
    isUp: true,
    isAnswering: true,
    get latest() {
      return frames.at(-1) as TestFrame
    },
  }
  function createIframe() {
    const attributes: Record<string, string> = {}
    const targets: string[] = []
    let isRemoved = false
    let end: FrameEnd | undefined
    const contentWindow = {
      postMessage(data: unknown, target: string, [port]: MessagePort[]) {
        targets.push(target)
        if (readInit(data)?.nonce !== nonce || !port || !page.isUp) return
        end = createFrameEnd(page.isAnswering ? port : deaf(port), {
          handlers: withDefaults(handlers),
          onWindowClosed: (visitId) => frame.onWindowClosed?.(visitId),
        })
        end.emit('hello', { version: frameVersion, build: '' })
      },
    }
    const frame: TestFrame = {
      attributes,
      targets,
      get isRemoved() {
        return isRemoved
      },
      get end() {
        return end
      },
      post(data, { source = contentWindow, origin = walletOrigin } = {}) {
        window.dispatchEvent(Object.assign(new Event('message'), { data, source, origin }))
      },
      greet: () => frame.post({ latchkey: 'ready', versions: [frameVersion, frameVersion], nonce }),
    }
    frames.push(frame)
    return {
      style: {},
      contentWindow,
      setAttribute(name: string, value: string) {
        attributes[name] = value
      },
      remove() {
        isRemoved = true
      },
    }
  }
  vi.stubGlobal('window', window)
  vi.stubGlobal('location', new URL('https://shop.example/'))
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, hidden: false, createElement: createIframe })
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  const append = () => void setTimeout(() => page.isUp && page.latest.greet())
  setFrameSlot(kit(), { append } as unknown as HTMLElement)
  return page
}

/** A port that hears nothing. */
function deaf(port: MessagePort): MessagePort {
  const { port1 } = new MessageChannel()
  return Object.assign(port1, { postMessage: (text: string) => port.postMessage(text) })
}

export const user = {
  email: 'ana@example.com',
  address: `0x${'a'.repeat(40)}`,
  chainId: 'eip155:1' as const,
  accounts: [],
  families: [
    { namespace: 'eip155' as const, address: `0x${'a'.repeat(40)}` },
    { namespace: 'solana' as const, address: 'Ag1mvR6tPHB2yVNBJmHSA2FbNQCbWqWF1tUNoGwqtkKh' },
  ],
}

function withDefaults(handlers: Partial<FrameHandlers>): FrameHandlers {
  const nothing = async () => null
  return {
    isConnected: async () => ({ isConnected: true }),
    connectEmail: async () => ({ action: 'VERIFY_OTP' as const }),
    connectDevice: nothing,
    connectOtp: nothing,
    getUser: async () => user,
    signOut: nothing,
    syncTheme: nothing,
    syncDappData: nothing,
    rpcRequest: async () => ({ result: null }),
    ...handlers,
  } as FrameHandlers
}
