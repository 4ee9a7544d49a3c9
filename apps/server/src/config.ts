import { createPrivateKey, type KeyObject } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ChainId, isChainId } from '@latchkey/protocol/caip'
import {
  type SocialProvider,
  socialProviders,
  type WindowProvider,
  windowProviders,
} from '@latchkey/protocol/http/social'
import * as z from 'zod/mini'
import { readRedisAddress } from './cache/redisAddress.ts'
import type { ChainConfig } from './chains/chainConfig.ts'
import { chainOf } from './chains/chainVariable.ts'
import { contractNames, problemOf, publicNodes } from './chains/knownChains.ts'
import type { Upstream } from './gateway/gateway.ts'
import { type Limits, readLimits } from './limits/limits.ts'
import { packageFolder } from './programFiles.ts'
import { chooseStored } from './secrets/chooseStored.ts'
import type { Secrets } from './secrets/secrets.ts'
import { nearest } from './text/nearest.ts'
import { readVendors, type VendorSettings, vendorNames, vendorsShape } from './vendors/vendors.ts'

export const roles = ['api', 'relay', 'worker', 'auth', 'vault', 'escrow'] as const
export type Role = (typeof roles)[number]

/** Settings of the server, read once at startup. */
export type Config = {
  readonly roles: readonly Role[]
  readonly host: string
  readonly port: number
  /** Port for health and metrics on the operator's own network; undefined disables metrics. */
  readonly opsPort: number | undefined
  readonly opsHost: string
  /** Port for `/admin/v1` alone, on the operator's own network; undefined serves it on the public port. */
  readonly adminPort: number | undefined
  readonly adminHost: string
  /** Number of reverse proxies in front, for reading the client's address from `X-Forwarded-For`. */
  readonly proxies: number
  readonly databaseUrl: string
  /** Maximum connections of each pool. */
  readonly databasePool: number
  readonly redisUrl: string | undefined
  /** `SECRET`, which signs and encrypts, and then `SECRET_PREVIOUS`. Must be the same for every process. */
  readonly secrets: Secrets
  /** `ADMIN_TOKEN` and `ADMIN_TOKEN_PREVIOUS`; empty if none is set. */
  readonly adminTokens: readonly string[]
  /** Whether `serve` migrates the databases first. */
  readonly migrates: boolean
  readonly logLevel: string
  /** Where traces are sent; undefined if nowhere. */
  readonly tracing: TracingConfig | undefined
  readonly chains: Readonly<Record<ChainId, ChainConfig>>
  /** Chains with smart accounts. */
  readonly bundlers: Readonly<Record<ChainId, BundlerConfig>>
  readonly vendors: VendorSettings
  readonly names: NamesConfig
  readonly siwx: SiwxConfig
  /** The console; undefined if it is off. */
  readonly console: ConsoleConfig | undefined
  /** The KMS that wraps what signing in stores; undefined if none is set. */
  readonly authKms: KmsConfig | undefined
  readonly relay: RelayConfig
  /** Email login of the embedded wallet; undefined disables it. */
  readonly auth: AuthConfig | undefined
  /** Providers of social logins that are on. Also read by processes that do not log visitors in. */
  readonly socials: readonly SocialProvider[]
  /** Keeps the server's halves of embedded wallets; undefined if it has no KMS. */
  readonly vault: ReleaseConfig | undefined
  /** Keeps secrets for visitors who lose every device; undefined if it has no KMS. */
  readonly escrow: ReleaseConfig | undefined
  /** Hosts, with ports, on the operator's own network that values set in the console may name. */
  readonly consoleHosts: readonly string[]
  /** `AUTH_URL`, also in processes without the role `auth`; undefined without an embedded wallet. */
  readonly authUrl: string | undefined
  /** Whether a variable or the settings file has a value, which wins over the console. */
  isSet(name: string): boolean
  /** What the console can set, with values that are stored under the names of variables. Throws as `readConfig`. */
  withStored(stored: Readonly<Record<string, string>>): LiveValues
  /** Path of a tokenlists.org file that extends the built-in list. */
  readonly tokenList: string | undefined
  /** Hosts, with ports, on the operator's own network that images may be loaded from. */
  readonly imageHosts: readonly string[]
  /** Addresses of the name servers for images of strangers; undefined for those of the operating system. */
  readonly imageNameServers: readonly string[] | undefined
  /** Hosts, with ports, on the operator's own network that apps may publish the keys of their logins on. */
  readonly tokenLoginHosts: readonly string[]
  /** URL of the IPFS gateway; ends in a slash. */
  readonly ipfsGateway: string
  readonly limits: Limits
  /** Set to off only if a proxy in front already limits requests. */
  readonly limited: boolean
  /** Folder where accepted events wait until they are stored. */
  readonly spoolFolder: string
  readonly spoolMaxBytes: number
  readonly clickhouseUrl: string | undefined
  /** Retention of analytics events. */
  readonly retentionDays: number
  /** How long opened checkouts are recorded. */
  readonly onrampRetentionDays: number
  /** Whether webhooks may go to this machine, for development. */
  readonly allowsLoopbackWebhooks: boolean
  /** The mail server, also for processes that do not log visitors in; undefined if none is set. */
  readonly mail: MailConfig | undefined
  /** Time between failing readiness and closing, so that load balancers stop sending requests first. */
  readonly drainDelayMs: number
}

export type MailConfig = { readonly smtpUrl: string; readonly from: string }
/** Settings that processes follow without a restart. */
export type LiveValues = Pick<Config, 'bundlers' | 'socials' | 'vendors'> & {
  /** By chain: only nodes can change, not which chains there are. */
  readonly nodes: Readonly<Record<ChainId, readonly Upstream[]>>
  /** In processes that log visitors in. */
  readonly social: SocialConfig
  readonly smtpUrl: string | undefined
  readonly mailFrom: string | undefined
  /** URLs that were set in the console, of nodes, bundlers, paymasters and the mail server. */
  readonly storedUrls: ReadonlySet<string>
}

export type TracingConfig = {
  /** Of an OTLP/HTTP collector, with `/v1/traces`. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Share of requests that are traced. */
  readonly ratio: number
  readonly service: string
}

export type BundlerConfig = {
  readonly url: string
  /** What smart accounts are on the chain: Safes, or accounts of keys with code (EIP-7702). */
  readonly account: 'safe' | 'delegated'
  /** Pays for the operations that a project sponsors; `context` is what it asks for besides, such as a policy id. */
  readonly paymaster:
    | {
        readonly url: string
        readonly context: Readonly<Record<string, unknown>>
        /** In lower case: tokens in which visitors may pay fees that the project does not sponsor. */
        readonly feeTokens: readonly string[]
      }
    | undefined
}

export type NamesConfig = {
  /** Such as `example.eth`; the first is the default. Names are disabled if empty. */
  readonly zones: readonly string[]
  /** Signs CCIP-Read responses. Hex. */
  readonly gatewayKey: string | undefined
  /** Maximum number of names per address. */
  readonly perAddress: number
}

export type SiwxConfig = {
  /** The `iss` claim of access tokens. */
  readonly issuer: string
  /** `SameSite` of refresh cookies; `off` disables cookies. */
  readonly cookies: CookieSite
  /** Maximum lifetime of a session; afterwards the user has to sign in again. */
  readonly sessionLifetimeMs: number
}

export type ConsoleConfig = {
  /** Where members sign in and links to the console lead. */
  readonly origin: string
  /** Origins on which members may sign in: that one, and its other names on this machine. */
  readonly origins: readonly string[]
  /** The host name of its own, on which nothing else is served; undefined if it shares that of the API. */
  readonly ownHost: string | undefined
  /** Folder of the built files of `apps/console`; undefined if another server serves them. */
  readonly folder: string | undefined
  /** Accounts that are operators without a claim, such as `eip155:0x…` or `oidc:…`. */
  readonly owners: readonly string[]
  /** Origin of the embedded wallet, with which members can log in. */
  readonly walletOrigin: string | undefined
  /** Where apps reach the API; undefined if it is not where the console is, and not set. */
  readonly apiUrl: string | undefined
  /** The company's identity provider, with which members can sign in. */
  readonly sso: SsoConfig | undefined
}

export type SsoConfig = {
  /** What its button says. */
  readonly name: string
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** A login with this value in this claim is an operator; undefined to look at no claim. */
  readonly roleClaim: { readonly name: string; readonly value: string } | undefined
  /** Whether members cannot sign in with wallets. */
  readonly isOnly: boolean
}

export type KmsConfig = {
  /** Such as `pkcs11:token=latchkey;object=kek?module-path=/usr/lib/softhsm/libsofthsm2.so`. */
  readonly url: string
  /** The PIN or token for it. */
  readonly credential: string | undefined
  readonly isProduction: boolean
  /** Where a task of Amazon ECS reads its credentials. */
  readonly awsContainerPath: string | undefined
}

export type RelayConfig = {
  /** The Redis that stores messages. Its own, so that caches cannot fill it; otherwise the one of `REDIS_URL`. */
  readonly redisUrl: string | undefined
  /** Maximum size of all stored messages; a Redis with `maxmemory` sets its own. */
  readonly maxBytes: number | undefined
  /** Replicas of Redis that must have a message before it is confirmed. */
  readonly replicas: number
  /** Public URLs of the relay. Client tokens must name one of them as audience. */
  readonly urls: readonly string[]
}

export type AuthConfig = {
  /** Origin of the embedded wallet: its frame, and the pages that mails link to. */
  readonly walletOrigin: string
  /** Origin under which the frame calls this server; proofs of device keys name it. */
  readonly url: string
  /** The same for the roles `vault` and `escrow`. */
  readonly vaultUrl: string
  readonly escrowUrl: string
  /** Accounts and sessions. Its own, so that the other roles cannot read them. */
  readonly databaseUrl: string
  readonly databasePool: number
  /** Both undefined until they are set in the console. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string | undefined
  /** Folder of the built files of `apps/frame`; undefined if another server serves them. */
  readonly frameFolder: string | undefined
  /** Addresses that log in with a fixed code and get no mail, for tests of apps; undefined in production. */
  readonly testLogin: { readonly domain: string; readonly code: string } | undefined
  readonly social: SocialConfig
  /** Undefined if logins with Farcaster are off. */
  readonly farcaster: FarcasterConfig | undefined
}

export type SocialConfig = Readonly<Partial<Record<WindowProvider, SocialSettings>>>

/** `url`: where the relay is, for development and tests; undefined for Farcaster's own. */
export type FarcasterConfig = { readonly url: string | undefined }

/** What a provider knows this server by. */
export type SocialSettings = {
  readonly id: string
  /** A text, or Apple's key, which signs one. */
  readonly secret: string | AppleKey
  /** Where the provider is, for development and tests; undefined for the provider itself. */
  readonly url: string | undefined
}
export type AppleKey = { readonly key: KeyObject; readonly keyId: string; readonly team: string }

/** A role that keeps secrets of embedded wallets, and releases each to its owner. */
export type ReleaseConfig = {
  /** Origin of the embedded wallet, whose pages may call. */
  readonly walletOrigin: string
  /** Origin under which the frame calls this role; proofs of device keys name it. */
  readonly url: string
  /** Origin of the email login, whose access tokens are accepted. */
  readonly authUrl: string
  /** Its own, so that the other roles cannot read it. */
  readonly databaseUrl: string
  readonly databasePool: number
  readonly kms: KmsConfig
  /** Releases a minute for one account, and for all accounts of a project. */
  readonly perAccount: number
  readonly perProject: number
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
const cookieSites = ['strict', 'lax', 'none', 'off'] as const
type CookieSite = (typeof cookieSites)[number]

const upstream = z.union([
  z.string(),
  z.strictObject({
    id: z.optional(z.string()),
    url: z.string(),
    wsUrl: z.optional(z.string()),
    headers: z.optional(z.record(z.string(), z.string())),
  }),
])
const limit = z.strictObject({ rate: z.number(), period: z.number(), burst: z.number() })

/** The file at `LATCHKEY_CONFIG`, for settings that do not fit into a variable. */
const fileShape = z.strictObject({
  chains: z.optional(
    z.record(
      z.string(),
      z.strictObject({
        upstreams: z.optional(z.array(upstream)),
        blockTime: z.optional(z.number()),
        currency: z.optional(z.strictObject({ name: z.string(), symbol: z.string(), decimals: z.int() })),
        contracts: z.optional(z.record(z.string(), z.string())),
      }),
    ),
  ),
  /** By default, every chain of the kit is served from public nodes. */
  onlyListedChains: z.optional(z.boolean()),
  limits: z.optional(
    z.record(z.string(), z.strictObject({ ip: z.optional(limit), project: z.optional(limit) })),
  ),
  vendors: z.optional(vendorsShape),
})

type Env = Readonly<Record<string, string | undefined>>
type ReadText = (name: string) => string | undefined

/** Reads the configuration from environment variables and the file they name. Throws a one-sentence error. */
export function readConfig(env: Env): Config {
  const text = (name: string) => read(env, name)
  const file = readFile(env, text('LATCHKEY_CONFIG'))
  const roles = readRoles(text('ROLES'), {
    relay: text('RELAY_URLS') !== undefined,
    auth: text('WALLET_URL') !== undefined,
    vault: text('WALLET_URL') !== undefined && text('VAULT_KMS') !== undefined,
    escrow: text('WALLET_URL') !== undefined && text('ESCROW_KMS') !== undefined,
  })
  const isSet = (name: string) => text(name) !== undefined || isInFile(file, env, name)
  const hasFarcaster = readSwitch(env, 'SOCIAL_FARCASTER')
  const hasPasskeys = readSwitch(env, 'PASSKEY_LOGIN')
  const config: Config = {
    roles,
    isSet,
    withStored(stored) {
      const own = chooseStored(stored, isSet)
      // Without `_FILE`: what is stored is a value.
      const read = Object.keys(own).length > 0 ? readConfig({ ...env, ...own }) : config
      const { bundlers, chains, socials, vendors } = read
      return {
        bundlers,
        socials,
        vendors,
        nodes: Object.fromEntries(Object.entries(chains).map(([id, { upstreams }]) => [id, upstreams])),
        social: read.auth?.social ?? {},
        smtpUrl: read.auth?.smtpUrl,
        mailFrom: read.auth?.mailFrom,
        storedUrls: new Set(
          Object.entries(own).flatMap(([name, value]) =>
            /^(?:RPC_|BUNDLER_|PAYMASTER_|SMTP_URL)/.test(name) ? readList(value) : [],
          ),
        ),
      }
    },
    authUrl: text('AUTH_URL') ?? text('WALLET_URL'),
    consoleHosts: readList(text('CONSOLE_HOSTS')?.toLowerCase()),
    host: text('HOST') ?? '0.0.0.0',
    port: readPort('PORT', text('PORT')) ?? 8080,
    opsPort: readPort('OPS_PORT', text('OPS_PORT')),
    // Not every address: outside of a container that includes those on the internet.
    opsHost: text('OPS_HOST') ?? '127.0.0.1',
    adminPort: readAdminPort(text),
    adminHost: text('ADMIN_HOST') ?? '127.0.0.1',
    proxies: readNumber('PROXIES', text('PROXIES'), 0),
    databaseUrl: readDatabaseUrl(text('DATABASE_URL')),
    databasePool: readDatabasePool(text),
    redisUrl: readRedisUrl('REDIS_URL', text('REDIS_URL')),
    secrets: readSecrets(env, text),
    adminTokens: [
      ...readOptionalSecret('ADMIN_TOKEN', text('ADMIN_TOKEN')),
      ...readOptionalSecret('ADMIN_TOKEN_PREVIOUS', text('ADMIN_TOKEN_PREVIOUS')),
    ],
    migrates: readChoice('MIGRATE', text('MIGRATE') ?? 'on', ['on', 'off']) === 'on',
    logLevel: readChoice('LOG_LEVEL', text('LOG_LEVEL') ?? 'info', logLevels),
    tracing: readTracing(text),
    chains: readChains(env, file),
    bundlers: readBundlers(env, text('PAYMASTER_CONTEXT')),
    vendors: readVendors({ file: file.vendors, text, isOn: (name) => readSwitch(env, name) }),
    names: {
      zones: readList(text('NAME_ZONES')?.toLowerCase()),
      gatewayKey: text('NAME_GATEWAY_KEY'),
      perAddress: readNumber('NAMES_PER_ADDRESS', text('NAMES_PER_ADDRESS'), 5),
    },
    siwx: {
      issuer: text('SIWX_ISSUER') ?? 'latchkey',
      cookies: readChoice('SIWX_COOKIES', text('SIWX_COOKIES') ?? 'strict', cookieSites),
      sessionLifetimeMs: readNumber('SIWX_SESSION_HOURS', text('SIWX_SESSION_HOURS'), 168) * 3_600_000,
    },
    console: readConsole(text),
    authKms: readKms('AUTH', text),
    relay: {
      urls: readRelayUrls(text('RELAY_URLS')),
      redisUrl: readRedisUrl('RELAY_REDIS_URL', text('RELAY_REDIS_URL') ?? text('REDIS_URL')),
      maxBytes: readOptionalNumber('RELAY_MAX_BYTES', text('RELAY_MAX_BYTES')),
      replicas: readNumber('RELAY_REPLICAS', text('RELAY_REPLICAS'), 0),
    },
    auth: readAuth(text, roles.includes('auth'), hasFarcaster),
    socials:
      text('WALLET_URL') === undefined
        ? []
        : socialProviders.filter((one) => {
            if (one === 'farcaster') return hasFarcaster
            return one === 'passkey' ? hasPasskeys : readSocialId(text, one)
          }),
    vault: readRelease('VAULT', text, { perAccount: 60, perProject: 6_000 }),
    escrow: readRelease('ESCROW', text, { perAccount: 5, perProject: 300 }),
    tokenList: text('TOKEN_LIST'),
    imageHosts: readList(text('IMAGE_HOSTS')?.toLowerCase()),
    tokenLoginHosts: readList(text('TOKEN_LOGIN_HOSTS')?.toLowerCase()),
    imageNameServers: readNameServers(text('IMAGE_NAME_SERVERS')),
    ipfsGateway: (text('IPFS_GATEWAY') ?? 'https://ipfs.io/ipfs/').replace(/\/*$/, '/'),
    limits: readLimits((file.limits ?? {}) as Limits.Overrides),
    limited: readChoice('LIMITS', text('LIMITS') ?? 'on', ['on', 'off']) === 'on',
    spoolFolder: text('SPOOL_FOLDER') ?? './spool',
    spoolMaxBytes: readNumber('SPOOL_MAX_BYTES', text('SPOOL_MAX_BYTES'), 1 << 30),
    clickhouseUrl: readClickhouseUrl(text('CLICKHOUSE_URL')),
    onrampRetentionDays: readNumber('ONRAMP_RETENTION_DAYS', text('ONRAMP_RETENTION_DAYS'), 90),
    retentionDays: readNumber('RETENTION_DAYS', text('RETENTION_DAYS'), 90),
    allowsLoopbackWebhooks: readLoopback(env, text),
    mail: readMail(text),
    drainDelayMs: readNumber('DRAIN_DELAY_MS', text('DRAIN_DELAY_MS'), 5_000),
  }
  return config
}

/** Nodes and settings of vendors can also be in the file. */
function isInFile(file: z.infer<typeof fileShape>, env: Env, name: string): boolean {
  const chain = chainOf(name)
  if (chain)
    return (
      file.chains?.[chain]?.upstreams !== undefined ||
      Object.keys(env).some((one) => env[one] && chainOf(one.replace(/_FILE$/, '')) === chain)
    )
  const [, vendor = '', setting = ''] = /^([A-Z\d]+)_([A-Z]+)$/.exec(name) ?? []
  const own: Readonly<Record<string, unknown>> | undefined =
    file.vendors?.[vendor.toLowerCase() as keyof typeof file.vendors]
  return own?.[setting.toLowerCase()] !== undefined
}

/** Value of a variable, or the contents of the file at `NAME_FILE`, which is how secrets are mounted. */
function read(env: Env, name: string): string | undefined {
  const path = env[`${name}_FILE`]
  const value = path ? readNamed(`${name}_FILE`, path).trim() : env[name]?.trim()
  return value || undefined
}

function readNamed(variable: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new Error(`${variable}: ${path} cannot be read (${(cause as NodeJS.ErrnoException).code})`, {
      cause,
    })
  }
}

function readFile(env: Env, path: string | undefined): z.infer<typeof fileShape> {
  if (!path) return {}
  // `${NAME}` in the file is replaced by a variable, to keep keys out of the file.
  const text = readNamed('LATCHKEY_CONFIG', path).replace(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = read(env, name)
    if (value === undefined) throw new Error(`${path} uses \${${name}}, which is not set`)
    return JSON.stringify(value).slice(1, -1)
  })
  const parsed = fileShape.safeParse(parseJson(path, text))
  if (parsed.success) return parsed.data
  const [found] = parsed.error.issues
  const issue = (found && findUnknownKeys(found)) ?? found
  const where = issue?.path.join('.') || 'the file'
  if (issue?.code !== 'unrecognized_keys') throw new Error(`${path}: ${where} has a value of the wrong type`)
  throw new Error(
    `${path}: ${where} has ${issue.keys.join(', ')}, which is not a setting${mean(issue.keys, fileNames)}`,
  )
}

/** Names at any depth of the file. */
const fileNames = [
  ...['chains', 'upstreams', 'blockTime', 'currency', 'contracts', 'onlyListedChains', 'limits', 'vendors'],
  ...['id', 'url', 'wsUrl', 'headers', 'name', 'symbol', 'decimals'],
  ...['ip', 'project', 'rate', 'period', 'burst', ...vendorNames, 'key', 'secret'],
]

type Issue = z.core.$ZodIssue

/** A node is a text or an object: the issue is then among those of the object. */
function findUnknownKeys(issue: Issue): Issue | undefined {
  if (issue.code !== 'invalid_union') return issue
  const inner = issue.errors.flat().find(({ code }) => code === 'unrecognized_keys')
  return inner && { ...inner, path: [...issue.path, ...inner.path] }
}

function mean([name = '']: readonly string[], known: readonly string[]): string {
  const meant = nearest(name, known) ?? nearest(name.toLowerCase(), known)
  return meant === undefined ? '' : `; is ${meant} meant?`
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    // The parser's message quotes the text, which may contain keys.
    throw new Error(`${path} is not JSON`, { cause })
  }
}

/** Roles that cannot work without a setting, and that setting. */
const optionalRoles = {
  relay: 'RELAY_URLS is not set: the relay needs its public URL',
  auth: 'WALLET_URL is not set: email login needs the origin of the embedded wallet',
  vault: 'WALLET_URL or VAULT_KMS is not set: halves of wallets are wrapped by a KMS',
  escrow: 'WALLET_URL or ESCROW_KMS is not set: secrets of wallets are wrapped by a KMS',
} as const

/** `all` leaves out roles that lack their settings. */
function readRoles(
  text: string | undefined,
  has: Readonly<Record<keyof typeof optionalRoles, boolean>>,
): Role[] {
  const isMissing = (role: Role): role is keyof typeof optionalRoles => role in has && !has[role as 'auth']
  if (!text || text === 'all') return roles.filter((role) => !isMissing(role))
  const requested = text.split(',').map((role) => role.trim()) as Role[]
  const unknown = requested.find((role) => !roles.includes(role))
  if (unknown !== undefined) throw new Error(`ROLES: unknown role ${unknown}; use one of ${roles.join(', ')}`)
  const missing = requested.find(isMissing)
  if (missing) throw new Error(optionalRoles[missing])
  return requested
}

/** Where `pnpm build` leaves the frame and the console, and where the package has them. */
const builtFrames = ['../frame/dist', 'dist/frame'].map((path) => join(packageFolder, path))
const builtConsoles = ['../console/dist', 'dist/console'].map((path) => join(packageFolder, path))

/** Reads every setting even if the console is off, so that all of them are known by name. */
function readConsole(text: ReadText): ConsoleConfig | undefined {
  const isOn = readChoice('CONSOLE', text('CONSOLE') ?? 'on', ['on', 'off']) === 'on'
  const url = text('CONSOLE_URL')
  const port = readAdminPort(text) ?? readPort('PORT', text('PORT')) ?? 8080
  const folder = text('CONSOLE_FOLDER') ?? builtConsoles.find((path) => existsSync(join(path, 'index.html')))
  const owners = readList(text('CONSOLE_OWNERS')).map(readOwner)
  const walletUrl = text('WALLET_URL')
  const walletOrigin = walletUrl === undefined ? undefined : URL.parse(walletUrl)?.origin
  const sso = readSso(text)
  const given = text('API_URL')
  const apiUrl = given === undefined ? undefined : readOrigin('API_URL', given)
  const rest = { folder, owners, walletOrigin, sso }
  if (!isOn) return undefined
  if (url === undefined) {
    // The request's own host is no substitute: a page that relays a sign-in chooses it.
    const origins = [`http://localhost:${port}`, `http://127.0.0.1:${port}`] as const
    const local = `http://localhost:${readPort('PORT', text('PORT')) ?? 8080}`
    return { origin: origins[0], origins, ownHost: undefined, apiUrl: apiUrl ?? local, ...rest }
  }
  const isShared = /\/console\/?$/.test(url)
  const origin = readOrigin('CONSOLE_URL', url.replace(/\/console\/?$/, ''))
  if (!isShared && origin === walletOrigin)
    throw new Error('CONSOLE_URL must have another host name than WALLET_URL')
  return {
    origin,
    origins: [origin],
    ownHost: isShared ? undefined : new URL(origin).host,
    apiUrl: apiUrl ?? (isShared ? origin : undefined),
    ...rest,
  }
}

function readSso(text: ReadText): SsoConfig | undefined {
  const [issuer, clientId, clientSecret] = [
    text('OIDC_ISSUER'),
    text('OIDC_CLIENT_ID'),
    text('OIDC_CLIENT_SECRET'),
  ]
  const claim = text('OIDC_ROLE_CLAIM')
  const isOnly = readChoice('OIDC_ONLY', text('OIDC_ONLY') ?? '0', ['0', '1']) === '1'
  const name = text('OIDC_NAME') ?? 'SSO'
  if (issuer === undefined) {
    if (isOnly) throw new Error('OIDC_ONLY needs OIDC_ISSUER')
    return undefined
  }
  const url = URL.parse(issuer)
  const isSecure = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal(url.hostname))
  if (!isSecure || url.search || url.hash)
    throw new Error('OIDC_ISSUER must be a URL such as https://id.example.com')
  // Names of claims may be URLs, which have no equals sign.
  const [, claimName, claimValue] = /^([^=\s]+)=(.+)$/.exec(claim ?? '') ?? []
  if (claim !== undefined && (!claimName || !claimValue))
    throw new Error('OIDC_ROLE_CLAIM must be a claim and its value, such as groups=latchkey-operators')
  return {
    name,
    issuer,
    clientId: required('OIDC_CLIENT_ID', clientId),
    clientSecret: required('OIDC_CLIENT_SECRET', clientSecret),
    roleClaim: claimName && claimValue ? { name: claimName, value: claimValue } : undefined,
    isOnly,
  }
}

function readOwner(account: string): string {
  const [, namespace, address] = /^(\w+):([^\s\p{Cc}]{1,290})$/u.exec(account) ?? []
  const isCaip10 = namespace !== 'oidc' && address?.includes(':')
  if (!namespace || !address || isCaip10)
    throw new Error('CONSOLE_OWNERS: each must be an account such as eip155:0x… or oidc:subject')
  return account
}

/** Reads every setting even if the login is off, so that all of them are known by name. */
function readAuth(text: ReadText, isNeeded: boolean, hasFarcaster: boolean): AuthConfig | undefined {
  const walletUrl = text('WALLET_URL')
  const given = {
    url: text('AUTH_URL') ?? walletUrl,
    vaultUrl: text('VAULT_URL'),
    escrowUrl: text('ESCROW_URL'),
    databaseUrl: text('AUTH_DATABASE_URL') ?? text('DATABASE_URL'),
    smtpUrl: text('SMTP_URL'),
    mailFrom: text('MAIL_FROM'),
    frameFolder: text('FRAME_FOLDER'),
    testLogin: readTestLogin(text),
    social: readSocial(text),
    farcasterUrl: readDevelopmentUrl(text, 'SOCIAL_FARCASTER_URL'),
  }
  if (walletUrl === undefined || !isNeeded) return undefined
  required('AUTH_KMS', text('AUTH_KMS'))
  const { mailFrom, smtpUrl } = given
  if (smtpUrl !== undefined && !/^smtps?:\/\//.test(smtpUrl))
    throw new Error('SMTP_URL must look like smtps://user:password@mail.example.com:465')
  if (mailFrom !== undefined && !/@[^\s@]+$/.test(mailFrom))
    throw new Error('MAIL_FROM must be an address such as login@example.com')
  const walletOrigin = readOrigin('WALLET_URL', walletUrl)
  const url = readOrigin('AUTH_URL', given.url ?? walletUrl)
  return {
    walletOrigin,
    url,
    vaultUrl: readOrigin('VAULT_URL', given.vaultUrl ?? url),
    escrowUrl: readOrigin('ESCROW_URL', given.escrowUrl ?? url),
    databaseUrl: readDatabaseUrl(given.databaseUrl, 'AUTH_DATABASE_URL'),
    databasePool: readDatabasePool(text),
    smtpUrl,
    mailFrom,
    frameFolder: given.frameFolder ?? builtFrames.find((folder) => existsSync(folder)),
    testLogin: given.testLogin,
    social: given.social(),
    farcaster: hasFarcaster ? { url: given.farcasterUrl() } : undefined,
  }
}

const nameOf = (provider: WindowProvider, setting: string) => `SOCIAL_${provider.toUpperCase()}_${setting}`

function readSocialId(text: ReadText, provider: WindowProvider): string | undefined {
  return text(nameOf(provider, 'ID'))
}

/** Reads all settings now, and checks them when they are needed: other roles have no secrets. */
function readSocial(text: ReadText): () => SocialConfig {
  const given = windowProviders.map((provider) => ({
    provider,
    id: readSocialId(text, provider),
    secret: text(nameOf(provider, 'SECRET')),
    url: readDevelopmentUrl(text, nameOf(provider, 'URL')),
  }))
  const team = text('SOCIAL_APPLE_TEAM')
  const keyId = text('SOCIAL_APPLE_KEY_ID')
  return () =>
    Object.fromEntries(
      given.flatMap(({ provider, id, secret, url }) => {
        if (id === undefined) return []
        const text = required(nameOf(provider, 'SECRET'), secret)
        const settings: SocialSettings = {
          id,
          secret: provider === 'apple' ? readAppleKey(text, team, keyId) : text,
          url: url(),
        }
        return [[provider, settings]]
      }),
    )
}

/** Where a provider is, instead of its own place. Checked when it is needed. */
function readDevelopmentUrl(text: ReadText, name: string): () => string | undefined {
  const url = text(name)
  const isProduction = text('NODE_ENV') === 'production'
  return () => {
    if (url !== undefined && isProduction) throw new Error(`${name} is for development, not for production`)
    return url && readOrigin(name, url)
  }
}

function readAppleKey(pem: string, team: string | undefined, keyId: string | undefined): AppleKey {
  const wanted = 'SOCIAL_APPLE_SECRET must be the key that Apple gives as a .p8 file'
  const rest = { team: required('SOCIAL_APPLE_TEAM', team), keyId: required('SOCIAL_APPLE_KEY_ID', keyId) }
  try {
    // Environment files write line breaks as `\n`.
    const key = createPrivateKey(pem.replaceAll('\\n', '\n'))
    if (key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return { key, ...rest }
  } catch (cause) {
    throw new Error(wanted, { cause })
  }
  throw new Error(wanted)
}

/** Of RFC 2606: no mailbox in the world has such an address, so the fixed code opens no visitor's wallet. */
const reservedDomain = /^(?:[a-z\d-]+\.)*[a-z\d-]+\.(?:test|example|invalid|localhost)$/

function readTestLogin(text: ReadText): AuthConfig['testLogin'] {
  const domain = text('TEST_LOGIN_DOMAIN')
  const code = text('TEST_LOGIN_CODE')
  if (domain === undefined && code === undefined) return undefined
  if (text('NODE_ENV') === 'production')
    throw new Error('TEST_LOGIN_DOMAIN and TEST_LOGIN_CODE are for development, not for production')
  if (domain === undefined || !reservedDomain.test(domain))
    throw new Error('TEST_LOGIN_DOMAIN must be a reserved domain such as latchkey.test')
  if (code === undefined || !/^\d{8}$/.test(code)) throw new Error('TEST_LOGIN_CODE must have 8 digits')
  return { domain, code }
}

/** Settings of the role `vault` or `escrow`, which have the same names. */
function readRelease(
  role: 'VAULT' | 'ESCROW',
  text: ReadText,
  releases: { perAccount: number; perProject: number },
): ReleaseConfig | undefined {
  const walletUrl = text('WALLET_URL')
  const authUrl = text('AUTH_URL') ?? walletUrl
  const given = {
    url: text(`${role}_URL`) ?? authUrl,
    databaseUrl: text(`${role}_DATABASE_URL`) ?? text('DATABASE_URL'),
    kms: readKms(role, text),
  }
  const count = (name: string, otherwise: number) => {
    const number = readNumber(name, text(name), otherwise)
    if (number < 1)
      throw new Error(`${name} must be 1 or more; to stop releases, see \`${role.toLowerCase()} stop\``)
    return number
  }
  const limits = {
    perAccount: count(`${role}_RELEASES_PER_ACCOUNT`, releases.perAccount),
    perProject: count(`${role}_RELEASES_PER_PROJECT`, releases.perProject),
  }
  if (walletUrl === undefined || !given.kms) return undefined
  return {
    walletOrigin: readOrigin('WALLET_URL', walletUrl),
    authUrl: readOrigin('AUTH_URL', authUrl ?? walletUrl),
    url: readOrigin(`${role}_URL`, given.url ?? walletUrl),
    databaseUrl: readDatabaseUrl(given.databaseUrl, `${role}_DATABASE_URL`),
    databasePool: readDatabasePool(text),
    kms: given.kms,
    ...limits,
  }
}

/** Browsers only keep keys on secure origins, of which `http://localhost` is one. */
function readOrigin(name: string, text: string): string {
  const url = URL.parse(text)
  const isSecure = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal(url.hostname))
  if (!url || !isSecure || url.href !== `${url.origin}/`)
    throw new Error(`${name} must be an origin such as https://wallet.example.com`)
  return url.origin
}

function isLocal(hostname: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname) || hostname.endsWith('.localhost')
}

function readLoopback(env: Env, text: ReadText): boolean {
  const isOn = readSwitch(env, 'WEBHOOKS_ALLOW_LOOPBACK')
  if (isOn && text('NODE_ENV') === 'production')
    throw new Error('WEBHOOKS_ALLOW_LOOPBACK is for development, not for production')
  return isOn
}

/** Checked by {@link readAuth} where logins need it. */
function readMail(text: ReadText): MailConfig | undefined {
  const smtpUrl = text('SMTP_URL')
  const from = text('MAIL_FROM')
  return smtpUrl === undefined || from === undefined ? undefined : { smtpUrl, from }
}

/** Splits a comma-separated list. */
function readList(text = ''): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
}

/** Such as `10.0.0.2` or `10.0.0.2:5353`. */
function readNameServers(text: string | undefined): string[] | undefined {
  const servers = readList(text)
  if (servers.some((server) => !/^(?:[\d.]+(?::\d+)?|[\da-f:]+|\[[\da-f:]+\](?::\d+)?)$/i.test(server)))
    throw new Error('IMAGE_NAME_SERVERS: each must be an IP address such as 10.0.0.2')
  return servers.length > 0 ? servers : undefined
}

function readKms(role: 'AUTH' | 'VAULT' | 'ESCROW', text: ReadText): KmsConfig | undefined {
  const rest = {
    credential: text(`${role}_KMS_CREDENTIAL`),
    isProduction: text('NODE_ENV') === 'production',
    awsContainerPath: text('AWS_CONTAINER_CREDENTIALS_RELATIVE_URI'),
  }
  const url = text(`${role}_KMS`)
  return url === undefined ? undefined : { url, ...rest }
}

function readRelayUrls(text: string | undefined): string[] {
  const urls = readList(text)
  const wrong = urls.find((url) => !/^wss?:\/\/[^\s/?#]+[^\s?#]*$/.test(url))
  if (wrong !== undefined)
    throw new Error('RELAY_URLS: each must be a URL such as wss://latchkey.example.com/relay')
  return urls
}

function readChoice<Choice extends string>(name: string, text: string, choices: readonly Choice[]): Choice {
  const chosen = choices.find((choice) => choice === text)
  if (!chosen) throw new Error(`${name} must be one of ${choices.join(', ')}`)
  return chosen
}

function readSwitch(env: Env, name: string): boolean {
  return readChoice(name, read(env, name) ?? '0', ['0', '1']) === '1'
}

function readChains(env: Env, file: z.infer<typeof fileShape>): Config['chains'] {
  const onlyListed = readSwitch(env, 'ONLY_LISTED_CHAINS') || file.onlyListedChains
  const known: Record<string, ChainConfig> = publicNodes()
  const chains: Record<string, ChainConfig> = onlyListed ? {} : { ...known }
  for (const [id, { upstreams, ...rest }] of Object.entries(file.chains ?? {})) {
    if (!isChainId(id)) throw new Error(`${id} is not a chain id such as eip155:1`)
    const names = contractNames(id)
    const strange = Object.keys(rest.contracts ?? {}).find((name) => !names.includes(name))
    if (strange !== undefined)
      throw new Error(
        `chains.${id}.contracts has ${strange}, which is not a setting${mean([strange], names)}`,
      )
    chains[id] = {
      ...known[id],
      ...rest,
      contracts: { ...known[id]?.contracts, ...rest.contracts },
      upstreams: upstreams?.map((one, index) => toUpstream(id, id, one, index)) ?? known[id]?.upstreams ?? [],
    }
  }
  // RPC_EIP155_8453=https://one,https://two
  for (const [name, value] of Object.entries(env)) {
    if (!/^RPC_\w/.test(name) || !value) continue
    const id = chainOf(name.replace(/_FILE$/, ''))
    if (!id) {
      // Kubernetes sets similar variables for a service named rpc, without a URL.
      if (!/^https?:/.test(value)) continue
      throw new Error(`${name} does not name a chain; use a name such as RPC_EIP155_1 or RPC_SOLANA_MAINNET`)
    }
    const urls = readList(read(env, name.replace(/_FILE$/, '')))
    const upstreams = urls.map((url, index) => toUpstream(id, name, url, index))
    chains[id] = { ...(chains[id] ?? known[id]), upstreams }
  }
  for (const [id, { upstreams }] of Object.entries(chains)) if (!upstreams.length) delete chains[id]
  return chains as Config['chains']
}

/** The standard names of OpenTelemetry. */
function readTracing(text: ReadText): TracingConfig | undefined {
  const endpoint = text('OTEL_EXPORTER_OTLP_ENDPOINT')
  const ratio = Number(text('OTEL_TRACES_SAMPLER_ARG') ?? 0.1)
  const pairs = readList(text('OTEL_EXPORTER_OTLP_HEADERS'))
  const service = text('OTEL_SERVICE_NAME') ?? 'latchkey'
  if (endpoint === undefined) return undefined
  if (!/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    throw new Error('OTEL_EXPORTER_OTLP_ENDPOINT is not an http(s) URL')
  if (!(ratio >= 0 && ratio <= 1)) throw new Error('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1')
  const headers = pairs.map((pair): [string, string] => {
    const at = pair.indexOf('=')
    if (at < 1)
      throw new Error('OTEL_EXPORTER_OTLP_HEADERS must be pairs such as name=value, separated by commas')
    return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]
  })
  return {
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: Object.fromEntries(headers),
    ratio,
    service,
  }
}

/** Such as `BUNDLER_EIP155_8453`, `PAYMASTER_EIP155_8453`, `FEE_TOKENS_EIP155_8453` and `SMART_ACCOUNT_EIP155_8453`. */
function readBundlers(env: Env, contextText: string | undefined): Config['bundlers'] {
  const context = contextText === undefined ? {} : parseJson('PAYMASTER_CONTEXT', contextText)
  if (context === null || typeof context !== 'object' || Array.isArray(context))
    throw new Error('PAYMASTER_CONTEXT must be a JSON object')
  const find = (kind: 'BUNDLER' | 'PAYMASTER' | 'FEE_TOKENS' | 'SMART_ACCOUNT') =>
    Object.keys(env)
      .sort()
      .flatMap((name): [ChainId, string][] => {
        const [, reference] = new RegExp(`^${kind}_EIP155_(\\d+?)(?:_FILE)?$`).exec(name) ?? []
        const value = reference && read(env, name.replace(/_FILE$/, ''))
        if (!value) return []
        if (kind === 'SMART_ACCOUNT' && !/^(?:safe|delegated)$/.test(value))
          throw new Error(`${name} must be safe or delegated`)
        if (kind === 'FEE_TOKENS' && !/^0x[\da-f]{40}(?:,0x[\da-f]{40}){0,3}$/i.test(value))
          throw new Error(`${name} must be up to four addresses of tokens, separated by commas`)
        const isUrl = kind === 'BUNDLER' || kind === 'PAYMASTER'
        if (isUrl && !/^https?:$/.test(URL.parse(value)?.protocol ?? ''))
          throw new Error(`${name} is not an http(s) URL`)
        return [[`eip155:${reference}`, value]]
      })
  const paymasters = new Map(find('PAYMASTER'))
  const accounts = new Map(find('SMART_ACCOUNT'))
  const feeTokens = new Map(find('FEE_TOKENS'))
  const bundlers = find('BUNDLER').map(([chain, url]): [ChainId, BundlerConfig] => {
    const paymaster = paymasters.get(chain)
    return [
      chain,
      {
        url,
        account: accounts.get(chain) === 'delegated' ? 'delegated' : 'safe',
        paymaster:
          paymaster === undefined
            ? undefined
            : {
                url: paymaster,
                context: { ...context },
                feeTokens: feeTokens.get(chain)?.toLowerCase().split(',') ?? [],
              },
      },
    ]
  })
  for (const [name, chains] of [
    ['paymaster', paymasters],
    ['smart account', accounts],
  ] as const) {
    const lone = [...chains.keys()].find((chain) => !bundlers.some(([known]) => known === chain))
    if (lone)
      throw new Error(
        `The ${name} of ${lone} needs a bundler: BUNDLER_${lone.replace(':', '_').toUpperCase()}`,
      )
  }
  const unpaid = [...feeTokens.keys()].find((chain) => !paymasters.has(chain))
  if (unpaid)
    throw new Error(
      `Fees in tokens on ${unpaid} need a paymaster: PAYMASTER_${unpaid.replace(':', '_').toUpperCase()}`,
    )
  return Object.fromEntries(bundlers)
}

/** `where` is the setting that configures the node. */
function toUpstream(chain: ChainId, where: string, value: z.infer<typeof upstream>, index: number): Upstream {
  const given = typeof value === 'string' ? { url: value } : value
  const parsed = URL.parse(given.url)
  if (!parsed || !/^https?:$/.test(parsed.protocol))
    throw new Error(`${where}: node ${index + 1} is not an http(s) URL`)
  const problem = problemOf(chain, parsed)
  if (problem) throw new Error(`${where}: node ${index + 1} ${problem}`)
  const { id = `${parsed.hostname}-${index + 1}`, ...rest } = { id: undefined, ...given }
  return { ...rest, id }
}

function readOptionalSecret(name: string, value: string | undefined): string[] {
  return value === undefined ? [] : [readSecret(name, value)]
}

function readSecret(name: string, value: string): string {
  if (value.length < 32) throw new Error(`${name} must have at least 32 characters: openssl rand -hex 32`)
  return value
}

/** In a variable, previous ones are separated by commas; in a file, by lines. */
function readSecrets(env: Env, text: ReadText): Secrets {
  const current = readSecret('SECRET', required('SECRET', text('SECRET')))
  const separator = env.SECRET_PREVIOUS_FILE ? /\r?\n/ : ','
  const previous = (text('SECRET_PREVIOUS') ?? '').split(separator).map((one) => one.trim())
  return [current, ...previous.filter(Boolean).map((one) => readSecret('SECRET_PREVIOUS', one))]
}

function readDatabaseUrl(value: string | undefined, name = 'DATABASE_URL'): string {
  const url = required(name, value)
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new Error(`${name} must look like postgres://user:password@host:5432/database`)
  return url
}

function readDatabasePool(text: ReadText): number {
  const connections = readNumber('DATABASE_POOL', text('DATABASE_POOL'), 10)
  if (connections < 1) throw new Error('DATABASE_POOL must be 1 or more')
  return connections
}

function readRedisUrl(name: string, url: string | undefined): string | undefined {
  if (url === undefined) return undefined
  try {
    readRedisAddress(url)
  } catch (cause) {
    const form = `${name} must look like redis://host:6379`
    if (!url.includes(',')) throw new Error(form, { cause })
    throw new Error(`${form},host:6379; write a comma in a password as %2C`, { cause })
  }
  return url
}

function readClickhouseUrl(url: string | undefined): string | undefined {
  if (url !== undefined && !/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new Error('CLICKHOUSE_URL must look like http://user:password@host:8123/database')
  return url
}

function required(name: string, value: string | undefined): string {
  if (value === undefined) throw new Error(`${name} is not set`)
  return value
}

function readNumber(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise
  if (!/^\d{1,12}$/.test(text)) throw new Error(`${name} is not a number: ${text}`)
  return Number(text)
}

function readOptionalNumber(name: string, text: string | undefined): number | undefined {
  return text === undefined ? undefined : readNumber(name, text, 0)
}

/** Requests are told apart by the port they came to. */
function readAdminPort(text: ReadText): number | undefined {
  const port = readPort('ADMIN_PORT', text('ADMIN_PORT'))
  if (port === 0 || (port !== undefined && port === readPort('PORT', text('PORT') ?? '8080')))
    throw new Error('ADMIN_PORT must be a port of its own, not that of PORT')
  return port
}

function readPort(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const port = readNumber(name, text, 0)
  if (port > 65_535) throw new Error(`${name} is not a port: ${text}`)
  return port
}
