import type { IconShape } from '../../ui/pictures/shapes.ts'

export const mail: IconShape = {
  parts: [
    ['rect', { x: '3', y: '4.75', width: '14', height: '10.5', rx: '2.25' }],
    ['path', { d: 'm3.75 6.5 5.1 4.1a1.85 1.85 0 0 0 2.3 0l5.1-4.1' }],
  ],
}

export const shield: IconShape = {
  parts: [['path', { d: 'M10 2.75 4.25 5v4.25c0 3.75 2.4 6.6 5.75 8 3.35-1.4 5.75-4.25 5.75-8V5L10 2.75Z' }]],
}

export const forward: IconShape = {
  points: true,
  parts: [['path', { d: 'M4.5 10h11m-4.5-4.5L15.5 10 11 14.5' }]],
}
