import { setTimeout as sleep } from 'node:timers/promises'
import market from './market.gen.json' with { type: 'json' }

export { market }

const minedTimeoutMs = 20_000

/** Puts the tokens and the pool on a new chain. */
export async function createMarket(url: string): Promise<void> {
  if ((await ask(url, 'eth_getCode', [market.pool, 'latest'])) !== '0x') return
  const { deployer: from, calls } = market
  await ask(url, 'anvil_setBalance', [from, `0x${(10n ** 24n).toString(16)}`])
  await ask(url, 'anvil_impersonateAccount', [from])
  // In order: where a contract lands follows from how many came before.
  for (const call of calls) {
    const hash = await ask(url, 'eth_sendTransaction', [{ from, gas: '0x4c4b40', ...call }])
    if ((await statusOf(url, hash)) !== '0x1')
      throw new Error('The tokens of the local chain could not be made; try --reset.')
  }
  await ask(url, 'anvil_stopImpersonatingAccount', [from])
}

/** The node answers before it has mined; on a busy machine, the block comes later. */
async function statusOf(url: string, hash: unknown): Promise<string | undefined> {
  for (const ends = Date.now() + minedTimeoutMs; Date.now() < ends; await sleep(20)) {
    const receipt = (await ask(url, 'eth_getTransactionReceipt', [hash])) as { status: string } | null
    if (receipt) return receipt.status
  }
  return undefined
}

async function ask(url: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const answer = await fetch(url, { method: 'POST', headers, body })
  const { result, error } = (await answer.json()) as { result?: unknown; error?: { message: string } }
  if (error) throw new Error(`${method}: ${error.message}`)
  return result
}
