import { type FakeService, startFakeService } from './startFakeService.ts'

export const fakeTransitToken = 's.only-tests-know'

/** A fake of the Transit engine of OpenBao, by its documentation. `binds: false` is Vault before `associated_data`. */
export function startFakeTransit({ binds = true } = {}): Promise<FakeService> {
  return startFakeService(({ path, headers, body }, keys) => {
    if (headers['x-vault-token'] !== fakeTransitToken)
      return { status: 403, json: { errors: ['permission denied'] } }
    const [, verb, key = ''] = /^\/v1\/transit\/(encrypt|decrypt)\/([\w-]+)$/.exec(path) ?? []
    const { plaintext, ciphertext, associated_data } = JSON.parse(body)
    const aad = Buffer.from(binds ? associated_data : '', 'base64')
    if (key === 'missing') return { status: 400, json: { errors: ['encryption key not found'] } }
    if (verb === 'encrypt') {
      const { version, bytes } = keys.encrypt(key, Buffer.from(plaintext, 'base64'), aad)
      return { status: 200, json: { data: { ciphertext: `vault:v${version}:${bytes.toString('base64')}` } } }
    }
    const [, version, base64 = ''] = /^vault:v(\d+):(.*)$/.exec(ciphertext) ?? []
    const plain = keys.decrypt(key, Number(version), Buffer.from(base64, 'base64'), aad)
    if (!plain) return { status: 400, json: { errors: ['cipher: message authentication failed'] } }
    return { status: 200, json: { data: { plaintext: plain.toString('base64') } } }
  })
}
