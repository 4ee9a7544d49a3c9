import { appearance } from '../../core/config/appearance.ts'
import type { Kit } from '../../core/kit.ts'
import { frameSlot } from '../../core/modal/frameSlot.ts'
import { modal } from '../../core/modal/modal.ts'
import { expected, followOpeners } from '../../core/modal/opener.ts'
import type { Shell } from '../../shell.ts'
import { nextPaint } from '../../ui/nextPaint.ts'
import { loadTheme } from '../../ui/theme/loadTheme.ts'
import { loadFirstWords } from '../../ui/words/loadFirstWords.ts'

type Attached = { users: number; stop(): void }

const attached = new WeakMap<Kit, Attached>()

/** How long the visitor may hover or touch before the views are loaded, which takes more time than a tap has. */
const pressMs = 150

/** Loads and mounts the modal when it first opens. Returns a function that removes it. */
export function attachModal(kit: Kit): () => void {
  const entry = attached.get(kit) ?? attach(kit)
  attached.set(kit, entry)
  entry.users++
  return () => {
    entry.users--
    // StrictMode and route changes detach and attach again synchronously.
    queueMicrotask(() => {
      if (entry.users > 0 || attached.get(kit) !== entry) return
      attached.delete(kit)
      entry.stop()
    })
  }
}

/** Mounts the modal inside `parent`. Returns a function that removes it. One per kit. */
export function embedModal(kit: Kit, parent: HTMLElement): () => void {
  let unmount: (() => void) | undefined
  let gone = false
  Promise.all([import('../../views.tsx'), loadTheme(appearance.of(kit).get().theme)]).then(
    ([{ embedModal }]) => {
      if (!gone) unmount = embedModal(kit, parent)
    },
    (error: unknown) => kit.emit({ type: 'INTERNAL_SDK_ERROR', error }),
  )
  return () => {
    gone = true
    unmount?.()
  }
}

function attach(kit: Kit): Attached {
  const store = modal.of(kit)
  const slot = frameSlot.of(kit)
  const near = expected.of(kit)
  let shell: Promise<Shell> | undefined
  let mounted: Shell | undefined
  let views: Promise<void> | undefined
  let failing = false
  let unmount: (() => void) | undefined
  let stopped = false

  /** The dialog and the wallet list. */
  const openShell = () => {
    const { locale, theme } = appearance.of(kit).get()
    shell ??= Promise.all([import('../../shell.ts'), loadFirstWords(locale), loadTheme(theme)]).then(
      ([{ mountShell }]) => {
        mounted = mountShell(kit)
        unmount = mounted.remove
        if (stopped) unmount()
        return mounted
      },
    )
    return shell
  }
  /** Everything else. */
  const openViews = () => {
    views ??= Promise.all([openShell(), import('../../views.tsx'), mounted?.loadAhead()]).then(
      async ([shell, { mountModal }]) => {
        if (stopped) return
        unmount = await mountModal(kit, shell)
        // Removed while something was pressed.
        if (stopped) unmount()
      },
    )
    return views
  }
  /** Loading failed: the next click tries again. */
  const fail = (error: unknown) => {
    failing = true
    near.dispatch(false)
    // A wallet can be connected from its list without the other views.
    if (!mounted?.isOpen()) store.dispatch({ type: 'close', home: { name: 'Connect' } })
    if (!mounted) shell = undefined
    views = undefined
    failing = false
    kit.emit({ type: 'INTERNAL_SDK_ERROR', error })
  }
  const follow = () => {
    const { status, stack, embedded } = store.get()
    if (embedded || failing) return
    if (slot.get().wanted) openShell().catch(fail)
    if (near.get() && !shell)
      openShell()
        .then(() => wait(pressMs))
        .then(openViews)
        .catch(fail)
    if (status === 'closed' || views) return
    // The wallet list is on screen before the rest is loaded.
    const first = stack.length === 1 && stack[0].name === 'Connect'
    ;(first ? openShell().then(nextPaint) : Promise.resolve()).then(openViews).catch(fail)
  }
  const stops = [store.subscribe(follow), slot.subscribe(follow), near.subscribe(follow), followOpeners(kit)]
  follow()
  return {
    users: 0,
    stop() {
      stopped = true
      for (const stop of stops) stop()
      unmount?.()
    },
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
