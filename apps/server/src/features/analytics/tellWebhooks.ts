import type { WebhookKind } from '@latchkey/protocol/http/webhooks'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { Parts } from '../../feature.ts'
import type { StoredEvent } from './sink.ts'

const kinds: Readonly<Partial<Record<string, WebhookKind>>> = {
  CONNECT_SUCCESS: 'wallet.connected',
  SEND_SUCCESS: 'transaction.seen',
  SWAP_SUCCESS: 'transaction.seen',
  PAY_SUCCESS: 'transaction.seen',
}

/**
 * Adds events that webhooks may want to the outbox, once they are stored, with one statement however
 * many they are. A batch that is stored again, because the process ended before it was acknowledged,
 * is told once.
 */
export async function tellWebhooks(
  events: readonly StoredEvent[],
  { db, webhooks }: tellWebhooks.Options,
): Promise<void> {
  const happenings = events.flatMap((event) => {
    const kind = event.type === 'track' ? kinds[event.event] : undefined
    return kind && webhooks.mayWant(event.projectId, kind) ? [toHappening(event, kind)] : []
  })
  await webhooks.add(db, ...happenings)
}

export declare namespace tellWebhooks {
  type Options = { db: Kysely<Database>; webhooks: Pick<Parts['webhooks'], 'add' | 'mayWant'> }
}

function toHappening(
  { account, at, domain, event, eventId, projectId, properties }: StoredEvent,
  kind: WebhookKind,
) {
  const data = { event, account, domain, at: new Date(at).toISOString(), properties }
  return { projectId, kind, key: account ?? eventId, eventId, data }
}
