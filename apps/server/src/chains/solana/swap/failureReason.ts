import { plainText } from '../../../text/plainText.ts'

/** Why a simulated transaction failed, as its programs logged it. */
export function failureReason({
  err,
  logs,
}: {
  err?: unknown
  logs?: readonly string[] | null | undefined
}): string {
  for (const line of (logs ?? []).toReversed()) {
    const found =
      /Error Message: (.+)/.exec(line) ??
      /^Program log: Error: (.+)/.exec(line) ??
      /^Transfer: (insufficient lamports.+)/.exec(line)
    if (found?.[1]) return plainText(found[1], 120)
  }
  return plainText(JSON.stringify(err) ?? '', 120)
}
