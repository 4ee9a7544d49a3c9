import type { QueryExecutorProvider } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Kms } from '../../kms/kms.ts'
import { createWrappedKeys } from '../../walletCalls/wrappedKeys.ts'

const names = ['pepper', 'seal', 'sign', 'tokens'] as const

/**
 * The keys of email logins. `pepper` hashes addresses and codes, `seal` encrypts
 * addresses and mails, `sign` encrypts the keys that sign access tokens, `tokens` makes
 * nonces and refresh tokens.
 */
export type DataKeys = Readonly<Record<(typeof names)[number], Buffer>>

export function createDataKeys(options: createDataKeys.Options): () => Promise<DataKeys> {
  return createWrappedKeys({ ...options, table: 'login_data_keys', purpose: 'login', names })
}

export declare namespace createDataKeys {
  type Options = { db: QueryExecutorProvider; kms: Kms; clock: Clock }
}
