import { ReceiveIcon } from '../../ui/pictures/moneyIcons.tsx'
import type { Feature } from '../feature.ts'

export type ReceiveFeature = {
  views: { Receive: undefined }
  action: 'receive'
}

/** The account's address, to be sent something. */
export const receive: Feature<ReceiveFeature> = {
  needs: { flag: 'receive' },
  action: {
    id: 'receive',
    title: (t) => t('account.action.receive'),
    titleWhenEmpty: (t) => t('account.empty.receive'),
    Icon: ReceiveIcon,
    view: { name: 'Receive' },
  },
  views: { Receive: { title: (t) => t('receive.title'), load: () => import('./ReceiveView.tsx') } },
}
