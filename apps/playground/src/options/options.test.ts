import { expect, test } from 'vitest'
import { groups } from './groups.ts'
import { options } from './options.gen.ts'
import { codeOnly, special } from './special.ts'

test('behavior: every option has a control, or says why it has none', () => {
  expect(options.length).toBeGreaterThan(45)
  const without = options.filter(
    ({ kind, path }) => kind === 'code' && !(path in special) && !(path in codeOnly),
  )
  expect(without).toEqual([])
})

test('behavior: nothing is said of options that do not exist, or that have a control', () => {
  const code = options.filter(({ kind }) => kind === 'code').map(({ path }) => path)
  expect([...Object.keys(special), ...Object.keys(codeOnly)].filter((path) => !code.includes(path))).toEqual(
    [],
  )
})

test('behavior: every option is in one group, and explained', () => {
  const grouped = groups.flatMap(({ options }) => options.map(({ path }) => path))
  expect(grouped.toSorted()).toEqual(options.map(({ path }) => path).toSorted())
  const silent = options
    .filter(({ about, path }) => !about && !path.startsWith('metadata.'))
    .map(({ path }) => path)
  expect(silent).toEqual(['theme.mode'].filter((path) => silent.includes(path)))
})

test('behavior: options with a choice offer more than one', () => {
  for (const { kind, path, values = [] } of options)
    if (kind === 'choice' || kind === 'order') expect(values.length, path).toBeGreaterThan(1)
})
