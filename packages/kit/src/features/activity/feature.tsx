import { CallIcon } from '../../ui/pictures/moneyIcons.tsx'
import type { Feature } from '../feature.ts'
import { isListed } from './ownTransactions.ts'

export type ActivityFeature = { tab: 'activity'; purposes: 'call' }

/** What the account did. */
export const activity: Feature<ActivityFeature> = {
  needs: { flag: 'activity' },
  tab: {
    id: 'activity',
    title: (t) => t('account.tab.activity'),
    isOffered: isListed,
    load: () => import('./ActivityTab.tsx'),
  },
  purposes: {
    call: { title: (t, done) => t(`activity.${done ? 'done' : 'kind'}.other`), Icon: CallIcon },
  },
}
