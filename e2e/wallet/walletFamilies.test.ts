import { expect, test } from 'vitest'
import { createSecret } from '../../apps/frame/src/createSecret.ts'
import { sign } from '../../apps/frame/src/sign.ts'
import { randomBytes } from '../../apps/frame/src/vault/bytes.ts'
import { verifySignature } from './walletFamilies.ts'

test('behavior: a signature is that of its account and its bytes, in every family', async () => {
  const [secret, other] = [await createSecret(), await createSecret()]
  expect(secret.accounts.length).toBeGreaterThan(1)
  for (const account of secret.accounts) {
    const bytes = randomBytes(32)
    const signature = await sign(secret.accounts, { ...account, bytes })
    const foreign = other.accounts.find(({ namespace }) => namespace === account.namespace)
    if (!foreign) throw new Error('Both wallets have the same families.')
    expect(await verifySignature(account, bytes, signature)).toBe(true)
    expect(await verifySignature(account, randomBytes(32), signature)).toBe(false)
    expect(await verifySignature(foreign, bytes, signature)).toBe(false)
  }
})
