const timeoutMs = 8_000
const maxBytes = 4 << 20

export type Answer = {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly url: string
}

/** Requests a URL; resolves to a reason if there is no answer. */
export async function ask(url: string, init: RequestInit = {}): Promise<Answer | string> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) })
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength
      if (size > maxBytes) break
      chunks.push(chunk)
    }
    const text = Buffer.concat(chunks).toString('utf8')
    return { status: response.status, headers: response.headers, text, url: response.url }
  } catch (error) {
    return reasonOf(error as Error)
  }
}

export function reasonOf(error: Error & { code?: string }): string {
  const cause = error.cause as { code?: string; message?: string } | undefined
  if (error.name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} s`
  return printable(error.code ?? cause?.code ?? cause?.message ?? error.message)
}

/** What others wrote, without what a terminal would act on. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ').slice(0, 200)
}
