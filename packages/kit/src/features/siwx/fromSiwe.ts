import { signatureInvalid } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isSameAddress } from '@latchkey/protocol/lookAlike'
import type { SiweConfig, Siwx, SiwxSession } from '../../core/connections/siwx.ts'

/** Signs in with the five calls of a backend that knows Sign-In with Ethereum already. */
export function fromSiwe(config: SiweConfig): Siwx {
  // What was signed during this visit; a backend does not give it back.
  let kept: SiwxSession | undefined
  const end = async () => {
    kept = undefined
    if (await config.signOut()) config.onSignOut?.()
  }
  async function createRequest(address?: string): Promise<Siwx.Request> {
    const { domain, uri, ...params } = (await config.getMessageParams?.()) ?? {}
    const nonce = await config.getNonce(address)
    const issuedAt = new Date().toISOString()
    return { ...params, domain: domain ?? location.host, uri: uri ?? location.origin, nonce, issuedAt }
  }

  return {
    // In words of the host's own, it has to be known for whom.
    ...(!config.createMessage && { createRequest: () => createRequest() }),
    async createMessage({ chainId, accountAddress: address }) {
      const fields = { ...(await createRequest(address)), address, version: '1' as const }
      const text = config.createMessage?.({ ...fields, chainId: numberOf(chainId) })
      return { ...fields, chainId, text }
    },
    async getSessions(chainId, address) {
      if (!isFor(await config.getSession(), chainId, address)) return []
      if (kept?.chainId === chainId && isSameAddress(kept.accountAddress, address)) return [kept]
      const proof = { uri: location.origin, version: '1', issuedAt: '', message: '', signature: '' } as const
      return [{ ...proof, accountAddress: address, chainId }]
    },
    async addSession(session) {
      const { message, signature, cacao } = session
      if (!(await config.verifyMessage({ message, signature, cacao }))) throw new KitError(signatureInvalid)
      kept = session
      config.onSignIn?.({ address: session.accountAddress, chainId: numberOf(session.chainId) })
    },
    // Such a backend has one session and makes it by itself: all that is left is to end it.
    setSessions: async (sessions) => (sessions.length === 0 ? end() : undefined),
    async revokeSession(chainId, address) {
      if (isFor(await config.getSession(), chainId, address)) await end()
    },
    supports: (chainId) => chainId.startsWith('eip155:'),
    getRequired: () => config.required ?? true,
  }
}

function isFor(session: SiweConfig.Session | null | undefined, chainId: string, address: string): boolean {
  return session?.chainId === numberOf(chainId) && isSameAddress(session.address, address)
}

/** EIP-4361 writes the number of a chain alone. */
function numberOf(chainId: string): number {
  return Number(chainId.slice(chainId.indexOf(':') + 1))
}
