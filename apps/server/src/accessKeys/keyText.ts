import { createHash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const randomLength = 32
const checksumLength = 6
const shape = /^(lk_(?:admin|project)_[\dA-Za-z]{32})([\dA-Za-z]{6})$/
/** Keys of projects from before there were several. */
const oldShape = /^lk_[\w-]{32}$/

/** Such as `lk_admin_…`: a prefix and a checksum, by which scanners recognise keys that were committed by mistake. */
export function makeKeyText(kind: 'admin' | 'project'): string {
  const random = Array.from({ length: randomLength }, () => digits[randomInt(digits.length)]).join('')
  const body = `lk_${kind}_${random}`
  return `${body}${checksum(body)}`
}

/** Whether a text can be a key; others are not looked up. */
export function isKeyText(text: string): boolean {
  const [, body, given] = shape.exec(text) ?? []
  return body === undefined ? oldShape.test(text) : checksum(body) === given
}

/** Keys have 190 random bits, so a fast hash is enough. */
export function hashKeyText(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Names a key without revealing it. */
export function idOfHash(hash: Buffer): string {
  return hash.toString('hex', 0, 8)
}

/** CRC-32 in base 62. */
function checksum(body: string): string {
  let left = crc32(body)
  let text = ''
  for (let index = 0; index < checksumLength; index++) {
    text = `${digits[left % digits.length]}${text}`
    left = Math.floor(left / digits.length)
  }
  return text
}
