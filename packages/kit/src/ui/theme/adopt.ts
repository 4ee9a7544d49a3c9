// A sheet belongs to the document that made it, so one text may need one sheet per document.
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/** Gives the root the stylesheets it lacks. They are shared by every root of a document and never inlined. */
export function adopt(root: Document | ShadowRoot, ...texts: readonly string[]): void {
  const known = root.adoptedStyleSheets
  const lacking = texts
    .map((css) => sheetOf(root.ownerDocument ?? root, css))
    .filter((sheet) => !known.includes(sheet))
  if (lacking.length > 0) root.adoptedStyleSheets = [...known, ...lacking]
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
