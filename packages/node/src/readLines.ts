/** Longer lines are not read further: no record is as long. */
const maxLineChars = 16_384

/** Text of a file or of a request, in pieces of any size. */
export type Source = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>

/** A line of NDJSON. */
export type SourceLine = {
  /** From 1. */
  readonly line: number
  /** Undefined if it is too long. */
  readonly text: string | undefined
}

/** The lines of a source, without empty ones. Holds one line at a time. */
export async function* readLines(source: Source): AsyncGenerator<SourceLine> {
  const decoder = new TextDecoder()
  let line = 0
  let rest = ''
  let isTooLong = false

  function take(text: string): SourceLine | undefined {
    line += 1
    const taken = { line, text: isTooLong ? undefined : text }
    isTooLong = false
    return taken.text === undefined || taken.text.trim() !== '' ? taken : undefined
  }

  for await (const piece of source) {
    const pieces = (typeof piece === 'string' ? piece : decoder.decode(piece, { stream: true })).split('\n')
    for (const [index, text] of pieces.entries()) {
      rest += text
      if (rest.length > maxLineChars) {
        isTooLong = true
        rest = ''
      }
      if (index === pieces.length - 1) break
      const taken = take(rest)
      rest = ''
      if (taken) yield taken
    }
  }
  if (rest === '' && !isTooLong) return
  const last = take(rest)
  if (last) yield last
}
