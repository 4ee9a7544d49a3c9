import { isRecord } from '@latchkey/protocol/isRecord'
import type { ClientNote } from './clientNote.ts'
import type { HostLink } from './hostLink.ts'
import { toError } from './messages.ts'

type Listener = (payload: unknown) => void

/** The client's wallet as an EIP-1193 provider. */
export function createEthereumProvider(link: HostLink, note: ClientNote) {
  const listeners = new Map<string, Set<Listener>>()
  let lastId = 0
  link.subscribe(({ event, payload }) => {
    // The client shares the account with the page; the visitor has disconnected from it.
    if (note.value === 'left') return
    for (const listener of [...(listeners.get(event) ?? [])]) listener(payload)
  })

  async function forward(method: string, params: unknown): Promise<unknown> {
    const request = { jsonrpc: '2.0', id: ++lastId, method, ...(params !== undefined && { params }) }
    try {
      return readResponse(await link.ask('ethProviderRequestV2', [request]))
    } catch (error) {
      if (!isMissing(error)) throw error
      // Earlier clients have this one only, which loses the codes of errors.
      return await link.ask('ethProviderRequest', [{ method, params }])
    }
  }

  return {
    async request({ method, params }: { readonly method: string; readonly params?: unknown }) {
      if (method === 'wallet_revokePermissions') return note.write('left')
      if (method === 'eth_accounts' && note.value === 'left') return []
      const result = await forward(method, params)
      if (method === 'eth_requestAccounts') note.write('joined')
      return result
    },
    on(event: string, listener: Listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener: (event: string, listener: Listener) => void listeners.get(event)?.delete(listener),
  }
}

function readResponse(response: unknown): unknown {
  if (!isRecord(response)) throw new Error('The client answered with no response.')
  if (response.error !== undefined && response.error !== null) throw toError(response.error)
  return response.result
}

/** How Comlink, and the hosts that narrow it, say that the client has no such function. */
function isMissing(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return code === undefined && /reading 'apply'|property 'apply'|Unsupported APPLY/i.test(String(message))
}
