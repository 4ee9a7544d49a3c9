// As much of Protocol Buffers as the bank module's queries need.

const varintType = 0
const bytesType = 2

/** A text field. */
export function textField(number: number, text: string): Buffer {
  const bytes = Buffer.from(text)
  return Buffer.concat([toVarint((number << 3) | bytesType), toVarint(bytes.length), bytes])
}

/** A field with a message or with bytes. */
export function bytesField(number: number, ...parts: readonly Uint8Array[]): Buffer {
  const bytes = Buffer.concat(parts)
  return Buffer.concat([toVarint((number << 3) | bytesType), toVarint(bytes.length), bytes])
}

export function numberField(number: number, value: number): Buffer {
  return Buffer.concat([toVarint((number << 3) | varintType), toVarint(value)])
}

function toVarint(value: number): Buffer {
  const bytes: number[] = []
  let rest = value
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128)
  return Buffer.from([...bytes, rest])
}

/** Fields with bytes, in order. Numbers are skipped, because no answer that is read has one that matters. */
export type Fields = readonly { readonly number: number; readonly bytes: Buffer }[]

/** Decodes a message; undefined if it is malformed or has more fields than allowed. */
export function readFields(message: Buffer, maxFields: number): Fields | undefined {
  const fields: { number: number; bytes: Buffer }[] = []
  let at = 0
  for (let count = 0; at < message.length; count++) {
    const tag = readVarint(message, at)
    if (!tag || count >= maxFields) return undefined
    at = tag.end
    const number = Math.floor(tag.value / 8)
    const type = tag.value % 8
    if (type === bytesType) {
      const length = readVarint(message, at)
      if (!length || length.value > message.length - length.end) return undefined
      at = length.end + length.value
      fields.push({ number, bytes: message.subarray(length.end, at) })
    } else if (type === varintType) {
      const skipped = readVarint(message, at)
      if (!skipped) return undefined
      at = skipped.end
    } else return undefined
  }
  return fields
}

/** Larger ones are rounded: what is read with this is a tag, a length, or skipped. */
function readVarint(message: Buffer, start: number): { value: number; end: number } | undefined {
  let value = 0
  for (let index = 0; index < 10; index++) {
    const byte = message[start + index]
    if (byte === undefined) return undefined
    value += (byte & 127) * 128 ** index
    if (byte < 128) return { value, end: start + index + 1 }
  }
  return undefined
}
