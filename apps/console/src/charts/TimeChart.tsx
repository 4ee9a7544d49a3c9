import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { linePath, niceTicks, round } from './scale.ts'
import './charts.css'

const height = 232
const top = 10
const bottom = 26
/** Room for a name of a time below the chart. */
const labelWidth = 92

/**
 * Values over time, as an area or as stacked columns, with the time before as a dashed line. The
 * point under the pointer is read above it; arrow keys do the same.
 */
export function TimeChart(props: TimeChart.Props) {
  const { label, times, layers, before, kind = 'area', isOpen = false, format, timeText } = props
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(640)
  const [active, setActive] = useState<number>()
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(Math.max(element.clientWidth, 240)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const sums = times.map((_, at) => layers.reduce((sum, { points }) => sum + (points[at] ?? 0), 0))
  const ticks = niceTicks(Math.max(...sums, ...(before?.points ?? []), 0))
  const max = ticks.at(-1) ?? 1
  const start = Math.max(...ticks.map((tick) => format(tick).length)) * 7 + 12
  const room = Math.max(width - start - 8, 1)
  const last = Math.max(times.length - 1, 1)
  const slot = room / Math.max(times.length, 1)
  const x = (at: number) => (kind === 'area' ? start + (at / last) * room : start + (at + 0.5) * slot)
  const y = (value: number) => top + (1 - value / max) * (height - top - bottom)
  const every = Math.ceil(times.length / Math.max(Math.floor(room / labelWidth), 1))
  const line = (points: readonly number[], from = 0, to = points.length) =>
    linePath(points.slice(from, to).map((value, at) => [x(from + at), y(value)]))
  const whole = isOpen && times.length > 2 ? times.length - 1 : times.length

  const move = (event: PointerEvent<HTMLDivElement>) => {
    const place = event.clientX - event.currentTarget.getBoundingClientRect().left - start
    const at = kind === 'area' ? Math.round((place / room) * last) : Math.floor(place / slot)
    setActive(Math.min(Math.max(at, 0), times.length - 1))
  }
  const step = (event: KeyboardEvent) => {
    const now = active ?? times.length - 1
    const to = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: times.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    setActive(Math.min(Math.max(to, 0), times.length - 1))
  }
  const read = (at: number) => [
    ...layers.map(({ name, points }) => `${name} ${format(points[at] ?? 0)}`),
    ...(before ? [`${before.name} ${format(before.points[at] ?? 0)}`] : []),
  ]
  const shown = active ?? times.length - 1

  return (
    <div className="chart" ref={frame}>
      <p className="chart-legend" aria-hidden="true">
        {active !== undefined && <span className="chart-time">{timeText(times[active] ?? 0, true)}</span>}
        {layers.map(({ name, points, tone }) => (
          <span key={name} className={`chart-name ${tone}`}>
            {name}
            {active !== undefined && <b>{format(points[active] ?? 0)}</b>}
          </span>
        ))}
        {before && (
          <span className="chart-name before">
            {before.name}
            {active !== undefined && <b>{format(before.points[active] ?? 0)}</b>}
          </span>
        )}
      </p>
      <div
        className="chart-drawing"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(times.length - 1, 0)}
        aria-valuenow={Math.max(shown, 0)}
        aria-valuetext={`${timeText(times[shown] ?? 0, true)}: ${read(shown).join(', ')}`}
        onKeyDown={step}
        onFocus={() => setActive((at) => at ?? times.length - 1)}
        onBlur={() => setActive(undefined)}
        onPointerMove={move}
        onPointerDown={move}
        onPointerLeave={() => setActive(undefined)}
      >
        <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
          <defs>
            <linearGradient id={`${id}fill`} x1="0" y1="0" x2="0" y2="1">
              <stop className="chart-stop-high" offset="0" />
              <stop className="chart-stop-low" offset="1" />
            </linearGradient>
          </defs>
          {ticks.map((tick) => (
            <g key={tick}>
              <path className="chart-grid" d={`M${start} ${round(y(tick))}H${width - 8}`} />
              <text className="chart-tick" x={start - 8} y={round(y(tick)) + 4} textAnchor="end">
                {format(tick)}
              </text>
            </g>
          ))}
          {times.map((time, at) =>
            at % every === 0 && x(at) < width - 30 ? (
              <text
                key={time}
                className="chart-tick"
                x={round(Math.max(x(at), start + 14))}
                y={height - 6}
                textAnchor="middle"
              >
                {timeText(time, false)}
              </text>
            ) : null,
          )}
          {kind === 'area' && layers[0] && (
            <path
              fill={`url(#${id}fill)`}
              d={`${line(layers[0].points, 0, whole)}L${round(x(whole - 1))} ${y(0)}L${start} ${y(0)}Z`}
            />
          )}
          {before && <path className="chart-line before" d={line(before.points)} />}
          {kind === 'area'
            ? layers.map(({ name, points, tone }) => (
                <g key={name}>
                  <path className={`chart-line ${tone}`} d={line(points, 0, whole)} />
                  {whole < times.length && (
                    <path className={`chart-line open ${tone}`} d={line(points, whole - 1)} />
                  )}
                </g>
              ))
            : times.map((time, at) => {
                let base = 0
                return (
                  <g key={time}>
                    {layers.map(({ name, points, tone }) => {
                      const value = points[at] ?? 0
                      base += value
                      return (
                        <rect
                          key={name}
                          className={`chart-column ${tone}`}
                          x={round(x(at) - slot * 0.36)}
                          width={round(Math.max(slot * 0.72, 1))}
                          y={round(y(base))}
                          height={round(Math.max(y(base - value) - y(base), 0))}
                          rx={slot > 12 ? 2 : 0}
                        />
                      )
                    })}
                  </g>
                )
              })}
          {active !== undefined && (
            <g>
              <path className="chart-cursor" d={`M${round(x(active))} ${top}V${height - bottom}`} />
              {kind === 'area' &&
                layers.map(({ name, points, tone }) => (
                  <circle
                    key={name}
                    className={`chart-dot ${tone}`}
                    cx={round(x(active))}
                    cy={round(y(points[active] ?? 0))}
                    r="4"
                  />
                ))}
            </g>
          )}
        </svg>
      </div>
    </div>
  )
}

export declare namespace TimeChart {
  type Layer = {
    name: string
    points: readonly number[]
    tone: 'accent' | 'negative' | 'second'
  }
  type Props = {
    /** What the chart shows, for screen readers. */
    label: string
    /** Start of each point. */
    times: readonly number[]
    /** Stacked as columns, beside each other as lines. */
    layers: readonly Layer[]
    before?: { name: string; points: readonly number[] } | undefined
    /** The last point is not over, so that it may still grow. @default false */
    isOpen?: boolean | undefined
    /** @default 'area' */
    kind?: 'area' | 'columns' | undefined
    format: (value: number) => string
    /** Short below the chart, long for the active point. */
    timeText: (time: number, isLong: boolean) => string
  }
}
