import { linePath } from './scale.ts'
import './charts.css'

/** A small line without words, beside a figure that says the same. */
export function Sparkline({ points }: { points: readonly number[] }) {
  const max = Math.max(...points, 1)
  const last = Math.max(points.length - 1, 1)
  const line = linePath(points.map((value, at) => [(at / last) * 96 + 2, 26 - (value / max) * 22]))
  return (
    <svg className="sparkline" viewBox="0 0 100 28" width="100" height="28" aria-hidden="true">
      <path d={line} />
    </svg>
  )
}
