/** How long everything must hold before a press counts. */
const dwellMs = 1_000
const minRatio = 0.99
/** The shortest time that browsers offer between two checks of what is on the screen. */
const checkMs = 100

/** Tells whether a press of the visitor counts: they have had the time to see what they press. */
export type Arming = {
  /** Asked again at every press, because what changed since the last report counts. */
  isArmed(): boolean
  /** What is shown has changed. */
  restart(): void
  stop(): void
}

/** Whether the browser can tell that nothing covers or changes an element (IntersectionObserver v2). */
export function canProveVisibility(): boolean {
  return typeof IntersectionObserverEntry === 'function' && 'isVisible' in IntersectionObserverEntry.prototype
}

/**
 * Arms once the whole element has been visible for a second, in a document that has the
 * focus: with nothing over it, no filter, and not moved off the screen. Any change starts again.
 */
export function watchVisibility(target: Element, onChange: (isArmed: boolean) => void): Arming {
  const dwell = createDwell(onChange)
  let isSeen = false
  const update = () => dwell.set(isSeen && document.hasFocus())
  const observer = new IntersectionObserver(read, {
    threshold: [0, 0.25, 0.5, 0.75, minRatio, 1],
    // TypeScript does not know these: see the W3C's Intersection Observer v2.
    ...{ trackVisibility: true, delay: checkMs },
  })
  function read(entries: readonly IntersectionObserverEntry[]): void {
    for (const entry of entries) {
      const { isVisible } = entry as IntersectionObserverEntry & { readonly isVisible?: boolean }
      isSeen = isVisible === true && entry.intersectionRatio >= minRatio
      // One that vanished and came back in between counts as a change.
      update()
    }
  }
  observer.observe(target)
  const { restart, stop: stopListening } = restartOnChanges(dwell, update)
  return {
    isArmed() {
      read(observer.takeRecords())
      update()
      return dwell.isOver()
    },
    restart,
    stop() {
      observer.disconnect()
      stopListening()
      dwell.set(false)
    },
  }
}

/**
 * Arms once a window of the wallet's own has had the focus for a second. No page can cover
 * it, but one can open it under a click that was meant for something else.
 */
export function watchFocus(onChange: (isArmed: boolean) => void): Arming {
  const dwell = createDwell(onChange)
  const update = () => dwell.set(document.hasFocus() && document.visibilityState === 'visible')
  const { restart, stop: stopListening } = restartOnChanges(dwell, update)
  update()
  return {
    isArmed() {
      update()
      return dwell.isOver()
    },
    restart,
    stop() {
      stopListening()
      dwell.set(false)
    },
  }
}

type Dwell = {
  /** Begins when the condition starts to hold, and ends when it no longer does. */
  set(holds: boolean): void
  isOver(): boolean
}

function createDwell(onChange: (isArmed: boolean) => void): Dwell {
  let since: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const isOver = () => since !== undefined && performance.now() - since >= dwellMs
  return {
    isOver,
    set(holds) {
      if (holds === (since !== undefined)) return
      clearTimeout(timer)
      since = holds ? performance.now() : undefined
      if (holds) timer = setTimeout(() => onChange(true), dwellMs)
      else onChange(false)
    },
  }
}

/** Starts again whenever the window changes, or when told. */
function restartOnChanges(dwell: Dwell, update: () => void): Pick<Arming, 'restart' | 'stop'> {
  const listening = new AbortController()
  const { signal } = listening
  const restart = () => {
    dwell.set(false)
    update()
  }
  for (const event of ['focus', 'blur', 'resize', 'pageshow'])
    window.addEventListener(event, restart, { signal })
  document.addEventListener('visibilitychange', restart, { signal })
  return { restart, stop: () => listening.abort() }
}
