import { shape } from '../../ui/dom.ts'
import type { Dock } from '../settings.ts'

const paths = {
  key: 'M9.5 6.5a3 3 0 1 1-2.2 5l-.8.8H5v1.5H3.5V15H1v-2.5l4-4a3 3 0 0 1 4.5-2Zm.5 2.2h.01',
  collapse: 'm4 6 4 4 4-4',
}

export function icon(name: keyof typeof paths): SVGElement {
  return svg([
    [
      'path',
      {
        d: paths[name],
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: '1.5',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      },
    ],
  ])
}

const filled = {
  left: { x: '2.5', y: '3', width: '4', height: '10' },
  bottom: { x: '2.5', y: '9', width: '11', height: '4' },
  right: { x: '9.5', y: '3', width: '4', height: '10' },
}

/** A window with the panel on that side. */
export function dockIcon(dock: Dock): SVGElement {
  return svg([
    [
      'rect',
      {
        x: '2',
        y: '2.5',
        width: '12',
        height: '11',
        rx: '2',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: '1.25',
      },
    ],
    ['rect', { ...filled[dock], fill: 'currentColor' }],
  ])
}

function svg(children: Parameters<typeof shape>[0][]): SVGElement {
  return shape([
    'svg',
    { width: '16', height: '16', viewBox: '0 0 16 16', 'aria-hidden': 'true' },
    ...children,
  ])
}
