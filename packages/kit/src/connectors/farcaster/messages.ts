import { isRecord } from '@latchkey/protocol/isRecord'

// The messages of the published SDK, which are those of Comlink. Only plain values are
// read: no handlers that would open ports or make functions of what a client sent.

/** What a client answered to the request with this id. */
export type ClientAnswer = { readonly id: string } & (
  | { readonly value: unknown }
  | { readonly error: Error & { readonly code?: number | undefined } }
)

/** An event of the client's EIP-1193 provider. */
export type ProviderEvent = { readonly event: (typeof eventNames)[number]; readonly payload: unknown }

const eventNames = ['accountsChanged', 'chainChanged', 'connect', 'disconnect', 'message'] as const
const longestText = 300

export function readClientAnswer(data: unknown): ClientAnswer | undefined {
  if (!isRecord(data) || typeof data.id !== 'string') return undefined
  const { id, name, type, value } = data
  if (type === 'RAW') return { id, value }
  if (type !== 'HANDLER' || name !== 'throw' || !isRecord(value)) return undefined
  return { id, error: toError(value.value) }
}

export function readProviderEvent(data: unknown): ProviderEvent | undefined {
  if (!isRecord(data) || !Array.isArray(data.params)) return undefined
  const event = eventNames.find((name) => name === data.event)
  return event && { event, payload: data.params[0] }
}

/** An error of a client, of which only code and message are taken. */
export function toError(value: unknown): Error & { code?: number | undefined } {
  const { code, details, message } = isRecord(value) ? value : { message: value }
  const text = [message, details].find((one) => typeof one === 'string') ?? 'The client failed.'
  const error = new Error(String(text).slice(0, longestText))
  return typeof code === 'number' ? Object.assign(error, { code }) : error
}
