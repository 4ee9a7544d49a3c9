import { type Call, createLedger } from '@latchkey/chains/evm/testingLedger'
import { foundry } from 'latchkey/evm'

const path = '/in-page-node/'

/** The address of the node of a chain: one in the page, except for the chain that runs on this machine. */
export function nodeUrl(chainId: number): string {
  return chainId === foundry.id ? foundry.rpcUrls.default.http[0] : `${location.origin}${path}${chainId}`
}

/** Answers requests to nodes in the page. Others go to the network as before. */
export function serveInPageNodes(): void {
  const nodes = new Map<number, ReturnType<typeof createLedger>>()
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const url = URL.parse(input instanceof Request ? input.url : String(input), location.href)
    if (url?.origin !== location.origin || !url.pathname.startsWith(path)) return fetch(input, init)
    const chainId = Number(url.pathname.slice(path.length))
    const node = nodes.get(chainId) ?? createLedger(chainId)
    nodes.set(chainId, node)
    const asked = JSON.parse(String(init?.body)) as Call | Call[]
    const answers = Array.isArray(asked) ? await Promise.all(asked.map(node)) : await node(asked)
    return new Response(JSON.stringify(answers), { headers: { 'content-type': 'application/json' } })
  }
}
