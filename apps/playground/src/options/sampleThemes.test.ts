import { expect, test } from 'vitest'
import { firstState, readState, withTheme, writeState } from '../state.ts'
import { sampleThemes } from './sampleThemes.ts'

test('behavior: a sample theme takes the place of the last one, and can be shared as a link', () => {
  const others = { ...firstState, values: { projectId: 'shop', 'theme.density': 'compact' } }
  for (const theme of Object.values(sampleThemes)) {
    const state = { ...others, values: withTheme(others.values, theme) }
    expect(state.values).toEqual({
      projectId: 'shop',
      ...Object.fromEntries(Object.entries(theme).map(([name, value]) => [`theme.${name}`, value])),
    })
    expect(readState(writeState(state))).toEqual(state)
  }
})
