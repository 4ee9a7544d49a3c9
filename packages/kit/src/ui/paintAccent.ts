import { cssColor, fitAccent, parseColor } from './accent.ts'

/**
 * Gives a host's button the host's colour, fitted so that the words on it can
 * be read. Set on the element: a strict policy allows no style attribute in HTML.
 */
export function paintAccent(button: HTMLElement, accent: string | undefined): void {
  const color = accent && parseColor(accent)
  if (!color) return
  // The fill is the same in both themes; only what is written in the accent differs.
  const { fill, onFill } = fitAccent(color, 'light')
  button.style.setProperty('--lk-accent', cssColor(fill))
  button.style.setProperty('--lk-on-accent', cssColor(onFill))
}
