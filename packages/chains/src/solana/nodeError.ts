import {
  executionReverted,
  httpRequestFailed,
  insufficientFunds,
  type NodeEntry,
  nodeErrorFor,
  nodeUnknown,
  sendExpired,
} from '@latchkey/protocol/catalogue'
import { isKitError, KitError, type PlainEntry } from '@latchkey/protocol/errors'
import { messageOf } from '../providerError.ts'
import { sanitiseName } from '../sanitise.ts'

const meanings = [
  [/blockhash ?not ?found|block height exceeded|blockhash.{0,100}expired/i, sendExpired],
  [
    /insufficient ?(funds|lamports)|no record of a prior credit|AccountNotFound|custom program error: 0x1\b/i,
    insufficientFunds,
  ],
  [/InstructionError|custom program error|simulation failed|Program \w+ failed/i, executionReverted],
] as const

/** The catalogue entry for a node's error, by its message and the program logs. */
export function solanaErrorFor(text: string): NodeEntry | typeof sendExpired {
  return meanings.find(([words]) => words.test(text))?.[1] ?? nodeErrorFor(text)
}

/** Turns a node's or wallet's error into a `KitError`; `otherwise` if the reason is unknown. */
export function toNodeError(cause: unknown, otherwise: PlainEntry = httpRequestFailed): KitError {
  if (isKitError(cause)) return cause
  const data = (cause as { data?: unknown } | undefined)?.data
  const entry = solanaErrorFor(`${messageOf(cause)}\n${failureText(data)}`)
  return new KitError(entry === nodeUnknown ? otherwise : entry, { cause })
}

/** The text of a failed simulation: its error and the last log lines, as far as anything is looked for in them. */
export function failureText(value: unknown): string {
  const { err, logs } = (value ?? {}) as { err?: unknown; logs?: unknown }
  const said = Array.isArray(logs) ? logs.slice(-20).filter((line) => typeof line === 'string') : []
  const lines = said.map((line: string) => line.slice(0, maxLine))
  return `${err === undefined || err === null ? '' : describe(err)}\n${lines.join('\n')}`
}

const maxLine = 1_000
const maxValues = 50

/** An error as JSON, without what no error of a program has: many values, long texts. */
function describe(error: unknown): string | undefined {
  let values = 0
  return JSON.stringify(error, (_key, value: unknown) => {
    if (++values > maxValues) return undefined
    return typeof value === 'string' ? value.slice(0, maxLine) : value
  })
}

/** The reason that a program logged for its failure. */
export function reasonOf(logs: unknown): string | undefined {
  if (!Array.isArray(logs)) return undefined
  for (const line of logs.toReversed()) {
    if (typeof line !== 'string') continue
    const found =
      /Error Message: (.+)/.exec(line) ??
      /^Program log: Error: (.+)/.exec(line) ??
      /^Program \w+ failed: (.+)/.exec(line) ??
      /^Transfer: (insufficient lamports.+)/.exec(line)
    // The number alone is of no use; an earlier line may have a message.
    if (found?.[1] && !/^custom program error/.test(found[1])) return sanitiseName(found[1], 120) || undefined
  }
  return undefined
}
