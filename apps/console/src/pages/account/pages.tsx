import { defineArea } from '../../area.tsx'

/** The member's own account. */
export const account = defineArea({
  id: 'account',
  pages: [{ path: '/account', load: () => import('./AccountPage.tsx') }],
})
