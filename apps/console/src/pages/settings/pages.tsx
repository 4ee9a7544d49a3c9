import { defineArea } from '../../area.tsx'
import { SettingsIcon } from '../../ui/icons.tsx'

const base = '/projects/$projectId/settings'
const scope = 'projects:read'

/** What a project is set to. Members who may not change it see it. */
export const settings = defineArea({
  id: 'settings',
  pages: [
    { path: base, load: () => import('./GeneralPage.tsx'), scope },
    { path: `${base}/origins`, load: () => import('./OriginsPage.tsx'), scope },
    // The checklist of the start page leads here.
    { path: '/projects/$projectId/origins', load: () => import('./OriginsPage.tsx'), scope },
    { path: `${base}/features`, load: () => import('./FeaturesPage.tsx'), scope },
    { path: `${base}/wallets`, load: () => import('./WalletsPage.tsx'), scope },
    { path: `${base}/theme`, load: () => import('./ThemePage.tsx'), scope },
    { path: `${base}/login`, load: () => import('./LoginPage.tsx'), scope },
    { path: `${base}/paymaster`, load: () => import('./PaymasterPage.tsx'), scope },
    { path: `${base}/legal`, load: () => import('./LegalPage.tsx'), scope },
    { path: `${base}/chains`, load: () => import('./ChainsPage.tsx'), scope },
    { path: `${base}/danger`, load: () => import('./DangerPage.tsx'), scope },
  ],
  navigation: [{ to: base, label: 'nav.settings', icon: SettingsIcon, order: 40, group: 'project', scope }],
})
