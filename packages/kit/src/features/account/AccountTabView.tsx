import type { ViewParams } from '../../core/modal/modal.ts'
import { findTab, panelOf } from './accountTabs.tsx'

/** One of the account's tabs, all of it. */
export default function AccountTabView({ tab }: ViewParams['AccountTab']) {
  const found = findTab(tab)
  const Panel = found && panelOf(found)
  return Panel && <Panel preview={false} />
}
