import { createHash } from 'node:crypto'
import { loginTokenInvalid, originRefused } from '@latchkey/protocol/catalogue'
import type { FastifyRequest } from 'fastify'
import type { App } from '../feature.ts'
import { parseBody } from '../parseBody.ts'
import { Refusal } from '../refusal.ts'
import type { Proofs } from './proofs.ts'

/** Of requests with a body: what was received, before it is parsed. */
const bodyHashes = new WeakMap<FastifyRequest, string>()

/**
 * Registers routes that only pages of the embedded wallet may call and read. Every answer
 * has the next nonce.
 */
export function serveWallet(app: App, options: serveWallet.Options, register: (scope: App) => void): void {
  const { paths, walletOrigin, proofs } = options
  app.register(async (plugin) => {
    // The same type except for its logger.
    const scope = plugin as unknown as App
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
      try {
        if (bytes.length > 0) bodyHashes.set(request, createHash('sha256').update(bytes).digest('base64url'))
        done(null, parseBody(bytes.toString()))
      } catch (error) {
        done(error as Error)
      }
    })
    for (const path of paths)
      scope.options(path, { schema: { hide: true } }, (_request, reply) =>
        reply
          .code(204)
          .headers({
            'access-control-allow-methods': 'GET, POST, DELETE',
            'access-control-allow-headers': 'authorization, content-type, dpop',
            'access-control-max-age': '86400',
          })
          .send(),
      )
    scope.addHook('onRequest', (request, _reply, done) => {
      const { origin } = request.headers
      // Browsers leave it out of GET requests to the same origin.
      done(origin === undefined || origin === walletOrigin ? undefined : new Refusal(originRefused))
    })
    scope.addHook('onSend', async (_request, reply, payload) => {
      reply.headers({
        vary: 'origin',
        'access-control-allow-origin': walletOrigin,
        // The window of a social login is tied to it by a cookie.
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': 'dpop-nonce, retry-after, x-request-id',
      })
      // An answer without a nonce is still an answer: the database may be away.
      const nonce = await proofs.nonce().catch(() => undefined)
      if (nonce !== undefined) reply.header('dpop-nonce', nonce)
      return payload
    })
    register(scope)
  })
}

export declare namespace serveWallet {
  type Options = {
    /** Of preflights, such as `/v1/login/*`. */
    paths: readonly string[]
    walletOrigin: string
    proofs: Proofs
  }
}

/** Checks the proof of a call to the server at `url`; resolves to the thumbprint of the device's key. */
export function proveCall(
  proofs: Proofs,
  url: string,
  request: FastifyRequest,
  accessToken?: string,
): Promise<string> {
  const [path] = request.url.split('?')
  const { dpop: proof } = request.headers
  const bodyHash = bodyHashes.get(request)
  return proofs.check({ proof, method: request.method, url: `${url}${path}`, accessToken, bodyHash })
}

/** The access token of a call. Throws a Refusal. */
export function tokenOf({ headers }: FastifyRequest): string {
  const [, token] = /^DPoP ([\w.-]+)$/i.exec(headers.authorization ?? '') ?? []
  if (token === undefined) throw new Refusal(loginTokenInvalid)
  return token
}
