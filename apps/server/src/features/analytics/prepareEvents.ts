import { createHmac } from 'node:crypto'
import { type AnalyticsEvent, analyticsEvent } from '@latchkey/protocol/http/analytics'
import { readShape } from '../../readShape.ts'
import { knownTimeZone } from './knownTimeZone.ts'
import { replaceAddresses } from './replaceAddresses.ts'
import type { StoredEvent } from './sink.ts'

/** Maximum size of one event as JSON. */
export const maxEventBytes = 8 << 10
/** Maximum size of a batch: the limit of `sendBeacon` in browsers. */
export const maxBatchBytes = 60 << 10

const maxFutureMs = 5 * 60_000
const maxAgeMs = 7 * 24 * 3_600_000

/** Validates and bounds events, removes queries from page URLs and hashes account addresses. Invalid events are dropped. */
export function prepareEvents(raw: readonly unknown[], options: prepareEvents.Options): StoredEvent[] {
  return raw.map((value) => prepareEvent(value, options)).filter((event) => event !== undefined)
}

export declare namespace prepareEvents {
  type Options = {
    project: { readonly id: string; readonly storeAddresses: boolean }
    sdkType: string | undefined
    sdkVersion: string | undefined
    /** The first language the browser asks for. */
    language?: string | undefined
    now: number
    /** Each project's salt is derived from it. */
    hashKey: Buffer
    /** Whether a word is an address of any chain family. */
    isAddress: (word: string) => boolean
  }
}

function prepareEvent(value: unknown, options: prepareEvents.Options): StoredEvent | undefined {
  const { isAddress, now, project, hashKey } = options
  const parsed = readShape(analyticsEvent, value)
  if (!parsed.success || sizeOf(parsed.data) > maxEventBytes) return undefined
  const { eventId, url, domain, timestamp, props } = parsed.data
  const at = typeof timestamp === 'number' ? timestamp : Date.parse(timestamp)
  if (!(at >= now - maxAgeMs) || !/^\w{1,64}$/.test(props.event)) return undefined

  const address = props.type === 'track' ? props.address : undefined
  const hash = (account: string) => hashAddress(hashKey, project.id, account)
  const scrub = (text: string) => {
    if (project.storeAddresses) return text
    // The account is known, even if no family has such addresses.
    const rest =
      address === undefined || address.length < 16 ? text : text.replaceAll(address, () => hash(address))
    return replaceAddresses(rest, isAddress, hash)
  }
  return {
    projectId: project.id,
    eventId: eventId.toLowerCase(),
    at: at > now + maxFutureMs ? now : at,
    type: props.type,
    event: props.event,
    account: address === undefined ? null : project.storeAddresses ? cut(address, 128) : hash(address),
    domain: cut(domain.toLowerCase(), 253),
    url: cut(scrub(withoutQuery(url)), 2_048),
    sdkType: options.sdkType === undefined ? null : cut(options.sdkType, 64),
    sdkVersion: options.sdkVersion === undefined ? null : cut(options.sdkVersion, 64),
    properties: {
      ...(options.language !== undefined && { language: options.language }),
      ...withTimeZone(
        mapTexts(propertiesOf(props), (text) => scrub(storableText(text))) as Record<string, unknown>,
      ),
    },
  }
}

function propertiesOf(props: AnalyticsEvent['props']): Record<string, unknown> {
  if (props.type === 'track') return props.properties ?? {}
  const { errorType, errorMessage, stackTrace } = props
  return { errorType, errorMessage, ...(stackTrace !== undefined && { stackTrace }) }
}

function withTimeZone({ timeZone: given, ...properties }: Record<string, unknown>): Record<string, unknown> {
  const timeZone = knownTimeZone(given)
  return timeZone === undefined ? properties : { ...properties, timeZone }
}

function sizeOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value))
}

/**
 * Pseudonym of an account: stable within a project, different between projects, and
 * not reversible without the key.
 */
export function hashAddress(hashKey: Buffer, projectId: string, address: string): string {
  const salt = createHmac('sha256', hashKey).update(`analytics address ${projectId}`).digest()
  // Hex addresses are case-insensitive; others keep their case.
  const account = /^0x[\da-f]+$/i.test(address) ? address.toLowerCase() : address
  return createHmac('sha256', salt).update(account).digest('hex').slice(0, 32)
}

/** Removes query and fragment, which may contain tokens and search terms. */
function withoutQuery(text: string): string {
  const url = URL.parse(text)
  if (!url) return ''
  if (url.origin !== 'null') return `${url.origin}${url.pathname}`
  // Apps use custom schemes; the path of `data:` and similar URLs is the content.
  return url.host ? `${url.protocol}//${url.host}${url.pathname}` : url.protocol
}

function cut(text: string, length: number): string {
  return storableText(text.slice(0, length))
}

/** PostgreSQL does not accept NUL and lone surrogates. */
function storableText(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed()
}

/** Applies `change` to every string in a value, including keys. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((inner) => mapTexts(inner, change))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [change(key), mapTexts(inner, change)]),
  )
}
