import { once } from '@latchkey/protocol/once'

/** What a page needs once it connects. The rest is imported there, which keeps the list of files out of the page's first load. */
export const later = once(() => import('./connect.ts'))
