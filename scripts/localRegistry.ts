import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { published } from './published.ts'
import { run } from './run.ts'

// A registry on this machine with our packages as they would be published, so that what users do
// can be tried before a release. It takes `npm publish`, keeps everything in memory, and sends
// requests for other packages to the registry that npm is configured with.
//
//   pnpm build && node scripts/localRegistry.ts

const root = join(import.meta.dirname, '..')
/** More than the largest package, in base64. */
const maxPublishBytes = 200 << 20

type Manifest = { readonly name: string; readonly version: string; readonly dist?: object }
type Packument = {
  readonly name: string
  readonly 'dist-tags': Readonly<Record<string, string>>
  readonly versions: Readonly<Record<string, Manifest>>
}
type Published = Packument & { readonly _attachments: Readonly<Record<string, { readonly data: string }>> }

export type LocalRegistry = {
  readonly url: string
  /** For commands that install: npm, pnpm, `npm create`. */
  readonly env: Readonly<Record<string, string>>
  stop(): void
}

/** Packs and publishes what we release, and serves it on a port of the loopback interface. */
export async function startLocalRegistry({ port = 0 } = {}): Promise<LocalRegistry> {
  const upstream = (await must('npm', ['config', 'get', 'registry'], root)).trim().split('\n').at(-1) ?? ''
  const packages = new Map<string, Packument>()
  const tarballs = new Map<string, Buffer>()

  const server = createServer(async (request, response) => {
    const path = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/').slice(1)
    if (request.method === 'PUT') {
      const document = await readPublished(request)
      if (!document) return void response.writeHead(400).end('{}')
      packages.set(document.name, serveFrom(document, url))
      for (const [file, { data }] of Object.entries(document._attachments))
        tarballs.set(`${document.name}/-/${file}`, Buffer.from(data, 'base64'))
      return void response.writeHead(201, { 'content-type': 'application/json' }).end('{}')
    }
    const tarball = tarballs.get(path)
    if (tarball)
      return void response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(tarball)
    const found = packages.get(path)
    if (found)
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found))
    // Ours are never asked for elsewhere.
    if (published.includes(path) || path.startsWith('@latchkey/'))
      return void response.writeHead(404).end('{}')
    response.writeHead(307, { location: new URL((request.url ?? '/').slice(1), upstream).href }).end()
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const folder = mkdtempSync(join(tmpdir(), 'latchkey-registry-'))
  const userconfig = join(folder, 'npmrc')
  // npm asks for a token to publish anywhere; this one opens nothing.
  writeFileSync(userconfig, `//${new URL(url).host}/:_authToken=local\n`)
  const env = { npm_config_registry: `${url}/` }
  try {
    for (const name of published) {
      const own = join(folder, name.replace('/', '-'))
      await must('pnpm', ['--filter', name, 'pack', '--pack-destination', own], root)
      const tarball = readdirSync(own).find((file) => file.endsWith('.tgz'))
      if (!tarball) throw new Error(`pnpm packed nothing for ${name}`)
      const args = ['publish', join(own, tarball), '--access', 'public', '--tag', 'latest']
      await must('npm', [...args, '--provenance=false', '--userconfig', userconfig], folder, env)
    }
  } catch (error) {
    server.close()
    throw error
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return {
    url,
    env,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Tarballs come from here; npm sends where it would put them itself. */
function serveFrom(document: Published, url: string): Packument {
  const [file = '', { data } = { data: '' }] = Object.entries(document._attachments)[0] ?? []
  const bytes = Buffer.from(data, 'base64')
  const dist = {
    tarball: `${url}/${document.name}/-/${file}`,
    shasum: createHash('sha1').update(bytes).digest('hex'),
    integrity: `sha512-${createHash('sha512').update(bytes).digest('base64')}`,
  }
  const versions = Object.fromEntries(
    Object.entries(document.versions).map(([version, manifest]) => [version, { ...manifest, dist }]),
  )
  return { name: document.name, 'dist-tags': document['dist-tags'], versions }
}

async function readPublished(request: IncomingMessage): Promise<Published | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > maxPublishBytes) return undefined
  return JSON.parse((await buffer(request)).toString('utf8'))
}

async function must(command: string, args: string[], cwd: string, env = {}): Promise<string> {
  const { code, output } = await run(command, args, { cwd, env, limit: 300 })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}:\n${output.slice(-2_000)}`)
  return output
}

if (import.meta.main) {
  const registry = await startLocalRegistry({ port: Number(process.env.PORT ?? 0) })
  console.log(`npm create latchkey@latest my-app --registry ${registry.url}/`)
}
