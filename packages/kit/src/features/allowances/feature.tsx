import { AllowIcon } from '../../ui/pictures/moneyIcons.tsx'
import type { Feature } from '../feature.ts'

export type AllowancesFeature = {
  views: {
    /** What others may take from the account. */
    Allowances: undefined
    /** One permission, to be taken back. */
    RevokeAllowance: undefined
  }
  purposes: 'revoke'
}

/** Permissions to take tokens from the account, and taking them back. */
export const allowances: Feature<AllowancesFeature> = {
  needs: { server: 'any', chain: (driver) => driver.allowances !== undefined },
  row: () => import('./AllowancesRow.tsx'),
  purposes: {
    revoke: {
      title: (t, done) => t(done ? 'activity.done.revoke' : 'activity.kind.revoke'),
      Icon: AllowIcon,
    },
  },
  views: {
    Allowances: { title: (t) => t('allowances.title'), load: () => import('./AllowancesView.tsx') },
    RevokeAllowance: {
      title: (t) => t('allowances.revoke'),
      load: () => import('./RevokeAllowanceView.tsx'),
    },
  },
}
