/** Whether the page is in a frame, and the page around it may be of one of these origins. */
export function mayBeFramedBy(origins: readonly string[]): boolean {
  if (typeof window === 'undefined' || window.parent === window) return false
  const parent = parentOrigin()
  return parent === undefined || origins.includes(parent)
}

/** Undefined where the browser does not tell, as some versions of Firefox. */
export function parentOrigin(): string | undefined {
  return window.location.ancestorOrigins?.[0]
}

/** Throws for anything but an origin: a path or a pattern would never match. */
export function toOrigin(value: string): string {
  if (URL.canParse(value) && new URL(value).origin === value) return value
  throw new TypeError(
    `safe: "${value}" in \`allowedOrigins\` is not an origin, such as https://app.safe.global.`,
  )
}
