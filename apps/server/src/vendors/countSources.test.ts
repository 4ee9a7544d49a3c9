import { badRequest, sourceUnavailable } from '@latchkey/protocol/catalogue'
import { expect, test } from 'vitest'
import { createMetrics } from '../metrics.ts'
import { Refusal } from '../refusal.ts'
import { countSources } from './countSources.ts'

test('behavior: answers and failures are counted by source; a refusal of the request is an answer', async () => {
  const metrics = createMetrics()
  const source = {
    name: 'vendor',
    supports: () => true,
    ask: async (error?: Error) => {
      if (error) throw error
      return source.name
    },
  }
  const [counted] = countSources('balance', metrics, [source])
  if (!counted) throw new Error('there is one')
  expect([counted.supports(), await counted.ask()]).toEqual([true, 'vendor'])
  await expect(counted.ask(new Refusal(badRequest))).rejects.toThrow()
  await expect(counted.ask(new Refusal(sourceUnavailable))).rejects.toThrow()
  await expect(counted.ask(new Error('x'))).rejects.toThrow()
  const { values } = await metrics.sources.get()
  expect(values.map(({ labels, value }) => [labels.outcome, value])).toEqual([
    ['ok', 2],
    ['failed', 2],
  ])
})
