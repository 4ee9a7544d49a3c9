/** The text of an answer; empty for a notification, which has none. */
export function resultText(id: string | undefined, result: string): string {
  return id === undefined ? '' : `{"jsonrpc":"2.0","id":${id},"result":${result}}`
}

/** The text of a refusal; empty for a notification. */
export function errorText(id: string | undefined, error: string): string {
  return id === undefined ? '' : `{"jsonrpc":"2.0","id":${id},"error":${error}}`
}
