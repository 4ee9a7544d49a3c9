import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { csvColumns } from './writeExport.ts'

const hash = z.string().check(z.regex(/^[\da-f]{64}$/))
const exported = z.strictObject({
  sequence: z.int().check(z.gte(1)),
  at: z.iso.datetime(),
  chain: z.string(),
  kind: z.string(),
  subject: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  previousHash: hash,
  hash,
})
export type ExportedEntry = z.infer<typeof exported>

const end = z.strictObject({
  end: z.strictObject({
    chain: z.string(),
    project: z.optional(z.string()),
    entries: z.int(),
    digest: hash,
  }),
})

/** Reads a file of an export line by line. Throws, with the number of the line, for one that is not. */
export async function* readExport(lines: AsyncIterable<string>): AsyncGenerator<ExportedEntry> {
  const digest = createHash('sha256')
  let number = 0
  let count = 0
  let isCsv = false
  let hasEnded = false
  for await (const line of lines) {
    number++
    if (number === 1 && line === csvColumns.join(',')) {
      isCsv = true
      continue
    }
    if (hasEnded) throw new Error(`line ${number} comes after the end`)
    const value = isCsv ? fromCells(readCells(line)) : parse(line)
    const last = isCsv ? undefined : end.safeParse(value).data?.end
    if (last) {
      if (last.entries !== count) throw new Error(`the file has ${count} entries, and had ${last.entries}`)
      if (last.digest !== digest.digest('hex')) throw new Error('the last line does not fit the entries')
      hasEnded = true
      continue
    }
    const { data } = exported.safeParse(value)
    if (!data) throw new Error(`line ${number} is no entry of an export`)
    digest.update(`${data.hash}\n`)
    count++
    yield data
  }
  if (!isCsv && !hasEnded) throw new Error('the file is cut off: its last line is missing')
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function fromCells(cells: readonly string[]): unknown {
  if (cells.length !== csvColumns.length) return undefined
  const entry: Record<string, unknown> = {}
  for (const [index, column] of csvColumns.entries()) entry[column] = cells[index]?.replace(/^'/, '')
  return { ...entry, sequence: Number(entry.sequence), details: parse(String(entry.details)) }
}

/** RFC 4180; texts of entries are JSON or ids, so none has a line break. */
function readCells(line: string): string[] {
  const cells = line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)
  return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '')
}
