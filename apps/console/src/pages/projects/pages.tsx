import { defineArea } from '../../area.tsx'
import { CodeIcon, HomeIcon } from '../../ui/icons.tsx'

/** Projects, and the start page of one. */
export const projects = defineArea({
  id: 'projects',
  pages: [
    { path: '/', load: () => import('./ProjectsPage.tsx') },
    { path: '/projects', load: () => import('./ProjectsPage.tsx') },
    { path: '/projects/new', load: () => import('./NewProjectPage.tsx'), scope: 'projects:write' },
    { path: '/projects/$projectId', load: () => import('./OverviewPage.tsx'), scope: 'projects:read' },
    { path: '/projects/$projectId/connect', load: () => import('./ConnectPage.tsx'), scope: 'projects:read' },
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
    {
      to: '/projects/$projectId/connect',
      label: 'nav.projects.connect',
      icon: CodeIcon,
      order: 12,
      group: 'project',
      scope: 'projects:read',
    },
  ],
})
