import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as Pkcs11 from 'pkcs11js'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Kms } from './kms.ts'
import { openKms } from './openKms.ts'
import { pausePkcs11, pkcs11Processes } from './testing/pausePkcs11.ts'
import { startSoftHsm } from './testing/startSoftHsm.ts'

const pkcs11 = createRequire(import.meta.url)('pkcs11js') as typeof Pkcs11
const hsm = startSoftHsm()
beforeAll(async () => {
  const kms = await open('unreadable')
  await kms.rotate?.()
  await kms.close()
})
afterAll(hsm.stop)
const opened: Kms[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((kms) => kms.close()))
  await expect.poll(pkcs11Processes).toEqual([])
})

const context = { purpose: 'test' }
const bytes = Buffer.alloc(32, 7)

async function open(object: string, credential = hsm.pin): Promise<Kms> {
  const kms = await openKms(hsm.url(object), { credential, timeoutMs: 10_000 })
  opened.push(kms)
  return kms
}

/** A session of its own, as an attacker with the PIN has. */
function withSession<Value>(use: (module: Pkcs11.PKCS11, session: Buffer) => Value): Value {
  const module = new pkcs11.PKCS11()
  module.load(hsm.library)
  module.C_Initialize()
  try {
    const slot = module.C_GetSlotList(true).find((slot) => {
      return module.C_GetTokenInfo(slot).label.trim() === 'latchkey test'
    })
    const session = module.C_OpenSession(
      slot ?? Buffer.alloc(8),
      pkcs11.CKF_SERIAL_SESSION | pkcs11.CKF_RW_SESSION,
    )
    module.C_Login(session, pkcs11.CKU_USER, hsm.pin)
    return use(module, session)
  } finally {
    module.C_Finalize()
    module.close()
  }
}

test('behavior: not even the PIN reads the value of the key', () => {
  const read = () =>
    withSession((module, session) => {
      module.C_FindObjectsInit(session, [{ type: pkcs11.CKA_LABEL, value: 'unreadable' }])
      const key = module.C_FindObjects(session) ?? Buffer.alloc(8)
      return module.C_GetAttributeValue(session, key, [{ type: pkcs11.CKA_VALUE }])
    })
  expect(read).toThrow('CKR_ATTRIBUTE_SENSITIVE')
})

test('behavior: a key that could be read is not used', async () => {
  withSession((module, session) =>
    module.C_GenerateKey(session, { mechanism: pkcs11.CKM_AES_KEY_GEN }, [
      { type: pkcs11.CKA_CLASS, value: pkcs11.CKO_SECRET_KEY },
      { type: pkcs11.CKA_KEY_TYPE, value: pkcs11.CKK_AES },
      { type: pkcs11.CKA_VALUE_LEN, value: 32 },
      { type: pkcs11.CKA_TOKEN, value: true },
      { type: pkcs11.CKA_LABEL, value: 'readable' },
      { type: pkcs11.CKA_ID, value: Buffer.of(1) },
      { type: pkcs11.CKA_EXTRACTABLE, value: true },
    ]),
  )
  const kms = await open('readable')
  await expect(kms.wrap(bytes, context)).rejects.toThrow('it must be sensitive and not extractable')
})

test('behavior: a wrong PIN is tried once, as a few more would lock the token', async () => {
  const kms = await open('unreadable', '000000')
  const sentence = 'pkcs11: unavailable (CKR_PIN_INCORRECT)'
  await expect(kms.health()).rejects.toThrow(sentence)
  await expect.poll(pkcs11Processes).toEqual([])
  for (let attempt = 0; attempt < 20; attempt++) {
    const again = expect(kms.health()).rejects.toThrow(sentence)
    // A process would have been started by now.
    expect(pkcs11Processes()).toEqual([])
    await again
  }
  await (await open('unreadable')).health()
})

test('behavior: a missing library, token, key or PIN is named', async () => {
  await expect((await open('none')).health()).rejects.toThrow('no key with this label')
  const url = hsm.url('x')
  const options = { credential: hsm.pin, timeoutMs: 10_000 }
  const health = async (url: string) => {
    const kms = await openKms(url, options)
    opened.push(kms)
    return kms.health()
  }
  await expect(health(url.replace('latchkey', 'other'))).rejects.toThrow('no token with this label')
  await expect(health(url.replace('libsofthsm2', 'none'))).rejects.toThrow('the library failed')
  await expect(openKms(url)).rejects.toThrow('AUTH_KMS_CREDENTIAL is not set')
})

test('behavior: the PIN is in no argument or variable of the process of the library', async () => {
  vi.stubEnv('AUTH_KMS_CREDENTIAL', hsm.pin)
  vi.stubEnv('DATABASE_URL', `postgres://user:${hsm.pin}@host/db`)
  const kms = await open('unreadable')
  await kms.health()
  vi.unstubAllEnvs()
  const [pid] = pkcs11Processes()
  for (const file of ['cmdline', 'environ'])
    expect(readFileSync(`/proc/${pid}/${file}`, 'utf8')).not.toContain(hsm.pin)
})

test('behavior: a library that crashes is started again', async () => {
  const kms = await open('unreadable')
  const sealed = await kms.wrap(bytes, context)
  for (const pid of pkcs11Processes()) process.kill(pid, 'SIGKILL')
  await kms.unwrap(sealed, context).catch(() => undefined)
  expect(bytes.equals(await kms.unwrap(sealed, context))).toBe(true)
})

test('behavior: a library that hangs is started again', async () => {
  const kms = await openKms(hsm.url('unreadable'), { credential: hsm.pin, timeoutMs: 1_500 })
  opened.push(kms)
  // Starting may take longer than the timeout of a call.
  const isThere = () =>
    kms.health().then(
      () => true,
      () => false,
    )
  await expect.poll(isThere, { timeout: 10_000 }).toBe(true)
  const before = pkcs11Processes()
  pausePkcs11()
  await expect(kms.wrap(bytes, context)).rejects.toThrow('no answer within 1500 ms')
  await expect.poll(isThere, { timeout: 10_000 }).toBe(true)
  expect(pkcs11Processes()).not.toEqual(before)
})

test('behavior: closing leaves no process behind', async () => {
  const kms = await open('unreadable')
  await kms.health()
  expect(pkcs11Processes()).toHaveLength(1)
  await kms.close()
  await expect.poll(pkcs11Processes).toEqual([])
})

test('behavior: 1,000 wraps, one after the other and at once', { timeout: 60_000 }, async ({ annotate }) => {
  const kms = await open('unreadable')
  await kms.health()
  const started = performance.now()
  for (let index = 0; index < 1_000; index++) await kms.wrap(bytes, context)
  const inRow = performance.now()
  const all = await Promise.all(Array.from({ length: 1_000 }, () => kms.wrap(bytes, context)))
  const atOnce = performance.now()
  // A nonce that is used twice would reveal both texts.
  expect(new Set(all.map((sealed) => Buffer.from(sealed.subarray(0, 30)).toString('hex'))).size).toBe(1_000)
  const report = `${Math.round(inRow - started)} µs each in a row, ${Math.round(atOnce - inRow)} µs at once`
  await annotate(report)
})
