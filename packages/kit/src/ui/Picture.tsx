import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { randomFrom } from './hash.ts'
import { type ImageSource, imageSource } from './imageSource.ts'
import css from './Picture.css?inline'
import { useStyles } from './styles.tsx'

export type PictureProps = {
  /** What initials are taken from when the image is missing, slow, broken or not allowed. */
  name: string
  src?: string | undefined
  /** In px. @default 40 */
  size?: number | undefined
  /** Whether the page's policy lets an SVG in a `data:` URI be shown. */
  svg?: boolean | undefined
  /** Stands there until the image does, instead of initials. */
  instead?: ReactNode
}

const imageTimeoutMs = 2_000

/** A wallet's icon. Decorative: its name always stands next to it. */
export function WalletIcon(props: PictureProps) {
  return <Picture {...props} shape="tile" />
}

/** A network's icon: the same idea, round. */
export function NetworkIcon(props: PictureProps) {
  return <Picture {...props} shape="round" />
}

function Picture(props: PictureProps & { shape: 'tile' | 'round' }) {
  const { name, src, size = 40, svg = false, instead, shape } = props
  useStyles(css)
  const source = useMemo(() => imageSource(src, svg), [src, svg])
  // A new source starts over; remembering which one a result belongs to saves an effect.
  const [outcome, setOutcome] = useState<{
    source?: ImageSource | undefined
    status: 'shown' | 'failed' | 'slow'
  }>()
  const status = !source ? 'failed' : outcome?.source === source ? outcome.status : 'loading'

  useEffect(() => {
    if (!source) return
    const timer = setTimeout(
      () => setOutcome((now) => (now?.source === source ? now : { source, status: 'slow' })),
      imageTimeoutMs,
    )
    return () => clearTimeout(timer)
  }, [source])

  const settle = (status: 'shown' | 'failed') => setOutcome({ source, status })
  const initialsShown = status === 'failed' || status === 'slow'
  return (
    <span
      className="picture"
      data-shape={shape}
      data-status={status}
      aria-hidden="true"
      style={{ '--size': `${size}px`, '--hue': Math.floor(randomFrom(name)() * 360) } as React.CSSProperties}
    >
      {instead ? status !== 'shown' && instead : initialsShown && <b>{initials(name)}</b>}
      {source?.kind === 'url' && status !== 'failed' && (
        // biome-ignore lint/a11y/noNoninteractiveElementInteractions: loading is not an interaction
        <img
          src={source.url}
          alt=""
          width={size}
          height={size}
          draggable={false}
          referrerPolicy="no-referrer"
          // No cookies: an image server learns nothing of who looks.
          crossOrigin="anonymous"
          onLoad={() => settle('shown')}
          onError={() => settle('failed')}
        />
      )}
      {source?.kind === 'bytes' && status !== 'failed' && (
        <Bitmap source={source} size={size} onSettle={settle} />
      )}
    </span>
  )
}

type BitmapProps = {
  source: ImageSource & { kind: 'bytes' }
  size: number
  onSettle(status: 'shown' | 'failed'): void
}

function Bitmap({ source, size, onSettle }: BitmapProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const settled = useRef(onSettle)
  settled.current = onSettle

  useEffect(() => {
    let stale = false
    const pixels = Math.round(size * Math.min(3, Math.max(2, devicePixelRatio)))
    const options = { resizeWidth: pixels, resizeHeight: pixels, resizeQuality: 'high' } as const
    createImageBitmap(new Blob([source.bytes], { type: source.type }), options)
      .then((bitmap) => {
        const element = canvas.current
        if (!stale && element) {
          element.width = pixels
          element.height = pixels
          element.getContext('2d')?.drawImage(bitmap, 0, 0)
          settled.current('shown')
        }
        bitmap.close()
      })
      .catch(() => stale || settled.current('failed'))
    return () => {
      stale = true
    }
  }, [source, size])

  return <canvas ref={canvas} />
}

/** One or two letters: the first of the first two words. */
function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s\-_.]+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const letters = words.slice(0, 2).map((word) => [...word][0] ?? '')
  return letters.join('').toUpperCase()
}
