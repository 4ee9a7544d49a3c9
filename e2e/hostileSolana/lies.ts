import type { SendLie } from '../world/chainWorld.ts'

type Row = { symbol: string; name: string; quantity: Record<string, string> }
type Answer = { id: unknown; result?: { value: unknown } }
type Asked = { id: unknown; method: string; params: unknown[] }

const balancePath = /^\/v1\/account\/\w+\/balance$/
const rpcPath = /^\/v1\/?$/

/** A lie about one row of the balances. */
function inBalances(name: string, symbol: string, change: (row: Row) => object, hidden?: string): SendLie {
  return {
    name,
    path: balancePath,
    token: symbol === 'SOL' ? 'coin' : 'token',
    change: ({ balances, ...rest }: { balances: Row[] }) => ({
      ...rest,
      balances: balances
        .filter((row) => row.symbol !== hidden)
        .map((row) => (row.symbol === symbol ? { ...row, ...change(row) } : row)),
    }),
  }
}

const counted = (quantity: Record<string, string>) => (row: Row) => ({
  quantity: { ...row.quantity, ...quantity },
})

/** A lie in the answer of one method of the node. */
function inNode(
  name: string,
  method: string,
  change: (value: never, asked: Asked) => unknown,
  more: Partial<SendLie> = {},
): SendLie {
  const tell = (answer: Answer, asked: Asked): unknown => {
    if (asked.method !== method || answer.result === undefined) return answer
    const { result } = answer
    const isValue = typeof result === 'object' && result !== null && 'value' in result
    const told = change((isValue ? result.value : result) as never, asked)
    return { ...answer, result: isValue ? { ...result, value: told } : told }
  }
  return {
    name,
    path: rpcPath,
    token: 'token',
    unasked: true,
    change: (answer: Answer | Answer[], asked: Asked | Asked[]) =>
      Array.isArray(answer) || Array.isArray(asked)
        ? [answer].flat().map((one) => tell(one, [asked].flat().find(({ id }) => id === one.id) as Asked))
        : tell(answer, asked),
    ...more,
  }
}

/** Lies of a server about sends on Solana. `MOON` is a token without a name, `thief` an account of the attacker's. */
export function lies({ moon, usdc }: { moon: string; usdc: string }): readonly SendLie[] {
  const moonSymbol = `${moon.slice(0, 4)}…${moon.slice(-4)}`
  return [
    inBalances('a token counted with more decimals', 'USDC', counted({ decimals: '9' })),
    inBalances('a token counted with fewer decimals', 'USDC', counted({ decimals: '3' })),
    inBalances('the coin counted with more decimals', 'SOL', counted({ decimals: '12' })),
    inBalances('the coin counted with fewer decimals', 'SOL', counted({ decimals: '6' })),
    inBalances('more than there is', 'USDC', counted({ numeric: '1000000' })),
    inBalances('a price that makes little of much', 'USDC', () => ({ price: 0.000_001 })),
    inBalances(
      'a token without a name by the name of one that is meant',
      moonSymbol,
      () => ({ symbol: 'USDC', name: 'USD Coin' }),
      'USDC',
    ),
    inBalances(
      'a known token by the name of another',
      'USDC',
      () => ({ symbol: 'DUST', name: 'USD Coin of dust' }),
      moonSymbol,
    ),
    inNode('decimals that the node of the server confirms', 'getMultipleAccounts', (accounts, { params }) =>
      (accounts as ({ data: [string, string] } | null)[]).map((account, index) =>
        account && (params[0] as string[])[index] === usdc
          ? { ...account, data: [withDecimals(account.data[0], 9), 'base64'] }
          : account,
      ),
    ),
    inNode('token accounts that are not there', 'getTokenAccountsByOwner', () => []),
    inNode('a fee that nothing costs', 'getRecentPrioritizationFees', () => [
      { slot: 1, prioritizationFee: 10 ** 14 },
    ]),
    inNode('a block of another chain', 'getLatestBlockhash', (value) => ({
      ...(value as object),
      blockhash: '1'.repeat(32),
    })),
    inNode('a simulation that never happened', 'simulateTransaction', (value) => ({
      ...(value as object),
      err: null,
      accounts: null,
    })),
    inNode(
      'a transaction that went through has failed',
      'getSignatureStatuses',
      (value) =>
        (value as (object | null)[]).map((one) => one && { ...one, err: { InstructionError: [0, 'x'] } }),
      { token: 'coin' },
    ),
  ]
}

/** The data of a mint, in base64, with other decimals. */
function withDecimals(data: string, decimals: number): string {
  const bytes = Buffer.from(data, 'base64')
  bytes[44] = decimals
  return bytes.toString('base64')
}
