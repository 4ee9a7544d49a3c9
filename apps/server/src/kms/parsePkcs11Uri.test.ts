import { expect, test } from 'vitest'
import { parsePkcs11Uri } from './parsePkcs11Uri.ts'

test('behavior: the parts of a PKCS#11 URI', () => {
  const uri = 'pkcs11:token=My%20token;object=kek?module-path=/usr/lib/softhsm/libsofthsm2.so'
  expect(parsePkcs11Uri(uri)).toEqual({
    library: '/usr/lib/softhsm/libsofthsm2.so',
    token: 'My token',
    object: 'kek',
  })
})

test('behavior: a PIN in the URL is refused and not repeated', () => {
  const refused = () => parsePkcs11Uri('pkcs11:token=a;object=b?module-path=/x.so&pin-value=123456')
  expect(refused).toThrow(/^the PIN of a KMS must not be in its URL; set AUTH_KMS_CREDENTIAL$/)
})

test('behavior: a missing, unknown or wrong part is named', () => {
  expect(() => parsePkcs11Uri('pkcs11:object=b?module-path=/x.so')).toThrow('needs token')
  expect(() => parsePkcs11Uri('pkcs11:token=a;object=b')).toThrow('needs module-path')
  expect(() => parsePkcs11Uri('pkcs11:token=a;object=b;slot-id=1?module-path=/x.so')).toThrow('slot-id')
  expect(() => parsePkcs11Uri('pkcs11:token=a;object=b?module-path=x.so')).toThrow('absolute')
  expect(() => parsePkcs11Uri('pkcs11:token=%E0;object=b?module-path=/x.so')).toThrow('wrong token')
})
