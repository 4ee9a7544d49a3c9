import { createHmac } from 'node:crypto'
import { type AnalyticsEvent, analyticsEvent } from '@latchkey/protocol/http/analytics'
import type { StoredEvent } from './sink.ts'

/** Bytes of one event as JSON. */
export const maxEventBytes = 8 << 10
/** Bytes of a batch: what browsers send when a page is left. */
export const maxBatchBytes = 60 << 10

const future = 5 * 60_000
const past = 7 * 24 * 3_600_000

/**
 * Makes events fit to be kept: checks and bounds them, takes queries out of
 * addresses of pages and hashes addresses of accounts. What does not fit is
 * left out.
 */
export function prepareEvents(raw: readonly unknown[], options: prepareEvents.Options): StoredEvent[] {
  return raw.map((value) => prepareEvent(value, options)).filter((event) => event !== undefined)
}

export declare namespace prepareEvents {
  type Options = {
    project: { readonly id: string; readonly storeAddresses: boolean }
    sdkType: string | undefined
    sdkVersion: string | undefined
    now: number
    /** The operator's; the salt of each project is derived from it. */
    secret: string
  }
}

function prepareEvent(value: unknown, options: prepareEvents.Options): StoredEvent | undefined {
  const { project, now, secret } = options
  const parsed = analyticsEvent.safeParse(value)
  if (!parsed.success || sizeOf(parsed.data) > maxEventBytes) return undefined
  const { eventId, url, domain, timestamp, props } = parsed.data
  const at = typeof timestamp === 'number' ? timestamp : Date.parse(timestamp)
  if (!(at >= now - past) || !/^\w{1,64}$/.test(props.event)) return undefined

  const address = props.type === 'track' ? props.address : undefined
  const hash = (account: string) => hashAddress(secret, project.id, account)
  const scrub = (text: string) => (project.storeAddresses ? text : withoutAddresses(text, address, hash))
  return {
    projectId: project.id,
    eventId: eventId.toLowerCase(),
    at: at > now + future ? now : at,
    type: props.type,
    event: props.event,
    account: address === undefined ? null : project.storeAddresses ? cut(address, 128) : hash(address),
    domain: cut(domain.toLowerCase(), 253),
    url: cut(scrub(withoutQuery(url)), 2_048),
    sdkType: options.sdkType === undefined ? null : cut(options.sdkType, 64),
    sdkVersion: options.sdkVersion === undefined ? null : cut(options.sdkVersion, 64),
    properties: mapTexts(propertiesOf(props), (text) => scrub(storableText(text))) as Record<string, unknown>,
  }
}

function propertiesOf(props: AnalyticsEvent['props']): Record<string, unknown> {
  if (props.type === 'track') return props.properties ?? {}
  const { errorType, errorMessage, stackTrace } = props
  return { errorType, errorMessage, ...(stackTrace !== undefined && { stackTrace }) }
}

function sizeOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value))
}

/**
 * What an account is known by: the same within a project, of no use outside
 * it, and not to be turned back without the operator's secret.
 */
export function hashAddress(secret: string, projectId: string, address: string): string {
  const salt = createHmac('sha256', secret).update(`analytics address ${projectId}`).digest()
  // One account, however its letters are written; where case matters it is kept.
  const account = /^0x[\da-f]+$/i.test(address) ? address.toLowerCase() : address
  return createHmac('sha256', salt).update(account).digest('hex').slice(0, 32)
}

const evmAddress = /0x[\da-f]{40}(?![\da-f])/gi

/** The account of the event, and whatever looks like one, as its hash. */
function withoutAddresses(
  text: string,
  address: string | undefined,
  hash: (account: string) => string,
): string {
  const known =
    address === undefined || address.length < 16 ? text : text.replaceAll(address, () => hash(address))
  return known.replace(evmAddress, hash)
}

/** Only where the page is: queries and fragments carry tokens and people's searches. */
function withoutQuery(text: string): string {
  const url = URL.parse(text)
  if (!url) return ''
  if (url.origin !== 'null') return `${url.origin}${url.pathname}`
  // Apps open pages of their own schemes; of `data:` and the like the path is the content.
  return url.host ? `${url.protocol}//${url.host}${url.pathname}` : url.protocol
}

function cut(text: string, length: number): string {
  return storableText(text.slice(0, length))
}

/** A database refuses NUL, and halves of characters. */
function storableText(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed()
}

/** The same value with every text in it, names too, put through `change`. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((inner) => mapTexts(inner, change))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [change(key), mapTexts(inner, change)]),
  )
}
