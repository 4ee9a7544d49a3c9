import type { ErrorCode } from '@latchkey/protocol/errors'
import type { Feature } from '../feature.ts'

export type NamesFeature = {
  views: { RegisterAccountName: undefined; RegisterAccountNameSuccess: undefined }
  events: {
    REGISTER_NAME_INITIATED: undefined
    REGISTER_NAME_SUCCESS: undefined
    REGISTER_NAME_ERROR: { code: ErrorCode }
  }
}

/** A name for the account, given out by the server. */
export const names: Feature<NamesFeature> = {
  needs: { server: 'any' },
  row: () => import('./NameRow.tsx'),
  views: {
    RegisterAccountName: {
      title: (t) => t('names.title'),
      load: () => import('./RegisterAccountNameView.tsx'),
    },
    RegisterAccountNameSuccess: {
      title: (t) => t('names.successTitle'),
      load: () => import('./RegisterAccountNameSuccessView.tsx'),
    },
  },
}
