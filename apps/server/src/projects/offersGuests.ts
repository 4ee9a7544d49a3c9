import type { SocialProvider } from '@latchkey/protocol/http/social'
import type { Project } from './project.ts'

/**
 * Whether visitors can become guests of a project. Not where only listed visitors may log in, and
 * only where passkeys log in: without them, a guest could never open the wallet in another browser.
 */
export function offersGuests(
  { features, guestLogin, loginRules }: Pick<Project, 'features' | 'guestLogin' | 'loginRules'>,
  socials: readonly SocialProvider[],
): boolean {
  if (!guestLogin || loginRules?.allow || !socials.includes('passkey')) return false
  if (!features) return true
  const logins = features.find(({ id }) => id === 'social_login')
  return (
    logins !== undefined &&
    (logins.config === null || (logins.isEnabled && logins.config.includes('passkey')))
  )
}
