import type { Hex } from 'viem'
import {
  concatHex,
  decodeAbiParameters,
  encodeAbiParameters,
  hashStruct,
  hashTypedData,
  numberToHex,
  size,
  sliceHex,
} from 'viem/utils'

/**
 * The published contracts of MetaMask's Delegation Framework 1.3.0, which have the same address
 * on every chain. Limits of a session are enforced by them, on the chain.
 *
 * @see https://github.com/MetaMask/delegation-framework
 */
export const delegationContracts = {
  manager: '0xdb9b1e94b5b69df7e401ddbede43491141047db3',
  /** The code that accounts delegate to (EIP-7702). It has no storage and no owner but the key. */
  implementation: '0x63c0c19a282a1b52b07dd5a65b58948a07dae32b',
  entryPoint: '0x0000000071727de22e5e9d8baf0edac6f37da032',
  nativePeriod: '0x9bc0faf4aca5ae429f4c06aeeac517520cb16bd9',
  tokenPeriod: '0x474e3ae7e169e940607cc624da8a15eb120139ab',
  exactCalldata: '0x99f2e9bf15ce5ec84685604836f71ab835dbbded',
  maxValue: '0x92bf12322527caa612fd31a0e810472bbb106a8f',
  timestamp: '0x1046bb45c8d673d4ea75321280db34899413c069',
} as const satisfies Record<string, Hex>

/** What an app may do without asking again: transfers up to an amount per period, until it expires. */
export type Session = {
  /** Whose coins or tokens they are. Lower case, as all addresses here. */
  readonly account: Hex
  /** The account of the app that makes the transfers. */
  readonly delegate: Hex
  /** Undefined for the coin of the chain. */
  readonly token: Hex | undefined
  /** In base units. */
  readonly periodAmount: bigint
  readonly periodSeconds: number
  /** Unix time in seconds, as the expiry. */
  readonly start: number
  readonly expiry: number
  /** Makes each session another one, so that it can be revoked by itself. */
  readonly salt: bigint
}

type Caveat = { readonly enforcer: Hex; readonly terms: Hex; readonly args: Hex }
type Delegation = {
  readonly delegate: Hex
  readonly delegator: Hex
  readonly authority: Hex
  readonly caveats: readonly Caveat[]
  readonly salt: bigint
  readonly signature: Hex
}

/** The account delegates itself, not what others delegated to it. */
const root: Hex = `0x${'f'.repeat(64)}`
const components = [
  { name: 'delegate', type: 'address' },
  { name: 'delegator', type: 'address' },
  { name: 'authority', type: 'bytes32' },
  {
    name: 'caveats',
    type: 'tuple[]',
    components: [
      { name: 'enforcer', type: 'address' },
      { name: 'terms', type: 'bytes' },
      { name: 'args', type: 'bytes' },
    ],
  },
  { name: 'salt', type: 'uint256' },
  { name: 'signature', type: 'bytes' },
] as const
const types = {
  Caveat: [
    { name: 'enforcer', type: 'address' },
    { name: 'terms', type: 'bytes' },
  ],
  Delegation: [
    { name: 'delegate', type: 'address' },
    { name: 'delegator', type: 'address' },
    { name: 'authority', type: 'bytes32' },
    { name: 'caveats', type: 'Caveat[]' },
    { name: 'salt', type: 'uint256' },
  ],
} as const

/** Contexts that are longer are not those of a session. */
export const maxContextBytes = 4_096

/** What the key of the account signs to open a session. */
export function sessionDigest(session: Session, chain: number): Hex {
  return hashTypedData({
    domain: {
      name: 'DelegationManager',
      version: '1',
      chainId: chain,
      verifyingContract: delegationContracts.manager,
    },
    types,
    primaryType: 'Delegation',
    message: toDelegation(session, '0x'),
  })
}

/** By which the contracts know a session: the same on every chain, with or without its signature. */
export function sessionId(session: Session): Hex {
  return hashStruct({ data: toDelegation(session, '0x'), primaryType: 'Delegation', types })
}

/** What the app redeems: the delegation with its signature, as `redeemDelegations` takes it. */
export function toContext(session: Session, signature: Hex): Hex {
  return encodeAbiParameters([{ type: 'tuple[]', components }], [[toDelegation(session, signature)]])
}

/** Reads a context. Undefined if it is anything else than a session as this wallet opens them. */
export function readContext(
  context: Hex,
): { readonly session: Session; readonly signature: Hex } | undefined {
  if (size(context) > maxContextBytes) return undefined
  try {
    const [[delegation]] = decodeAbiParameters([{ type: 'tuple[]', components }], context)
    if (!delegation) return undefined
    const session = toSession(delegation)
    const { signature } = delegation
    // Anything that is read in another way than it is written could grant more than it shows.
    return toContext(session, signature) === context.toLowerCase() ? { session, signature } : undefined
  } catch {
    return undefined
  }
}

/** The call by which the account ends a session, for good. */
export function disableCall(session: Session): {
  readonly to: Hex
  readonly value: bigint
  readonly data: Hex
} {
  const data = encodeAbiParameters([{ type: 'tuple', components }], [toDelegation(session, '0x')])
  return { to: delegationContracts.manager, value: 0n, data: concatHex(['0x49934047', data]) }
}

/** The call that says whether a session was ended: `disabledDelegations`. */
export function isDisabledCall(session: Session): { readonly to: Hex; readonly data: Hex } {
  return { to: delegationContracts.manager, data: concatHex(['0x2d40d052', sessionId(session)]) }
}

/** The most that a session can move until it expires. */
export function sessionTotal({ expiry, periodAmount, periodSeconds, start }: Session): bigint {
  return periodAmount * BigInt(Math.ceil((expiry - start) / periodSeconds))
}

function toDelegation(session: Session, signature: Hex): Delegation {
  const { account, delegate, expiry, periodAmount, periodSeconds, salt, start, token } = session
  const word = (value: number | bigint) => numberToHex(value, { size: 32 })
  const period = concatHex([word(periodAmount), word(periodSeconds), word(start)])
  const { exactCalldata, maxValue, nativePeriod, timestamp, tokenPeriod } = delegationContracts
  const limits: readonly (readonly [Hex, Hex])[] = token
    ? [
        // Calls `transfer` of the token and nothing else, and sends no coins with it.
        [tokenPeriod, concatHex([token, period])],
        [maxValue, word(0)],
      ]
    : [
        [nativePeriod, period],
        // Coins only: a call with data would act as the account.
        [exactCalldata, '0x'],
      ]
  const until = concatHex([numberToHex(0, { size: 16 }), numberToHex(expiry, { size: 16 })])
  return {
    delegate,
    delegator: account,
    authority: root,
    caveats: [...limits, [timestamp, until] as const].map(([enforcer, terms]) => ({
      enforcer,
      terms,
      args: '0x',
    })),
    salt,
    signature,
  }
}

/** Throws if something is missing. Whether it is exactly a session is for the caller to check. */
function toSession({ caveats, delegate, delegator, salt }: Delegation): Session {
  const [limit, , until] = caveats
  if (!limit || !until) throw new Error('The delegation has no limits.')
  const token = limit.enforcer.toLowerCase() === delegationContracts.tokenPeriod
  const number = (terms: Hex, at: number, bytes: number) =>
    BigInt(sliceHex(terms, at, at + bytes, { strict: true }))
  const at = token ? 20 : 0
  return {
    account: delegator.toLowerCase() as Hex,
    delegate: delegate.toLowerCase() as Hex,
    token: token ? sliceHex(limit.terms, 0, 20) : undefined,
    periodAmount: number(limit.terms, at, 32),
    periodSeconds: Number(number(limit.terms, at + 32, 32)),
    start: Number(number(limit.terms, at + 64, 32)),
    expiry: Number(number(until.terms, 16, 16)),
    salt,
  }
}
