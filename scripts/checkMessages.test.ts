import { expect, test } from 'vitest'
import { unusedMessages } from './checkMessages.ts'

const unused = (keys: string[], code: string) =>
  unusedMessages(keys, [{ file: 'View.tsx', code }], ['node/busy'])

test('error: finds a message that no source uses', () => {
  const keys = ['send.title', 'send.body']
  expect(unused(keys, "t('send.title')")).toEqual(['send.body'])
  expect(unused(keys, "// t('send.title') and send.body")).toEqual(keys)
})

test('behavior: a placeholder in a template matches one part of a key', () => {
  const keys = ['send.failed.title', 'send.failed.more.title', 'send.failed.body', 'swap.failed.title']
  expect(unused(keys, 't(`send.${outcome}.title`)')).toEqual(keys.slice(1))
  expect(unused(['send.title'], 't(`${feature}.title`)')).toEqual(['send.title'])
})

test('behavior: a message for an error is only used if the error exists', () => {
  const keys = ['error.node/busy', 'error.node/gone']
  expect(unused(keys, 't(`error.${code}`)')).toEqual(['error.node/gone'])
})
