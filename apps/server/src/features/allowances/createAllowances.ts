import type { ChainId } from '@latchkey/protocol/caip'
import { addressInvalid, chainUnsupported } from '@latchkey/protocol/catalogue'
import type { Allowance } from '@latchkey/protocol/http/allowances'
import type { TokenAllowance } from '../../chains/chain.ts'
import type { Chains } from '../../chains/chains.ts'
import { Refusal } from '../../refusal.ts'

/** Allowances of accounts. */
export type Allowances = {
  get(request: {
    readonly address: string
    readonly chainId: ChainId
    readonly signal: AbortSignal
  }): Promise<{ allowances: Allowance[]; complete: boolean }>
}

/** Not cached: users check immediately after revoking an allowance. */
export function createAllowances({ chains }: { chains: Pick<Chains, 'of'> }): Allowances {
  return {
    async get({ address, chainId, signal }) {
      const family = chains.of(chainId)
      if (!family.isAddress(address, chainId)) throw new Refusal(addressInvalid)
      if (!family.allowances) throw new Refusal(chainUnsupported)
      const { allowances, complete } = await family.allowances(chainId, family.normalise(address), signal)
      return { allowances: allowances.map(toAllowance), complete }
    },
  }
}

function toAllowance({ amount, kind, since, spender, spenderName, token }: TokenAllowance): Allowance {
  const { decimals, iconUrl = '', id = '', name, symbol } = token
  return {
    token: { id, name, symbol, decimals, iconUrl },
    kind,
    spender: { address: spender, name: spenderName ?? null },
    amount: String(amount),
    since: since === undefined ? null : new Date(since).toISOString(),
  }
}
