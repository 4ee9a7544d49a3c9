import { expect, test } from 'vitest'
import { sign } from './sign.ts'
import { randomBytes } from './vault/bytes.ts'

const privateKey = randomBytes(32)
const account = { namespace: 'eip155', index: 0, privateKey, publicKey: new Uint8Array(33), address: '0x' }

test('behavior: signs with the account of that number', async () => {
  expect(await sign([account], { namespace: 'eip155', index: 0, bytes: randomBytes(32) })).toHaveLength(65)
})

test('error: an account that the wallet does not have, or bytes that are not a digest', async () => {
  const refused = [
    { namespace: 'solana', index: 0, bytes: randomBytes(32) },
    { namespace: 'eip155', index: 1, bytes: randomBytes(32) },
    { namespace: 'eip155', index: 0, bytes: randomBytes(31) },
  ]
  for (const request of refused)
    await expect(sign([account], request)).rejects.toMatchObject({ code: 'vault/bad_input' })
})
