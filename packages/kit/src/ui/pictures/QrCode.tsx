import { type ReactNode, useMemo } from 'react'
import { Loading } from '../feedback/Skeleton.tsx'
import { useStyles } from '../theme/styles.tsx'
import css from './QrCode.css?inline'
import { qrShapes } from './qrShapes.ts'

export type QrCodeProps = {
  /** What a camera reads; an outline stands there until it is known. */
  text: string | undefined
  /** What it is of, for those who cannot see it. */
  label: string
  /** A picture for the middle; a text of more than 80 characters leaves no room for one. */
  children?: ReactNode
}

/** Modules around the code that stay empty, or cameras do not find it. */
const quiet = 4

/** A QR code. Dark on light in every theme: many cameras read nothing else. */
export function QrCode({ text, label, children }: QrCodeProps) {
  useStyles(css)
  return (
    <div className="qr" data-waiting={text === undefined || undefined}>
      {text === undefined ? <Outline /> : <Drawing key={text} text={text} label={label} />}
      {children && <span className="qr-middle">{children}</span>}
    </div>
  )
}

function Drawing({ text, label }: { text: string; label: string }) {
  const { modules, eyes, size } = useMemo(() => qrShapes(text), [text])
  return (
    <svg className="qr-code" viewBox={viewBox(size)} role="img" aria-label={label}>
      <path className="qr-modules" d={modules} />
      <Eyes corners={eyes} />
    </svg>
  )
}

/** What every code looks like before it says anything; as large as that of a pairing. */
function Outline() {
  const size = 57
  const corners = [
    { x: 0, y: 0 },
    { x: size - 7, y: 0 },
    { x: 0, y: size - 7 },
  ]
  return (
    <>
      <span className="qr-dots" aria-hidden="true" />
      <svg className="qr-outline" viewBox={viewBox(size)} aria-hidden="true">
        {corners.map(({ x, y }) => (
          <rect key={`${x} ${y}`} className="qr-paper" x={x - 1} y={y - 1} width="9" height="9" />
        ))}
        <Eyes corners={corners} />
      </svg>
      <Loading />
    </>
  )
}

function Eyes({ corners }: { corners: readonly { readonly x: number; readonly y: number }[] }) {
  return corners.map(({ x, y }) => (
    <g key={`${x} ${y}`}>
      <rect className="qr-eye" x={x + 0.5} y={y + 0.5} width="6" height="6" rx="2" />
      <rect x={x + 2} y={y + 2} width="3" height="3" rx="1" />
    </g>
  ))
}

function viewBox(size: number): string {
  return `${-quiet} ${-quiet} ${size + quiet * 2} ${size + quiet * 2}`
}
