/** Bytes of a response over HTTP/1.1, with its headers. */
export function answerBytes(headers: Readonly<Record<string, unknown>>, body: string): number {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.byteLength(`HTTP/1.1 200 OK\r\n${lines.join('')}\r\n${body}`)
}
