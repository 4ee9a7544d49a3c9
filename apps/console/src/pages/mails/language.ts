import type { Answer } from '@latchkey/protocol/http/contract'
import type { mailRead } from '@latchkey/protocol/http/mails'

/** In which mails are written. */
export type Language = Answer<typeof mailRead>['languages'][number]
