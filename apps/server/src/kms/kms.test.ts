import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { type Kms, maxPlainBytes, maxSealedBytes } from './kms.ts'
import { KmsError } from './kmsError.ts'
import { openKms } from './openKms.ts'
import { pausePkcs11 } from './testing/pausePkcs11.ts'
import { fakeAwsCredential, startFakeAwsKms } from './testing/startFakeAwsKms.ts'
import { startFakeGcpKms } from './testing/startFakeGcpKms.ts'
import type { FakeService } from './testing/startFakeService.ts'
import { fakeTransitToken, startFakeTransit } from './testing/startFakeTransit.ts'
import { startSoftHsm } from './testing/startSoftHsm.ts'

// What every provider must do. SoftHSM is a real library; the services are fakes.

type Subject = {
  /** A KMS of the same keys each time, or of others by another name. */
  open(key?: string, timeoutMs?: number): Promise<Kms>
  rotate(): Promise<unknown>
  /** Missing where nothing can hang. */
  hang?(): void
  resume?(): void
  stop(): unknown
}

const context = { tenant: 't1', user: 'u1', purpose: 'test' }
const folder = mkdtempSync(join(tmpdir(), 'latchkey-kms-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const subjects: Readonly<Record<string, () => Promise<Subject>>> = {
  async 'a file'() {
    const open = (key = 'one', timeoutMs?: number) => openKms(`file:${folder}/${key}`, { timeoutMs })
    return { open, rotate: async () => (await open()).rotate?.(), stop() {} }
  },
  async 'pkcs11 with SoftHSM'() {
    const hsm = startSoftHsm()
    const made = new Set<string>()
    const open = async (key = 'one', timeoutMs = 10_000) => {
      const kms = await openKms(hsm.url(key), { credential: hsm.pin, timeoutMs })
      if (!made.has(key)) await kms.rotate?.()
      made.add(key)
      return kms
    }
    const rotate = async () => {
      const other = await open()
      await other.rotate?.()
      await other.close()
    }
    return { open, rotate, hang: pausePkcs11, stop: hsm.stop }
  },
  async 'a fake of AWS KMS'() {
    const service = await startFakeAwsKms()
    const arn = (key: string) => `arn:aws:kms:eu-central-1:111122223333:key/${key}`
    const url = (key: string) => `aws-kms:${arn(key)}?endpoint=${service.origin}`
    return overHttp(service, url, fakeAwsCredential, arn('one'))
  },
  async 'a fake of Google Cloud KMS'() {
    const service = await startFakeGcpKms()
    const path = (key: string) => `projects/p/locations/l/keyRings/r/cryptoKeys/${key}`
    const url = (key: string) => `gcp-kms:${path(key)}?endpoint=${service.origin}`
    return overHttp(service, url, service.credential, path('one'))
  },
  async 'a fake of OpenBao Transit'() {
    const service = await startFakeTransit()
    return overHttp(service, (key) => `transit:${service.origin}/transit/${key}`, fakeTransitToken, 'one')
  },
}

function overHttp(
  service: FakeService,
  url: (key: string) => string,
  credential: string,
  rotated: string,
): Subject {
  return {
    open: (key = 'one', timeoutMs?: number) => openKms(url(key), { credential, timeoutMs }),
    rotate: async () => service.keys.rotate(rotated),
    hang: () => service.behave('hang'),
    resume: () => service.behave('well'),
    stop: service.stop,
  }
}

describe.each(Object.entries(subjects))('%s', async (_, start) => {
  const subject = await start()
  const kms = await subject.open()
  afterAll(async () => {
    await kms.close()
    await subject.stop()
  })

  test('behavior: what was wrapped is unwrapped, by another instance too', async () => {
    const other = await subject.open()
    for (const length of [1, 16, 32, 33, maxPlainBytes]) {
      const bytes = randomBytes(length)
      const sealed = await kms.wrap(bytes, context)
      expect(Buffer.from(sealed).includes(bytes.subarray(0, 8)) && length > 7).toBe(false)
      const reordered = { purpose: 'test', user: 'u1', tenant: 't1' }
      expect(bytes.equals(await other.unwrap(sealed, reordered))).toBe(true)
    }
    await other.close()
  })

  test('behavior: it is healthy', async () => {
    await kms.health()
    await kms.health()
  })

  test('behavior: the same bytes are never wrapped to the same', async () => {
    const bytes = randomBytes(32)
    const all = await Promise.all(Array.from({ length: 20 }, () => kms.wrap(bytes, context)))
    expect(new Set(all.map((sealed) => Buffer.from(sealed).toString('hex'))).size).toBe(20)
  })

  test('behavior: another context is refused', async () => {
    const sealed = await kms.wrap(randomBytes(32), context)
    const others = [
      { ...context, user: 'u2' },
      { ...context, more: 'x' },
      { tenant: 't1', user: 'u1' },
      { tenant: 'u1', user: 't1', purpose: 'test' },
      { tenant: 't1","user":"u1', purpose: 'test' },
    ]
    for (const other of others) expect(await failureOf(kms.unwrap(sealed, other))).toBe('refused')
  })

  test('behavior: a flipped byte is refused, wherever it is', async () => {
    const sealed = await kms.wrap(randomBytes(32), context)
    for (let index = 0; index < sealed.length; index++) {
      const flipped = Buffer.from(sealed)
      flipped[index] = (flipped[index] ?? 0) ^ 1
      expect([index, await failureOf(kms.unwrap(flipped, context))]).toEqual([index, 'refused'])
    }
  })

  test('behavior: truncated and lengthened bytes are refused', async () => {
    const sealed = await kms.wrap(randomBytes(32), context)
    for (const length of [0, 1, 2, 5, 12, 20, sealed.length - 17, sealed.length - 1])
      expect([length, await failureOf(kms.unwrap(sealed.subarray(0, length), context))]).toEqual([
        length,
        'refused',
      ])
    expect(await failureOf(kms.unwrap(Buffer.concat([sealed, Buffer.of(0)]), context))).toBe('refused')
  })

  test('behavior: another key is refused', async () => {
    const other = await subject.open('two')
    const sealed = await other.wrap(randomBytes(32), context)
    expect(await failureOf(kms.unwrap(sealed, context))).toBe('refused')
    expect((await other.unwrap(sealed, context)).length).toBe(32)
    await other.close()
  })

  test('behavior: inputs out of bounds are refused', async () => {
    expect(await failureOf(kms.wrap(new Uint8Array(), context))).toBe('refused')
    expect(await failureOf(kms.wrap(new Uint8Array(maxPlainBytes + 1), context))).toBe('refused')
    expect(await failureOf(kms.unwrap(new Uint8Array(maxSealedBytes + 1), context))).toBe('refused')
    const bytes = randomBytes(8)
    expect(await failureOf(kms.wrap(bytes, {}))).toBe('refused')
    expect(await failureOf(kms.wrap(bytes, { a: '' }))).toBe('refused')
    expect(await failureOf(kms.wrap(bytes, { a: '\ud800' }))).toBe('refused')
    expect(await failureOf(kms.wrap(bytes, { a: 'x'.repeat(257) }))).toBe('refused')
  })

  test('behavior: after a rotation, older bytes and newer ones are unwrapped by all', async () => {
    const before = randomBytes(32)
    const older = await kms.wrap(before, context)
    await subject.rotate()
    const other = await subject.open()
    const after = randomBytes(32)
    const newer = await other.wrap(after, context)
    for (const one of [kms, other]) {
      expect(before.equals(await one.unwrap(older, context))).toBe(true)
      expect(after.equals(await one.unwrap(newer, context))).toBe(true)
    }
    await other.close()
  })

  const { hang } = subject
  if (!hang) return
  test('behavior: a keeper that hangs is unavailable after the timeout, and used again later', async () => {
    const sealed = await kms.wrap(randomBytes(32), context)
    const hasty = await subject.open('one', 1_000)
    // The first call starts what is needed.
    for (let attempt = 0; attempt < 20; attempt++) if ((await failureOf(hasty.health())) === undefined) break
    hang()
    const started = performance.now()
    const failures = await Promise.all([
      failureOf(hasty.wrap(randomBytes(32), context)),
      failureOf(hasty.health()),
    ])
    expect(failures).toEqual(['unavailable', 'unavailable'])
    expect(performance.now() - started).toBeLessThan(3_000)
    subject.resume?.()
    await hasty.close()
    const next = await subject.open()
    expect((await next.unwrap(sealed, context)).length).toBe(32)
    await next.close()
  })
})

/** The kind of error that a call ends with. */
async function failureOf(call: Promise<unknown>): Promise<string | undefined> {
  return call.then(
    () => undefined,
    (error: unknown) => (error instanceof KmsError ? error.kind : String(error)),
  )
}
