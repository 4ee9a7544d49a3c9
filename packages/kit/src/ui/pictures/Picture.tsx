import { type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { randomFrom } from '../account/hash.ts'
import { useStyles } from '../theme/styles.tsx'
import { decodedImage, decodeImage, paint } from './decodeImage.ts'
import { draw } from './draw.tsx'
import { type ImageSource, imageSource } from './imageSource.ts'
import { initials } from './initials.ts'
import { loadedLogo, loadLogo } from './loadLogo.ts'
import type { Logo, LogoKey } from './logo.ts'
import css from './Picture.css?inline'

export type PictureProps = {
  /** What initials are taken from when there is neither an image nor a logo. */
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

/** A wallet's icon. Decorative: its name always stands next to it. `id` is that of the registry, or the rdns. */
export function WalletIcon({ id, ...props }: PictureProps & { id?: string | undefined }) {
  return <Picture {...props} shape="tile" logo={id && `wallet ${id}`} />
}

/** A network's icon: the same idea, round. `id` is its CAIP-2 id. */
export function NetworkIcon({ id, ...props }: PictureProps & { id?: string | undefined }) {
  return <Picture {...props} shape="round" logo={id && `network ${id}`} />
}

export type TokenPictureProps = Omit<PictureProps, 'name' | 'src'> & {
  token: {
    /** CAIP-19. */
    readonly id: string
    /** Undefined for the network's own coin. */
    readonly address: string | undefined
    readonly name?: string | undefined
    readonly symbol: string
    readonly icon?: string | undefined
  }
}

/** A token's icon. A native coin's logo is looked up by its network's symbol, any other by CAIP-19 id, because token symbols can be forged. */
export function TokenPicture({ token, ...props }: TokenPictureProps) {
  const { address, icon, id, name, symbol } = token
  const logo: LogoKey = address === undefined ? `coin ${symbol}` : `asset ${id}`
  return <Picture {...props} name={symbol || name || ''} src={icon} shape="round" logo={logo} />
}

function Picture(props: PictureProps & { shape: 'tile' | 'round'; logo: LogoKey | '' | undefined }) {
  const { name, src, size = 40, svg = false, instead, shape, logo: key } = props
  useStyles(css)
  const scope = useId()
  const source = useMemo(() => imageSource(src, svg), [src, svg])
  // A new source starts over; remembering which one a result belongs to saves an effect.
  const [outcome, setOutcome] = useState<{
    source?: ImageSource | undefined
    status: 'shown' | 'failed' | 'slow'
  }>()
  const status = !source ? 'failed' : outcome?.source === source ? outcome.status : 'loading'
  const missing = status === 'failed' || status === 'slow'
  const logo = useLogo((missing && !instead && key) || undefined)

  useEffect(() => {
    if (!source) return
    const timer = setTimeout(
      () => setOutcome((now) => (now?.source === source ? now : { source, status: 'slow' })),
      imageTimeoutMs,
    )
    return () => clearTimeout(timer)
  }, [source])

  const settle = (status: 'shown' | 'failed') => setOutcome({ source, status })
  return (
    <span
      className="picture"
      data-shape={shape}
      // Until it is known whether there is a logo, nothing is drawn: initials would flash.
      data-status={logo ? 'drawn' : logo === undefined ? 'loading' : status}
      aria-hidden="true"
      style={{ '--size': `${size}px`, '--hue': Math.floor(randomFrom(name)() * 360) } as React.CSSProperties}
    >
      {instead ? status !== 'shown' && instead : missing && logo === null && <b>{initials(name)}</b>}
      {logo && draw(logo, scope)}
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
          // The browser may have it already.
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0 && status === 'loading') settle('shown')
          }}
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

/** The logo that comes with the kit; undefined while it is fetched, null if there is none. */
function useLogo(key: LogoKey | undefined): Logo | null | undefined {
  const [outcome, setOutcome] = useState<{ key: LogoKey; logo: Logo | null }>()
  const known = key ? loadedLogo(key) : null
  useEffect(() => {
    if (!key || loadedLogo(key) !== undefined) return
    let stale = false
    const settle = (logo: Logo | null) => stale || setOutcome({ key, logo })
    loadLogo(key).then(settle, () => settle(null))
    return () => {
      stale = true
    }
  }, [key])
  return known === undefined && outcome?.key === key ? outcome?.logo : known
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

  // Before the next frame, so that a picture that was shown before does not blink.
  useLayoutEffect(() => {
    let stale = false
    const show = (bitmap: ImageBitmap) => {
      if (stale || !canvas.current) return
      paint(canvas.current, bitmap)
      settled.current('shown')
    }
    const known = decodedImage(source, size)
    if (known) show(known)
    else decodeImage(source, size).then(show, () => stale || settled.current('failed'))
    return () => {
      stale = true
    }
  }, [source, size])

  return <canvas ref={canvas} />
}
