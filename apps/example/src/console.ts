import { type Latchkey, modal, type View } from 'latchkey'

/** Lets whoever explores the example visit any view from the console: `latchkeyExample.push({ name: 'AllWallets' })`. */
export function handToConsole(kit: Latchkey): void {
  const push = (view: View) =>
    modal.of(kit).dispatch({ type: modal.of(kit).get().status === 'open' ? 'push' : 'open', view })
  Object.assign(globalThis, { latchkeyExample: { kit, push } })
}
