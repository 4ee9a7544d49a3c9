import type { Area } from './area.tsx'
import { account } from './pages/account/pages.tsx'
import { entry } from './pages/entry/pages.tsx'
import { mails } from './pages/mails/pages.tsx'
import { projects } from './pages/projects/pages.tsx'
import { server } from './pages/server/pages.tsx'

/** All areas. A new one is a folder of `pages/`, its messages, and its line here. */
export const areas: readonly Area[] = [account, entry, mails, projects, server]
