import { isRecord } from '@latchkey/protocol/isRecord'
import type { ApprovalRequest } from '../../approval.ts'
import { sanitiseName } from '../../sanitise.ts'
import { type ChainAccount, readAccounts, readMint, readTokenAccount, tokenPrograms } from '../accounts.ts'
import { isKey } from '../base58.ts'
import { resultOf } from '../rpc.ts'
import { knownTokens } from '../tokens.gen.ts'
import { instructionsOf, type SolanaFacts } from './readInstructions.ts'
import { readMessage } from './transaction.ts'

const maxAccounts = 100

/** Finds the tokens of the token accounts that the messages use: from our list, and else from the chain. */
export async function findFacts(
  messages: readonly Uint8Array[],
  { ask, chainId }: Pick<ApprovalRequest, 'ask' | 'chainId'>,
): Promise<SolanaFacts> {
  const used = messages
    .flatMap((bytes) => instructionsOf(readMessage(bytes)))
    .filter(({ program }) => tokenPrograms.includes(program))
    .flatMap(({ accounts }) => accounts.slice(0, 2))
  const accounts = await readChain(ask, [...new Set(used)].filter(isKey))
  const mintOf = (address: string) => readTokenAccount(accounts.get(address))?.mint
  const mints = [...accounts.keys()].flatMap((address) => mintOf(address) ?? [])
  const found = new Map([
    ...accounts,
    ...(await readChain(
      ask,
      [...new Set(mints)].filter((one) => !accounts.has(one)),
    )),
  ])
  const listed = knownTokens[chainId] ?? {}
  return {
    mintOf,
    delegateOf: (address) => readTokenAccount(accounts.get(address))?.delegate,
    supplyOf: (mint) => readMint(found.get(mint))?.supply,
    token(mint) {
      const known = Object.hasOwn(listed, mint) ? listed[mint] : undefined
      if (known) return { symbol: known[0], decimals: known[1], isListed: true }
      const read = readMint(found.get(mint))
      return read && { symbol: sanitiseName(read.symbol, 16), decimals: read.decimals, isListed: false }
    },
  }
}

/** Accounts that cannot be read are left out: amounts are then shown in base units. */
async function readChain(
  ask: ApprovalRequest['ask'],
  addresses: readonly string[],
): Promise<Map<string, ChainAccount>> {
  const wanted = addresses.slice(0, maxAccounts)
  if (wanted.length === 0) return new Map()
  const options = { encoding: 'base64', commitment: 'confirmed' }
  const read = await ask('getMultipleAccounts', [wanted, options])
    .then((answer) => readAccounts(resultOf(answer), wanted.length))
    .catch((error: unknown) => {
      if (isRecord(error)) return []
      throw error
    })
  return new Map(read.flatMap((account, index) => (account ? [[wanted[index] as string, account]] : [])))
}
