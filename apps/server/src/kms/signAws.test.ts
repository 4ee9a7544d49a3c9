import { expect, test } from 'vitest'
import { signAws } from './signAws.ts'

// From the test suite that AWS publishes for Signature Version 4.
const credentials = { id: 'AKIDEXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' }
const request = {
  service: 'service',
  region: 'us-east-1',
  host: 'example.amazonaws.com',
  headers: {},
  body: '',
  at: new Date('2015-08-30T12:36:00Z'),
}
const signatureOf = (headers: Record<string, string>) =>
  /Signature=(\w+)$/.exec(headers.authorization ?? '')?.[1]

test('behavior: post-vanilla', () => {
  expect(signAws(request, credentials)).toEqual({
    'x-amz-date': '20150830T123600Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, SignedHeaders=host;x-amz-date, Signature=5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b',
  })
})

test('behavior: post-x-www-form-urlencoded', () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const signed = signAws({ ...request, headers, body: 'Param1=value1' }, credentials)
  expect(signatureOf(signed)).toBe('ff11897932ad3f4e8b18135d722051e5ac45fc38421b1da7b9d196a0fe09473a')
})

test('behavior: the token of temporary credentials is sent and signed', () => {
  const signed = signAws(request, { ...credentials, sessionToken: 'temporary' })
  expect(signed['x-amz-security-token']).toBe('temporary')
  expect(signed.authorization).toContain('SignedHeaders=host;x-amz-date;x-amz-security-token')
})
