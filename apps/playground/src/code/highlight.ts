export type Piece = { readonly kind: 'plain' | 'string' | 'comment' | 'word' | 'tag'; readonly text: string }

const parts = new RegExp(
  [
    /(?<comment>\/\/[^\n]*|<!--.*?-->)/.source,
    /(?<string>'(?:\\.|[^'\\\n])*'|"[^"\n]*"|`[^`]*`)/.source,
    /(?<tag><\/?[a-zA-Z][\w.-]*|\/?>)/.source,
    /(?<word>\b(?:as|const|default|export|from|function|import|return|type|true|false)\b)/.source,
  ].join('|'),
  'gs',
)

/** Cuts code into pieces with a colour. Joined, they are the code. */
export function highlight(code: string): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const match of code.matchAll(parts)) {
    const [text] = match
    if (match.index > at) pieces.push({ kind: 'plain', text: code.slice(at, match.index) })
    const kind = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined)?.[0]
    pieces.push({ kind: (kind ?? 'plain') as Piece['kind'], text })
    at = match.index + text.length
  }
  if (at < code.length) pieces.push({ kind: 'plain', text: code.slice(at) })
  return pieces
}
