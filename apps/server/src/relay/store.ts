/** An envelope that is to be carried. */
export type Outgoing = {
  readonly topic: string
  readonly message: string
  /** Seconds. */
  readonly ttl: number
  readonly tag: number
  /** The client that published it: it is never given its own. */
  readonly from: string
}

/** An envelope that is kept. */
export type Kept = {
  readonly topic: string
  /** What it is kept under: sorts by the time it came, ends in the id of the message. */
  readonly ref: string
  readonly message: string
  /** Milliseconds since 1970. */
  readonly publishedAt: number
  /** Milliseconds since 1970. */
  readonly expiresAt: number
  readonly tag: number
  readonly from: string
}

/** What became of an envelope that was published. `known`: it was there before, delivered or not. */
export type Published = 'kept' | 'known' | 'full'

/**
 * Where envelopes wait, and how word of them reaches every process. One
 * contract (store.test.ts), fulfilled in memory for one process and by Redis
 * for any number.
 */
export type RelayStore = {
  /**
   * Resolves once the envelope is kept: then it outlives this process. The same
   * message again on the same topic is `known` until its time is up, even after
   * it was removed.
   */
  publish(envelope: Outgoing): Promise<Published>
  /** From when this resolves on, every envelope on the topics is told to this process. */
  subscribe(topics: readonly string[]): Promise<void>
  unsubscribe(topics: readonly string[]): void
  /**
   * What waits on a topic, in the order it came: as much as one answer should
   * carry. Where the topic is subscribed to, word of each came before this resolves.
   */
  read(topic: string, after?: string): Promise<{ kept: Kept[]; hasMore: boolean }>
  /** Somebody has it. */
  remove(topic: string, ref: string): Promise<void>
  /** Somebody has those, told by the ids of the messages. */
  removeByIds(topic: string, ids: readonly string[]): Promise<void>
  close(): Promise<void>
}

export type StoreEvents = {
  onMessage(kept: Kept): void
  /** Word may have been missed for a while: what waits on the topics has to be read. */
  onGap(topics: readonly string[]): void
  /** The topics this process is subscribed to. */
  topics(): Iterable<string>
}

/** Envelopes that may wait on one topic. */
export const maxKept = 200
/** Envelopes of one answer. */
export const maxRead = 50
