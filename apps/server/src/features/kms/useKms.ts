import type { Command } from '../../command.ts'
import type { KmsConfig } from '../../config.ts'
import type { Kms } from '../../kms/kms.ts'
import { openKms } from '../../kms/openKms.ts'

/** Opening an HSM in the network can take longer than a request should wait. */
const commandTimeoutMs = 30_000

/** Option of the commands: each of these roles has its own key. */
export const kmsOptions = { role: 'auth, vault or escrow, whose key it is; auth without it' }

/** Opens the KMS of a role for one command. */
export async function useKms(
  { config, options: { role = 'auth' } }: Command.Args,
  use: (kms: Kms, role: string) => Promise<string>,
): Promise<string> {
  const settings: Record<string, KmsConfig | undefined> = {
    auth: config.authKms,
    vault: config.vault?.kms,
    escrow: config.escrow?.kms,
  }
  if (!Object.hasOwn(settings, role)) throw new Error('--role must be auth, vault or escrow')
  const own = settings[role]
  if (!own) throw new Error(`${role.toUpperCase()}_KMS is not set`)
  const { url, ...rest } = own
  const kms = await openKms(url, { ...rest, timeoutMs: commandTimeoutMs })
  return use(kms, role).finally(() => kms.close())
}
