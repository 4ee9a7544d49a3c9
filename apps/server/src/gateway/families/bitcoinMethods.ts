import { isFailure } from '../jsonRpc/readAnswer.ts'
import { transactionIdOf } from './bitcoinTransactionId.ts'
import { readBroadcast, readHeight, readHex, readJson, toRead } from './esplora.ts'
import { keepAtHeight } from './keepAtHeight.ts'
import { member } from './params.ts'
import type { Heads, HttpCall, Keep, MethodRule } from './rpcFamily.ts'

export type BitcoinMethod = MethodRule & { toHttp(params: unknown): HttpCall | undefined }

/** A parameter as part of a path; undefined if it is not valid. */
type Param = (value: unknown) => string | undefined

const matching =
  (pattern: RegExp): Param =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined
const address = matching(/^[A-Za-z\d]{14,100}$/)
const id = matching(/^[\da-fA-F]{64}$/)
const integer: Param = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 0xffffffff
    ? String(value)
    : undefined
/** Nodes relay no transaction of more than 400,000 weight units, which are at most as many bytes. */
const maxTransactionBytes = 400_000
const transaction: Param = (value) =>
  typeof value === 'string' && value.length <= 2 * maxTransactionBytes
    ? matching(/^(?:[\da-fA-F]{2})+$/)(value)
    : undefined

/** The parameters as parts of a path; undefined unless each is valid and there are as many as expected. */
function partsOf(params: unknown, expected: readonly Param[]): string[] | undefined {
  if (!Array.isArray(params) || params.length !== expected.length) return undefined
  const parts = expected.flatMap((param, index) => param(params[index]) ?? [])
  return parts.length === expected.length ? parts : undefined
}

const never = () => 'never' as const
const realtime = () => 'realtime' as const

type ReadOptions = {
  readonly keep: MethodRule['keep']
  readonly read: Parameters<typeof toRead>[0]
  /** Whether a node that does not know it answers with 404, where another may know it. */
  readonly canBeUnknown?: boolean
}

function get(
  toPath: (params: unknown) => string | undefined,
  { keep, read, canBeUnknown = false }: ReadOptions,
): BitcoinMethod {
  const toAnswer = toRead(read, canBeUnknown)
  return {
    usage: 'read',
    route: 'any',
    open: true,
    keep,
    isAbsurd: (params) => toPath(params) === undefined,
    isMissing: (_params, value) => canBeUnknown && value === null,
    toHttp(params) {
      const path = toPath(params)
      return path === undefined ? undefined : { verb: 'GET', path, toAnswer }
    },
  }
}

function ofAddress(end: string, read: ReadOptions['read']): BitcoinMethod {
  const toPath = (params: unknown) => {
    const parts = partsOf(params, [address])
    return parts && `/address/${parts[0]}${end}`
  }
  return get(toPath, { keep: realtime, read })
}

function ofTransaction(end: string, options: Omit<ReadOptions, 'canBeUnknown'>): BitcoinMethod {
  const toPath = (params: unknown) => {
    const parts = partsOf(params, [id])
    return parts && `/tx/${parts[0]}${end}`
  }
  return get(toPath, { ...options, canBeUnknown: true })
}

/** A response with the status of a transaction can be cached for as long as its block. */
function keepConfirmed(status: unknown, heads: Heads): Keep {
  const height = member(status, 'block_height')
  if (member(status, 'confirmed') !== true || typeof height !== 'number') return 'realtime'
  const keep = keepAtHeight(height, heads)
  return keep === 'never' ? 'realtime' : keep
}

/** Before the call, the best case is an old transaction. */
const keepKnown =
  (keep: (value: unknown, heads: Heads) => Keep): MethodRule['keep'] =>
  (_params, heads, value) => {
    if (value === undefined) return 'immutable'
    return value === null ? 'never' : keep(value, heads)
  }

const anyHex = ofTransaction('/hex', { keep: keepKnown(() => 'immutable'), read: readHex() })

/** The bytes are cached for good, so they must be those of the id. */
const hexOfTransaction: BitcoinMethod = {
  ...anyHex,
  toHttp(params) {
    const call = anyHex.toHttp(params)
    const expected = partsOf(params, [id])?.[0]?.toLowerCase()
    return (
      call && {
        ...call,
        toAnswer(status, text) {
          const answer = call.toAnswer(status, text)
          if (!answer || isFailure(answer) || answer.value === null) return answer
          return transactionIdOf(String(answer.value)) === expected ? answer : undefined
        },
      }
    )
  },
}

/** The parameters of these methods, in order, and the paths of Esplora they stand for. */
export const bitcoinMethods: ReadonlyMap<string, BitcoinMethod> = new Map([
  ['address', ofAddress('', readJson('object'))],
  ['address_utxos', ofAddress('/utxo', readJson('array'))],
  [
    'address_txs',
    get(
      (params) => {
        const [first] = partsOf(params, [address]) ?? []
        if (first !== undefined) return `/address/${first}/txs`
        const [of, last] = partsOf(params, [address, id]) ?? []
        return of && `/address/${of}/txs/chain/${last}`
      },
      { keep: realtime, read: readJson('array') },
    ),
  ],
  [
    'tx',
    ofTransaction('', {
      keep: keepKnown((value, heads) => keepConfirmed(member(value, 'status'), heads)),
      read: readJson('object'),
    }),
  ],
  ['tx_hex', hexOfTransaction],
  ['tx_status', ofTransaction('/status', { keep: keepKnown(keepConfirmed), read: readJson('object') })],
  [
    'tx_outspend',
    get(
      (params) => {
        const [of, output] = partsOf(params, [id, integer]) ?? []
        return of && `/tx/${of}/outspend/${output}`
      },
      {
        keep: keepKnown((value, heads) => keepConfirmed(member(value, 'status'), heads)),
        read: readJson('object'),
        canBeUnknown: true,
      },
    ),
  ],
  [
    'fees',
    get((params) => partsOf(params, []) && '/fee-estimates', {
      keep: () => 'recent',
      read: readJson('object'),
    }),
  ],
  [
    'tip',
    {
      ...get((params) => partsOf(params, []) && '/blocks/tip/height', { keep: never, read: readHeight }),
      route: 'tip',
    },
  ],
  [
    'block_hash',
    get(
      (params) => {
        const [height] = partsOf(params, [integer]) ?? []
        return height && `/block-height/${height}`
      },
      {
        keep: (params, heads, value) =>
          value === null ? 'never' : keepAtHeight((params as [number])[0], heads),
        read: readHex(64),
        canBeUnknown: true,
      },
    ),
  ],
  [
    'broadcast',
    {
      usage: 'write',
      route: 'broadcast',
      open: true,
      keep: never,
      isAbsurd: (params) => partsOf(params, [transaction]) === undefined,
      toHttp(params) {
        const [body] = partsOf(params, [transaction]) ?? []
        return body === undefined ? undefined : { verb: 'POST', path: '/tx', body, toAnswer: readBroadcast }
      },
    },
  ],
])
