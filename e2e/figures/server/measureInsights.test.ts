import { expect, test } from 'vitest'
import type { Figure } from '../../../scripts/figures.ts'

test('behavior: a small sample of the measurements of charts runs', { timeout: 300_000 }, async () => {
  Object.assign(process.env, { INSIGHTS_EVENTS: '2000', INSIGHTS_DAYS: '3', INSIGHTS_SAMPLES: '1' })
  // It reads the environment when it is loaded.
  const { measureInsights } = await import('./measureInsights.ts')
  const figures: Figure[] = []
  await measureInsights((figure) => figures.push(figure))
  expect(figures.slice(0, 5).map(({ name }) => name)).toEqual([
    'charts of a year, PostgreSQL, p95',
    'charts of a year, PostgreSQL, the first of 30 s',
    'projectSeries of 90 days at 1,000,000 events a day, p95',
    'events stored with counts',
    'events stored with counts while charts are read',
  ])
  for (const { value } of figures) expect(value).toBeGreaterThan(0)
})
