import { draw } from '../../ui/pictures/draw.tsx'
import { iconFrame } from '../../ui/pictures/shapes.ts'

/** Two links of a chain. */
export function LinkIcon() {
  return draw(
    iconFrame({
      parts: [
        ['path', { d: 'M8.5 11.5a3.2 3.2 0 0 0 4.6.1l2.4-2.4a3.25 3.25 0 0 0-4.6-4.6L9.6 5.9' }],
        ['path', { d: 'M11.5 8.5a3.2 3.2 0 0 0-4.6-.1l-2.4 2.4a3.25 3.25 0 0 0 4.6 4.6l1.3-1.3' }],
      ],
    }),
  )
}
