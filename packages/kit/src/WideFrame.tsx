import { type ComponentType, type ReactNode, useCallback, useSyncExternalStore } from 'react'
import type { ModalState, View } from './core/modal/modal.ts'
import type { FrameProps } from './ui/layout/Frame.tsx'
import { useStyleRoot } from './ui/theme/styles.tsx'
import type { Translate } from './ui/words/format.ts'

/** The same as in `Theme.css`. */
const wideScreen = matchMedia('(min-width: 720px) and (min-height: 480px)')
const wideCardPx = 720

export type WideFrameProps = {
  /** Given instead of imported: what the compact layout loads stays as it is. */
  Frame: ComponentType<FrameProps>
  frame: Omit<FrameProps, 'children'>
  t: Translate
  /** The first view and those after it. */
  stack: ModalState['stack']
  /** Whether a wallet is being chosen. */
  isChoosing: boolean
  /** What is beside the wallets at first. */
  help: View
  draw(view: View): ReactNode
  /** Goes back to the first view. */
  onFirst(): void
}

/** While a wallet is chosen on a wide screen: the wallets at the start, and what happens beside them. */
export function WideFrame({ Frame, frame, t, stack, isChoosing, help, draw, onFirst }: WideFrameProps) {
  const isWide = useIsWide(frame.inline)
  const [first, ...others] = stack
  const view = others.at(-1)
  if (!isWide || !isChoosing)
    return (
      <Frame {...frame} side={<i className="narrow" hidden />}>
        {draw(view ?? first)}
      </Frame>
    )
  return (
    <Frame
      {...frame}
      start={view ? 'back' : 'none'}
      side={
        <aside
          className="side"
          onClickCapture={({ target }) => {
            // A wallet that is chosen here takes the place of the one before it.
            if (view && (target as Element).closest('button, a')) onFirst()
          }}
        >
          {view && <p className="title">{t('connect.title')}</p>}
          {draw(first)}
        </aside>
      }
    >
      {view ? (
        draw(view)
      ) : (
        <>
          <h2 className="title">{t('connect.whatIsWallet')}</h2>
          {draw(help)}
        </>
      )}
    </Frame>
  )
}

/** Whether the screen has room, and in a page the element that the card is in. */
function useIsWide(inline: boolean | undefined): boolean {
  const host = useStyleRoot()?.host
  const subscribe = useCallback(
    (listener: () => void) => {
      wideScreen.addEventListener('change', listener)
      const observer = new ResizeObserver(listener)
      if (inline && host) observer.observe(host)
      return () => {
        wideScreen.removeEventListener('change', listener)
        observer.disconnect()
      }
    },
    [inline, host],
  )
  const hasRoom = () => wideScreen.matches && !(inline && host && host.clientWidth < wideCardPx)
  return useSyncExternalStore(subscribe, hasRoom)
}
