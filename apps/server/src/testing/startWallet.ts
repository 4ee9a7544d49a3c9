import { randomBytes, randomUUID } from 'node:crypto'
import type { Contract } from '@latchkey/protocol/http/contract'
import * as contract from '@latchkey/protocol/http/vault'
import { AEAD_AES_256_GCM, CipherSuite, KDF_HKDF_SHA256, KEM_DHKEM_X25519_HKDF_SHA256 } from 'hpke'
import type { Device } from '../features/login/testing/createDevice.ts'
import {
  createDevice,
  type LoginServer,
  type SignedIn,
  someEmail,
  startLogin,
  walletUrl,
} from '../features/login/testing/startLogin.ts'
import type { startTestServer } from './startTestServer.ts'

export const suite = new CipherSuite(KEM_DHKEM_X25519_HKDF_SHA256, KDF_HKDF_SHA256, AEAD_AES_256_GCM)

/** The whole server, and visitors that act as the wallet's frame does. */
export type WalletServer = LoginServer & {
  /** A visitor who has just logged in. */
  visit(email?: string): Promise<Visitor>
}

export type Visitor = contract.VaultOwner & {
  readonly device: Device
  readonly signedIn: SignedIn
  /** Sends a call with a new proof, and again if the server wants another nonce. */
  call(one: Contract, args?: CallArgs): Promise<Answer>
  /** Stores a vault; resolves to it. */
  putVault(gen?: number): Promise<{ gen: number; commit: string; box: string }>
  /** The call that stores a half. */
  putPair(
    pair: { factorId: string; gen: number; commit: string; kind?: string },
    half?: Uint8Array,
  ): Promise<Answer>
  /** Asks for a half; resolves to its bytes, or to the answer that refuses. */
  readHalf(pair: {
    factorId: string
    commit: string
    purpose?: 'sign'
    confirmation?: object
  }): Promise<Answer | Uint8Array>
  putSecret(factorId: string, secret?: Uint8Array): Promise<Answer>
  readSecret(factorId: string): Promise<Answer | Uint8Array>
}

export type CallArgs = {
  body?: object
  params?: Readonly<Record<string, string>>
  /** Instead of its own. */
  token?: string
  device?: Device
  claims?: Record<string, unknown>
  /** Sent as it is, instead of a new one. */
  proof?: string
}
type Answer = {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
  json: Awaited<ReturnType<LoginServer['app']['inject']>>['json']
}
type Inject = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  headers: Record<string, string>
  payload?: object
}

export async function startWallet(options: startTestServer.Options = {}): Promise<WalletServer> {
  const server = await startLogin(options)
  return { ...server, visit: (email = someEmail()) => visit(server, email, options.clock) }
}

export const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
export const someCommit = () => randomBytes(32).toString('hex')

/** As the frame does before it sends a half: reads the key of the role, and encrypts. */
export async function sealTo(publicKey: string, bytes: Uint8Array, label: string) {
  const key = await suite.DeserializePublicKey(Buffer.from(publicKey, 'base64url'))
  const { encapsulatedSecret, ciphertext } = await suite.Seal(key, bytes, { info: Buffer.from(label) })
  return { enc: text(encapsulatedSecret), ciphertext: text(ciphertext) }
}

async function visit(server: LoginServer, email: string, clock = Date.now): Promise<Visitor> {
  const device = await createDevice()
  const signedIn = await server.logIn(device, email)
  return actAs(server, { device, signedIn, clock })
}

/** Calls of a device to a server, which need not be the one it logged in to. */
export function actAs(
  server: { app: { inject(request: Inject): Promise<Answer> } },
  { device, signedIn, clock = Date.now }: { device: Device; signedIn: SignedIn; clock?: () => number },
): Visitor {
  const owner = { projectId: 'test', accountId: signedIn.accountId }
  const nonces = new Map<string, string>()

  async function call(one: Contract, args: CallArgs = {}): Promise<Answer> {
    const { body, params = {}, token = signedIn.accessToken, claims, proof } = args
    const path = one.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
    const [, , role = ''] = path.split('/')
    const url = `${walletUrl}${path}`
    const nonce = nonces.get(role)
    const made = { method: one.method, url, nonce, token, body, now: clock(), claims }
    const answer = await server.app.inject({
      method: one.method,
      url: path,
      headers: {
        origin: walletUrl,
        dpop: proof ?? (await (args.device ?? device).prove(made)),
        authorization: `DPoP ${token}`,
      },
      ...(body && { payload: body }),
    })
    const next = answer.headers['dpop-nonce']
    if (typeof next === 'string') nonces.set(role, next)
    const isOutdated = answer.statusCode === 401 && answer.json().code === 'login/nonce_required'
    return isOutdated && nonce !== next && !proof ? call(one, args) : answer
  }

  async function keyOf(one: Contract): Promise<string> {
    const answer = await call(one)
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return answer.json().publicKey
  }

  async function read(one: Contract, body: object, labelFor: (requestId: string) => string) {
    const reader = await suite.GenerateKeyPair()
    const requestId = randomUUID()
    const publicKey = text(await suite.SerializePublicKey(reader.publicKey))
    const answer = await call(one, { body: { ...body, publicKey, requestId } })
    if (answer.statusCode !== 200) return answer
    const { enc, ciphertext } = answer.json()
    const bytes = (text: string) => Buffer.from(text, 'base64url')
    return suite.Open(reader, bytes(enc), bytes(ciphertext), { info: Buffer.from(labelFor(requestId)) })
  }

  return {
    ...owner,
    device,
    signedIn,
    call,
    async putVault(gen = 1) {
      const vault = { gen, commit: someCommit(), box: text(randomBytes(300)) }
      const answer = await call(contract.vaultPut, { body: vault })
      if (!answer.json().done) throw new Error(answer.body)
      return vault
    },
    async putPair({ factorId, gen, commit, kind = 'device' }, half = randomBytes(32)) {
      const label = contract.halfLabel(owner, factorId, commit, 'put')
      const body = {
        factorId,
        gen,
        commit,
        kind,
        salt: text(randomBytes(32)),
        sealedMeta: text(randomBytes(100)),
        half: await sealTo(await keyOf(contract.vaultKey), half, label),
      }
      return call(contract.vaultPairPut, { body })
    },
    readHalf: ({ factorId, commit, purpose, confirmation }) =>
      read(
        contract.vaultHalf,
        { factorId, commit, ...(purpose && { purpose }), ...(confirmation && { confirmation }) },
        (id) => contract.halfLabel(owner, factorId, commit, id),
      ),
    async putSecret(factorId, secret = randomBytes(32)) {
      const label = contract.escrowLabel(owner, factorId, 'put')
      const body = { factorId, secret: await sealTo(await keyOf(contract.escrowKey), secret, label) }
      return call(contract.escrowPut, { body })
    },
    readSecret: (factorId) =>
      read(contract.escrowRelease, { factorId }, (id) => contract.escrowLabel(owner, factorId, id)),
  }
}

/** Calls over HTTP, of a visitor who logged in elsewhere. */
export function actAt(url: string, { device, signedIn }: Visitor): Visitor {
  const inject: Parameters<typeof actAs>[0]['app']['inject'] = async ({
    method,
    url: path,
    headers,
    payload,
  }) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { ...headers, ...(payload && { 'content-type': 'application/json' }) },
      ...(payload && { body: JSON.stringify(payload) }),
    })
    const body = await answer.text()
    const named = Object.fromEntries(answer.headers)
    return { statusCode: answer.status, headers: named, body, json: () => JSON.parse(body) }
  }
  return actAs({ app: { inject } }, { device, signedIn })
}
