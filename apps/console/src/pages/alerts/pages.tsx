import { defineArea } from '../../area.tsx'
import { BellIcon } from '../../ui/icons.tsx'

/** What owners and operators are told without asking. */
export const alerts = defineArea({
  id: 'alerts',
  pages: [
    {
      path: '/projects/$projectId/alerts',
      load: () => import('./ProjectAlertsPage.tsx'),
      scope: 'projects:read',
    },
    { path: '/server/alerts', load: () => import('./ServerAlertsPage.tsx'), scope: 'server:read' },
  ],
  navigation: [
    {
      to: '/projects/$projectId/alerts',
      label: 'nav.alerts',
      icon: BellIcon,
      order: 64,
      group: 'project',
      scope: 'projects:read',
    },
    {
      to: '/server/alerts',
      label: 'nav.alerts',
      icon: BellIcon,
      order: 14,
      group: 'server',
      scope: 'server:read',
    },
  ],
})
