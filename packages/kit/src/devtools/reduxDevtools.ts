import type { Kit } from '../core/kit.ts'
import type { Log } from './log.ts'
import { readSlices, type Transition } from './watchSlices.ts'

type Extension = {
  connect(options: object): { init(state: unknown): void; send(action: object, state: unknown): void }
}

/** Sends transitions to the Redux DevTools extension, if the browser has it. It shows them; it cannot set the state. */
export function tellReduxDevtools(kit: Kit, log: Log<Transition>): () => void {
  const extension = (globalThis as { __REDUX_DEVTOOLS_EXTENSION__?: Extension }).__REDUX_DEVTOOLS_EXTENSION__
  if (typeof extension?.connect !== 'function') return () => {}
  const connection = extension.connect({
    name: `Latchkey ${kit.id}`,
    features: { jump: false, skip: false, reorder: false, dispatch: false, import: false },
  })
  connection.init(readSlices(kit))
  let isWaiting = false
  const waiting: Transition[] = []
  return log.subscribe((transition) => {
    if (!transition) return
    waiting.push(transition)
    if (isWaiting) return
    isWaiting = true
    // After the event, so that the state it is sent with includes it.
    queueMicrotask(() => {
      isWaiting = false
      const state = readSlices(kit)
      for (const { event, slice } of waiting.splice(0)) {
        const { type = 'changed' } = (typeof event === 'object' && event) as { type?: unknown }
        connection.send({ type: `${slice}/${String(type)}`, event }, state)
      }
    })
  })
}
