import { useId, useMemo } from 'react'
import { randomFrom } from './hash.ts'

export type IdenticonProps = {
  address: string
  /** In px. @default 40 */
  size?: number | undefined
}

/**
 * A flower that belongs to one address.
 *
 * Number, width and turn of the petals and all colours come from the whole
 * address, so two that share only their ends look nothing alike.
 */
export function Identicon({ address, size = 40 }: IdenticonProps) {
  const id = useId()
  const flower = useMemo(() => grow(address), [address])
  const { hue, angle, petals, inner, glow } = flower
  return (
    <svg width={size} height={size} viewBox="-50 -50 100 100" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}b`} cx={glow.x} cy={glow.y} r="1">
          <stop stopColor={color(0.83, 0.1, hue)} />
          <stop offset=".55" stopColor={color(0.63, 0.16, hue + 38)} />
          <stop offset="1" stopColor={color(0.45, 0.15, hue + 84)} />
        </radialGradient>
        <linearGradient id={`${id}p`} x1="0" y1="1" x2="0" y2="0">
          <stop stopColor={color(0.99, 0.02, hue + 150)} stopOpacity=".85" />
          <stop offset="1" stopColor={color(0.9, 0.1, hue + 190)} stopOpacity=".12" />
        </linearGradient>
        <clipPath id={`${id}c`}>
          <circle r="50" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}c)`}>
        <circle r="50" fill={`url(#${id}b)`} />
        <g transform={`rotate(${angle})`} fill={`url(#${id}p)`}>
          {petals.map(({ turn, length, width }) => (
            <path key={turn} d={petal(length, width)} transform={`rotate(${turn})`} />
          ))}
        </g>
        <circle r={inner} fill={color(0.99, 0.03, hue + 150)} />
      </g>
    </svg>
  )
}

type Flower = {
  hue: number
  angle: number
  inner: number
  glow: { x: number; y: number }
  petals: readonly { turn: number; length: number; width: number }[]
}

function grow(address: string): Flower {
  // Ethereum writes one address in several cases.
  const random = randomFrom(/^0x[\da-f]+$/i.test(address) ? address.toLowerCase() : address)
  const count = 4 + Math.floor(random() * 5)
  const [length, width] = [30 + random() * 12, (88 / count) * (0.75 + random() * 0.75)]
  const [shorter, narrower] = [0.55 + random() * 0.45, 0.6 + random() * 0.4]
  const hue = random() * 360
  const angle = random() * 360
  const petals = Array.from({ length: count * 2 }, (_, index) => ({
    turn: (index * 180) / count,
    length: index % 2 ? length * shorter : length,
    width: index % 2 ? width * narrower : width,
  }))
  return {
    hue,
    angle,
    inner: 3 + random() * 4,
    glow: { x: 0.2 + random() * 0.6, y: 0.1 + random() * 0.4 },
    petals,
  }
}

function petal(length: number, width: number): string {
  const [l, w] = [length, width / 2].map((value) => Math.round(value * 10) / 10) as [number, number]
  return `M0 0C${-w * 1.5} ${-l * 0.45} ${-w} ${-l} 0 ${-l}S${w * 1.5} ${-l * 0.45} 0 0Z`
}

function color(lightness: number, chroma: number, hue: number): string {
  return `oklch(${lightness} ${chroma} ${Math.round(hue % 360)})`
}
