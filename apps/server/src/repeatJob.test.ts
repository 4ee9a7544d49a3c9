import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'
import { repeatJob } from './repeatJob.ts'

test('error: a job of one process that fails says so every time, and when it last succeeded', async () => {
  const metrics = createMetrics()
  const failures: unknown[] = []
  let runs = 0
  const began = Date.now() / 1_000
  const stop = repeatJob({
    name: 'prune',
    everyMs: 20,
    async run() {
      if (++runs === 3) stop()
      throw new Error('no table')
    },
    log: { error: (line: unknown) => void failures.push(line) },
    metrics,
  })
  await expect.poll(() => failures).toHaveLength(3)
  const { values } = await metrics.jobLastSuccess.get()
  expect(values).toMatchObject([{ labels: { job: 'prune' } }])
  expect(values[0]?.value).toBeLessThan(began + 0.02)
  expect((await metrics.jobFailures.get()).values).toMatchObject([{ labels: { job: 'prune' }, value: 3 }])
  expect(failures).toMatchObject(Array(3).fill({ job: 'prune', err: { message: 'no table' } }))
})
