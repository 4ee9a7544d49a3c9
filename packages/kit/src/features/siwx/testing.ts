import type { Driver, Messages } from '@latchkey/chains/driver'
import { vi } from 'vitest'
import type { Options } from '../../core/config/options.ts'
import type { Siwx, SiwxSession } from '../../core/connections/siwx.ts'
import { createKit } from '../../core/kit.ts'
import { start } from '../../core/start.ts'
import type { KitEvent } from '../../core/state/events.ts'
import { createChain, pageWallets, type TestChain } from '../../core/testing.ts'
import { attachSiwx } from './attachSiwx.ts'

export const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
export const secondAddress = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A page at app.example.com, as far as signing in looks at it. */
export function stubPage(): void {
  vi.stubGlobal('location', new URL('https://app.example.com/path?query'))
}

/** Sessions in memory: what a host of its own would do with a backend. */
export function createMemorySiwx({ required = true, lifetime = 3_600_000 } = {}) {
  let sessions: SiwxSession[] = []
  const calls: string[] = []
  let failing = false
  let required_ = required
  const isFor = (session: SiwxSession, chainId: string, address: string) =>
    session.chainId === chainId && session.accountAddress === address
  const ask = (name: string) => {
    calls.push(name)
    if (failing) throw new Error('away')
  }
  const plugin: Siwx = {
    async createMessage({ chainId, accountAddress }) {
      ask('createMessage')
      const { host: domain, origin: uri } = globalThis.location
      const times = {
        issuedAt: new Date().toISOString(),
        expirationTime: new Date(Date.now() + lifetime).toISOString(),
      }
      // Wallets of the test chain have no real addresses: those are worded here.
      const text = accountAddress.startsWith('0x') ? undefined : `${domain}: ${accountAddress}`
      return {
        domain,
        uri,
        address: accountAddress,
        chainId,
        version: '1',
        nonce: '12345678',
        ...times,
        text,
      }
    },
    async getSessions(chainId, address) {
      ask('getSessions')
      return sessions.filter((session) => isFor(session, chainId, address))
    },
    async addSession(session) {
      ask('addSession')
      sessions.push(session)
    },
    async setSessions(list) {
      ask('setSessions')
      sessions = [...list]
    },
    async revokeSession(chainId, address) {
      ask('revokeSession')
      sessions = sessions.filter((session) => !isFor(session, chainId, address))
    },
    getRequired: () => required_,
  }
  return {
    plugin,
    calls,
    get sessions() {
      return sessions
    },
    fail: (value = true) => {
      failing = value
    },
    require: (value: boolean) => {
      required_ = value
    },
    /** As if signed in on an earlier visit. */
    give(chainId: SiwxSession['chainId'], accountAddress: string, left = lifetime) {
      sessions.push({
        accountAddress,
        chainId,
        uri: 'https://app.example.com',
        version: '1',
        issuedAt: new Date().toISOString(),
        expirationTime: new Date(Date.now() + left).toISOString(),
        message: `for ${chainId}`,
        signature: `0x${sessions.length}`,
      })
    },
  }
}

/** One time a wallet was asked to sign. */
export type SignAsk = { readonly message: string; sign(): void; reject(error: unknown): void }

/** A page with a kit that has visitors sign in, on a chain whose wallets answer when the test says so. */
export function startSiwxKit(
  options: Partial<Options> & { chain?: TestChain; walletSignIn?: Messages['signIn'] },
) {
  const { chain = createChain({ networks: [1, 10] }), walletSignIn: signIn, ...rest } = options
  const asks: SignAsk[] = []
  const driver: Driver = {
    ...chain.driver,
    messages: async () => ({
      sign: ({ message }) =>
        new Promise((resolve, reject) =>
          asks.push({ message: String(message), sign: () => resolve('0x51'), reject }),
        ),
      ...(signIn && { signIn }),
    }),
  }
  const kit = createKit({ drivers: [driver], ...rest }, [pageWallets, ...(rest.connectors ?? [])])
  const events: KitEvent[] = []
  kit.on((event) => events.push(event))
  attachSiwx(kit)
  start(kit)
  return { kit, chain, asks, events, ask: () => asks.at(-1) as SignAsk }
}
