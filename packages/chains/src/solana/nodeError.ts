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
import { wordsOf } from '../providerError.ts'
import { sanitiseName } from '../sanitise.ts'

const meanings = [
  [/blockhash ?not ?found|block height exceeded|blockhash.*expired/i, sendExpired],
  [
    /insufficient ?(funds|lamports)|no record of a prior credit|AccountNotFound|custom program error: 0x1\b/i,
    insufficientFunds,
  ],
  [/InstructionError|custom program error|simulation failed|Program .* failed/i, executionReverted],
] as const

/** The reason behind a node's refusal, read from its words and from what the programs logged. */
export function solanaErrorFor(text: string): NodeEntry | typeof sendExpired {
  return meanings.find(([words]) => words.test(text))?.[1] ?? nodeErrorFor(text)
}

/** A node's or wallet's refusal as an error of ours; `otherwise` where nothing can be read from it. */
export function toNodeError(cause: unknown, otherwise: PlainEntry = httpRequestFailed): KitError {
  if (isKitError(cause)) return cause
  const data = (cause as { data?: unknown } | undefined)?.data
  const entry = solanaErrorFor(`${wordsOf(cause)}\n${failureText(data)}`)
  return new KitError(entry === nodeUnknown ? otherwise : entry, { cause })
}

/** What a trial that failed says: its error and the programs' last words. */
export function failureText(value: unknown): string {
  const { err, logs } = (value ?? {}) as { err?: unknown; logs?: unknown }
  const said = Array.isArray(logs) ? logs.filter((line) => typeof line === 'string').slice(-20) : []
  return `${err === undefined || err === null ? '' : JSON.stringify(err)}\n${said.join('\n')}`
}

/** Why a program refused, in its own words. */
export function reasonOf(logs: unknown): string | undefined {
  if (!Array.isArray(logs)) return undefined
  for (const line of logs.toReversed()) {
    if (typeof line !== 'string') continue
    const found =
      /Error Message: (.+)/.exec(line) ??
      /^Program log: Error: (.+)/.exec(line) ??
      /^Program \w+ failed: (.+)/.exec(line) ??
      /^Transfer: (insufficient lamports.+)/.exec(line)
    // The number alone means something to its author only; a better line may be above.
    if (found?.[1] && !/^custom program error/.test(found[1])) return sanitiseName(found[1], 120) || undefined
  }
  return undefined
}
