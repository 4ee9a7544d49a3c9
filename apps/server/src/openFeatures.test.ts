import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'
import type { Feature } from './feature.ts'
import { openFeatures } from './openFeatures.ts'
import { openShared } from './shared.ts'

const env = { DATABASE_URL: 'postgres://nowhere/none', SECRET: 'x'.repeat(32), ONLY_LISTED_CHAINS: '1' }
const open = () => openShared(readConfig(env), pino({ level: 'silent' }))

test('behavior: a feature opens after those it needs, is given what it names, and closes before them', async () => {
  const steps: string[] = []
  const feature = (name: string, needs: Feature['needs']): Feature => ({
    name,
    needs,
    open(given) {
      steps.push(`${name} is given ${Object.keys(given)}`)
      return name
    },
    close: async () => void steps.push(`${name} closes`),
  })
  const deps = await openFeatures(open(), [
    feature('balance', ['clock', 'prices']),
    feature('prices', ['cache']),
    { name: 'health', needs: ['draining'] },
  ])
  expect([deps.prices, deps.balance]).toEqual(['prices', 'balance'])
  await deps.close()
  expect(steps).toEqual([
    'prices is given cache',
    'balance is given clock,prices',
    'balance closes',
    'prices closes',
  ])
})

test('error: a feature with a missing dependency is named at startup', async () => {
  const shared = open()
  onTestFinished(() => shared.close())
  await expect(openFeatures(shared, [{ name: 'balance', needs: ['prices'] }])).rejects.toThrow(
    'no feature provides the dependencies of: balance',
  )
})
