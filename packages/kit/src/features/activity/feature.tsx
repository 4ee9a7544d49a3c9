import type { Feature } from '../feature.ts'

export type ActivityFeature = { tab: 'activity' }

/** What the account did. */
export const activity: Feature<ActivityFeature> = {
  needs: { flag: 'activity', server: 'history' },
  tab: { id: 'activity', title: (t) => t('account.tab.activity'), load: () => import('./ActivityTab.tsx') },
}
