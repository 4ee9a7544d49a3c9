import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { type VerifyWebhookOptions, verifyWebhook } from './verifyWebhook.ts'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const other = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const at = 1_614_265_330
const now = () => at * 1_000
const body =
  '{"type":"signed_in","timestamp":"2021-02-25T15:02:10.000Z","projectId":"shop","isVerified":true,"data":{"account":"eip155:1:0xab"}}'

function signed(by: string, text = body, seconds = at): VerifyWebhookOptions {
  const key = Buffer.from(by.slice('whsec_'.length), 'base64')
  const hash = createHmac('sha256', key).update(`msg_1.${seconds}.${text}`).digest('base64')
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${hash}`,
  }
  return { secret: by, body: text, headers, now }
}
const codeOf = (options: VerifyWebhookOptions) =>
  verifyWebhook(options).then(
    () => 'accepted',
    (error: { code?: string }) => error.code,
  )

test('behavior: the example of the specification has the signature that it prints', async () => {
  const headers = new Headers({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': String(at),
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
  // Its body is no event of ours, which is only found out after the signature.
  expect(await codeOf({ secret, body: '{"test": 2432232314}', headers, now })).toBe('body_invalid')
  expect(await codeOf({ secret, body: '{"test": 2432232315}', headers, now })).toBe('signature_invalid')
})

test('behavior: an event is read, from headers of Node and of fetch', async () => {
  const options = signed(secret)
  const event = {
    id: 'msg_1',
    type: 'signed_in',
    timestamp: new Date('2021-02-25T15:02:10.000Z'),
    projectId: 'shop',
    isVerified: true,
    data: { account: 'eip155:1:0xab' },
  }
  expect(await verifyWebhook(options)).toEqual(event)
  const headers = new Headers(options.headers as Record<string, string>)
  expect(await verifyWebhook({ ...options, headers, body: Buffer.from(body) })).toEqual(event)
})

test('behavior: while a secret is replaced, either signature and either secret is accepted', async () => {
  const both = signed(secret)
  const next = signed(other).headers as Record<string, string>
  const own = both.headers as Record<string, string>
  const headers = {
    ...own,
    'webhook-signature': `${next['webhook-signature']} ${own['webhook-signature']} v2,later`,
  }
  for (const known of [secret, other, [other, secret]])
    expect(await codeOf({ ...both, secret: known, headers })).toBe('accepted')
})

test('error: what was changed, recorded, or signed by another is refused', async () => {
  const options = signed(secret)
  expect(await codeOf({ ...options, body: body.replace('0xab', '0xac') })).toBe('signature_invalid')
  expect(await codeOf({ ...options, secret: other })).toBe('signature_invalid')
  expect(await codeOf({ ...options, secret: [] })).toBe('signature_invalid')
  expect(await codeOf({ ...options, secret: 'whsec_' })).toBe('secret_invalid')
  for (const seconds of [at - 301, at + 301])
    expect(await codeOf(signed(secret, body, seconds))).toBe('too_old')
  for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature'])
    expect(await codeOf({ ...options, headers: { ...options.headers, [name]: undefined } })).toBe(
      'headers_missing',
    )
  for (const text of ['', 'x', 'v1,', 'v1,%%%', 'v1a,AAAA'])
    expect(await codeOf({ ...options, headers: { ...options.headers, 'webhook-signature': text } })).not.toBe(
      'accepted',
    )
})
