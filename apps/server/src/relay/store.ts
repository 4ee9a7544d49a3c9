import type { Owner } from './quotas.ts'

/** A message to deliver. */
export type Outgoing = Owner & {
  readonly topic: string
  readonly message: string
  /** Seconds. */
  readonly ttl: number
  readonly tag: number
  /** The publishing client, which never receives its own messages. */
  readonly from: string
}

/** A stored message. */
export type Kept = {
  readonly topic: string
  /** Storage key: sorts by time received, ends in the message id. */
  readonly ref: string
  readonly message: string
  /** Unix milliseconds. */
  readonly publishedAt: number
  /** Unix milliseconds. */
  readonly expiresAt: number
  readonly tag: number
  readonly from: string
}

/**
 * Result of publishing. `known`: the message was published before, delivered or not.
 * `full`: the topic, the address, the project or the whole store holds too much.
 */
export type Published = 'kept' | 'known' | 'full'

/**
 * Stores messages and announces them to every process. Two implementations with one
 * contract (store.test.ts): in memory for one process, Redis for any number.
 */
export type RelayStore = {
  /**
   * Resolves once the message is stored and survives this process. Publishing the same
   * message on the same topic again is `known` until it expires, even after it was
   * removed.
   */
  publish(envelope: Outgoing): Promise<Published>
  /** Once this resolves, every message on the topics is announced to this process. */
  subscribe(topics: readonly string[]): Promise<void>
  unsubscribe(topics: readonly string[]): void
  /**
   * Stored messages of a topic, oldest first, up to one page, which is bounded in messages
   * and bytes. On a subscribed topic,
   * each was announced before this resolves.
   */
  read(topic: string, after?: string): Promise<{ kept: Kept[]; hasMore: boolean }>
  /** Removes a delivered message. */
  remove(topic: string, ref: string): Promise<void>
  /** Removes delivered messages by their ids. */
  removeByIds(topic: string, ids: readonly string[]): Promise<void>
  /** `full`: it has no room for more messages. */
  state(): 'ok' | 'full' | 'away'
  /** Of the memory that messages may use. */
  usedShare(): number
  close(): Promise<void>
}

export type StoreEvents = {
  onMessage(kept: Kept): void
  /** Announcements may have been missed: read the stored messages of the topics. */
  onGap(topics: readonly string[]): void
  /** Topics this process is subscribed to. */
  topics(): Iterable<string>
  /** Undelivered messages were removed because the store was full. */
  onEvicted?(count: number): void
}

/** Maximum number of stored messages per topic. */
export const maxKept = 200
/** Page size of `read`. */
export const maxRead = 50
export const maxReadBytes = 256 * 1024
