import { viewOf } from '../accounts.ts'
import { jupiterProgram } from './programs.ts'
import type { Instruction } from './readWhole.ts'

/**
 * What an instruction of Jupiter's aggregator says.
 *
 * Layouts are those of the IDL that the program publishes on the chain.
 */
export type Route = {
  readonly authority: string
  /** Token accounts: what is given comes from the one and what is bought goes to the other. */
  readonly source: string
  readonly destination: string
  readonly sourceMint: string | undefined
  readonly destinationMint: string | undefined
  /** The most that is taken. */
  readonly most: bigint
  /** The least that is given. */
  readonly least: bigint
}

/** Where an instruction has its accounts, and whether an identifier comes before its arguments. */
type Layout = {
  readonly version: 1 | 2
  readonly exactOut: boolean
  readonly shared: boolean
  readonly authority: number
  readonly source: number
  readonly destination: number
  readonly sourceMint?: number | undefined
  readonly destinationMint: number
  /** An optional account that receives instead; the program itself stands for none. */
  readonly override?: number | undefined
}

const single = { shared: false, authority: 1, source: 2, destination: 3, override: 4 } as const
const shared = {
  shared: true,
  authority: 2,
  source: 3,
  destination: 6,
  sourceMint: 7,
  destinationMint: 8,
} as const
const singleV2 = {
  shared: false,
  authority: 0,
  source: 1,
  destination: 2,
  sourceMint: 3,
  destinationMint: 4,
  override: 7,
} as const
const sharedV2 = {
  shared: true,
  authority: 1,
  source: 2,
  destination: 5,
  sourceMint: 6,
  destinationMint: 7,
} as const

/** By the first eight bytes of the data. Those with a token ledger take what is there, and are left out. */
const layouts: Readonly<Record<string, Layout>> = {
  // route
  e517cb977ae3ad2a: { version: 1, exactOut: false, ...single, destinationMint: 5 },
  // exact_out_route
  d033ef977b2bed5c: { version: 1, exactOut: true, ...single, sourceMint: 5, destinationMint: 6 },
  // shared_accounts_route
  c1209b3341d69c81: { version: 1, exactOut: false, ...shared },
  // shared_accounts_exact_out_route
  b0d169a89a7d453e: { version: 1, exactOut: true, ...shared },
  // route_v2
  bb64facc31c4af14: { version: 2, exactOut: false, ...singleV2 },
  // exact_out_route_v2
  '9d8ab85215f4f324': { version: 2, exactOut: true, ...singleV2 },
  // shared_accounts_route_v2
  d19853937cfed8e9: { version: 2, exactOut: false, ...sharedV2 },
  // shared_accounts_exact_out_route_v2
  '3560e5cad8bbfa18': { version: 2, exactOut: true, ...sharedV2 },
}

const whole = 10_000n

/** Decodes an instruction of the aggregator; undefined if it is not one that is known completely. */
export function readRoute({ accounts, data, program }: Instruction): Route | undefined {
  const layout = program === jupiterProgram ? layouts[toHex(data.slice(0, 8))] : undefined
  if (!layout) return undefined
  const start = layout.shared ? 9 : 8
  const amounts = layout.version === 1 ? readFirst(data, start) : readSecond(data, start)
  const at = (index: number | undefined) => (index === undefined ? undefined : accounts[index])
  const [authority, source, destination] = [at(layout.authority), at(layout.source), at(layout.destination)]
  if (!amounts || !authority || !source || !destination) return undefined
  const { fee, first, quoted, slippage } = amounts
  // The kit asks for no platform fee, and the program may take one after it has checked its minimum.
  if (slippage > whole || fee !== 0) return undefined
  const override = at(layout.override)
  const bounds = layout.exactOut
    ? { most: (quoted * (whole + slippage) + whole - 1n) / whole, least: first }
    : { most: first, least: (quoted * (whole - slippage)) / whole }
  return {
    authority,
    source,
    destination: override === undefined || override === jupiterProgram ? destination : override,
    sourceMint: at(layout.sourceMint),
    destinationMint: at(layout.destinationMint),
    ...bounds,
  }
}

type Amounts = {
  readonly first: bigint
  readonly quoted: bigint
  readonly slippage: bigint
  readonly fee: number
}

/** The second version has its amounts before the route. */
function readSecond(data: Uint8Array, start: number): Amounts | undefined {
  // Two amounts, three shares, and the length of the route.
  if (data.length < start + 26) return undefined
  const view = viewOf(data)
  return {
    first: view.getBigUint64(start, true),
    quoted: view.getBigUint64(start + 8, true),
    slippage: BigInt(view.getUint16(start + 16, true)),
    fee: view.getUint16(start + 18, true),
  }
}

/** The first version has them after the route, and ignores bytes that follow: the route must be read to find them. */
function readFirst(data: Uint8Array, start: number): Amounts | undefined {
  const at = skipRoute(data, start)
  if (at === undefined || data.length !== at + 19) return undefined
  const view = viewOf(data)
  return {
    first: view.getBigUint64(at, true),
    quoted: view.getBigUint64(at + 8, true),
    slippage: BigInt(view.getUint16(at + 16, true)),
    fee: view.getUint8(at + 18),
  }
}

const maxSteps = 64
/** How many exchanges the first version of the route is known to name. */
const knownExchanges = 126
/** How many bytes follow the number of an exchange; none where it is not listed. */
const exchangeBytes: Readonly<Record<number, number>> = {
  ...Object.fromEntries(
    [
      8, 12, 15, 16, 17, 18, 21, 23, 24, 27, 28, 39, 58, 60, 61, 64, 85, 89, 94, 95, 104, 106, 107, 110, 116,
      117, 119, 121, 125,
    ].map((exchange) => [exchange, 1]),
  ),
  29: 16,
  33: 4,
  41: 4,
  42: 3,
  43: 10,
  44: 5,
  45: 5,
  71: 2,
  81: 8,
  82: 8,
  86: 2,
  87: 9,
  118: 9,
  122: 16,
  123: 48,
}
/** Those whose bytes changed between versions of the program, or carry instructions of their own. */
const unreadable = [111, 120]
/** A direction, then perhaps a list of accounts; or the list alone. */
const withOptionalList = [47, 103]
const withList = 75

/** Where the route ends; undefined if it names an exchange that is not known. */
function skipRoute(data: Uint8Array, start: number): number | undefined {
  if (data.length < start + 4) return undefined
  const view = viewOf(data)
  const count = view.getUint32(start, true)
  if (count === 0 || count > maxSteps) return undefined
  let at = start + 4
  for (let step = 0; step < count; step++) {
    const exchange = data[at]
    if (exchange === undefined || exchange >= knownExchanges || unreadable.includes(exchange))
      return undefined
    at += 1
    if (withOptionalList.includes(exchange)) {
      const has = data[at + 1]
      if (has !== 0 && has !== 1) return undefined
      at += 2
      if (has === 1) {
        if (data.length < at + 4) return undefined
        at += 4 + 2 * view.getUint32(at, true)
      }
    } else if (exchange === withList) {
      if (data.length < at + 4) return undefined
      at += 4 + 2 * view.getUint32(at, true)
    } else at += exchangeBytes[exchange] ?? 0
    // The share, and the places of the tokens.
    at += 3
    if (at > data.length) return undefined
  }
  return at
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
