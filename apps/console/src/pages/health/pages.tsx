import { defineArea } from '../../area.tsx'
import { HealthIcon } from '../../ui/icons.tsx'

/** How each part of the server is, for its operators. */
export const health = defineArea({
  id: 'health',
  pages: [{ path: '/server/health', load: () => import('./HealthPage.tsx'), scope: 'server:read' }],
  navigation: [
    {
      to: '/server/health',
      label: 'nav.health',
      icon: HealthIcon,
      order: 10,
      group: 'server',
      scope: 'server:read',
    },
  ],
})
