import type { Dispatcher } from 'undici'
import { type BytesInFlight, smallBytes } from '../../overload/bytesInFlight.ts'

export const maxResponseBytes = 10 << 20

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
  // In one place if the length is known: chunks that are joined later take twice the memory.
  const whole = length > 0 && length <= maxResponseBytes ? Buffer.allocUnsafe(length) : undefined
  const chunks: Buffer[] = []
  let size = 0
  let counted = 0
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      if (whole) chunk.copy(whole, size)
      else chunks.push(chunk)
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
    return (whole?.subarray(0, size) ?? Buffer.concat(chunks)).toString()
  } finally {
    for (const release of releases) release()
  }
}
