import type { Feature } from '../feature.ts'

export type SessionsFeature = {
  views: {
    /** What apps may spend without asking. */
    SmartSessions: undefined
  }
}

/** What the app may spend without asking, within limits, and ending it. */
export const sessions: Feature<SessionsFeature> = {
  needs: {
    flag: 'smartSessions',
    server: 'any',
    // Only smart accounts have sessions.
    chain: ({ allowances, defaultAccountType }) =>
      allowances !== undefined && defaultAccountType === 'smartAccount',
  },
  row: () => import('./SmartSessionsRow.tsx'),
  views: {
    SmartSessions: { title: (t) => t('sessions.title'), load: () => import('./SmartSessionsView.tsx') },
  },
}
