import { expect, test } from 'vitest'
import { createKit } from '../kit.ts'
import { fillSlot } from './fillSlot.ts'

test('error: a slot that does not exist is refused in one sentence', () => {
  const kit = createKit({ drivers: [] }, [])
  expect(() => fillSlot(kit, 'connectfooter' as never, {} as HTMLElement)).toThrow(
    'There is no slot "connectfooter": there are "connectHeader", "connectFooter", "helpFooter", "accountHeader", "accountFooter", "avatar".',
  )
})
