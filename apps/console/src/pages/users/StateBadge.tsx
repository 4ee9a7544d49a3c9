import type { UserAnswer } from '@latchkey/protocol/http/users'
import { Badge } from '../../ui/Status.tsx'
import { useT } from '../../words/Words.tsx'

/** Whether the user may log in, and whether they are about to be deleted. */
export function StateBadge({ user }: { user: UserAnswer }) {
  const t = useT()
  if (user.deletion && user.deletion.state !== 'stopped')
    return <Badge tone="warning">{t('users.state.deletion')}</Badge>
  if (user.disabledAt) return <Badge tone="negative">{t('users.state.disabled')}</Badge>
  if (!user.firstLoginAt) return <Badge>{t('users.state.ahead')}</Badge>
  return <Badge tone="positive">{t(user.isGuest ? 'users.state.guest' : 'users.state.active')}</Badge>
}
