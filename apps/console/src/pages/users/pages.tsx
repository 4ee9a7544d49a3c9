import { defineArea } from '../../area.tsx'
import { UsersIcon } from '../../ui/icons.tsx'

/** Users of the embedded wallet. */
export const users = defineArea({
  id: 'users',
  pages: [
    { path: '/projects/$projectId/users', load: () => import('./UsersPage.tsx'), scope: 'users:read' },
    { path: '/projects/$projectId/users/$userId', load: () => import('./UserPage.tsx'), scope: 'users:read' },
  ],
  navigation: [
    {
      to: '/projects/$projectId/users',
      label: 'nav.users',
      icon: UsersIcon,
      order: 35,
      group: 'project',
      scope: 'users:read',
    },
  ],
})
