/** The rows of the first table below a heading, as cells; without the header row. */
export function readRows(markdown: string, heading: string): string[][] {
  const lines = markdown.split('\n')
  const start = lines.findIndex((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading)
  if (start < 0) throw new Error(`there is no heading “${heading}”`)
  const below = lines.slice(start + 1)
  const next = below.findIndex((line) => /^#+ /.test(line))
  const section = next < 0 ? below : below.slice(0, next)
  const first = section.findIndex((line) => line.startsWith('|'))
  const table = first < 0 ? [] : section.slice(first)
  const end = table.findIndex((line) => !line.startsWith('|'))
  return (end < 0 ? table : table.slice(0, end)).slice(2).map(cells)
}

function cells(row: string): string[] {
  return row
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
}
