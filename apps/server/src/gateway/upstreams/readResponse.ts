import type { Dispatcher } from 'undici'
import { type BytesInFlight, smallBytes } from '../../overload/bytesInFlight.ts'

/**
 * The body of a node's response as text; undefined if there is no room for it. Small ones,
 * nearly all, are not counted.
 */
export async function readResponse(
  { headers, body }: Pick<Dispatcher.ResponseData, 'headers' | 'body'>,
  caller: string,
  inFlight: BytesInFlight,
): Promise<string | undefined> {
  const length = Number(headers['content-length'])
  if (length <= smallBytes) return await body.text()
  const releases: (() => void)[] = []
  const chunks: Buffer[] = []
  let size = 0
  let counted = 0
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      size += chunk.length
      if (size <= Math.max(counted, smallBytes)) continue
      // By its whole length if that is known, otherwise twice what there is.
      const next = Math.max(size, length > 0 ? length : 2 * size)
      const release = inFlight.hold(caller, next - counted)
      if (!release) {
        body.on('error', () => undefined).destroy()
        return undefined
      }
      releases.push(release)
      counted = next
    }
    return Buffer.concat(chunks).toString()
  } finally {
    for (const release of releases) release()
  }
}
