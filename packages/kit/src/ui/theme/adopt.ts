// A sheet belongs to the document that made it, so one text may need one sheet per document.
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/** Gives the root a stylesheet it lacks. Sheets are shared by every root of a document and never inlined. */
export function adopt(root: Document | ShadowRoot, css: string): void {
  const sheet = sheetOf(root.ownerDocument ?? root, css)
  if (root.adoptedStyleSheets.includes(sheet)) return
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}

function sheetOf(document: Document, css: string): CSSStyleSheet {
  let known = sheets.get(document)
  if (!known) {
    known = new Map()
    sheets.set(document, known)
  }
  let sheet = known.get(css)
  if (!sheet) {
    sheet = new (document.defaultView ?? globalThis).CSSStyleSheet()
    sheet.replaceSync(css)
    known.set(css, sheet)
  }
  return sheet
}
