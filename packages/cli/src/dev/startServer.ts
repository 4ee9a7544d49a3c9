import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { market } from './chain/createMarket.ts'
import { chainId } from './chain/startChain.ts'
import type { Children } from './children.ts'
import type { State } from './openState.ts'

export const projectId = 'dev'
export const testLogin = { domain: 'latchkey.test', code: '00000000' }

const startTimeoutMs = 90_000

export type RunningServer = {
  readonly url: string
  readonly relay: string
  readonly console: string
}

/** The published server, with all its roles in one process, and a project for pages on this machine. */
export async function startServer(options: startServer.Options): Promise<RunningServer> {
  const { port, databaseUrl, chainUrl, smtpUrl, state, children, env, report, onEnd } = options
  const url = `http://localhost:${port}`
  const relay = `ws://localhost:${port}/relay`
  const adminToken = state.secret('admin-token')
  const config = state.path('server/config.json')
  const tokenList = state.path('server/tokens.json')
  const contracts = { weth: market.weth, uniswapV2Router: market.pool }
  const chains = { ...options.chains, [`eip155:${chainId}`]: { upstreams: [chainUrl], contracts } }
  writeFileSync(config, JSON.stringify({ chains }))
  const tokens = market.tokens.map((token) => ({ ...token, chainId }))
  writeFileSync(tokenList, JSON.stringify({ name: 'Tokens of the local chain', tokens }))
  const key = (name: string) => `file:${state.path(`secrets/${name}.key`)}`

  const child = children.start({
    name: 'the server',
    command: process.execPath,
    args: [serverProgram(), 'serve'],
    signal: 'SIGTERM',
    cwd: state.path('server'),
    env: {
      WALLET_URL: `http://wallet.localhost:${port}`,
      AUTH_KMS: key('auth'),
      VAULT_KMS: key('vault'),
      ESCROW_KMS: key('escrow'),
      PASSKEY_LOGIN: '1',
      WEBHOOKS_ALLOW_LOOPBACK: '1',
      // What is set where the command is called wins: keys of vendors, other nodes.
      ...env,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: `${port}`,
      ROLES: 'all',
      DATABASE_URL: databaseUrl,
      SECRET: state.secret('secret'),
      ADMIN_TOKEN: adminToken,
      RELAY_URLS: relay,
      SMTP_URL: smtpUrl,
      MAIL_FROM: 'login@wallet.localhost',
      TEST_LOGIN_DOMAIN: testLogin.domain,
      TEST_LOGIN_CODE: testLogin.code,
      LATCHKEY_CONFIG: config,
      TOKEN_LIST: tokenList,
      SPOOL_FOLDER: state.path('server/spool'),
      LOG_LEVEL: 'warn',
      DRAIN_DELAY_MS: '0',
    },
    onEnd,
  })
  let link: string | undefined
  const last: string[] = []
  for (const input of [child.stdout, child.stderr])
    if (input)
      createInterface({ input }).on('line', (line) => {
        last.push(line)
        last.splice(0, last.length - 20)
        const entry = readEntry(line)
        if (typeof entry.link === 'string') link = entry.link
        else if (entry.level >= 50) report(`server: ${entry.text}`)
      })

  await ready(`${url}/readyz`, () => child.exitCode !== null, last)
  await createProject(url, adminToken)
  return { url, relay, console: link ?? `${url}/console` }
}

export declare namespace startServer {
  type Options = {
    readonly port: number
    readonly databaseUrl: string
    readonly chainUrl: string
    readonly smtpUrl: string
    /** More chains, as in the file at `LATCHKEY_CONFIG`. */
    readonly chains: Readonly<Record<string, object>>
    readonly state: State
    readonly children: Children
    readonly env: NodeJS.ProcessEnv
    /** Called with each failure. */
    report(line: string): void
    onEnd(reason: string): void
  }
}

function serverProgram(): string {
  return join(
    dirname(createRequire(import.meta.url).resolve('@latchkey/server/package.json')),
    'dist/main.js',
  )
}

async function ready(url: string, hasEnded: () => boolean, last: readonly string[]): Promise<void> {
  for (const ends = Date.now() + startTimeoutMs; Date.now() < ends; await sleep(50)) {
    if ((await fetch(url).catch(() => undefined))?.ok) return
    if (hasEnded()) break
  }
  throw new Error(`The server did not start:\n${last.map((line) => `  ${readEntry(line).text}`).join('\n')}`)
}

async function createProject(url: string, token: string): Promise<void> {
  const authorization = `Bearer ${token}`
  const found = await fetch(`${url}/admin/v1/projects/${projectId}`, { headers: { authorization } })
  if (found.ok) return
  const answer = await fetch(`${url}/admin/v1/projects`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ id: projectId, name: 'Development', mode: 'development' }),
  })
  if (!answer.ok)
    throw new Error(`The project could not be made: ${answer.status} ${(await answer.text()).slice(0, 500)}`)
}

type Entry = { readonly level: number; readonly text: string; readonly link?: unknown }

/** A line of the log is JSON; what the runtime prints itself is not. */
function readEntry(line: string): Entry {
  try {
    const { level, msg, link, reason, err } = JSON.parse(line)
    const why = reason ?? err?.message
    const text = why ? `${msg}: ${String(why)}` : String(msg)
    return { level: Number(level), text: text.replaceAll(/[\p{Cc}]/gu, ' ').slice(0, 500), link }
  } catch {
    return { level: 50, text: line.replaceAll(/[\p{Cc}]/gu, ' ').slice(0, 500) }
  }
}
