import { formatAmount } from '@latchkey/protocol/amount'
import type { Hex } from 'viem'
import { decodeAbiParameters, encodeAbiParameters, getAddress } from 'viem/utils'
import type { ApprovalAction, ApprovalToken, ApprovalWarning, TokenAmount } from '../../approval.ts'

/** What the wallet knows of a token. Undefined decimals: it may be a collection. */
export type TokenFacts = {
  readonly symbol: string
  readonly decimals: number | undefined
  readonly isListed: boolean
}
export type FindToken = (address: string) => TokenFacts | undefined

export type CallEffects = {
  readonly actions: readonly ApprovalAction[]
  readonly warnings: readonly ApprovalWarning[]
}

/** Allowances from here on never run out. Some contracts count in 96 bits. */
const effectivelyUnlimited = 2n ** 96n - 1n
const literallyUnlimited = 2n ** 255n
export const maxUint160 = 2n ** 160n - 1n
const maxNested = 32

type Reader = {
  readonly types: readonly string[]
  read(args: readonly never[], context: Context): CallEffects | undefined
}
type Context = {
  readonly token: string
  readonly account: string
  readonly find: FindToken
  readonly isNested: boolean
}

const calm = (...actions: ApprovalAction[]): CallEffects => ({ actions, warnings: [] })

/** The token that the call is made to. */
const tokenOf = ({ find, token }: Context): ApprovalToken => toToken(token, find(token))

function toToken(address: string, facts: TokenFacts | undefined): ApprovalToken {
  return { address: getAddress(address), symbol: facts?.symbol ?? '', isListed: facts?.isListed ?? false }
}

/** An amount of a token, in decimals if they are known. */
export function tokenAmount(address: string, units: bigint, find: FindToken): TokenAmount {
  const facts = find(address)
  const decimals = facts?.decimals
  return {
    token: toToken(address, facts),
    amount: decimals === undefined ? units.toString() : formatAmount(units, decimals),
    isBaseUnits: decimals === undefined,
  }
}

/** An allowance, and what to warn of. Zero revokes it. */
export function allowanceOf(
  { find, token }: Pick<Context, 'find' | 'token'>,
  spender: string,
  units: bigint,
  max = literallyUnlimited,
): CallEffects {
  const to = getAddress(spender)
  if (units === 0n) return calm({ type: 'revoke', token: toToken(token, find(token)), spender: to })
  const isEndless = units >= max
  const amount = tokenAmount(token, units, find)
  return {
    actions: [
      {
        type: 'allow',
        spender: to,
        ...amount,
        ...(isEndless && { amount: 'unlimited', isBaseUnits: false }),
      },
    ],
    warnings: units >= effectivelyUnlimited || isEndless ? ['unlimitedAllowance'] : [],
  }
}

/** Moving what belongs to another account is only possible with its allowance. */
function movedFrom(from: string, account: string): readonly ApprovalWarning[] {
  return from.toLowerCase() === account.toLowerCase() ? [] : ['otherAccount']
}

function sendItem([from, to, id]: readonly [string, string, bigint], context: Context): CallEffects {
  return {
    actions: [
      {
        type: 'sendItem',
        token: tokenOf(context),
        id: id.toString(),
        from: getAddress(from),
        to: getAddress(to),
      },
    ],
    warnings: movedFrom(from, context.account),
  }
}

function readAll(calls: readonly Hex[], context: Context): CallEffects | undefined {
  if (context.isNested || calls.length > maxNested) return undefined
  const all = calls.map((data) => readCall(data, { ...context, isNested: true }))
  return {
    actions: all.flatMap(({ actions }) => actions),
    warnings: all.flatMap(({ warnings }) => warnings),
  }
}

/** A function of contracts, by the types of its arguments. */
function reader<Args extends readonly unknown[]>(
  types: readonly string[],
  read: (args: Args, context: Context) => CallEffects | undefined,
): Reader {
  // The decoder gives the arguments in the order of `types`.
  return { types, read: read as unknown as Reader['read'] }
}

const readers: Readonly<Record<string, Reader>> = {
  // transfer
  '0xa9059cbb': reader<[string, bigint]>(['address', 'uint256'], ([to, units], { find, token }) =>
    calm({ type: 'sendToken', to: getAddress(to), ...tokenAmount(token, units, find) }),
  ),
  // transferFrom
  '0x23b872dd': reader<[string, string, bigint]>(
    ['address', 'address', 'uint256'],
    ([from, to, units], { account, find, token }) => ({
      actions: [
        { type: 'sendToken', from: getAddress(from), to: getAddress(to), ...tokenAmount(token, units, find) },
      ],
      warnings: movedFrom(from, account),
    }),
  ),
  // safeTransferFrom of ERC-721, without and with data
  '0x42842e0e': reader<[string, string, bigint]>(['address', 'address', 'uint256'], sendItem),
  '0xb88d4fde': reader<[string, string, bigint]>(['address', 'address', 'uint256', 'bytes'], sendItem),
  // safeTransferFrom of ERC-1155
  '0xf242432a': reader<[string, string, bigint, bigint]>(
    ['address', 'address', 'uint256', 'uint256', 'bytes'],
    ([from, to, id, count], context) => (count === 1n ? sendItem([from, to, id], context) : undefined),
  ),
  // approve
  '0x095ea7b3': reader<[string, bigint]>(['address', 'uint256'], ([spender, units], context) =>
    allowanceOf(context, spender, units),
  ),
  // increaseAllowance: comes on top of what is allowed already
  '0x39509351': reader<[string, bigint]>(['address', 'uint256'], ([spender, units], context) =>
    units === 0n ? undefined : allowanceOf(context, spender, units),
  ),
  // setApprovalForAll
  '0xa22cb465': reader<[string, boolean]>(['address', 'bool'], ([spender, isAllowed], context) => ({
    actions: [
      { type: isAllowed ? 'allowAll' : 'revoke', token: tokenOf(context), spender: getAddress(spender) },
    ],
    warnings: isAllowed ? ['allowsAll'] : [],
  })),
  // approve of Permit2: token, spender, amount, expiry
  '0x87517c45': reader<[string, string, bigint]>(
    ['address', 'address', 'uint160', 'uint48'],
    ([token, spender, units], { find }) => allowanceOf({ token, find }, spender, units, maxUint160),
  ),
  // multicall, without and with a deadline
  '0xac9650d8': reader<[readonly Hex[]]>(['bytes[]'], ([calls], context) => readAll(calls, context)),
  '0x5ae401dc': reader<[bigint, readonly Hex[]]>(['uint256', 'bytes[]'], ([, calls], context) =>
    readAll(calls, context),
  ),
}

/**
 * What a call does, read from its data. Data that is not exactly what its function
 * encodes to counts as unknown: what is hidden in it could mean something to the contract.
 */
export function readCall(data: Hex, context: Context): CallEffects {
  const selector = data.slice(0, 10)
  const known = Object.hasOwn(readers, selector) ? readers[selector] : undefined
  const read = known && decode(known, data, context)
  return (
    read ?? {
      actions: [{ type: 'call', contract: getAddress(context.token), selector }],
      warnings: ['unknownCall'],
    }
  )
}

/** Tokens that the data names, whose facts are worth finding. */
export function tokensIn(to: Hex, data: Hex): readonly string[] {
  const found = new Set<string>()
  readCall(data, {
    token: to,
    account: to,
    isNested: false,
    find(token) {
      found.add(token.toLowerCase())
      return undefined
    },
  })
  return [...found]
}

function decode({ read, types }: Reader, data: Hex, context: Context): CallEffects | undefined {
  const inputs = types.map((type) => ({ type }))
  const encoded: Hex = `0x${data.slice(10)}`
  try {
    const args = decodeAbiParameters(inputs, encoded) as readonly never[]
    if (encodeAbiParameters(inputs, args) !== encoded) return undefined
    return read(args, context)
  } catch {
    return undefined
  }
}
