import { defineArea } from '../../area.tsx'
import { ChartIcon, DangerIcon, HealthIcon, LayersIcon, SwapIcon } from '../../ui/icons.tsx'

const scope = 'usage:read'
const group = 'project'

/** What happens in a project: charts of events and calls, errors, and the live stream. */
export const insights = defineArea({
  id: 'insights',
  pages: [
    { path: '/projects/$projectId/insights', load: () => import('./InsightsPage.tsx'), scope },
    { path: '/projects/$projectId/funnel', load: () => import('./FunnelPage.tsx'), scope },
    { path: '/projects/$projectId/errors', load: () => import('./ErrorsPage.tsx'), scope },
    { path: '/projects/$projectId/usage', load: () => import('./UsagePage.tsx'), scope },
    { path: '/projects/$projectId/live', load: () => import('./LivePage.tsx'), scope },
  ],
  panels: [{ load: () => import('./OverviewPanel.tsx'), order: 20, scope }],
  navigation: [
    {
      to: '/projects/$projectId/insights',
      label: 'nav.insights.insights',
      icon: ChartIcon,
      order: 20,
      group,
      scope,
    },
    {
      to: '/projects/$projectId/funnel',
      label: 'nav.insights.funnel',
      icon: LayersIcon,
      order: 22,
      group,
      scope,
    },
    {
      to: '/projects/$projectId/errors',
      label: 'nav.insights.errors',
      icon: DangerIcon,
      order: 24,
      group,
      scope,
    },
    {
      to: '/projects/$projectId/usage',
      label: 'nav.insights.usage',
      icon: SwapIcon,
      order: 26,
      group,
      scope,
    },
    {
      to: '/projects/$projectId/live',
      label: 'nav.insights.live',
      icon: HealthIcon,
      order: 28,
      group,
      scope,
    },
  ],
})
