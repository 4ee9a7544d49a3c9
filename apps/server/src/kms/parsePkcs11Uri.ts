/** Where the key is: the vendor's library, the label of the token and that of the keys. */
export type Pkcs11Place = {
  readonly library: string
  readonly token: string
  readonly object: string
}

/**
 * Reads a PKCS#11 URI. Throws a one-sentence error.
 *
 * @example
 * parsePkcs11Uri('pkcs11:token=latchkey;object=kek?module-path=/usr/lib/softhsm/libsofthsm2.so')
 *
 * @see https://www.rfc-editor.org/rfc/rfc7512
 */
export function parsePkcs11Uri(uri: string): Pkcs11Place {
  const [path = '', query = ''] = uri.slice('pkcs11:'.length).split('?')
  const values = new Map([...path.split(';'), ...query.split('&')].filter(Boolean).map(parsePair))
  // URLs end up in logs and lists of processes.
  if (values.has('pin-value') || values.has('pin-source'))
    throw new Error('the PIN of a KMS must not be in its URL; set AUTH_KMS_CREDENTIAL')
  const read = (name: string) => {
    const value = values.get(name)
    if (!value) throw new Error(`the URL of a PKCS#11 KMS needs ${name}`)
    return value
  }
  const place = { library: read('module-path'), token: read('token'), object: read('object') }
  const unknown = [...values.keys()].find((name) => !['module-path', 'token', 'object'].includes(name))
  if (unknown !== undefined) throw new Error(`the URL of a PKCS#11 KMS has an unknown part ${unknown}`)
  if (!place.library.startsWith('/')) throw new Error('module-path of a PKCS#11 KMS must be an absolute path')
  return place
}

function parsePair(text: string): [string, string] {
  const [name = '', ...rest] = text.split('=')
  try {
    return [name, decodeURIComponent(rest.join('='))]
  } catch {
    throw new Error(`the URL of a PKCS#11 KMS has a wrong ${name}`)
  }
}
