import { expect, test } from 'vitest'
import { FrameRefusal } from '../../packages/protocol/src/frame/refusal.ts'
import { uncatalogued } from './uncatalogued.ts'

test.each<[unknown, string | undefined]>([
  [new FrameRefusal({ code: 'request/http_failed' }), undefined],
  [new FrameRefusal({ code: 'server/database_unavailable', retryAfter: 5 }), undefined],
  [new FrameRefusal({ code: 'login/unheard_of' }), 'login/unheard_of is not in docs/errors.md'],
  [new FrameRefusal({ code: 'toString' }), 'toString is not in docs/errors.md'],
  [new FrameRefusal({ code: 'names/taken' }), 'names/taken has no words in en'],
  [new Error('bug'), 'Error: bug has no code'],
])('behavior: a failure tells the visitor what to do: %s', (error, problem) =>
  expect(uncatalogued(error)).toBe(problem),
)
