import type { Config } from '../../config.ts'
import type { Kms } from '../../kms/kms.ts'
import { openKms } from '../../kms/openKms.ts'

/** Opening an HSM in the network can take longer than a request should wait. */
const commandTimeoutMs = 30_000

/** Opens the KMS of the settings for one command. */
export async function useKms(config: Config, use: (kms: Kms) => Promise<string>): Promise<string> {
  if (!config.authKms) throw new Error('AUTH_KMS is not set')
  const { url, ...options } = config.authKms
  const kms = await openKms(url, { ...options, timeoutMs: commandTimeoutMs })
  return use(kms).finally(() => kms.close())
}
