import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** The same answer, with one more statement. */
export function changedBy(response: ServerResponse): ServerResponse {
  const { end, writeHead } = response
  return Object.assign(response, {
    writeHead(status: number, headers: OutgoingHttpHeaders) {
      const { 'content-length': _, ...others } = headers
      return writeHead.call(response, status, others)
    },
    end: () => Reflect.apply(end, response, ['\n;postMessage("changed");']),
  })
}
