import { nameGatewayPost } from '@latchkey/protocol/http/names'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readShape } from './readShape.ts'

// JSON that cannot be compared with a number.
const strange = { length: { valueOf: 1, toString: 1 } }

test('behavior: a value of the shape is read, any other is not', () => {
  const shape = z.object({ name: z.string().check(z.maxLength(3)) })
  expect(readShape(shape, { name: 'abc', other: 1 })).toEqual({ success: true, data: { name: 'abc' } })
  expect(readShape(shape, { name: 'abcd' })).toMatchObject({ success: false })
})

test('error: what throws when it is measured is not of the shape', () => {
  for (const shape of [z.string().check(z.maxLength(3)), z.array(z.string()).check(z.maxLength(3))])
    expect(readShape(shape, strange)).toMatchObject({ success: false })
  expect(readShape(nameGatewayPost.body, { sender: '0x', data: strange })).toMatchObject({ success: false })
})
