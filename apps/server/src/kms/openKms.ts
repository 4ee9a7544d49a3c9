import { guardKms } from './guardKms.ts'
import type { Kms, KmsOptions, KmsProvider } from './kms.ts'

const defaultTimeoutMs = 2_000

type Open = (url: string, options: KmsOptions) => KmsProvider | Promise<KmsProvider>

/** Loaded when needed: most servers use one of them, and some none. */
const providers: Readonly<Record<string, () => Promise<Open>>> = {
  'aws-kms': async () => (await import('./awsKms.ts')).openAwsKms,
  file: async () => (await import('./fileKms.ts')).openFileKms,
  'gcp-kms': async () => (await import('./gcpKms.ts')).openGcpKms,
  pkcs11: async () => (await import('./pkcs11Kms.ts')).openPkcs11Kms,
  transit: async () => (await import('./transitKms.ts')).openTransitKms,
}

/**
 * Opens the KMS that a setting names. Throws a one-sentence error for a wrong setting; whether
 * the key can be used is the question of `health`.
 *
 * @example
 * await openKms('pkcs11:token=latchkey;object=kek?module-path=/usr/lib/softhsm/libsofthsm2.so', { credential })
 */
export async function openKms(url: string, options: KmsOptions = {}): Promise<Kms> {
  const [, scheme = ''] = /^([a-z\d-]+):/.exec(url) ?? []
  const load = Object.hasOwn(providers, scheme) ? providers[scheme] : undefined
  if (!load) throw new Error(`the URL of a KMS must begin with one of ${Object.keys(providers).join(', ')}`)
  const open = await load()
  return guardKms(await open(url, options), { timeoutMs: options.timeoutMs ?? defaultTimeoutMs })
}
