import type { Logo } from './logo.ts'

/** An icon on a grid of 20 with round 1.6 strokes. One that points is mirrored for right-to-left text. */
export type IconShape = { readonly points?: true; readonly parts: readonly Logo[] }

/** The element around the parts of an icon. */
export function iconFrame({ points, parts }: IconShape, size = 20): Logo {
  const look = {
    ...(points && { className: 'points' }),
    width: `${size}`,
    height: `${size}`,
    viewBox: '0 0 20 20',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.6',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    'aria-hidden': 'true',
  }
  return ['svg', look, ...parts]
}

const path = (d: string, more?: Readonly<Record<string, string>>): Logo => ['path', { d, ...more }]
const square = (x: string, y: string): Logo => ['rect', { x, y, width: '5', height: '5', rx: '1.5' }]

// Those of the first view, which is drawn before React is there.

export const chevron: IconShape = { points: true, parts: [path('m8 5.5 4.5 4.5L8 14.5')] }

export const close: IconShape = { parts: [path('m5.25 5.25 9.5 9.5m0-9.5-9.5 9.5')] }

export const help: IconShape = {
  parts: [
    ['circle', { cx: '10', cy: '10', r: '7.5' }],
    path('M7.9 7.9a2.15 2.15 0 1 1 3.25 1.84c-.74.45-1.15.86-1.15 1.7'),
    path('M10 13.9v.01', { strokeWidth: '2' }),
  ],
}

export const wallet: IconShape = {
  points: true,
  parts: [
    path(
      'M14.5 6.25V5.5a1.75 1.75 0 0 0-2.2-1.7L4.6 5.6A1.5 1.5 0 0 0 3.5 7v7A2.5 2.5 0 0 0 6 16.5h8a2.5 2.5 0 0 0 2.5-2.5V8.75A2.5 2.5 0 0 0 14 6.25H5',
    ),
    path('M13 11.4v.01', { strokeWidth: '2.2' }),
  ],
}

/** A code to be scanned. */
export const code: IconShape = {
  parts: [
    square('3.5', '3.5'),
    square('11.5', '3.5'),
    square('3.5', '11.5'),
    path('M12 12v.01M16 12v.01M14 14v.01M12 16v.01M16 16v.01', { strokeWidth: '2' }),
  ],
}
