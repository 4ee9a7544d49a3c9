import { defineArea } from '../../area.tsx'
import { KeyIcon, NodeIcon } from '../../ui/icons.tsx'

/** What operators set for the whole server. */
export const server = defineArea({
  id: 'server',
  pages: [
    { path: '/server/secrets', load: () => import('./SecretsPage.tsx'), scope: 'server:read' },
    { path: '/server/nodes', load: () => import('./NodesPage.tsx'), scope: 'server:read' },
  ],
  navigation: [
    {
      to: '/server/secrets',
      label: 'nav.server.secrets',
      icon: KeyIcon,
      order: 40,
      group: 'server',
      scope: 'server:read',
    },
    {
      to: '/server/nodes',
      label: 'nav.server.nodes',
      icon: NodeIcon,
      order: 44,
      group: 'server',
      scope: 'server:read',
    },
  ],
})
