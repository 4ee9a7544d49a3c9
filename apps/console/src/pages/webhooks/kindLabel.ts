import type { WebhookKind } from '@latchkey/protocol/http/webhooks'

/** The message that names a kind of webhook. Its keys have no dots of their own. */
export function kindLabel<Kind extends WebhookKind>(kind: Kind) {
  return `webhooks.kind.${kind.replace('.', '_') as WithoutDot<Kind>}` as const
}

type WithoutDot<Text extends string> = Text extends `${infer Start}.${infer End}` ? `${Start}_${End}` : Text
