import type { ComponentType } from 'react'
import type { AccountTab } from '../../core/declared.ts'
import type { Kit } from '../../core/kit.ts'
import { defineSlice } from '../../core/state/slice.ts'
import { later } from '../../ui/later.tsx'
import { isOffered, loadedFeatures } from '../declared.tsx'
import type { AccountTabProps, DeclaredTab } from '../feature.ts'

/** The tab that is open; kept while the visitor looks at something else. */
export const accountTab = defineSlice<AccountTab, AccountTab>('tokens', (_, tab) => tab)

type Tab = DeclaredTab & { readonly id: AccountTab }

/** The tabs that can be filled now. */
export function accountTabs(kit: Kit): readonly Tab[] {
  return loadedFeatures().features.flatMap((feature) =>
    feature.tab && isOffered(kit, feature, feature.tab) && (feature.tab.isOffered?.(kit) ?? true)
      ? [feature.tab as Tab]
      : [],
  )
}

export function findTab(id: AccountTab): Tab | undefined {
  return loadedFeatures().features.find(({ tab }) => tab?.id === id)?.tab as Tab | undefined
}

/** What the tab shows. */
export function panelOf({ load }: Tab): ComponentType<AccountTabProps> {
  return later(load)
}
