import { readLines, type Source } from './readLines.ts'

/** What became of a line. */
export type ImportResult =
  | { readonly line: number; readonly status: 'created' | 'updated' | 'unchanged'; readonly id: string }
  /** `code` is one of the server, such as `users/own_id_taken`, or `not_json` or `too_long`. */
  | { readonly line: number; readonly status: 'failed'; readonly code: string; readonly field: string }

/** What the server says of a record. */
export type Answered =
  | { status: 'created' | 'updated' | 'unchanged'; id: string }
  | { status: 'failed'; code: string; field: string }

/** As many as the server takes at once. */
const batchLines = 200
/** Of a batch, so that a call stays below what the server reads. */
const batchChars = 1_000_000

/** Sends the records of NDJSON in batches, and yields the result of every line, in order. */
export async function* importUsers(
  source: Source,
  send: (users: readonly unknown[]) => Promise<readonly Answered[]>,
): AsyncGenerator<ImportResult> {
  let batch: Line[] = []
  let chars = 0
  for await (const { line, text } of readLines(source)) {
    if (batch.length === batchLines || chars + (text?.length ?? 0) > batchChars) {
      yield* await finish(batch)
      batch = []
      chars = 0
    }
    batch.push(parse(line, text))
    chars += text?.length ?? 0
  }
  yield* await finish(batch)

  async function finish(lines: readonly Line[]): Promise<ImportResult[]> {
    const users = lines.flatMap((line) => ('user' in line ? [line.user] : []))
    const answers = users.length > 0 ? [...(await send(users))] : []
    return lines.map((line) => {
      if ('code' in line) return { line: line.line, status: 'failed', code: line.code, field: '' }
      const answer = answers.shift()
      if (!answer) throw new Error('the server answered with fewer results than lines')
      return { line: line.line, ...answer }
    })
  }
}

type Line = { line: number; user: unknown } | { line: number; code: 'not_json' | 'too_long' }

function parse(line: number, text: string | undefined): Line {
  if (text === undefined) return { line, code: 'too_long' }
  try {
    return { line, user: JSON.parse(text) }
  } catch {
    return { line, code: 'not_json' }
  }
}
