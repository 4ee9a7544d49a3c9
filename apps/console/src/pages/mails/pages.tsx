import { defineArea } from '../../area.tsx'
import { MailIcon } from '../../ui/icons.tsx'

/** How the login mails of a project look. */
export const mails = defineArea({
  id: 'mails',
  pages: [
    { path: '/projects/$projectId/mails', load: () => import('./MailsPage.tsx'), scope: 'projects:read' },
  ],
  navigation: [
    {
      to: '/projects/$projectId/mails',
      label: 'nav.mails.mails',
      icon: MailIcon,
      order: 56,
      group: 'project',
      scope: 'projects:read',
    },
  ],
})
