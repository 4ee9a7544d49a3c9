import { Component, createRef, type ReactNode } from 'react'

type Props = {
  viewKey: string
  direction: 'forward' | 'back'
  /** Whether a swap moves the focus always, or only when it was inside before. */
  refocus: 'always' | 'inside'
  onSwap(): void
  children: ReactNode
}
type Leaving = { ghost: HTMLElement; focused: boolean }

const viewTransitionMs = 150
const modalHeightMs = 150
const slide = 14
const easing = 'cubic-bezier(0.2, 0, 0, 1)'

/**
 * Shows one view and moves from one to the next: what leaves is kept as a
 * lifeless copy, so its state may change or vanish while it fades. The height
 * follows whatever the view does, also when data arrives later.
 *
 * A class, because only `getSnapshotBeforeUpdate` sees the DOM of the old view
 * after the decision to replace it and before it is gone.
 */
export class Stage extends Component<Props> {
  private readonly stage = createRef<HTMLDivElement>()
  private readonly view = createRef<HTMLDivElement>()
  private readonly ghosts = createRef<HTMLDivElement>()
  private observer: ResizeObserver | undefined
  private height: number | undefined
  private growing: Animation | undefined
  private moving: Animation[] = []

  override componentDidMount() {
    // React 18 does not know the attribute.
    if (this.ghosts.current) this.ghosts.current.inert = true
    if (!this.view.current) return
    this.observer = new ResizeObserver(() => this.follow())
    this.observer.observe(this.view.current)
  }

  override componentWillUnmount() {
    this.observer?.disconnect()
    this.settle()
    this.growing?.cancel()
  }

  override getSnapshotBeforeUpdate(previous: Props): Leaving | null {
    const stage = this.stage.current
    const view = this.view.current
    if (previous.viewKey === this.props.viewKey || !stage || !view) return null
    const ghost = copy(view)
    ghost.style.insetBlockStart = `${-stage.scrollTop}px`
    const root = stage.getRootNode() as ShadowRoot
    const focused = stage.closest('.card')?.contains(root.activeElement) ?? false
    return { ghost, focused }
  }

  override componentDidUpdate(_: Props, __: unknown, leaving: Leaving | null) {
    const stage = this.stage.current
    const view = this.view.current
    if (!leaving || !stage || !view) return
    this.settle()
    const card = stage.closest('.card')
    // Either of the two scrolls, depending on the height there is.
    for (const element of [stage, card]) if (element) element.scrollTop = 0
    const toEnd = getComputedStyle(stage).direction === 'rtl' ? -slide : slide
    const from = this.props.direction === 'forward' ? toEnd : -toEnd
    const still = calm(stage)
    const at = (x: number, opacity: number) =>
      still ? { opacity } : { opacity, transform: `translateX(${x}px)` }

    card?.setAttribute('data-moving', '')
    this.ghosts.current?.replaceChildren(leaving.ghost)
    this.moving = [
      leaving.ghost.animate([at(0, 1), at(-from, 0)], {
        duration: viewTransitionMs,
        easing,
        fill: 'forwards',
      }),
      view.animate([at(from, 0), at(0, 1)], { duration: viewTransitionMs, easing }),
    ]
    const [, arrival] = this.moving
    if (arrival) arrival.onfinish = () => this.settle()
    if (leaving.focused || this.props.refocus === 'always') this.props.onSwap()
  }

  override render() {
    return (
      <div ref={this.stage} className="stage">
        <div ref={this.ghosts} className="ghosts" aria-hidden="true" />
        <div ref={this.view} className="view">
          {this.props.children}
        </div>
      </div>
    )
  }

  private settle() {
    for (const animation of this.moving) animation.cancel()
    this.moving = []
    this.ghosts.current?.replaceChildren()
    this.stage.current?.closest('.card')?.removeAttribute('data-moving')
  }

  private follow() {
    const stage = this.stage.current
    if (!stage) return
    const from = this.growing?.playState === 'running' ? stage.offsetHeight : this.height
    this.growing?.cancel()
    const to = stage.offsetHeight
    this.height = to
    this.letKeysScroll(stage)
    if (from === undefined || from === to || calm(stage)) return
    const frames = [{ height: `${from}px` }, { height: `${to}px` }]
    this.growing = stage.animate(frames, { duration: modalHeightMs, easing })
  }

  private letKeysScroll(stage: HTMLElement) {
    const needed = stage.scrollHeight > stage.clientHeight && !this.view.current?.querySelector(reachable)
    if (needed) stage.tabIndex = 0
    else stage.removeAttribute('tabindex')
  }
}

/** Where nothing in a view takes the focus, the keys that scroll need a place to be. */
const reachable = 'a[href], button:not(:disabled), input, select, textarea, [tabindex="0"]'

function calm(element: Element): boolean {
  const window = element.ownerDocument.defaultView
  return window?.matchMedia('(prefers-reduced-motion: reduce)').matches ?? true
}

function copy(view: HTMLElement): HTMLElement {
  const ghost = view.cloneNode(true) as HTMLElement
  // A copied canvas is blank.
  const painted = view.querySelectorAll('canvas')
  ghost.querySelectorAll('canvas').forEach((canvas, index) => {
    const source = painted[index]
    if (source?.width && source.height) canvas.getContext('2d')?.drawImage(source, 0, 0)
  })
  return ghost
}
