import { formatAmount } from '@latchkey/protocol/amount'
import type { ApprovalAction, ApprovalToken, ApprovalWarning, TokenAmount } from '../../approval.ts'
import { systemProgram, tokenPrograms, viewOf } from '../accounts.ts'
import { toBase58 } from '../base58.ts'
import type { WireTransaction } from '../wire.ts'

/** What the wallet knows of tokens, and of token accounts, whose address does not tell their token. */
export type SolanaFacts = {
  token(mint: string): { symbol: string; decimals: number; isListed: boolean } | undefined
  mintOf(tokenAccount: string): string | undefined
  delegateOf(tokenAccount: string): string | undefined
  supplyOf(mint: string): bigint | undefined
}

export type Effects = {
  readonly actions: readonly ApprovalAction[]
  readonly warnings: readonly ApprovalWarning[]
  /** Of the compute budget: the most that faster inclusion costs. */
  readonly priorityFee: bigint
}

type Instruction = {
  readonly program: string
  readonly accounts: readonly string[]
  readonly data: Uint8Array
}
type Effect = Partial<Pick<Effects, 'actions' | 'warnings'>> & { unitLimit?: bigint; unitPrice?: bigint }

export const associatedProgram = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
const computeBudgetProgram = 'ComputeBudget111111111111111111111111111111'
const memoPrograms = [
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo',
]
const lamportDecimals = 9
const maxUint64 = 2n ** 64n - 1n
const maxMemoLength = 2_000
/** What a transaction may use at most, unless it asks for less. */
const maxUnits = 1_400_000n

/** What the instructions of a transaction do, read from the message that is signed. */
export function readInstructions(
  message: WireTransaction['message'],
  account: string,
  facts: SolanaFacts,
): Effects {
  const all = instructionsOf(message).map((one) => readInstruction(one, account, facts))
  const limit = all.find(({ unitLimit }) => unitLimit !== undefined)?.unitLimit ?? maxUnits
  const price = all.find(({ unitPrice }) => unitPrice !== undefined)?.unitPrice ?? 0n
  const usesTables = 'addressTableLookups' in message && (message.addressTableLookups?.length ?? 0) > 0
  return {
    actions: all.flatMap(({ actions = [] }) => actions),
    warnings: [
      ...all.flatMap(({ warnings = [] }) => warnings),
      ...(usesTables ? (['lookupTables'] as const) : []),
    ],
    priorityFee: ((limit > maxUnits ? maxUnits : limit) * price + 999_999n) / 1_000_000n,
  }
}

/** Instructions with the addresses of their accounts. Those in lookup tables are named by their place in the table. */
export function instructionsOf(message: WireTransaction['message']): readonly Instruction[] {
  if (!('instructions' in message)) return []
  const tables = 'addressTableLookups' in message ? (message.addressTableLookups ?? []) : []
  const inTable = (table: string) => (index: number) => `${table}[${index}]`
  const addresses: readonly string[] = [
    ...message.staticAccounts,
    ...tables.flatMap(({ lookupTableAddress, writableIndexes }) =>
      writableIndexes.map(inTable(lookupTableAddress)),
    ),
    ...tables.flatMap(({ lookupTableAddress, readonlyIndexes }) =>
      readonlyIndexes.map(inTable(lookupTableAddress)),
    ),
  ]
  return message.instructions.map(({ accountIndices = [], data, programAddressIndex }) => ({
    program: addresses[programAddressIndex] ?? '',
    accounts: accountIndices.map((index) => addresses[index] ?? ''),
    data: Uint8Array.from(data ?? []),
  }))
}

function readInstruction(instruction: Instruction, account: string, facts: SolanaFacts): Effect {
  const { data, program } = instruction
  const known =
    program === systemProgram
      ? readSystem(instruction)
      : tokenPrograms.includes(program)
        ? readToken(instruction, account, facts)
        : program === associatedProgram
          ? readAssociated(instruction)
          : program === computeBudgetProgram
            ? readBudget(instruction)
            : memoPrograms.includes(program)
              ? readMemo(instruction)
              : undefined
  return (
    known ?? {
      actions: [{ type: 'call', contract: program, selector: `0x${toHex(data.slice(0, 8))}` }],
      warnings: ['unknownProgram'],
    }
  )
}

function readSystem({ accounts, data }: Instruction): Effect | undefined {
  if (data.length < 4) return undefined
  const kind = viewOf(data).getUint32(0, true)
  const [first = '', second = '', third = ''] = accounts
  // Transfer
  if (kind === 2 && data.length === 12) return { actions: [sendCoin(unitsAt(data, 4), second)] }
  // CreateAccount: lamports, space, owner
  if (kind === 0 && data.length === 52)
    return {
      actions: [
        sendCoin(unitsAt(data, 4), second),
        { type: 'openAccount', address: second, owner: toBase58(data.slice(20, 52)) },
      ],
    }
  // Assign: another program becomes the owner of the account, and of what is in it
  if (kind === 1 && data.length === 36)
    return {
      actions: [{ type: 'changeAuthority', address: first, to: toBase58(data.slice(4, 36)) }],
      warnings: ['authorityChange'],
    }
  // AdvanceNonceAccount: the transaction does not expire, and can be sent at any time
  if (kind === 4 && data.length === 4) return { warnings: ['durableNonce'] }
  // WithdrawNonceAccount
  if (kind === 5 && data.length === 12) return { actions: [sendCoin(unitsAt(data, 4), second)] }
  // AuthorizeNonceAccount
  if (kind === 7 && data.length === 36)
    return {
      actions: [{ type: 'changeAuthority', address: first, to: toBase58(data.slice(4, 36)) }],
      warnings: ['authorityChange'],
    }
  // TransferWithSeed
  if (kind === 11) return { actions: [sendCoin(unitsAt(data, 4), third)] }
  return undefined
}

function readToken({ accounts, data }: Instruction, account: string, facts: SolanaFacts): Effect | undefined {
  const [kind] = data
  const [first = '', second = '', third = '', fourth = ''] = accounts
  const isChecked = (length: number) => data.length === length
  // Transfer, and TransferChecked with the mint in between
  if (kind === 3 && isChecked(9))
    return sendToken(unitsAt(data, 1), {
      from: first,
      mint: facts.mintOf(first),
      to: second,
      owner: third,
      account,
      facts,
    })
  if (kind === 12 && isChecked(10))
    return sendToken(unitsAt(data, 1), {
      from: first,
      mint: second,
      to: third,
      owner: fourth,
      account,
      facts,
      decimals: data[9],
    })
  // Approve and ApproveChecked
  if (kind === 4 && isChecked(9)) return allow(unitsAt(data, 1), first, facts.mintOf(first), second, facts)
  if (kind === 13 && isChecked(10)) return allow(unitsAt(data, 1), first, second, third, facts, data[9])
  // Revoke
  if (kind === 5 && isChecked(1)) return revoke(first, facts.mintOf(first), facts.delegateOf(first), facts)
  // SetAuthority: what kind, and the new one if there is one
  if (kind === 6 && (data.length === 35 || data.length === 3))
    return {
      actions: [
        {
          type: 'changeAuthority',
          address: first,
          to: data[2] === 1 && data.length === 35 ? toBase58(data.slice(3, 35)) : undefined,
        },
      ],
      warnings: ['authorityChange'],
    }
  // CloseAccount
  if (kind === 9 && isChecked(1)) return { actions: [{ type: 'closeAccount', address: first, to: second }] }
  // SyncNative
  if (kind === 17 && isChecked(1)) return {}
  // InitializeAccount3
  if (kind === 18 && isChecked(33))
    return { actions: [{ type: 'openAccount', address: first, owner: toBase58(data.slice(1, 33)) }] }
  return undefined
}

type Move = {
  from: string
  mint: string | undefined
  to: string
  owner: string
  account: string
  facts: SolanaFacts
  decimals?: number | undefined
}

function sendToken(units: bigint, { account, decimals, facts, from, mint, owner, to }: Move): Effect {
  return {
    actions: [{ type: 'sendToken', from, to, ...tokenAmount(units, mint ?? from, facts, decimals) }],
    ...(owner !== account && { warnings: ['otherAccount'] }),
  }
}

function allow(
  units: bigint,
  from: string,
  mint: string | undefined,
  spender: string,
  facts: SolanaFacts,
  decimals?: number | undefined,
): Effect {
  // Replaces the delegate that there was, and lets the new one take nothing.
  if (units === 0n) return revoke(from, mint, facts.delegateOf(from), facts)
  const amount = tokenAmount(units, mint ?? from, facts, decimals)
  const isEndless = units === maxUint64
  const supply = facts.supplyOf(mint ?? from) ?? 0n
  return {
    actions: [
      { type: 'allow', spender, ...amount, ...(isEndless && { amount: 'unlimited', isBaseUnits: false }) },
    ],
    // More than the total supply is as good as unlimited.
    warnings: isEndless || (supply > 0n && units > supply) ? ['unlimitedAllowance'] : [],
  }
}

/** A token account has one delegate; undefined if there is none, or the account cannot be read. */
function revoke(
  account: string,
  mint: string | undefined,
  delegate: string | undefined,
  facts: SolanaFacts,
): Effect {
  return {
    actions: [{ type: 'revoke', token: tokenOf(mint ?? account, facts), spender: delegate ?? '' }],
  }
}

/** The decimals of a checked instruction are signed: the chain refuses it if they are wrong. */
function tokenAmount(
  units: bigint,
  mint: string,
  facts: SolanaFacts,
  signedDecimals: number | undefined,
): TokenAmount {
  const decimals = signedDecimals ?? facts.token(mint)?.decimals
  return {
    token: tokenOf(mint, facts),
    amount: decimals === undefined ? units.toString() : formatAmount(units, decimals),
    isBaseUnits: decimals === undefined,
  }
}

function tokenOf(mint: string, facts: SolanaFacts): ApprovalToken {
  const known = facts.token(mint)
  return { address: mint, symbol: known?.symbol ?? '', isListed: known?.isListed ?? false }
}

/** Create and CreateIdempotent; the latter does nothing if the account exists. */
function readAssociated({ accounts, data }: Instruction): Effect | undefined {
  const [, address, owner] = accounts
  if (data.length > 1 || (data[0] ?? 0) > 1 || !address || !owner) return undefined
  return { actions: [{ type: 'openAccount', address, owner }] }
}

function readBudget({ data }: Instruction): Effect | undefined {
  const [kind] = data
  if (kind === 2 && data.length === 5) return { unitLimit: BigInt(viewOf(data).getUint32(1, true)) }
  if (kind === 3 && data.length === 9) return { unitPrice: unitsAt(data, 1) }
  return (kind === 1 || kind === 4) && data.length === 5 ? {} : undefined
}

function readMemo({ data }: Instruction): Effect | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(data)
    return { actions: [{ type: 'memo', text: text.slice(0, maxMemoLength) }] }
  } catch {
    return undefined
  }
}

function sendCoin(lamports: bigint, to: string): ApprovalAction {
  return { type: 'sendCoin', amount: formatAmount(lamports, lamportDecimals), symbol: 'SOL', to }
}

function unitsAt(data: Uint8Array, offset: number): bigint {
  return viewOf(data).getBigUint64(offset, true)
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
