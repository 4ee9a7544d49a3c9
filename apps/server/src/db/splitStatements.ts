/** The statements of a text in SQL, without comments. Semicolons in strings and in bodies of functions end none. */
export function splitStatements(text: string): string[] {
  // A comment, a string, a name in quotes, a body of a function, or the end of a statement.
  const parts = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|(\$\w*\$)[\s\S]*?\1|;/g
  const statements: string[] = []
  let statement = ''
  let from = 0
  for (const { 0: part, index } of text.matchAll(parts)) {
    statement += text.slice(from, index)
    from = index + part.length
    if (part === ';') {
      statements.push(statement.trim())
      statement = ''
    } else if (!/^(--|\/\*)/.test(part)) statement += part
  }
  statements.push((statement + text.slice(from)).trim())
  return statements.filter(Boolean)
}
