// Wallets wrap each other's errors: the code may sit on the error, in `data`, in
// `data.originalError`, in `cause`, or in `error`, as a number or as text.
const nests = ['data', 'originalError', 'cause', 'error'] as const
const deepest = 5

const rejection = 4001
// What ethers calls a rejection.
const namedCodes: Readonly<Record<string, number>> = { ACTION_REJECTED: rejection }
const rejectionWords = /\b(reject|den(y|ied)|declin|cancel)/i

/** Every code an error carries, however deep a wallet has buried it. */
export function codesOf(error: unknown): ReadonlySet<number> {
  const codes = new Set<number>()
  for (const layer of layersOf(error)) {
    const code = toCode(read(layer, 'code'))
    if (code !== undefined) codes.add(code)
  }
  return codes
}

/** Everything an error says, outermost first. */
export function wordsOf(error: unknown): string {
  const words = layersOf(error).map((layer) => (typeof layer === 'string' ? layer : read(layer, 'message')))
  return words.filter((text) => typeof text === 'string').join('\n')
}

/** Whether the person said no. A code decides where there is one; words only where there is none. */
export function isRejection(error: unknown): boolean {
  const codes = codesOf(error)
  // 5000 is how CAIP-25 wallets say it.
  if (codes.has(rejection) || codes.has(5000)) return true
  return codes.size === 0 && /\buser\b/i.test(wordsOf(error)) && rejectionWords.test(wordsOf(error))
}

/** Whether the wallet still waits for the visitor's answer to an earlier request of this page. */
export function isPending(error: unknown): boolean {
  // Polkadot's wallets have no codes.
  return codesOf(error).has(-32002) || /\bpending authorization request\b/i.test(wordsOf(error))
}

/** Whether the wallet does not know the method, so that nothing was done. */
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
    // A getter of the wallet's own may throw.
    return undefined
  }
}
