import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chainFootprint } from './chainFootprint.ts'

const root = join(import.meta.dirname, '..')

test('behavior: a chain family is one folder and a few single lines', () => {
  const kit = chainFootprint(root, 'solana').filter(({ part }) => part === 'the kit')
  const inside = /^packages\/kit\/src\/(core|connectors|ui|views|features\/(?!onramp\/testing))/
  expect(kit.filter(({ path }) => inside.test(path))).toEqual([])
  expect(kit.map(({ path }) => path)).toContain('packages/kit/src/exports/solana.ts')
  expect(kit.reduce((sum, { lines }) => sum + lines, 0)).toBeLessThan(50)
})
