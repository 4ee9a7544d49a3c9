import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { contextBytes } from './contextBytes.ts'
import type { KmsContext, KmsOptions, KmsProvider } from './kms.ts'
import { KmsError } from './kmsError.ts'
import { ivBytes, readSealed, sealedHeader, tagBytes, writeSealed } from './sealedBytes.ts'

const name = 'file'
const keyIdBytes = 8

type Key = { readonly id: Buffer; readonly key: Buffer }

/**
 * Keys in a file, such as `file:/var/lib/latchkey/key`, for development: what can read the
 * file can decrypt everything. The file is created if it is missing; its last line is the
 * key that wraps.
 */
export async function openFileKms(url: string, { isProduction }: KmsOptions): Promise<KmsProvider> {
  const path = url.slice('file:'.length)
  if (isProduction)
    throw new Error('a KMS in a file is for development; use an HSM or a service in production')
  if (!path.startsWith('/')) throw new Error('the URL of a KMS in a file must look like file:/path/of/key')
  let keys = await readKeys(path)

  async function find(id: Uint8Array): Promise<Key | undefined> {
    const isIt = (key: Key) => key.id.equals(id)
    const found = keys.find(isIt)
    if (found) return found
    // Another process may have made it.
    keys = await readKeys(path)
    return keys.find(isIt)
  }

  return {
    name,
    async wrap(bytes, context) {
      const newest = keys.at(-1)
      if (!newest) throw new KmsError('unavailable', name, 'the file has no key')
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', newest.key, iv).setAAD(authenticated(newest.id, context))
      const ciphertext = Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
      return writeSealed({ keyId: newest.id, iv, ciphertext })
    },
    async unwrap(sealed, context) {
      const read = readSealed(sealed)
      const found = read && (await find(read.keyId))
      if (!found) throw new KmsError('refused', name, 'not wrapped with this key')
      const { iv, ciphertext } = read
      const decipher = createDecipheriv('aes-256-gcm', found.key, iv, { authTagLength: tagBytes })
        .setAAD(authenticated(found.id, context))
        .setAuthTag(ciphertext.subarray(-tagBytes))
      try {
        return Buffer.concat([decipher.update(ciphertext.subarray(0, -tagBytes)), decipher.final()])
      } catch {
        throw new KmsError('refused', name, 'not wrapped for this context, or changed')
      }
    },
    async rotate() {
      const made = makeKey()
      const all = [...(await readKeys(path)), made]
      // Renamed at the end, so that an interrupted write loses no key.
      const partial = `${path}.${process.pid}`
      await writeFile(partial, all.map(toLine).join(''), { mode: 0o600 })
      await rename(partial, path)
      keys = all
      return made.id.toString('hex')
    },
    async close() {
      keys = []
    },
  }
}

function authenticated(id: Uint8Array, context: KmsContext): Buffer {
  return Buffer.concat([sealedHeader(id), contextBytes(context)])
}

function makeKey(): Key {
  return { id: randomBytes(keyIdBytes), key: randomBytes(32) }
}

function toLine({ id, key }: Key): string {
  return `${id.toString('hex')} ${key.toString('base64')}\n`
}

/** Two processes that start at once must use one key: a link is only made if no other was faster. */
async function createKeys(path: string): Promise<void> {
  const partial = `${path}.${process.pid}`
  try {
    await writeFile(partial, toLine(makeKey()), { mode: 0o600 })
    await link(partial, path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EEXIST') throw new Error(`${path} cannot be written (${code})`)
  } finally {
    await rm(partial, { force: true })
  }
}

/** Reads the file, or creates it. Throws a one-sentence error. */
async function readKeys(path: string): Promise<Key[]> {
  if (!existsSync(path)) await createKeys(path)
  if ((await stat(path)).mode & 0o077)
    throw new Error(`${path} must be readable by its owner only: chmod 600`)
  const lines = (await readFile(path, 'utf8')).trim().split('\n')
  return lines.map((line) => {
    const [, id = '', key = ''] = /^([\da-f]{16}) ([\w+/]{43}=)$/.exec(line) ?? []
    if (!id) throw new Error(`${path} is not a file of keys`)
    return { id: Buffer.from(id, 'hex'), key: Buffer.from(key, 'base64') }
  })
}
