import { useLayoutEffect } from 'preact/hooks'

/**
 * Escape leaves a screen, from the moment it is drawn. Keys that are pressed in the frame do
 * not reach the page around it.
 */
export function useEscape(onLeave: () => void): void {
  useLayoutEffect(() => {
    const listen = ({ key }: KeyboardEvent) => key === 'Escape' && onLeave()
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [onLeave])
}
