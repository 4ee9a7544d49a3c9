import { expect, test } from 'vitest'
import { transition as change, type EmailChangeState } from './emailChange.ts'
import { type EmailLoginEvent, type EmailLoginState, transition as login } from './emailLogin.ts'
import { transition as view } from './frameView.ts'

const email = 'ana@example.com'
const editing: EmailLoginState = { status: 'editing', email }

test.each<[EmailLoginState, EmailLoginEvent, EmailLoginState]>([
  [editing, { type: 'edit', email: 'bob@example.com' }, { status: 'editing', email: 'bob@example.com' }],
  [{ ...editing, error: { code: 'failed' } }, { type: 'edit', email }, editing],
  [editing, { type: 'send', email }, { status: 'sending', email }],
  [editing, { type: 'verify' }, editing],
  [
    { status: 'sending', email },
    { type: 'edit', email: 'x' },
    { status: 'sending', email },
  ],
  [{ status: 'sending', email }, { type: 'verify' }, { status: 'verifying', email }],
  [{ status: 'sending', email }, { type: 'link' }, { status: 'linking', email }],
  [{ status: 'verifying', email }, { type: 'link' }, { status: 'linking', email }],
  [{ status: 'verifying', email }, { type: 'fail' }, { ...editing, error: undefined }],
  [{ status: 'linking', email }, { type: 'succeed' }, { status: 'editing', email: '' }],
])('behavior: %j and %j make %j', (state, event, next) => {
  expect(login(state, event)).toEqual(next)
})

test('behavior: a change of address is edited, sent and verified, and forgotten when it is left', () => {
  let state: EmailChangeState = { status: 'editing', email }
  state = change(state, { type: 'verify' })
  expect(state).toEqual({ status: 'editing', email })
  state = change(change(state, { type: 'send' }), { type: 'verify' })
  expect(state).toEqual({ status: 'verifying', email })
  expect(change(state, { type: 'edit', email: 'x' })).toBe(state)
  expect(change(state, { type: 'fail', error: { code: 'failed' } })).toMatchObject({
    error: { code: 'failed' },
  })
  expect(change(state, { type: 'leave' })).toEqual({ status: 'editing', email: '' })
})

test('behavior: a height without something shown changes nothing', () => {
  const hidden = { status: 'hidden' } as const
  expect(view(hidden, { type: 'resize', height: 10 })).toBe(hidden)
  const shown = view(hidden, { type: 'show', title: 'login', height: 300 })
  expect(view(shown, { type: 'resize', height: 10 })).toEqual({ status: 'shown', title: 'login', height: 10 })
  expect(view(shown, { type: 'hide' })).toEqual(hidden)
})
