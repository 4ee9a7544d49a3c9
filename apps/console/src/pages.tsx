import type { Area } from './area.tsx'
import { account } from './pages/account/pages.tsx'
import { entry } from './pages/entry/pages.tsx'
import { projects } from './pages/projects/pages.tsx'

/** All areas. A new one is a folder of `pages/`, its messages, and its line here. */
export const areas: readonly Area[] = [account, entry, projects]
