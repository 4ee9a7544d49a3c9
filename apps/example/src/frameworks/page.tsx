import { connections, type Latchkey, type Network } from 'latchkey'
import { defineButton } from 'latchkey/element'
import { createKit, readSettings } from '../settings.ts'

// The same small app in each framework: the account, the network, a button of the kit, and one that
// switches networks. The page shows and hides it.

/** The kit of the page; the button gets it as a property. */
export const kit: Latchkey = createKit(readSettings(location.search))
defineButton()
countListeners()

/** The network that the app's own button switches to. */
export function otherNetwork({ networks }: { networks: readonly Network[] }): Network['id'] {
  const [, other] = networks
  if (!other) throw new Error('The page needs two networks.')
  return other.id
}

/** Mounts the app, and lets the page's own button take it away and bring it back. */
export function showAndHide(mount: () => () => void): void {
  let unmount: (() => void) | undefined = mount()
  document.getElementById('toggle')?.addEventListener('click', () => {
    unmount?.()
    unmount = unmount ? undefined : mount()
  })
}

/** Says on the page how many listen to the kit, so that a test sees whether all of them stop. */
function countListeners(): void {
  const store = connections.of(kit)
  const { subscribe } = store
  let count = 0
  const show = () => {
    document.body.dataset.listeners = String(count)
  }
  store.subscribe = (listener) => {
    count += 1
    show()
    const stop = subscribe(listener)
    return () => {
      count -= 1
      show()
      stop()
    }
  }
}
