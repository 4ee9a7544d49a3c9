import type { Area } from './area.tsx'
import { account } from './pages/account/pages.tsx'
import { alerts } from './pages/alerts/pages.tsx'
import { audit } from './pages/audit/pages.tsx'
import { entry } from './pages/entry/pages.tsx'
import { health } from './pages/health/pages.tsx'
import { insights } from './pages/insights/pages.tsx'
import { mails } from './pages/mails/pages.tsx'
import { members } from './pages/members/pages.tsx'
import { projects } from './pages/projects/pages.tsx'
import { server } from './pages/server/pages.tsx'
import { settings } from './pages/settings/pages.tsx'
import { users } from './pages/users/pages.tsx'
import { webhooks } from './pages/webhooks/pages.tsx'

/** All areas. A new one is a folder of `pages/`, its messages, and its line here. */
export const areas: readonly Area[] = [
  account,
  alerts,
  audit,
  entry,
  health,
  insights,
  mails,
  members,
  projects,
  server,
  settings,
  users,
  webhooks,
]
