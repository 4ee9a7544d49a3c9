import { adapterNotFound } from '@latchkey/protocol/catalogue'
import { expect, test } from 'vitest'
import type { Options } from '../core/config/options.ts'
import { createLatchkey } from './index.ts'

test.each([
  ['missing', {} as Options],
  ['empty', { drivers: [] }],
])('error: %s drivers, with what to pass [8.18n]', (_, options) => {
  expect(() => createLatchkey(options)).toThrow(
    expect.objectContaining({
      code: adapterNotFound.code,
      message: 'Adapter not found',
      details: 'Pass `drivers: [evm({ networks })]`.',
    }),
  )
})
