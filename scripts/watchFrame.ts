import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'

// Compares what a wallet's origin serves with a build of one's own. Run it where the servers
// cannot reach it: who can change the wallet's files must not be able to change this.

const timeoutMs = 15_000
const pages = { 'frame.html': '/frame', 'popup.html': '/popup', 'social.html': '/social' } as const

/** What differs between the wallet at `url` and the build in `folder`; empty if nothing does. */
export async function compareFrame({ folder, projectId, url }: compareFrame.Options): Promise<string[]> {
  const differences: string[] = []
  const read = async (path: string): Promise<{ bytes: Buffer; policy: string } | undefined> => {
    const headers = { 'sec-fetch-dest': path.startsWith('/frame') ? 'iframe' : 'document' }
    try {
      const answer = await fetch(new URL(path, url), {
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (answer.ok)
        return {
          bytes: Buffer.from(await answer.arrayBuffer()),
          policy: answer.headers.get('content-security-policy') ?? '',
        }
      differences.push(`${path}: answered ${answer.status}`)
    } catch {
      differences.push(`${path}: could not be read`)
    }
    return undefined
  }

  for (const [file, path] of Object.entries(pages)) {
    const query =
      path === '/frame' ? `?${new URLSearchParams({ projectId, chainId: 'eip155:1', version: '1' })}` : ''
    const served = await read(`${path}${query}`)
    if (!served) continue
    // The server names itself in these.
    const html = served.bytes
      .toString()
      .replaceAll(/<meta name="latchkey-[\w-]+" content="[\w:/.[\] -]*" \/>\s*/g, '')
    if (html !== readFileSync(join(folder, file), 'utf8')) differences.push(`${path}: is another page`)
    const scripts = /(?:^|; )script-src ([^;]*)/.exec(served.policy)?.[1] ?? '*'
    if (!/^'self'(?: 'sha256-[\w+/=]+')*$/.test(scripts))
      differences.push(`${path}: its policy allows other scripts`)
  }
  for (const name of readdirSync(join(folder, 'assets'))) {
    if (!/\.(?:js|css)$/.test(name)) continue
    const served = await read(`/assets/${name}`)
    if (served && !served.bytes.equals(readFileSync(join(folder, 'assets', name))))
      differences.push(`/assets/${name}: is another file`)
  }
  return differences
}

export declare namespace compareFrame {
  type Options = {
    /** Origin of the wallet. */
    readonly url: string
    /** A project in which it can be embedded. */
    readonly projectId: string
    /** The built frame. */
    readonly folder: string
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      project: { type: 'string' },
      folder: { type: 'string', default: join(import.meta.dirname, '../apps/frame/dist') },
      every: { type: 'string' },
    },
  })
  const { every, folder, project, url } = values
  if (!url || !project)
    throw new Error('pnpm watch:frame --url <WALLET_URL> --project <id> [--every <seconds>]')
  for (;;) {
    const differences = await compareFrame({ url, projectId: project, folder })
    for (const difference of differences) console.error(`${new Date().toISOString()} ${difference}`)
    if (differences.length > 0) {
      process.exitCode = 1
      return
    }
    if (!every) return console.log('The wallet serves this build.')
    await sleep(Number(every) * 1_000)
  }
}

if (import.meta.main) await main()
