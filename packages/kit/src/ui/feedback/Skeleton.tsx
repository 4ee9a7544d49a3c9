import { useStyles } from '../theme/styles.tsx'
import { useT } from '../words/i18n.tsx'
import css from './Skeleton.css?inline'

export type SkeletonProps = {
  /** What will come: rows of a list, a line of text, a round image, a grid tile. */
  shape: 'row' | 'text' | 'circle' | 'tile'
  count?: number | undefined
  /** Width of a line or size of a circle, in px. */
  size?: number | undefined
}

/** The outline of what is on its way, so that nothing moves when it comes. */
export function Skeleton({ shape, count = 1, size }: SkeletonProps) {
  useStyles(css)
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the outlines are alike and have no other name
    <span key={index} className="skeleton" data-shape={shape} aria-hidden="true">
      {shape === 'text' && <i style={{ inlineSize: size ?? 120 }} />}
      {shape === 'circle' && <i style={{ inlineSize: size ?? 40, blockSize: size ?? 40 }} />}
      {shape === 'row' && (
        <>
          <i />
          <i style={{ inlineSize: [132, 96, 116, 148][index % 4] }} />
        </>
      )}
      {shape === 'tile' && (
        <>
          <i />
          <i />
        </>
      )}
    </span>
  ))
}

/** Says to a screen reader that something is on its way. */
export function Loading() {
  const t = useT()
  return (
    <span className="hidden" role="status">
      {t('a11y.loading')}
    </span>
  )
}
