import { hkdfSync } from 'node:crypto'
import type { SocialProvider } from '@latchkey/protocol/http/social'

import type { FastifyRequest } from 'fastify'

import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Chains } from '../../chains/chains.ts'
import type { Clock } from '../../clock.ts'
import type { AuthConfig } from '../../config.ts'
import { openDatabase } from '../../db/openDatabase.ts'
import { pruneExpired } from '../../db/pruneExpired.ts'
import type { Database } from '../../db/schema.ts'
import { watchDatabase } from '../../db/watchDatabase.ts'
import type { Parts } from '../../feature.ts'
import { createSafeFetch } from '../../fetch/safeFetch.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { awaitKms } from '../../kms/awaitKms.ts'
import type { Kms } from '../../kms/kms.ts'
import type { Limiter } from '../../limits/limiter.ts'
import type { Metrics } from '../../metrics.ts'
import { repeatJob } from '../../repeatJob.ts'
import type { LiveSettings } from '../../secrets/liveSettings.ts'
import { createOutboundRule } from '../../secrets/outboundRule.ts'
import { createSigningKeys } from '../../signingKeys/createSigningKeys.ts'
import { createProofs, type Proofs } from '../../walletCalls/proofs.ts'
import { type AccessTokens, createAccessTokens } from './accessTokens.ts'
import { type Accounts, createAccounts } from './accounts.ts'
import { storeAddress } from './addresses.ts'
import { type Apps, createApps } from './apps.ts'
import { type Attempts, createAttempts } from './attempts.ts'
import { type Changes, createChanges } from './changes.ts'
import { createDataKeys } from './dataKeys.ts'
import { createGuests, type Guests } from './guest/guests.ts'
import { createIdTokens, type IdTokens } from './idTokens.ts'
import { limitLogins } from './limitLogins.ts'
import { createLinkedWallets, type LinkedWallets } from './linked/linkedWallets.ts'
import { createLogos, type Logos } from './mails/logos.ts'
import { createMailLooks, type MailLooks } from './mails/mailLooks.ts'
import { createMailQueue } from './mails/mailQueue.ts'
import { createTransports, maxMailsAtOnce, type Transports } from './mails/transports.ts'
import { createNewDevices, type NewDevices } from './newDevices.ts'
import { createNotices, type Tell } from './notices.ts'
import { createPasskeys, type Passkeys } from './passkeys/passkeys.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { createFarcaster, type Farcaster } from './social/farcaster/farcaster.ts'
import { createProviders, type Providers } from './social/providers.ts'
import { createVisits, type Visits } from './social/visits.ts'
import { createDeletions, type Deletions } from './support/deletions.ts'
import { createPeers, type Peers } from './support/peers.ts'
import { readSecurity } from './support/readSecurity.ts'
import { isProgram, recordedBy } from './support/recordedBy.ts'
import { recordLook } from './support/records.ts'
import { createShutOuts, type ShutOuts } from './support/shutOuts.ts'
import type { LoginTables } from './tables.ts'
import { createTellCreated } from './tellCreated.ts'
import { type AppTokens, createAppTokens } from './token/appTokens.ts'
import { createUserRecords, type UserRecords } from './userRecords.ts'
import { createUsers, type Users } from './users.ts'

/** Logins of the embedded wallet: by email, with providers, with passkeys, and with tokens of apps. */
export type Login = {
  readonly proofs: Proofs
  readonly attempts: Attempts
  readonly sessions: Sessions
  readonly apps: Apps
  readonly changes: Changes
  readonly newDevices: NewDevices
  readonly providers: Providers
  /** Those that are on. */
  readonly socials: () => readonly SocialProvider[]
  /** How the mails of projects look, and the server that sends them. */
  readonly looks: MailLooks
  readonly logos: Logos
  readonly transports: Transports
  /** Whether there is a mail server. */
  readonly hasMail: () => boolean
  readonly farcaster: Farcaster
  readonly visits: Visits
  readonly accounts: Accounts
  readonly users: Users
  readonly userRecords: UserRecords
  readonly linkedWallets: LinkedWallets
  readonly idTokens: IdTokens
  readonly tell: Tell
  readonly passkeys: Passkeys
  readonly appTokens: AppTokens
  readonly guests: Guests
  readonly shutOuts: ShutOuts
  readonly deletions: Deletions
  /** The services that have the wallets of accounts. */
  readonly peers: Peers
  readSecurity(user: { projectId: string; userId: string }): ReturnType<typeof readSecurity>
  /** Records that a person looks at a user, who can see it. */
  look(user: { projectId: string; userId: string }, request: FastifyRequest): Promise<void>
  /** `WALLET_URL`. */
  readonly walletOrigin: string
  readonly keys: AccessTokens['published']
  /** Rejects with a Refusal if this address or device asked for too many mails. */
  limit(email: string, jkt: string): Promise<void>
  close(): Promise<void>
}

const pruneMs = 60_000
const eraseMs = 60_000
/** How long ended sessions are kept for auditing. */
const keepEndedMs = 7 * 86_400_000

export async function createLogin(options: createLogin.Options): Promise<Login> {
  const { config, chains, gateway, limited, limiter, live, metrics, log, clock } = options
  const fetch = createSafeFetch({ hosts: options.tokenLoginHosts })
  const kms = await options.kms()
  await awaitKms(kms)
  const watch = (pool: Pool) => watchDatabase(metrics, 'auth', pool)
  const db = openDatabase<LoginTables>(config.databaseUrl, log, { max: config.databasePool, watch })
  if (config.testLogin)
    log.warn({ domain: config.testLogin.domain }, 'addresses of this domain log in with a fixed code')
  const dataKeys = createDataKeys({ db, kms, clock })
  const mailDb = openDatabase<LoginTables>(config.databaseUrl, log, { max: maxMailsAtOnce })
  const looks = createMailLooks(options.mainDb)
  const logos = createLogos(options.pictures)
  const transports = createTransports({ live, rule: createOutboundRule(options.consoleHosts) })
  if (!live.current().smtpUrl)
    log.warn('there is no mail server yet: set SMTP_URL and MAIL_FROM, or both in the console')
  const mails = createMailQueue({
    db: mailDb,
    dataKeys,
    config,
    transports,
    looks,
    logos,
    metrics,
    log,
    clock,
  })
  const keys = createSigningKeys({
    db,
    table: 'login_keys',
    sealKeys: async () => [(await dataKeys()).sign],
    clock,
  })
  const accessTokens = createAccessTokens({ keys, issuer: config.url, clock })
  const nonceKey = async () =>
    Buffer.from(hkdfSync('sha256', (await dataKeys()).tokens, '', 'latchkey login nonce', 32))
  const providers = createProviders({ social: () => live.current().social, url: config.url, clock })
  const apps = createApps({ db, clock })
  const newDevices = createNewDevices({ db, dataKeys, mails, clock })
  const linkedWallets = createLinkedWallets({ db, dataKeys, mails, chains, clock })
  const peers = createPeers({ config, keys, issuer: config.url, clock })
  const deletions = createDeletions({ db, dataKeys, mails, peers, records: options.records, clock })
  const stopErasing = repeatJob({
    name: 'login-erase',
    everyMs: eraseMs,
    run: deletions.carryOut,
    log,
    metrics,
  })
  const stopPruning = repeatJob({
    name: 'login-prune',
    everyMs: pruneMs,
    run: () => prune(db, clock()),
    log,
    metrics,
  })
  return {
    proofs: createProofs({ db, table: 'login_proofs', nonceKey, clock }),
    attempts: createAttempts({ db, dataKeys, mails, metrics, clock }),
    sessions: createSessions({
      db,
      dataKeys,
      accessTokens,
      apps,
      newDevices,
      clock,
      tellCreated: createTellCreated(options),
    }),
    apps,
    changes: createChanges({ db, dataKeys, mails, metrics, clock }),
    newDevices,
    providers,
    looks,
    logos,
    transports,
    socials: () => live.current().socials,
    hasMail: () => transports.current() !== undefined,
    farcaster: createFarcaster({
      config: config.farcaster,
      walletOrigin: config.walletOrigin,
      chains,
      gateway,
      clock,
    }),
    visits: createVisits({ db, dataKeys, metrics, clock }),
    accounts: createAccounts({ dataKeys, clock }),
    linkedWallets,
    users: createUsers({ db, dataKeys, linkedWallets }),
    userRecords: createUserRecords({ db, chains, dataKeys, linkedWallets, providers, clock }),
    idTokens: createIdTokens({ keys, issuer: config.url, clock }),
    tell: createNotices({ db, dataKeys, mails, clock }),
    passkeys: createPasskeys({ db, walletOrigin: config.walletOrigin, metrics, clock }),
    appTokens: createAppTokens({ db, fetch, metrics, log, clock }),
    guests: createGuests({ db, dataKeys, metrics, clock }),
    shutOuts: createShutOuts({ db, records: options.records, clock }),
    deletions,
    peers,
    readSecurity: (user) => readSecurity({ db, peers }, user),
    async look(user, request) {
      if (!isProgram(request)) await recordLook(options.records, user, recordedBy(request), clock)
    },
    walletOrigin: config.walletOrigin,
    keys: accessTokens.published,
    async limit(email, jkt) {
      if (!limited) return
      const { hash } = storeAddress(await dataKeys(), email)
      await limitLogins(limiter, { addressHash: hash, jkt })
    },
    async close() {
      stopPruning()
      stopErasing()
      await mails.close()
      await Promise.all([db.destroy(), mailDb.destroy(), fetch.close()])
    },
  }
}

export declare namespace createLogin {
  type Options = {
    config: AuthConfig
    /** The server's database, which has the audit log. */
    records: Kysely<Database>
    /** Opens the key service that wraps the keys in the database. */
    kms: () => Promise<Kms>
    chains: Chains
    gateway: Gateway
    pictures: Parts['pictures']
    live: LiveSettings
    /** Where apps may publish their keys besides public hosts. */
    tokenLoginHosts: readonly string[]
    /** Where else the console may name a mail server. */
    consoleHosts: readonly string[]
    /** False if a proxy in front limits requests. */
    limited: boolean
    limiter: Limiter
    metrics: Metrics
    log: Logger
    clock: Clock
    webhooks: Pick<Parts['webhooks'], 'add'>
    /** The server's own database, with projects and the outbox of webhooks. */
    mainDb: Kysely<Database>
    mainDatabaseUrl: string
  }
}

const pruned = [
  ['login_proofs', 'hash', 0],
  // Burned codes count for two hours.
  ['login_attempts', 'id', 7_200_000],
  ['login_changes', 'id', 0],
  ['login_visits', 'id', 0],
  ['login_challenges', 'id', 0],
  ['login_links', 'id', 0],
  ['login_used_tokens', 'hash', 0],
  ['login_sessions', 'id', keepEndedMs],
] as const

async function prune(db: Kysely<LoginTables>, now: number): Promise<void> {
  for (const [table, key, keepMs] of pruned) await pruneExpired(db, table, key, now - keepMs)
  await db
    .deleteFrom('login_keys')
    .where('signs_until', '<', new Date(now - keepEndedMs))
    .execute()
}
