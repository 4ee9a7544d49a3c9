import { defineArea } from '../../area.tsx'
import { HomeIcon } from '../../ui/icons.tsx'

/** Projects, and the start page of one. */
export const projects = defineArea({
  id: 'projects',
  pages: [
    { path: '/', load: () => import('./ProjectsPage.tsx') },
    { path: '/projects', load: () => import('./ProjectsPage.tsx') },
    { path: '/projects/$projectId', load: () => import('./OverviewPage.tsx'), scope: 'projects:read' },
  ],
  navigation: [
    {
      to: '/projects/$projectId',
      label: 'nav.projects.overview',
      icon: HomeIcon,
      order: 10,
      group: 'project',
      scope: 'projects:read',
    },
  ],
})
