import { createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { databaseUnavailable } from '@latchkey/protocol/catalogue'
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import type { Clock } from '../clock.ts'
import { retryLost } from '../db/retryLost.ts'
import { Refusal } from '../refusal.ts'
import { sealBytes, unsealBytes } from '../secrets/sealBytes.ts'
import type { Keys } from '../secrets/secrets.ts'

/**
 * Signing keys of access tokens: created by the first process that needs one, shared
 * through the database and rotated every month. A new key is published a day before it
 * signs, and an old one until its last token has expired.
 */
export type SigningKeys = {
  /** The key that signs now. */
  current(): Promise<{ kid: string; key: KeyObject }>
  /** Undefined if the key does not exist or is no longer published. */
  find(kid: string): Promise<PublicKey | undefined>
  published(): Promise<PublicKey[]>
}

/** RFC 8037. */
export type PublicKey = {
  readonly kty: 'OKP'
  readonly crv: 'Ed25519'
  readonly x: string
  readonly kid: string
  readonly alg: 'EdDSA'
  readonly use: 'sig'
}

const dayMs = 86_400_000
/** How long a key signs. */
const lifetimeMs = 30 * dayMs
/** How long a key is published before and after that. */
const leadMs = dayMs
const tailMs = 3_600_000
/** Allowed clock skew between processes. */
const skewMs = 600_000
/** How long keys are cached, and the minimum time between lookups of an unknown key. */
const freshMs = 60_000
const timeoutMs = 1_000
/** Arbitrary id of an advisory lock. */
const lock = 0x51_77_6b_65

type Known = { readonly at: number; readonly keys: readonly Key[] }
type Key = {
  readonly publicKey: PublicKey
  /** Undefined if it was encrypted with another secret. */
  readonly privateKey: KeyObject | undefined
  readonly signsFrom: number
  readonly signsUntil: number
}

export function createSigningKeys<Tables>(options: createSigningKeys.Options<Tables>): SigningKeys {
  const { db, clock } = options
  const table = sql.table(options.table)
  let known: Known | undefined
  let loading: Promise<Known> | undefined

  async function load(): Promise<Known> {
    const now = clock()
    try {
      const sealKeys = await options.sealKeys()
      const rows = await retryLost(() => readKeys(now, sealKeys), known ? 0 : timeoutMs)
      known = { at: now, keys: rows.map((row) => toKey(row, sealKeys)) }
    } catch (error) {
      // Keys change rarely; without the database, continue with the cached ones.
      if (!known || !isLost(error)) throw error
      known = { ...known, at: now }
    }
    return known
  }

  async function selectKeys(on: QueryExecutorProvider, now: number): Promise<Row[]> {
    const { rows } = await sql<Row>`
      select kid, public_key, sealed_key, signs_from, signs_until from ${table}
      where signs_until > ${new Date(now - tailMs)} order by signs_from, kid`.execute(on)
    return rows
  }

  /** Concurrent calls share one query. */
  function reload(): Promise<Known> {
    loading ??= load().finally(() => {
      loading = undefined
    })
    return loading
  }

  async function all(): Promise<readonly Key[]> {
    if (known && clock() - known.at < freshMs) return known.keys
    return (await reload()).keys
  }

  async function readKeys(now: number, sealKeys: Keys): Promise<Row[]> {
    /** The newest key that signs at that time and can be decrypted. */
    const signer = (rows: readonly Row[], at: number) =>
      rows.findLast(
        (row) =>
          row.signs_from.getTime() <= at &&
          at < row.signs_until.getTime() &&
          unseal(row, sealKeys) !== undefined,
      )
    const rows = await selectKeys(db, now)
    if (signer(rows, now) && signer(rows, now + leadMs)) return rows
    return db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${lock})`.execute(tx)
      // Another process may have created it meanwhile.
      const rows = await selectKeys(tx, now)
      const made: Row[] = []
      const last = signer(rows, now)
      if (!last) made.push(makeKey(sealKeys, now - skewMs))
      else if (!signer(rows, now + leadMs)) made.push(makeKey(sealKeys, last.signs_until.getTime()))
      for (const { kid, public_key, sealed_key, signs_from, signs_until } of made)
        await sql`insert into ${table} (kid, public_key, sealed_key, signs_from, signs_until)
          values (${kid}, ${public_key}, ${sealed_key}, ${signs_from}, ${signs_until})`.execute(tx)
      return [...rows, ...made]
    })
  }

  return {
    async current() {
      const now = clock()
      const isNow = ({ signsFrom, signsUntil, privateKey }: Key) =>
        privateKey !== undefined && signsFrom <= now && now < signsUntil
      const found = (await all()).findLast(isNow) ?? (await reload()).keys.findLast(isNow)
      if (!found?.privateKey) throw new Error('no signing key is available')
      return { kid: found.publicKey.kid, key: found.privateKey }
    },
    async find(kid) {
      const of = (keys: readonly Key[]) => keys.find(({ publicKey }) => publicKey.kid === kid)?.publicKey
      const found = of(await all())
      if (found || !known || !/^[\w-]{16}$/.test(kid)) return found
      // Another process may have created it a moment ago.
      return clock() - known.at < 5_000 ? undefined : of((await reload()).keys)
    },
    published: async () => (await all()).map(({ publicKey }) => publicKey),
  }
}

export declare namespace createSigningKeys {
  type Options<Tables> = {
    db: Kysely<Tables>
    /** Has the columns of {@link Row}. */
    table: string
    /** The first encrypts private keys in the table, all of them decrypt; the same in every process. */
    sealKeys: () => Promise<Keys>
    clock: Clock
  }
}

type Row = { kid: string; public_key: Buffer; sealed_key: Buffer; signs_from: Date; signs_until: Date }

function makeKey(sealKeys: Keys, from: number): Row {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const kid = randomBytes(12).toString('base64url')
  const secret = privateKey.export({ format: 'der', type: 'pkcs8' })
  const { x = '' } = publicKey.export({ format: 'jwk' })
  return {
    kid,
    public_key: Buffer.from(x, 'base64url'),
    sealed_key: sealBytes(sealKeys, kid, secret),
    signs_from: new Date(from),
    signs_until: new Date(from + lifetimeMs),
  }
}

function unseal({ kid, sealed_key }: Row, sealKeys: Keys): KeyObject | undefined {
  const found = unsealBytes(sealKeys, kid, sealed_key)
  return found && createPrivateKey({ key: found.bytes, format: 'der', type: 'pkcs8' })
}

function toKey(row: Row, sealKeys: Keys): Key {
  const { kid, public_key, signs_from, signs_until } = row
  const x = public_key.toString('base64url')
  return {
    publicKey: { kty: 'OKP', crv: 'Ed25519', x, kid, alg: 'EdDSA', use: 'sig' },
    privateKey: unseal(row, sealKeys),
    signsFrom: signs_from.getTime(),
    signsUntil: signs_until.getTime(),
  }
}

/** Unreachable or timed out. */
function isLost(error: unknown): boolean {
  return error instanceof Refusal && error.entry.code === databaseUnavailable.code
}
