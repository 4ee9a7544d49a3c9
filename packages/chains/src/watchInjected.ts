import type { LocalWallet } from './driver.ts'

/** Nothing announces such wallets, so late extensions are found on `load`, or this long after it. */
const lookAgainAfterMs = 1_000

/**
 * Watches for wallets that put an object into the page without announcing it. Calls back immediately,
 * and when others are found. Returns a function that stops watching.
 */
export function watchInjected<wallet extends LocalWallet>(
  find: () => readonly wallet[],
  onChange: (wallets: readonly wallet[]) => void,
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined,
): () => void {
  let last = find()
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    const found = find()
    const isSame = ({ id, provider }: LocalWallet, index: number) =>
      last[index]?.id === id && last[index].provider === provider
    if (found.length === last.length && found.every(isSame)) return
    last = found
    onChange(found)
  }
  const lookLater = () => {
    clearTimeout(timer)
    timer = setTimeout(look, lookAgainAfterMs)
  }
  const onLoad = () => {
    look()
    lookLater()
  }
  onChange(last)
  if (target) lookLater()
  target?.addEventListener('load', onLoad)
  return () => {
    clearTimeout(timer)
    target?.removeEventListener('load', onLoad)
  }
}
