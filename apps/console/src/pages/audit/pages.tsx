import { defineArea } from '../../area.tsx'
import { AuditIcon } from '../../ui/icons.tsx'

/** What was changed, by whom: in one project, and on the server. */
export const audit = defineArea({
  id: 'audit',
  pages: [
    { path: '/projects/$projectId/audit', load: () => import('./ProjectAuditPage.tsx'), scope: 'audit:read' },
    { path: '/server/audit', load: () => import('./ServerAuditPage.tsx'), scope: 'audit:read' },
  ],
  navigation: [
    {
      to: '/projects/$projectId/audit',
      label: 'nav.audit',
      icon: AuditIcon,
      order: 80,
      group: 'project',
      scope: 'audit:read',
    },
    {
      to: '/server/audit',
      label: 'nav.audit.server',
      icon: AuditIcon,
      order: 80,
      group: 'server',
      scope: 'audit:read',
    },
  ],
})
