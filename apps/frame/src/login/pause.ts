import { FrameRefusal } from '@latchkey/protocol/frame/refusal'

/** Rejects if `signal` is aborted meanwhile. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer)
      reject(new FrameRefusal({ code: 'request/aborted' }))
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort)
      resolve()
    }, ms)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
  })
}
