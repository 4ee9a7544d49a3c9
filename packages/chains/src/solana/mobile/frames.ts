/** Bytes as WebCrypto requires them: not in a shared buffer. */
export type Bytes = Uint8Array<ArrayBuffer>

const sequenceBytes = 4
const ivBytes = 12
const tagBytes = 16

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true })

/** Encrypts a message: its number, a random IV, the ciphertext with its tag. */
export async function sealFrame(key: CryptoKey, sequence: number, text: string): Promise<Bytes> {
  const number = numberOf(sequence)
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const sealed = await crypto.subtle.encrypt(cipher(number, iv), key, encoder.encode(text))
  return Uint8Array.from([...number, ...iv, ...new Uint8Array(sealed)])
}

/** Decrypts a message. Throws if it is not the expected one, is repeated, or was changed on its way. */
export async function openFrame(key: CryptoKey, sequence: number, frame: Bytes): Promise<string> {
  if (frame.length < sequenceBytes + ivBytes + tagBytes) throw new Error('The wallet sent half a message.')
  const number = frame.slice(0, sequenceBytes)
  if (new DataView(number.buffer).getUint32(0) !== sequence)
    throw new Error('The wallet sent a message out of order.')
  const iv = frame.slice(sequenceBytes, sequenceBytes + ivBytes)
  const opened = await crypto.subtle.decrypt(cipher(number, iv), key, frame.slice(sequenceBytes + ivBytes))
  return decoder.decode(opened)
}

function numberOf(sequence: number): Bytes {
  const bytes = new Uint8Array(sequenceBytes)
  new DataView(bytes.buffer).setUint32(0, sequence)
  return bytes
}

function cipher(number: Bytes, iv: Bytes): AesGcmParams {
  return { name: 'AES-GCM', additionalData: number, iv, tagLength: 8 * tagBytes }
}
