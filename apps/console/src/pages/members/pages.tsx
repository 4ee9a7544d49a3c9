import { defineArea } from '../../area.tsx'
import { MembersIcon } from '../../ui/icons.tsx'

/** Who may open a project, or the whole server, and invitations. */
export const members = defineArea({
  id: 'members',
  pages: [
    {
      path: '/projects/$projectId/members',
      load: () => import('./ProjectMembersPage.tsx'),
      scope: 'members:write',
    },
    { path: '/server/operators', load: () => import('./OperatorsPage.tsx'), scope: 'server:read' },
  ],
  navigation: [
    {
      to: '/projects/$projectId/members',
      label: 'nav.members',
      icon: MembersIcon,
      order: 70,
      group: 'project',
      scope: 'members:write',
    },
    {
      to: '/server/operators',
      label: 'nav.members.operators',
      icon: MembersIcon,
      order: 70,
      group: 'server',
      scope: 'server:read',
    },
  ],
})
