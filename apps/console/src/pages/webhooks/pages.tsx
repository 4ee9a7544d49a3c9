import { defineArea } from '../../area.tsx'
import { WebhookIcon } from '../../ui/icons.tsx'

/** What a project's backend is told, and what became of it. */
export const webhooks = defineArea({
  id: 'webhooks',
  pages: [
    {
      path: '/projects/$projectId/webhooks',
      load: () => import('./WebhooksPage.tsx'),
      scope: 'projects:read',
    },
    {
      path: '/projects/$projectId/webhooks/$webhookId',
      load: () => import('./WebhookPage.tsx'),
      scope: 'projects:read',
    },
  ],
  navigation: [
    {
      to: '/projects/$projectId/webhooks',
      label: 'nav.webhooks',
      icon: WebhookIcon,
      order: 62,
      group: 'project',
      scope: 'projects:read',
    },
  ],
})
