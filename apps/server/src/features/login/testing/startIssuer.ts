import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'

/** How the address of the keys answers. */
type Answering = 'right' | 'error' | 'huge' | 'endless' | 'hang' | 'redirect' | 'page' | 'empty'

/** The identity system of an app: it signs tokens, and publishes its keys over HTTP. */
export type TestIssuer = {
  /** Of a project. */
  readonly tokenLogin: { readonly issuer: string; readonly audience: string; readonly jwksUrl: string }
  /** Such as `127.0.0.1:4000`. */
  readonly host: string
  /** Keys that are published. */
  readonly published: JWK[]
  /** How often they were asked for. */
  asked(): number
  answer: Answering
  /** The private key of the first one. */
  readonly key: CryptoKey
  /** Another key that is published from now on, unless it is kept. */
  addKey(alg: string, isPublished?: boolean): Promise<{ key: CryptoKey; kid: string }>
  /** A token of a visitor; `claims` and `header` replace parts of a right one, or take them out. */
  sign(subject: string, changes?: TestIssuer.Changes): Promise<string>
  stop(): Promise<void>
}

export declare namespace TestIssuer {
  type Changes = {
    claims?: Record<string, unknown>
    header?: Record<string, unknown>
    key?: CryptoKey | Uint8Array
    /** Unix milliseconds. */
    now?: number
  }
}

const maxBytes = 5_000_000

export async function startIssuer(name = 'https://id.app.example'): Promise<TestIssuer> {
  const published: JWK[] = []
  let asked = 0
  const server = createServer((request, response) => {
    asked += 1
    if (request.url === '/inside') return void response.end(JSON.stringify({ keys: published }))
    switch (issuer.answer) {
      case 'right':
        return void response
          .setHeader('content-type', 'application/json')
          .end(JSON.stringify({ keys: published }))
      case 'error':
        return void response.writeHead(500).end()
      case 'huge':
        return void response.end(JSON.stringify({ keys: published, more: 'x'.repeat(maxBytes) }))
      case 'endless':
        return void response.write(' '.repeat(maxBytes))
      case 'redirect':
        return void response.writeHead(302, { location: `http://${issuer.host}/inside` }).end()
      case 'page':
        return void response.end('<html></html>')
      case 'empty':
        return void response.end('{"keys":[1,null]}')
      case 'hang':
        return
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`

  async function addKey(alg: string, isPublished = true) {
    const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true })
    const kid = randomUUID()
    if (isPublished) published.push({ ...(await exportJWK(publicKey)), kid, alg, use: 'sig' })
    return { key: privateKey, kid }
  }
  const first = await addKey('ES256')

  const issuer: TestIssuer = {
    tokenLogin: { issuer: name, audience: 'latchkey', jwksUrl: `http://${host}/jwks` },
    host,
    published,
    asked: () => asked,
    answer: 'right',
    key: first.key,
    addKey,
    sign(subject, { claims, header, key = first.key, now = Date.now() } = {}) {
      const seconds = Math.floor(now / 1_000)
      const right = { iss: name, aud: 'latchkey', sub: subject, iat: seconds, exp: seconds + 300 }
      return new SignJWT({ ...right, jti: randomUUID(), ...claims })
        .setProtectedHeader({ alg: 'ES256', kid: first.kid, typ: 'JWT', ...header })
        .sign(key)
    },
    async stop() {
      await new Promise((resolve) => server.close(resolve).closeAllConnections())
    },
  }
  return issuer
}
