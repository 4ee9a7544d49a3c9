import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { frameView } from '../../connectors/embedded/frameView.ts'
import { frameElement } from '../../connectors/embedded/mountFrame.ts'
import { useKit, useSlice } from '../../ui/kit.tsx'
import { useStyles } from '../../ui/theme/styles.tsx'
import css from './framePlace.css?inline'
import { placeFrame } from './placeFrame.ts'
import { useWords } from './useWords.tsx'

/** About what the first screen of a login needs: its height changes little when the frame comes. */
const usualHeight = 340

/** Room for the frame, as high as the frame asks for. Shows `children` while the frame has nothing to show. */
export function FramePlace({ children }: { children: ReactNode }) {
  useStyles(css)
  const t = useWords()
  const kit = useKit()
  const place = useRef<HTMLDivElement>(null)
  const [state] = useSlice(frameView)
  const title = state.status === 'shown' ? state.title : undefined
  const height = state.status === 'shown' ? state.height : undefined
  // What follows the frame keeps its room.
  const lastHeight = useRef(usualHeight)
  if (height !== undefined) lastHeight.current = height

  useLayoutEffect(() => {
    const frame = frameElement(kit)
    if (!frame || !place.current || !title) return
    frame.title = t(`embedded.frame.${title}`)
    return placeFrame(frame, place.current)
  }, [kit, t, title])

  return (
    <div ref={place} className="frame-place" style={{ blockSize: lastHeight.current }}>
      {height === undefined && children}
    </div>
  )
}
