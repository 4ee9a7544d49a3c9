// Wallets wrap each other's errors: the code may sit on the error, in `data`, in
// `data.originalError`, in `cause`, or in `error`, as a number or as text.
const nests = ['data', 'originalError', 'cause', 'error'] as const
const deepest = 5

const rejection = 4001
// ethers has its own code for a rejection.
const namedCodes: Readonly<Record<string, number>> = { ACTION_REJECTED: rejection }
const rejectionWords = /\b(reject|den(y|ied)|declin|cancel)/i

/** Every code of an error, including those of nested errors. */
export function codesOf(error: unknown): ReadonlySet<number> {
  const codes = new Set<number>()
  for (const layer of layersOf(error)) {
    const code = toCode(read(layer, 'code'))
    if (code !== undefined) codes.add(code)
  }
  return codes
}

/** All messages of an error and its nested errors, outermost first. */
export function messageOf(error: unknown): string {
  const words = layersOf(error).map((layer) => (typeof layer === 'string' ? layer : read(layer, 'message')))
  return words.filter((text) => typeof text === 'string').join('\n')
}

/** Whether the visitor declined. Decided by code; by message only if there is no code. */
export function isRejection(error: unknown): boolean {
  const codes = codesOf(error)
  // CAIP-25 wallets use 5000.
  if (codes.has(rejection) || codes.has(5000)) return true
  return codes.size === 0 && /\buser\b/i.test(messageOf(error)) && rejectionWords.test(messageOf(error))
}

/** Whether the wallet still shows an earlier request of this page. */
export function isPending(error: unknown): boolean {
  // Polkadot wallets have no codes.
  return codesOf(error).has(-32002) || /\bpending authorization request\b/i.test(messageOf(error))
}

/** Whether the wallet does not support the method, so it did nothing. */
export function isMissingMethod(error: unknown): boolean {
  const codes = codesOf(error)
  return codes.has(-32601) || codes.has(4200) || codes.has(-32004)
}

function layersOf(error: unknown): unknown[] {
  const layers: unknown[] = []
  const queue: { layer: unknown; depth: number }[] = [{ layer: error, depth: 0 }]
  for (const { layer, depth } of queue) {
    if (layers.includes(layer) || layer === null || layer === undefined) continue
    layers.push(layer)
    if (typeof layer !== 'object' || depth === deepest) continue
    queue.push(...nests.map((nest) => ({ layer: read(layer, nest), depth: depth + 1 })))
  }
  return layers
}

function toCode(value: unknown): number | undefined {
  if (typeof value === 'string' && Object.hasOwn(namedCodes, value)) return namedCodes[value]
  if (typeof value === 'string' && !/^-?\d{1,6}$/.test(value)) return undefined
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  return Number.isInteger(Number(value)) ? Number(value) : undefined
}

function read(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  try {
    return (value as Record<string, unknown>)[key]
  } catch {
    // A wallet's getter may throw.
    return undefined
  }
}
