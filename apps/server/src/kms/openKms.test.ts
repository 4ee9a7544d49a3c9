import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openKms } from './openKms.ts'
import { fakeAwsCredential, startFakeAwsKms } from './testing/startFakeAwsKms.ts'
import { startFakeGcpKms } from './testing/startFakeGcpKms.ts'
import { fakeTransitToken, startFakeTransit } from './testing/startFakeTransit.ts'

const folder = mkdtempSync(join(tmpdir(), 'latchkey-kms-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const context = { purpose: 'test' }
const arn = 'arn:aws:kms:eu-central-1:111122223333:key/one'
const gcp = 'gcp-kms:projects/p/locations/l/keyRings/r/cryptoKeys/one'

test('behavior: a key in a file is refused in production', async () => {
  await expect(openKms(`file:${folder}/never`, { isProduction: true })).rejects.toThrow(
    /^a KMS in a file is for development; use an HSM or a service in production$/,
  )
})

test('behavior: a key file is made for its owner only, by one of several at once', async () => {
  const path = join(folder, 'made')
  const all = await Promise.all(Array.from({ length: 8 }, () => openKms(`file:${path}`)))
  expect(statSync(path).mode & 0o777).toBe(0o600)
  const [first, last] = [all[0], all.at(-1)]
  const sealed = await first?.wrap(Buffer.from('x'), context)
  expect(String(await last?.unwrap(sealed ?? Buffer.of(), context))).toBe('x')
  chmodSync(path, 0o640)
  await expect(openKms(`file:${path}`)).rejects.toThrow('must be readable by its owner only')
})

test('behavior: a file that is no key file is refused, and not quoted', async () => {
  const path = join(folder, 'other')
  writeFileSync(path, 'a private text', { mode: 0o600 })
  await expect(openKms(`file:${path}`)).rejects.toThrow(/other is not a file of keys$/)
  expect(readFileSync(path, 'utf8')).toBe('a private text')
})

test('behavior: wrong settings are named in one sentence', async () => {
  const messages = await Promise.all(
    [
      'vault:x',
      'constructor:x',
      'file:relative',
      'aws-kms:key/1',
      `aws-kms:${arn}?endpoint=http://kms.example.com`,
      'gcp-kms:projects/p',
      'transit:http://bao.example.com/transit/key',
      'transit:https://user:password@bao.example.com/transit/key',
      'transit:https://bao.example.com/key',
    ].map((url) => openKms(url, { credential: 'x:y' }).catch((error: Error) => error.message)),
  )
  expect(messages).toMatchInlineSnapshot(`
    [
      "the URL of a KMS must begin with one of aws-kms, file, gcp-kms, pkcs11, transit",
      "the URL of a KMS must begin with one of aws-kms, file, gcp-kms, pkcs11, transit",
      "the URL of a KMS in a file must look like file:/path/of/key",
      "the URL of a KMS at AWS must look like aws-kms:arn:aws:kms:region:account:key/id",
      "the address of a KMS must begin with https://",
      "the URL of a KMS at Google must look like gcp-kms:projects/p/locations/l/keyRings/r/cryptoKeys/k",
      "the address of a KMS must begin with https://",
      "the address of a KMS must not contain a password",
      "the URL of a Transit KMS must look like transit:https://bao.example.com:8200/transit/key",
    ]
  `)
  await expect(openKms('transit:https://bao.example.com/transit/key')).rejects.toThrow('needs a token')
  await expect(openKms(`aws-kms:${arn}`, { credential: 'secret' })).rejects.toThrow(/^(?!.*secret$)/)
  await expect(openKms(gcp, { credential: '{"private_key": "abc"' })).rejects.toThrow(/^(?!.*abc)/)
})

test('behavior: a wrong credential makes fakes of services unavailable, and is in no error', async () => {
  const aws = await startFakeAwsKms()
  const transit = await startFakeTransit()
  const google = await startFakeGcpKms()
  const other = await startFakeGcpKms()
  const wrong = { ...JSON.parse(google.credential), token_uri: `${other.origin}/none` }
  const opened = await Promise.all([
    openKms(`aws-kms:${arn}?endpoint=${aws.origin}`, { credential: 'AKID:do-not-show' }),
    openKms(`transit:${transit.origin}/transit/one`, { credential: 'do-not-show' }),
    openKms(`transit:${transit.origin}/transit/missing`, { credential: fakeTransitToken }),
    openKms(`${gcp}?endpoint=${google.origin}`, { credential: JSON.stringify(wrong) }),
  ])
  const messages = await Promise.all(opened.map((kms) => kms.health().catch((error: Error) => error.message)))
  expect(messages).toEqual([
    'aws-kms: unavailable (InvalidSignatureException)',
    'transit: unavailable (status 403)',
    'transit: unavailable (status 400)',
    'gcp-kms: unavailable (no access token)',
  ])
  await Promise.all([aws, transit, google, other].map((service) => service.stop()))
})

test('behavior: whatever a fake of a service answers, the error is a KmsError without its text', async () => {
  const aws = await startFakeAwsKms()
  const kms = await openKms(`aws-kms:${arn}?endpoint=${aws.origin}`, { credential: fakeAwsCredential })
  for (const [status, text] of [
    [500, 'do-not-show'],
    [200, 'do-not-show'],
    [200, '{"CiphertextBlob":7}'],
    [200, 'null'],
    [302, ''],
    [400, '{"__type":"ThrottlingException","message":"do-not-show"}'],
    [200, `"${'x'.repeat(100_000)}"`],
  ] as const) {
    aws.behave({ status, text })
    const error = await kms.wrap(Buffer.from('x'), context).catch((error: unknown) => error)
    expect(error).toMatchObject({ name: 'KmsError', kind: 'unavailable' })
    expect(String(error)).not.toContain('do-not-show')
  }
  await aws.stop()
  const away = await kms.wrap(Buffer.from('x'), context).catch((error: Error) => error.message)
  expect(away).toBe('aws-kms: unavailable (ECONNREFUSED)')
})

test('behavior: a fake of Vault that ignores contexts is not healthy', async () => {
  const transit = await startFakeTransit({ binds: false })
  const kms = await openKms(`transit:${transit.origin}/transit/one`, { credential: fakeTransitToken })
  await expect(kms.health()).rejects.toThrow('transit: unavailable (it does not bind contexts)')
  await transit.stop()
})

test('behavior: the fake of AWS KMS receives the context in the clear, for its log', async () => {
  const aws = await startFakeAwsKms()
  const kms = await openKms(`aws-kms:${arn}?endpoint=${aws.origin}`, { credential: fakeAwsCredential })
  await kms.wrap(Buffer.from('x'), context)
  expect(JSON.parse(aws.requests[0]?.body ?? '')).toEqual({
    KeyId: arn,
    Plaintext: 'eA==',
    EncryptionContext: context,
  })
  await aws.stop()
})
