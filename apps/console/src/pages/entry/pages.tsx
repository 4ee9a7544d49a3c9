import { defineArea } from '../../area.tsx'

/** How members get in. */
export const entry = defineArea({
  id: 'entry',
  pages: [
    { path: '/sign-in', layout: 'bare', load: () => import('./SignInPage.tsx') },
    { path: '/claim', layout: 'bare', load: () => import('./ClaimPage.tsx') },
    { path: '/sso', layout: 'bare', load: () => import('./SsoPage.tsx') },
    { path: '/invite', layout: 'bare', load: () => import('./InvitePage.tsx') },
  ],
})
