import { openKms } from '../../apps/server/src/kms/openKms.ts'
import { type SoftHsm, startSoftHsm } from '../../apps/server/src/kms/testing/startSoftHsm.ts'

export type Hsm = SoftHsm & {
  /** Settings of a server whose roles have their keys in it. */
  readonly env: Readonly<Record<string, string>>
}

type Role = 'auth' | 'vault' | 'escrow'

/** An HSM with a key for each role. */
export async function startHsm(roles: readonly Role[]): Promise<Hsm> {
  const hsm = startSoftHsm()
  try {
    for (const role of roles) {
      // Opening it takes long while browsers start beside it.
      const kms = await openKms(hsm.url(role), { credential: hsm.pin, timeoutMs: 30_000 })
      await kms.rotate?.()
      await kms.close()
    }
  } catch (error) {
    hsm.stop()
    throw error
  }
  const keys = roles.flatMap((role) => [
    [`${role.toUpperCase()}_KMS`, hsm.url(role)],
    [`${role.toUpperCase()}_KMS_CREDENTIAL`, hsm.pin],
  ])
  return {
    ...hsm,
    env: { SOFTHSM2_CONF: process.env.SOFTHSM2_CONF ?? '', ...Object.fromEntries(keys) },
  }
}
