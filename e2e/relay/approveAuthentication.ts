import { createRequire } from 'node:module'
import type { Wallet, WalletKind } from './peers.ts'

const require = createRequire(import.meta.url)

/** A request for a session and a sign-in signature (One-Click Auth). */
export type Authentication = { id: number; params: { authPayload: object } }

/** Approves as described in the SDK's documentation. */
export async function approveAuthentication(
  kind: WalletKind,
  wallet: Wallet,
  { id, params }: Authentication,
  options: approveAuthentication.Options,
): Promise<void> {
  const { chains, methods, iss, sign } = options
  // Each SDK has its own version of this package as a dependency.
  const { buildAuthObject, populateAuthPayload } = createRequire(require.resolve(kind))(
    '@walletconnect/utils',
  )
  const payload = populateAuthPayload({ authPayload: params.authPayload, chains, methods })
  const authenticating = wallet as Wallet & {
    formatAuthMessage(options: object): string
    approveSessionAuthenticate(options: object): Promise<unknown>
  }
  const message = authenticating.formatAuthMessage({ request: payload, iss })
  const auth = buildAuthObject(payload, { t: 'eip191', s: await sign(message) }, iss)
  await authenticating.approveSessionAuthenticate({ id, auths: [auth] })
}

export declare namespace approveAuthentication {
  type Options = {
    chains: readonly string[]
    methods: readonly string[]
    iss: string
    sign: (message: string) => Promise<string>
  }
}
