import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const least = { DATABASE_URL: 'postgres://db/x', SECRET: 'x'.repeat(32) }
const folder = mkdtempSync(join(tmpdir(), 'latchkey-config-'))
const file = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

test('behavior: a database and a secret are enough; every chain of the kit has public nodes', () => {
  const config = readConfig(least)
  expect(config.roles).toEqual(['api', 'worker'])
  expect(config.port).toBe(8080)
  expect(Object.keys(config.chains).length).toBeGreaterThan(20)
  expect(config.chains['eip155:1']?.contracts?.multicall3).toBe('0xca11bde05977b3631167028862be2a173976ca11')
  expect(config.vendors).toEqual({})
})

test('behavior: the relay is there once its addresses are known', () => {
  const RELAY_URLS = 'wss://latchkey.example.com/relay, ws://127.0.0.1:8080'
  const { roles, relay } = readConfig({ ...least, RELAY_URLS })
  expect(roles).toEqual(['api', 'relay', 'worker'])
  expect(relay.urls).toEqual(['wss://latchkey.example.com/relay', 'ws://127.0.0.1:8080'])
  expect(() => readConfig({ ...least, ROLES: 'relay' })).toThrow('RELAY_URLS is not set')
  expect(() => readConfig({ ...least, RELAY_URLS: 'https://x.example' })).toThrow('RELAY_URLS: each must be')
})

test('behavior: a KMS is optional, and its PIN is read from a file', () => {
  expect(readConfig(least).authKms).toBeUndefined()
  const env = { AUTH_KMS: 'file:/tmp/key', AUTH_KMS_CREDENTIAL_FILE: file('pin', '123456\n') }
  expect(readConfig({ ...least, ...env, NODE_ENV: 'production' }).authKms).toEqual({
    url: 'file:/tmp/key',
    credential: '123456',
    isProduction: true,
    awsContainerPath: undefined,
  })
})

test('behavior: a provider of social logins is on once it has an id, and then needs its secret', () => {
  const auth = {
    ...least,
    WALLET_URL: 'https://wallet.example/',
    AUTH_KMS: 'file:///key',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'login@wallet.example',
  }
  const google = { SOCIAL_GOOGLE_ID: 'id', SOCIAL_GOOGLE_SECRET: 'secret' }
  const on = readConfig({ ...auth, ...google })
  expect(on.socials).toEqual(['google'])
  expect(on.auth?.social).toEqual({ google: { id: 'id', secret: 'secret', url: undefined } })
  expect(readConfig({ ...least, ...google }).socials).toEqual([])
  // Processes that do not log visitors in need no secrets.
  const api = { ...auth, ROLES: 'api', SOCIAL_X_ID: 'id' }
  expect(readConfig(api)).toMatchObject({ socials: ['x'], auth: undefined })
  expect(() => readConfig({ ...auth, SOCIAL_X_ID: 'id' })).toThrow('SOCIAL_X_SECRET is not set')

  const place = { SOCIAL_GOOGLE_URL: 'http://localhost:9000' }
  expect(readConfig({ ...auth, ...google, ...place }).auth?.social.google?.url).toBe('http://localhost:9000')
  expect(() => readConfig({ ...auth, ...google, SOCIAL_GOOGLE_URL: 'http://example.com' })).toThrow(
    'SOCIAL_GOOGLE_URL must be an origin',
  )
  expect(() => readConfig({ ...auth, ...google, ...place, NODE_ENV: 'production' })).toThrow(
    'SOCIAL_GOOGLE_URL is for development',
  )
})

test('behavior: Apple has a key instead of a secret, with or without line breaks', () => {
  const pem = (curve: string) =>
    generateKeyPairSync('ec', { namedCurve: curve }).privateKey.export({ type: 'pkcs8', format: 'pem' })
  const apple = (secret: string) =>
    readConfig({
      ...least,
      WALLET_URL: 'https://wallet.example/',
      AUTH_KMS: 'file:///key',
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: 'login@wallet.example',
      SOCIAL_APPLE_ID: 'example.wallet',
      SOCIAL_APPLE_SECRET: secret,
      SOCIAL_APPLE_TEAM: 'TEAM',
      SOCIAL_APPLE_KEY_ID: 'KEY',
    }).auth?.social.apple?.secret
  const key = String(pem('prime256v1'))
  for (const text of [key, key.replaceAll('\n', '\\n')])
    expect(apple(text)).toMatchObject({ team: 'TEAM', keyId: 'KEY', key: { type: 'private' } })
  for (const text of ['secret', String(pem('secp384r1'))])
    expect(() => apple(text)).toThrow('SOCIAL_APPLE_SECRET must be the key')
})

test('behavior: email login is there once the origin of the wallet is known, and needs its mail server and key', () => {
  const settings = {
    ...least,
    WALLET_URL: 'https://wallet.example/',
    AUTH_KMS: 'file:///key',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'Wallet <login@wallet.example>',
    FRAME_FOLDER: '/frame',
  }
  const { roles, auth } = readConfig(settings)
  expect(roles).toEqual(['api', 'worker', 'auth'])
  expect(auth).toEqual({
    walletOrigin: 'https://wallet.example',
    url: 'https://wallet.example',
    vaultUrl: 'https://wallet.example',
    escrowUrl: 'https://wallet.example',
    databasePool: 10,
    databaseUrl: least.DATABASE_URL,
    smtpUrl: 'smtp://mail.example',
    mailFrom: 'Wallet <login@wallet.example>',
    frameFolder: '/frame',
    social: {},
  })
  const own = { AUTH_URL: 'https://api.example', AUTH_DATABASE_URL: 'postgres://auth/x' }
  expect(readConfig({ ...settings, ...own }).auth).toMatchObject({
    url: 'https://api.example',
    databaseUrl: 'postgres://auth/x',
  })
  expect(readConfig({ ...settings, WALLET_URL: 'http://localhost:5173' }).auth?.walletOrigin).toBe(
    'http://localhost:5173',
  )
  expect(() => readConfig({ ...least, ROLES: 'auth' })).toThrow('WALLET_URL is not set')
  for (const name of ['AUTH_KMS'])
    expect(() => readConfig({ ...settings, [name]: '' })).toThrow(`${name} is not set`)
  for (const url of ['wallet.example', 'http://wallet.example', 'https://wallet.example/path'])
    expect(() => readConfig({ ...settings, WALLET_URL: url })).toThrow('WALLET_URL must be an origin such as')
  expect(() => readConfig({ ...settings, SMTP_URL: 'mail.example' })).toThrow('SMTP_URL must look like')
  expect(() => readConfig({ ...settings, MAIL_FROM: 'login' })).toThrow('MAIL_FROM must be')
})

test('behavior: the roles that release secrets are there once they have a KMS, each with its own settings', () => {
  const wallet = { ...least, WALLET_URL: 'https://wallet.example' }
  const login = {
    AUTH_KMS: 'file:///key',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'login@wallet.example',
  }
  const kms = { VAULT_KMS: 'file:///vault', ESCROW_KMS: 'file:///escrow', VAULT_KMS_CREDENTIAL: 'pin' }
  const { roles, vault, escrow } = readConfig({ ...wallet, ...login, ...kms })
  expect(roles).toEqual(['api', 'worker', 'auth', 'vault', 'escrow'])
  expect(vault).toEqual({
    walletOrigin: 'https://wallet.example',
    authUrl: 'https://wallet.example',
    url: 'https://wallet.example',
    databasePool: 10,
    databaseUrl: least.DATABASE_URL,
    kms: { url: 'file:///vault', credential: 'pin', isProduction: false, awsContainerPath: undefined },
    perAccount: 60,
    perProject: 6_000,
  })
  expect(escrow).toMatchObject({ perAccount: 5, perProject: 300, kms: { url: 'file:///escrow' } })

  // A process of its own needs nothing of the login but its origin.
  const alone = readConfig({
    ...wallet,
    ...kms,
    ROLES: 'vault',
    AUTH_URL: 'https://login.example',
    VAULT_URL: 'https://vault.example',
    VAULT_DATABASE_URL: 'postgres://vault/x',
    VAULT_RELEASES_PER_ACCOUNT: '7',
  })
  expect(alone).toMatchObject({ roles: ['vault'], auth: undefined, authKms: undefined })
  expect(alone.vault).toMatchObject({
    authUrl: 'https://login.example',
    url: 'https://vault.example',
    databaseUrl: 'postgres://vault/x',
    perAccount: 7,
  })
  expect(readConfig({ ...wallet, ...login }).roles).toEqual(['api', 'worker', 'auth'])
  for (const [name, value, message] of [
    ['ROLES', 'vault', 'VAULT_KMS is not set'],
    ['ROLES', 'escrow', 'ESCROW_KMS is not set'],
    ['VAULT_RELEASES_PER_ACCOUNT', '0', 'VAULT_RELEASES_PER_ACCOUNT must be 1 or more'],
  ] as const)
    expect(() => readConfig({ ...wallet, ...login, [name]: value })).toThrow(message)
  expect(() => readConfig({ ...wallet, ...login, ...kms, VAULT_URL: 'http://vault.example' })).toThrow(
    'VAULT_URL must be an origin',
  )
})

test('behavior: nodes come from variables, by chain, several at a time', () => {
  const { chains } = readConfig({
    ...least,
    RPC_EIP155_8453: 'https://one.example/key1, https://two.example',
    RPC_EIP155_31337: 'http://127.0.0.1:8545',
    RPC_SOLANA_DEVNET: 'https://sol.example',
    ONLY_LISTED_CHAINS: '1',
  })
  expect(Object.keys(chains).toSorted()).toEqual([
    'eip155:31337',
    'eip155:8453',
    'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  ])
  expect(chains['eip155:8453']?.upstreams).toEqual([
    { id: 'one.example-1', url: 'https://one.example/key1' },
    { id: 'two.example-2', url: 'https://two.example' },
  ])
  // The kit's data of a chain is kept when the operator sets its nodes.
  expect(chains['eip155:8453']?.blockTime).toBe(2000)
})

test('behavior: chains whose ids fit into no variable have names', () => {
  const { chains } = readConfig({
    ...least,
    RPC_BITCOIN: 'https://esplora.example/api',
    RPC_BIP122_0f9188f13cb7b2c71f2a335e3a4fc328: 'http://127.0.0.1:3002',
    RPC_POLKADOT_ASSET_HUB: 'https://hub.example',
    RPC_COSMOSHUB: 'https://comet.example',
    RPC_OSMOSIS_TESTNET: 'https://osmo.example',
    ONLY_LISTED_CHAINS: '1',
  })
  expect(Object.keys(chains).toSorted()).toEqual([
    'bip122:000000000019d6689c085ae165831e93',
    'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
    'cosmos:cosmoshub-4',
    'cosmos:osmo-test-5',
    'polkadot:68d56f15f85d3136970ec16946040bc1',
  ])
  expect(chains['cosmos:cosmoshub-4']).toEqual({
    upstreams: [{ id: 'comet.example-1', url: 'https://comet.example' }],
    blockTime: 6_000,
    currency: { name: 'Cosmos Hub', symbol: 'ATOM', decimals: 6 },
  })
})

test('error: a bitcoind without an index of addresses is refused in plain words', () => {
  const message =
    "node 1 has the port of bitcoind's RPC (8332). bitcoind has no index of addresses: run an Esplora API such as electrs or mempool beside it, and set the URL of that"
  const url = 'http://user:password@127.0.0.1:8332'
  expect(() => readConfig({ ...least, RPC_BITCOIN: url })).toThrow(new Error(`RPC_BITCOIN: ${message}`))
  const id = 'bip122:000000000019d6689c085ae165831e93'
  const settings = file('bitcoind.json', JSON.stringify({ chains: { [id]: { upstreams: [{ url }] } } }))
  expect(() => readConfig({ ...least, LATCHKEY_CONFIG: settings })).toThrow(new Error(`${id}: ${message}`))
  // The port means nothing on other chains.
  expect(() => readConfig({ ...least, RPC_EIP155_1: 'http://127.0.0.1:8332' })).not.toThrow()
})

test('behavior: the kind of smart accounts is chosen by chain, and is a Safe unless it is', () => {
  const { bundlers } = readConfig({
    ...least,
    BUNDLER_EIP155_1: 'https://bundler.example/1',
    BUNDLER_EIP155_8453: 'https://bundler.example/8453',
    SMART_ACCOUNT_EIP155_8453: 'delegated',
  })
  expect(bundlers['eip155:1']?.account).toBe('safe')
  expect(bundlers['eip155:8453']?.account).toBe('delegated')
})

test('behavior: fees are paid in the tokens that are listed for a chain, and in none unless they are', () => {
  const { bundlers } = readConfig({
    ...least,
    BUNDLER_EIP155_1: 'https://bundler.example/1',
    PAYMASTER_EIP155_1: 'https://paymaster.example/1',
    BUNDLER_EIP155_8453: 'https://bundler.example/8453',
    PAYMASTER_EIP155_8453: 'https://paymaster.example/8453',
    FEE_TOKENS_EIP155_8453: `0x${'Aa'.repeat(20)},0x${'0b'.repeat(20)}`,
  })
  expect(bundlers['eip155:1']?.paymaster?.feeTokens).toEqual([])
  expect(bundlers['eip155:8453']?.paymaster?.feeTokens).toEqual([
    `0x${'aa'.repeat(20)}`,
    `0x${'0b'.repeat(20)}`,
  ])
})

test('behavior: secrets come from files, and the file of settings may name variables', () => {
  const config = readConfig({
    DATABASE_URL: 'postgres://db/x',
    SECRET_FILE: file('secret', `${'s'.repeat(40)}\n`),
    NODE_KEY_FILE: file('key', 'k"1'),
    LATCHKEY_CONFIG: file(
      'latchkey.json',
      JSON.stringify({
        onlyListedChains: true,
        chains: { 'eip155:1': { upstreams: [{ id: 'mine', url: 'https://n.example/${NODE_KEY}' }] } },
        limits: { data: { ip: { rate: 5, period: 1000, burst: 5 } } },
      }),
    ),
  })
  expect(config.secrets).toEqual(['s'.repeat(40)])
  expect(config.chains).toMatchObject({
    'eip155:1': { upstreams: [{ id: 'mine', url: 'https://n.example/k"1' }] },
  })
  expect(config.limits.data.ip).toEqual({ rate: 5, period: 1000, burst: 5 })
})

test('behavior: secrets that are replaced are separated by commas, and in a file by lines', () => {
  const [one, two, three] = ['1', '2', '3'].map((digit) => digit.repeat(32))
  const read = (env: Record<string, string>) => readConfig({ ...least, SECRET: `${one}`, ...env }).secrets
  expect(read({ SECRET_PREVIOUS: `${two}, ${three}` })).toEqual([one, two, three])
  const path = file('previous', `${two}, ${three}\n${three}\n`)
  expect(read({ SECRET_PREVIOUS_FILE: path })).toEqual([one, `${two}, ${three}`, three])
  expect(() => read({ SECRET_PREVIOUS: 'short' })).toThrow('SECRET_PREVIOUS must have at least 32')
})

test('behavior: what Kubernetes sets for a service called rpc is no setting', () => {
  const injected = {
    RPC_SERVICE_HOST: '10.0.0.7',
    RPC_PORT: 'tcp://10.0.0.7:8545',
    RPC_PORT_8545_TCP_PORT: '8545',
  }
  expect(readConfig({ ...least, ...injected }).chains).toEqual(readConfig(least).chains)
})

test('behavior: a vendor is on when something of it is set, or is said to be', () => {
  const { vendors } = readConfig({ ...least, ZERION_KEY: 'z', LIFI_ENABLED: '1' })
  expect(Object.keys(vendors)).toEqual(['zerion', 'lifi'])
  // The key may come from the console.
  expect(readConfig({ ...least, ZERION_URL: 'https://z.example' }).vendors).toEqual({})
})

test('error: what is wrong is said in one sentence that names it', () => {
  const cases: [Record<string, string>, string][] = [
    [{ SECRET: 'x'.repeat(32) }, 'DATABASE_URL is not set'],
    [{ ...least, DATABASE_URL: 'latchkey' }, 'DATABASE_URL must look like postgres://'],
    [{ ...least, SECRET: 'short' }, 'SECRET must have at least 32 characters'],
    [{ ...least, ADMIN_TOKEN: 'x' }, 'ADMIN_TOKEN must have at least 32 characters: openssl rand -hex 32'],
    [{ ...least, ADMIN_TOKEN: 'x'.repeat(31) }, 'ADMIN_TOKEN must have at least 32 characters'],
    [{ ...least, SECRET_FILE: '/nowhere/secret' }, 'SECRET_FILE: /nowhere/secret cannot be read (ENOENT)'],
    [{ ...least, REDIS_URL: 'http://cache' }, 'REDIS_URL must look like redis://'],
    [{ ...least, REDIS_URL: 'redis://:a,b@one:6379' }, 'write a comma in a password as %2C'],
    [{ ...least, PORT: '80a' }, 'PORT is not a number: 80a'],
    [{ ...least, OPS_PORT: '65536' }, 'OPS_PORT is not a port: 65536'],
    [{ ...least, ADMIN_PORT: '8080' }, 'ADMIN_PORT must be a port of its own, not that of PORT'],
    [{ ...least, DATABASE_POOL: '0' }, 'DATABASE_POOL must be 1 or more'],
    [{ ...least, LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug,'],
    [{ ...least, LIMITS: 'no' }, 'LIMITS must be one of on, off'],
    [{ ...least, FEE_TOKENS_EIP155_1: 'USDC' }, 'FEE_TOKENS_EIP155_1 must be up to four addresses of tokens'],
    [
      { ...least, FEE_TOKENS_EIP155_1: `0x${'a'.repeat(40)}` },
      'Fees in tokens on eip155:1 need a paymaster: PAYMASTER_EIP155_1',
    ],
    [{ ...least, ONLY_LISTED_CHAINS: 'true' }, 'ONLY_LISTED_CHAINS must be one of 0, 1'],
    [{ ...least, LIFI_ENABLED: 'yes' }, 'LIFI_ENABLED must be one of 0, 1'],
    [{ ...least, ROLES: 'api,chef' }, 'ROLES: unknown role chef'],
    [{ ...least, RPC_DOGE_1: 'https://x.example' }, 'RPC_DOGE_1 does not name a chain'],
    [{ ...least, RPC_ETHEREUM: 'https://x.example' }, 'RPC_ETHEREUM does not name a chain'],
    [{ ...least, RPC_SOLANA_FOO: 'https://x.example' }, 'RPC_SOLANA_FOO does not name a chain'],
    [{ ...least, RPC_EIP155_MAINNET: 'https://x.example' }, 'RPC_EIP155_MAINNET does not name a chain'],
    [{ ...least, RPC_EIP155_1: 'file:///etc/passwd' }, 'RPC_EIP155_1: node 1 is not an http(s) URL'],
    [{ ...least, LATCHKEY_CONFIG: '/nowhere.json' }, 'LATCHKEY_CONFIG: /nowhere.json cannot be read'],
    [{ ...least, LATCHKEY_CONFIG: file('half.json', '{"chains":') }, 'half.json is not JSON'],
    [
      { ...least, LATCHKEY_CONFIG: file('bad.json', '{"chain":{}}') },
      'the file has chain, which is not a setting',
    ],
    [
      { ...least, LATCHKEY_CONFIG: file('kind.json', '{"chains":{"eip155:1":{"blockTime":"2"}}}') },
      'chains.eip155:1.blockTime has a value of the wrong type',
    ],
    [
      { ...least, LATCHKEY_CONFIG: file('vendor.json', '{"vendors":{"zerionn":{"key":"k"}}}') },
      'vendors has zerionn, which is not a setting',
    ],
    [
      { ...least, LATCHKEY_CONFIG: file('key.json', '{"vendors":{"zerion":{"kee":"k"}}}') },
      'vendors.zerion has kee, which is not a setting',
    ],
    [
      {
        ...least,
        LATCHKEY_CONFIG: file(
          'node.json',
          '{"chains":{"eip155:1":{"upstreams":[{"url":"https://x","wsurl":"wss://x"}]}}}',
        ),
      },
      'chains.eip155:1.upstreams.0 has wsurl, which is not a setting; is wsUrl meant?',
    ],
    [
      {
        ...least,
        LATCHKEY_CONFIG: file('contract.json', '{"chains":{"eip155:1":{"contracts":{"multicall":"0x"}}}}'),
      },
      'chains.eip155:1.contracts has multicall, which is not a setting; is multicall3 meant?',
    ],
    [
      {
        ...least,
        LATCHKEY_CONFIG: file('limit.json', '{"limits":{"rpc":{"ip":{"rate":1,"perod":1,"burst":1}}}}'),
      },
      'limits.rpc.ip',
    ],
    [
      { ...least, CLICKHOUSE_URL: 'foo' },
      'CLICKHOUSE_URL must look like http://user:password@host:8123/database',
    ],
    [{ ...least, SMART_ACCOUNT_EIP155_1: 'big' }, 'SMART_ACCOUNT_EIP155_1 must be safe or delegated'],
    [{ ...least, SMART_ACCOUNT_EIP155_1: 'safe' }, 'The smart account of eip155:1 needs a bundler'],
    [{ ...least, COINBASE_KEY: 'k' }, 'COINBASE_SECRET is not set: coinbase needs it'],
    [
      { ...least, LATCHKEY_CONFIG: file('hole.json', '{"vendors":{"zerion":{"key":"${NOT_SET}"}}}') },
      'NOT_SET',
    ],
  ]
  for (const [env, message] of cases) expect(() => readConfig(env)).toThrow(message)
})

test('error: a fixed code for logins is refused in production, and for domains that have mailboxes', () => {
  const settings = {
    ...least,
    WALLET_URL: 'https://wallet.example',
    AUTH_KMS: 'file:///key',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'login@wallet.example',
  }
  const fixed = { TEST_LOGIN_DOMAIN: 'latchkey.test', TEST_LOGIN_CODE: '01234567' }
  expect(readConfig(settings).auth?.testLogin).toBeUndefined()
  expect(readConfig({ ...settings, ...fixed }).auth?.testLogin).toEqual({
    domain: 'latchkey.test',
    code: '01234567',
  })
  for (const one of [fixed, { TEST_LOGIN_DOMAIN: 'a.test' }, { TEST_LOGIN_CODE: '01234567' }])
    for (const base of [settings, least])
      expect(() => readConfig({ ...base, ...one, NODE_ENV: 'production' })).toThrow(
        'are for development, not for production',
      )
  for (const TEST_LOGIN_DOMAIN of ['example.com', 'test', '.test', 'a.test.com', 'a b.test', 'A.TEST'])
    expect(() => readConfig({ ...settings, ...fixed, TEST_LOGIN_DOMAIN })).toThrow('a reserved domain')
  for (const TEST_LOGIN_CODE of ['1234567', '123456789', 'abcdefgh'])
    expect(() => readConfig({ ...settings, ...fixed, TEST_LOGIN_CODE })).toThrow('8 digits')
})
