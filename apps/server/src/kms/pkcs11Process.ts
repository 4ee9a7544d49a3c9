import { randomBytes } from 'node:crypto'
import pkcs11js, { type Handle } from 'pkcs11js'
import type { Pkcs11Place } from './parsePkcs11Uri.ts'
import { ivBytes, maxKeyIdBytes, readSealed, sealedHeader, tagBytes, writeSealed } from './sealedBytes.ts'

// The process in which the library of an HSM runs, for pkcs11Kms.ts.

export type Question = {
  /** From 1; the answer to the first message, which opens the token, has 0. */
  readonly id: number
  readonly verb: 'wrap' | 'unwrap' | 'rotate'
  readonly bytes: Uint8Array
  readonly aad: Uint8Array
}

export type Answer = { readonly id: number } & (
  | { readonly bytes: Uint8Array }
  | { readonly kind: 'unavailable' | 'refused'; readonly reason: string }
)

type Key = { readonly id: Buffer; readonly handle: Handle }

/** How long a process wraps with the previous key after another made a new one. */
const refreshMs = 60_000

/** A refusal of the input, or an error with a reason that can be shown. */
class Failure extends Error {
  readonly kind: 'unavailable' | 'refused'
  constructor(kind: 'unavailable' | 'refused', reason: string) {
    super(reason)
    this.kind = kind
  }
}

function openToken({ library, token, object, pin }: Pkcs11Place & { pin: string }) {
  const module = new pkcs11js.PKCS11()
  module.load(library)
  module.C_Initialize()
  const slots = module.C_GetSlotList(true)
  // Labels are padded with spaces, by some with zeros.
  const slot = slots.find((slot) => module.C_GetTokenInfo(slot).label.replace(/[\s\0]+$/, '') === token)
  if (!slot) throw new Failure('unavailable', 'no token with this label')
  const session = module.C_OpenSession(slot, pkcs11js.CKF_SERIAL_SESSION | pkcs11js.CKF_RW_SESSION)
  module.C_Login(session, pkcs11js.CKU_USER, pin)
  let keys: readonly Key[] = []
  let readAt = Number.NEGATIVE_INFINITY

  /** In the order of their ids, read as numbers: the last is the newest. */
  function readKeys(): readonly Key[] {
    module.C_FindObjectsInit(session, [
      { type: pkcs11js.CKA_CLASS, value: pkcs11js.CKO_SECRET_KEY },
      { type: pkcs11js.CKA_LABEL, value: object },
    ])
    const handles: Handle[] = []
    for (let found = module.C_FindObjects(session); found; found = module.C_FindObjects(session))
      handles.push(found)
    module.C_FindObjectsFinal(session)
    keys = handles.map(readKey).sort((one, other) => {
      return one.id.length - other.id.length || Buffer.compare(one.id, other.id)
    })
    if (new Set(keys.map(({ id }) => id.toString('hex'))).size < keys.length)
      throw new Failure('unavailable', 'two keys have the same id')
    readAt = performance.now()
    return keys
  }

  function readKey(handle: Handle): Key {
    const asked = [pkcs11js.CKA_ID, pkcs11js.CKA_SENSITIVE, pkcs11js.CKA_EXTRACTABLE]
    const [id, sensitive, extractable] = module
      .C_GetAttributeValue(
        session,
        handle,
        asked.map((type) => ({ type })),
      )
      .map(({ value }) => value as Buffer)
    if (!id?.length || id.length > maxKeyIdBytes)
      throw new Failure('unavailable', 'a key has no id, or a long one')
    // Otherwise a stolen PIN is enough to copy the key.
    if (sensitive?.[0] !== 1 || extractable?.[0] !== 0)
      throw new Failure('unavailable', 'a key can be read; it must be sensitive and not extractable')
    return { id, handle }
  }

  function newestKey(): Key {
    if (performance.now() - readAt > refreshMs) readKeys()
    const newest = keys.at(-1)
    if (!newest) throw new Failure('unavailable', 'no key with this label')
    return newest
  }

  function findKey(id: Uint8Array): Key | undefined {
    const isIt = (key: Key) => key.id.equals(id)
    return keys.find(isIt) ?? readKeys().find(isIt)
  }

  function gcm({ id }: Key, iv: Uint8Array, aad: Uint8Array) {
    return {
      mechanism: pkcs11js.CKM_AES_GCM,
      parameter: {
        type: pkcs11js.CK_PARAMS_AES_GCM,
        iv: Buffer.from(iv),
        ivBits: ivBytes * 8,
        aad: Buffer.concat([sealedHeader(id), aad]),
        tagBits: tagBytes * 8,
      },
    }
  }

  function encrypt(key: Key, bytes: Uint8Array, aad: Uint8Array): Uint8Array {
    const iv = randomBytes(ivBytes)
    module.C_EncryptInit(session, gcm(key, iv, aad), key.handle)
    const ciphertext = module.C_Encrypt(session, Buffer.from(bytes), Buffer.alloc(bytes.length + tagBytes))
    return writeSealed({ keyId: key.id, iv, ciphertext })
  }

  function decrypt(key: Key, iv: Uint8Array, ciphertext: Uint8Array, aad: Uint8Array): Uint8Array {
    module.C_DecryptInit(session, gcm(key, iv, aad), key.handle)
    // Some libraries ask for room for the tag, too.
    return module.C_Decrypt(session, Buffer.from(ciphertext), Buffer.alloc(ciphertext.length))
  }

  /** Libraries name a wrong tag differently, some as a general error: a key that still works was not the reason. */
  function checkWorks(key: Key): void {
    const aad = Buffer.from('check')
    const read = readSealed(encrypt(key, Buffer.from('check'), aad))
    if (read) decrypt(key, read.iv, read.ciphertext, aad)
  }

  return {
    wrap: (bytes: Uint8Array, aad: Uint8Array) => encrypt(newestKey(), bytes, aad),
    unwrap(sealed: Uint8Array, aad: Uint8Array): Uint8Array {
      const read = readSealed(sealed)
      const key = read && findKey(read.keyId)
      if (!key) throw new Failure('refused', 'not wrapped with this key')
      try {
        return decrypt(key, read.iv, read.ciphertext, aad)
      } catch {
        checkWorks(key)
        throw new Failure('refused', 'not wrapped for this context, or changed')
      }
    },
    rotate(): Uint8Array {
      // By time, so that the newest is the last; random, so that two makers differ.
      const id = Buffer.concat([Buffer.alloc(8), randomBytes(8)])
      id.writeBigUInt64BE(BigInt(Date.now()))
      const yes = [pkcs11js.CKA_TOKEN, pkcs11js.CKA_PRIVATE, pkcs11js.CKA_SENSITIVE, pkcs11js.CKA_ENCRYPT]
      const no = [pkcs11js.CKA_EXTRACTABLE, pkcs11js.CKA_MODIFIABLE, pkcs11js.CKA_WRAP, pkcs11js.CKA_UNWRAP]
      module.C_GenerateKey(session, { mechanism: pkcs11js.CKM_AES_KEY_GEN }, [
        { type: pkcs11js.CKA_CLASS, value: pkcs11js.CKO_SECRET_KEY },
        { type: pkcs11js.CKA_KEY_TYPE, value: pkcs11js.CKK_AES },
        { type: pkcs11js.CKA_VALUE_LEN, value: 32 },
        { type: pkcs11js.CKA_LABEL, value: object },
        { type: pkcs11js.CKA_ID, value: id },
        ...[...yes, pkcs11js.CKA_DECRYPT].map((type) => ({ type, value: true })),
        ...no.map((type) => ({ type, value: false })),
      ])
      readKeys()
      return id
    },
  }
}

/** Only codes such as `CKR_PIN_INCORRECT`: other texts of a library could hold anything. */
function toFailure(error: unknown): Pick<Failure, 'kind' | 'message'> {
  if (error instanceof Failure) return error
  const [code = 'the library failed'] = /CKR_\w+/.exec((error as Error).message) ?? []
  return { kind: 'unavailable', message: code }
}

let token: ReturnType<typeof openToken> | undefined

process.on('message', (message: Question | Parameters<typeof openToken>[0]) => {
  const id = 'id' in message ? message.id : 0
  try {
    if ('pin' in message) token = openToken(message)
    const bytes = 'verb' in message ? token?.[message.verb](message.bytes, message.aad) : undefined
    process.send?.({ id, bytes: bytes ?? new Uint8Array() } satisfies Answer)
  } catch (error) {
    const { kind, message: reason } = toFailure(error)
    process.send?.({ id, kind, reason } satisfies Answer)
  }
})

// The server has ended, perhaps without a chance to close.
process.on('disconnect', () => process.exit(0))
