import { openBox, sealBox } from './box.ts'
import { type Bytes, randomBytes } from './bytes.ts'
import { checkFactor, type Factor } from './factor.ts'
import { boundTo, checkScope, type Generation } from './scope.ts'
import type { Access, DeviceRecord } from './store.ts'
import { VaultError } from './vaultError.ts'

/** The factor of this device; undefined if it has none, or its secret does not decrypt. */
export async function readDeviceFactor({ device, scope }: Access): Promise<Factor | undefined> {
  const record = await device.read(scope)
  if (!record) return undefined
  const { factorId, sealedSecret } = record
  const secret = await openBox(await device.key(), sealedSecret, boundTo(scope, 'device', factorId))
  return secret && { id: factorId, kind: 'device', secret }
}

/**
 * The factor of this device, which is made if there is none.
 *
 * Its secret is stored before any pair depends on it: after a crash the device still opens what it was added to.
 */
export async function makeDeviceFactor(access: Access): Promise<Factor> {
  const { device, scope } = access
  checkScope(scope)
  const found = await readDeviceFactor(access)
  if (found) return found
  const [factorId, secret] = [crypto.randomUUID(), randomBytes(32)]
  const sealedSecret = await sealBox(await device.key(), secret, boundTo(scope, 'device', factorId))
  await device.write(scope, { factorId, sealedSecret })
  return { id: factorId, kind: 'device', secret }
}

/** Remembers the wallet and generation, if the factor is this device. */
export async function pinDevice(
  { device, scope }: Access,
  factors: readonly Factor[],
  { generation, fingerprint }: { generation: Generation; fingerprint: Bytes },
): Promise<void> {
  const { commit, gen } = generation
  const pin = { gen, commit, fingerprint: fingerprint.slice() }
  const isNews = ({ factorId, pin: seen }: DeviceRecord) =>
    factors.some(({ id }) => id === factorId) && (seen?.gen ?? 0) < gen && seen?.commit !== commit
  const record = await device.read(scope)
  // Once more in the same step as the write: another tab may have seen a later generation
  // meanwhile, which must not be forgotten, or have made this device a new one.
  if (record && isNews(record))
    await device.update(scope, (latest) =>
      isNews(latest) ? { ...latest, pin, expected: undefined } : undefined,
    )
}

/** Lets this device accept another wallet, whose vault it has written itself. */
export async function expectWallet(
  { device, scope }: Access,
  { generation, fingerprint }: { generation: Generation; fingerprint: Bytes },
): Promise<void> {
  const expected = { ...generation, fingerprint: fingerprint.slice() }
  await device.update(scope, (record) => ({ ...record, expected }))
}

/** Factors that a ceremony may write pairs for: valid, each once, and a device only if it has stored its secret. */
export async function checkFactors({ device, scope }: Access, factors: readonly Factor[]): Promise<void> {
  checkScope(scope)
  for (const factor of factors) checkFactor(factor)
  if (new Set(factors.map(({ id }) => id)).size !== factors.length)
    throw new VaultError('vault/bad_input', 'A factor is listed twice.')
  const stored = (await device.read(scope))?.factorId
  if (factors.some(({ id, kind }) => kind === 'device' && id !== stored))
    throw new VaultError('vault/bad_input', 'A device can only be added on that device.')
}
