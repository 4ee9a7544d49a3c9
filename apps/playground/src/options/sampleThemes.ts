import type { Theme } from 'latchkey'

/** Themes to start from. Each restyles the whole modal with nothing but tokens. */
export const sampleThemes = {
  Ink: { mode: 'light', accent: '#111111', tone: 'neutral', radius: 'small', edge: 'line', layout: 'wide' },
  Dune: {
    mode: 'light',
    accent: '#a8551c',
    tone: 'sand',
    radius: 'large',
    font: 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", sans-serif',
    overlay: 'blur',
  },
  Blossom: { mode: 'light', accent: '#c2255c', tone: 'rose', radius: 'large', layout: 'wide' },
  Forest: { mode: 'dark', accent: '#2f9e44', tone: 'leaf', edge: 'none', overlay: 'blur', layout: 'wide' },
  Terminal: {
    mode: 'dark',
    accent: '#22d3a5',
    tone: 'neutral',
    radius: 'none',
    font: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace',
    density: 'compact',
    edge: 'line',
  },
} as const satisfies Readonly<Record<string, Theme>>
