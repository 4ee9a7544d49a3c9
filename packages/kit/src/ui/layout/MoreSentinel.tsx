import { useEffect, useRef } from 'react'
import { Button } from '../controls/Button.tsx'

export type MoreSentinelProps = {
  label: string
  /** Asks by itself when it comes into view. @default true */
  automatic?: boolean | undefined
  onMore(): void
}

/** The end of a list that goes on: asks for more when it is scrolled to; a button for those who do not scroll. */
export function MoreSentinel({ label, automatic = true, onMore }: MoreSentinelProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ref.current
    if (!element || !automatic) return
    // A busy page reports several changes at once, oldest first.
    const observer = new IntersectionObserver((moments) => moments.at(-1)?.isIntersecting && onMore())
    observer.observe(element)
    return () => observer.disconnect()
  }, [onMore, automatic])
  return (
    <div ref={ref}>
      <Button variant="quiet" onClick={onMore}>
        {label}
      </Button>
    </div>
  )
}
