import { signatureInvalid } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isSameAddress } from '@latchkey/protocol/lookAlike'
import { isCacaoOf, readCacao } from '@latchkey/protocol/siwx/cacao'
import { checkMessage } from '@latchkey/protocol/siwx/checkMessage'
import { parseMessage } from '@latchkey/protocol/siwx/parseMessage'
import type { SiwxSession } from '@latchkey/protocol/siwx/session'
import { findNetwork } from '../../core/config/networks.ts'
import type { Siwx } from '../../core/connections/siwx.ts'
import type { Kit } from '../../core/kit.ts'
import { pageAddress } from './pageAddress.ts'
import { openSiwxStore } from './siwxStore.ts'

export type LocalSiwxOptions = {
  /** Whether visitors must sign in to stay connected. @default true */
  required?: boolean | undefined
  /** A sentence in the message, in plain ASCII. */
  statement?: string | undefined
  resources?: readonly string[] | undefined
  /** Seconds a session is good for. @default a week */
  lifetime?: number | undefined
}

const week = 604_800
const mostNonces = 20

/** Sessions in the browser's own storage, each checked against its signature before it counts. */
export function createLocalSiwx(owner: object, options: LocalSiwxOptions): Siwx {
  const kit = owner as Kit
  const { required = true, statement, resources, lifetime = week } = options
  const store = openSiwxStore(kit, isSession)
  // Those given out and not used yet: a signature for another page fits none of them.
  const nonces = new Set<string>()
  const genuine = new Set<string>()

  /** Whether the signature is the account's, as far as its chain can tell here. */
  async function isGenuine(session: SiwxSession): Promise<boolean> {
    const { message, signature, accountAddress: address, chainId } = session
    const key = JSON.stringify([chainId, address, signature, message])
    if (genuine.has(key)) return true
    const network = findNetwork(kit, chainId)
    const messages = network && (await kit.driver(network.namespace).messages?.())
    // A family that never verifies has no local sign-in; `undefined` means that this browser cannot.
    const ok =
      network && messages?.verify
        ? ((await messages.verify({ network, address, message, signature })) ?? true)
        : false
    if (ok) genuine.add(key)
    return ok
  }

  async function createRequest(): Promise<Siwx.Request> {
    const now = Date.now()
    const nonce = randomNonce()
    nonces.add(nonce)
    for (const old of [...nonces].slice(0, -mostNonces)) nonces.delete(old)
    return {
      ...pageAddress(),
      nonce,
      issuedAt: new Date(now).toISOString(),
      expirationTime: new Date(now + lifetime * 1000).toISOString(),
      statement,
      resources,
    }
  }

  return {
    createRequest,
    async createMessage({ chainId, accountAddress: address }) {
      return { ...(await createRequest()), address, chainId, version: '1' }
    },
    async getSessions(chainId, address) {
      const own = store.read().filter((session) => isFor(session, chainId, address) && saysSo(session))
      const checked = await Promise.all(own.map(isGenuine))
      return own.filter((_, index) => checked[index])
    },
    async addSession(session) {
      const fields = parseMessage(session.message)
      const isNew = fields !== undefined && nonces.delete(fields.nonce)
      if (!isNew || !saysSo(session) || !(await isGenuine(session))) throw new KitError(signatureInvalid)
      const others = store.read().filter(({ chainId, accountAddress }) => {
        return !isFor(session, chainId, accountAddress)
      })
      store.write([session, ...others])
    },
    setSessions: async (sessions) => store.write(sessions),
    async revokeSession(chainId, address) {
      store.write(store.read().filter((session) => !isFor(session, chainId, address)))
    },
    getRequired: () => required,
  }
}

function isFor(session: SiwxSession, chainId: string, address: string): boolean {
  return session.chainId === chainId && isSameAddress(session.accountAddress, address)
}

/** Whether what was signed says what the session claims, for this page and now. */
function saysSo(session: SiwxSession): boolean {
  const fields = parseMessage(session.message)
  if (!fields || fields.expirationTime !== session.expirationTime) return false
  const { accountAddress: address, chainId } = session
  if (session.cacao !== undefined) {
    const cacao = readCacao(session.cacao)
    if (!cacao || !isCacaoOf(cacao, session)) return false
  }
  const { domain } = pageAddress()
  const expected = { domain, nonce: fields.nonce, address, chainId, now: Date.now() }
  return checkMessage(fields, { ...expected, issuedWithinMs: Number.POSITIVE_INFINITY }).length === 0
}

function randomNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Only the shape is looked at here; the rest is checked against the signature. */
function isSession(value: unknown): value is SiwxSession {
  if (typeof value !== 'object' || value === null) return false
  const { accountAddress, chainId, message, signature } = value as Partial<SiwxSession>
  return [accountAddress, chainId, message, signature].every((part) => typeof part === 'string')
}
