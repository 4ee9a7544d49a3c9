/** Saves rows as a file of the member. Spreadsheets do not take a cell for a formula. */
export function saveCsv(name: string, rows: readonly (readonly (string | number | null)[])[]): void {
  const text = rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
  saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }))
}

export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

function cellOf(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) ? `'${value}` : value
  return /[",\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
