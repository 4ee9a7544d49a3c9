import { direction } from '@latchkey/protocol/direction'
import { type AppearanceState, appearance } from './core/config/appearance.ts'
import { features } from './core/config/features.ts'
import { languageOf } from './core/config/language.ts'
import { looks } from './core/config/looks.ts'
import type { Kit } from './core/kit.ts'
import { closeModal } from './core/modal/closeModal.ts'
import { setFrameSlot } from './core/modal/frameSlot.ts'
import { goBack } from './core/modal/leaveView.ts'
import { modal } from './core/modal/modal.ts'
import { warnOfFeatured } from './core/wallets/bundledWallets.ts'
import { wallets } from './core/wallets/wallets.ts'
import { subscribeChoices } from './features/connect/connectChoices.ts'
import { connectStyles, drawConnect, loadChooseWallet } from './features/connect/drawConnect.ts'
import { showHelp } from './features/connect/leaveConnect.ts'
import { isInstalled } from './features/connect/walletRows.ts'
import { followLegal } from './features/legal/followLegal.ts'
import { createDialog } from './ui/layout/dialog.ts'
import { cardStyles, drawCard } from './ui/layout/drawCard.ts'
import { mountShadow } from './ui/layout/mountShadow.ts'
import { brandingStyles, drawBranding } from './ui/pictures/drawBranding.ts'
import { adopt } from './ui/theme/adopt.ts'
import { firstWords } from './ui/words/firstWords.ts'
import { loadFirstWords } from './ui/words/loadFirstWords.ts'
import { stringsOf } from './ui/words/strings.ts'

/** The modal without React: the dialog, and the wallet list while React is on its way. */
export type Shell = {
  readonly root: ShadowRoot
  /** React draws here; its first commit replaces the wallet list. */
  readonly card: HTMLElement
  /** Changes language, direction and theme. */
  update(look: mountShadow.Look): void
  /** Loads what a click on a wallet needs. */
  loadAhead(): Promise<unknown>
  isOpen(): boolean
  setOpen(open: boolean): void
  /**
   * Stops drawing, because React does from now on. Resolves when nothing on the card is
   * pressed any more, to a function that puts focus and scrolling back where they were.
   */
  takeOver(): Promise<() => void>
  remove(): void
}

const reachable = 'a[href], button, [tabindex]'

/** Adds the modal to the page, with the wallets that are known already. Sends no requests. */
export function mountShell(kit: Kit): Shell {
  applyLooks(kit)
  const look = appearance.of(kit)
  const state = modal.of(kit)
  const shadow = mountShadow(lookOf(look.get()))
  const { card, slot, isOpen, setOpen, warm } = createDialog(shadow.root, {
    onEscape: () => goBack(kit),
    onBackdrop: () => closeModal(kit),
  })
  adopt(shadow.root, ...cardStyles, ...connectStyles, ...brandingStyles)
  setFrameSlot(kit, slot)
  // A wallet is about to be chosen.
  for (const hint of ['pointerover', 'keydown'])
    card.addEventListener(hint, () => loadDrivers(kit), { once: true })
  const visitor = followVisitor(card)

  let taken = false
  const draw = () => {
    const { lang } = languageOf(look.get().locale)
    const t = firstWords(lang, stringsOf(kit, lang))
    const view = drawConnect(kit, t, lang)
    if (!view) return
    // The server may have added one.
    adopt(shadow.root, ...formStyles(kit))
    card.replaceChildren(
      ...drawCard({
        t,
        title: t('connect.title'),
        view,
        footer: features.of(kit).get().features.branding ? drawBranding(t) : undefined,
        onHelp: () => showHelp(kit),
        onClose: () => closeModal(kit),
      }),
    )
    visitor.restore()
  }
  const show = () => {
    const { status, stack } = state.get()
    // React draws every other view.
    const ours = stack.length === 1 && stack[0].name === 'Connect' && !stack[0].params
    if (taken || (status === 'open' && !(ours && card.firstChild))) return
    setOpen(status === 'open')
    if (status === 'open') card.querySelector<HTMLElement>('.title')?.focus({ preventScroll: true })
  }
  draw()
  show()
  if (!isOpen()) warm()
  warnOfFeatured(kit)
  let spoken = languageOf(look.get().locale).lang
  const wear = () => {
    shadow.update(lookOf(look.get()))
    const { lang } = languageOf(look.get().locale)
    if (lang === spoken) return
    spoken = lang
    const drawAgain = () => {
      if (!taken) draw()
    }
    void loadFirstWords(look.get().locale).then(drawAgain)
  }
  const stops = [look.subscribe(wear), subscribeChoices(kit, draw), state.subscribe(show)]

  return {
    root: shadow.root,
    card,
    update: shadow.update,
    loadAhead: loadChooseWallet,
    isOpen,
    setOpen,
    async takeOver() {
      await visitor.released()
      taken = true
      for (const stop of stops) stop()
      visitor.stop()
      return visitor.restore
    },
    remove() {
      taken = true
      for (const stop of stops) stop()
      visitor.stop()
      setFrameSlot(kit, null)
      shadow.remove()
    },
  }
}

/** Applies what the server said last about wallets and documents, where the page says nothing itself. */
export function applyLooks(kit: Kit): void {
  const { wallets: named } = looks.read(kit)
  if (named) {
    const { featured, hidden: exclude, recommended } = named
    const wallets = { featured, exclude, recommended, ...kit.options.wallets }
    Object.assign(kit, { options: { ...kit.options, wallets } })
  }
  followLegal(kit)
}

/** The stylesheets of connectors that draw a login of their own. */
function formStyles({ connectors }: Kit): readonly string[] {
  return connectors.flatMap(({ logins = [] }) => logins.flatMap((login) => ('css' in login ? login.css : [])))
}

/** Loads what connecting the wallets of this page needs; what fails is tried again by the click. */
function loadDrivers(kit: Kit): void {
  const { found } = wallets.of(kit).get()
  const installed = new Set(found.filter(isInstalled).map(({ namespace }) => namespace))
  for (const { namespace, load } of kit.drivers) if (installed.has(namespace)) load?.().catch(() => undefined)
}

/** Remembers where the visitor is on the card, for when it is drawn again. */
function followVisitor(card: HTMLElement) {
  const life = new AbortController()
  const { signal } = life
  let focused = -1
  let field: string | null = null
  let scrolled = 0
  let pressed = false
  let release: (() => void) | undefined
  const all = () => [...card.querySelectorAll<HTMLElement>(reachable)]
  const listen = (target: EventTarget, types: readonly string[], listener: (event: Event) => void) => {
    for (const type of types) target.addEventListener(type, listener, { capture: true, signal })
  }
  listen(card, ['focusin'], ({ target }) => {
    focused = all().indexOf(target as HTMLElement)
    field = (target as HTMLElement).getAttribute('name')
  })
  listen(card, ['scroll'], ({ target }) => {
    scrolled = (target as Element).scrollTop
  })
  listen(card, ['pointerdown'], () => {
    pressed = true
  })
  listen(document, ['pointerup', 'pointercancel'], () => {
    // The click follows in the same task.
    setTimeout(() => {
      pressed = false
      release?.()
    })
  })
  return {
    restore() {
      // Asking for the layout where nothing is to be restored would delay the first frame.
      if (focused === -1 && scrolled === 0) return
      const stage = card.querySelector('.stage')
      if (stage) stage.scrollTop = scrolled
      // A field may stand elsewhere now, if wallets were found meanwhile.
      const again = field ? card.querySelector<HTMLElement>(`[name="${field}"]`) : all()[focused]
      again?.focus({ preventScroll: true })
    },
    released(): Promise<void> {
      return new Promise((resolve) => {
        if (pressed) release = resolve
        else resolve()
      })
    },
    stop: () => life.abort(),
  }
}

/** How the modal looks in this language and theme. */
export function lookOf({ theme, locale }: AppearanceState): mountShadow.Look {
  const { lang } = languageOf(locale)
  return { lang, dir: direction(lang), theme }
}
