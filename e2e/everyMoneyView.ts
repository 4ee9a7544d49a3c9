import { accountViews } from './accountViews.ts'
import { buyViews } from './buyViews.ts'
import { everySwapState } from './everySwapState.ts'
import { payViews } from './payViews.ts'
import { sendViews } from './sendViews.ts'
import type { WalkArgs } from './walk.ts'

/** Every view of money and every state of it, in five walks; each resolves to the names of what it saw. */
export const everyMoneyView = {
  account: accountViews,
  send: sendViews,
  swap: everySwapState,
  buy: buyViews,
  pay: payViews,
} satisfies Record<string, (args: WalkArgs) => Promise<string[]>>
