import { accountViews } from './accountViews.ts'
import { buyViews } from './buyViews.ts'
import { everySwapState } from './everySwapState.ts'
import { payViews } from './payViews.ts'
import { sendViews } from './sendViews.ts'
import type { WalkArgs } from './walk.ts'

/** Every state of every view about money, in five walks; each resolves to the names of the views it visited. */
export const everyMoneyView = {
  account: accountViews,
  send: sendViews,
  swap: everySwapState,
  buy: buyViews,
  pay: payViews,
} satisfies Record<string, (args: WalkArgs) => Promise<string[]>>
