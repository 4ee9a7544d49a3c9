import type { Answer } from '@latchkey/protocol/http/contract'
import type { DeliveryState, webhookList } from '@latchkey/protocol/http/webhooks'
import { Badge } from '../../ui/Status.tsx'
import { useT } from '../../words/Words.tsx'

export type Webhook = Answer<typeof webhookList>['webhooks'][number]

/** Whether deliveries reach the receiver. */
export function WebhookState({ webhook: { failingSince, state } }: { webhook: Webhook }) {
  const t = useT()
  if (state === 'failed') return <Badge tone="negative">{t('webhooks.state.failed')}</Badge>
  if (state === 'off') return <Badge>{t('webhooks.state.off')}</Badge>
  if (failingSince) return <Badge tone="warning">{t('webhooks.state.failing')}</Badge>
  return <Badge tone="positive">{t('webhooks.state.on')}</Badge>
}

const tones = { waiting: 'warning', delivered: 'positive', failed: 'negative' } as const

export function DeliveryBadge({ state }: { state: DeliveryState }) {
  const t = useT()
  return <Badge tone={tones[state]}>{t(`webhooks.delivery.${state}`)}</Badge>
}
