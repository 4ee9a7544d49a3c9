/** A result response; empty for a notification. */
export function resultText(id: string | undefined, result: string): string {
  return id === undefined ? '' : `{"jsonrpc":"2.0","id":${id},"result":${result}}`
}

/** An error response; empty for a notification. */
export function errorText(id: string | undefined, error: string): string {
  return id === undefined ? '' : `{"jsonrpc":"2.0","id":${id},"error":${error}}`
}
