import { defineSlice } from './slice.ts'

/** What an account has and did, in the order of its tabs. */
export const accountTabs = ['tokens', 'nfts', 'activity'] as const
export type AccountTab = (typeof accountTabs)[number]

/** Tells the tabs what to show: a few lines on the account, everything on a view of their own. */
export type AccountTabProps = { readonly preview: boolean }

/** How many lines a tab shows on the account; what stands below it stays within reach. */
export const previewLength = 5

/** The tab that is open; kept while the visitor looks at something else. */
export const accountTab = defineSlice<AccountTab, AccountTab>('tokens', (_, tab) => tab)
