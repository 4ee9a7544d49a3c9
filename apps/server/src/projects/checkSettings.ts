import { badRequest } from '@latchkey/protocol/catalogue'
import type { SocialProvider } from '@latchkey/protocol/http/social'
import { isOriginPattern } from '@latchkey/protocol/origin'
import { checkUrl } from '../fetch/safeFetch.ts'
import { UnsafeUrlError } from '../fetch/unsafeUrlError.ts'
import { Refusal } from '../refusal.ts'
import type { Project, ProjectSettings } from './project.ts'

/** Rejects invalid settings, such as a production project without origins. */
export function checkSettings(
  settings: ProjectSettings,
  { before, socials, tokenLoginHosts }: checkSettings.Given,
): void {
  const bad = settings.origins?.find((origin) => !isOriginPattern(origin))
  if (bad !== undefined)
    throw new Refusal(badRequest, {
      field: 'origins',
      description: 'Not an origin such as https://*.example.com',
    })
  const mode = settings.mode ?? before?.mode
  const origins = settings.origins ?? before?.origins ?? []
  if (mode === 'production' && origins.length === 0)
    throw new Refusal(badRequest, {
      field: 'origins',
      description: 'A project in production needs at least one origin',
    })
  if (settings.guestLogin && !socials.includes('passkey'))
    throw new Refusal(badRequest, {
      field: 'guestLogin',
      description: 'Guests need logins with passkeys: set PASSKEY_LOGIN',
    })
  if (settings.tokenLogin) checkJwksUrl(settings.tokenLogin.jwksUrl, tokenLoginHosts)
}

export declare namespace checkSettings {
  type Given = {
    /** The project that is changed. */
    before?: Project | undefined
    /** Providers of social logins that the server is set up for. */
    socials: readonly SocialProvider[]
    /** `TOKEN_LOGIN_HOSTS`. */
    tokenLoginHosts: readonly string[]
  }
}

function checkJwksUrl(url: string, hosts: readonly string[]): void {
  try {
    checkUrl(url, new Set(hosts))
  } catch (error) {
    if (!(error instanceof UnsafeUrlError)) throw error
    throw new Refusal(badRequest, {
      field: 'tokenLogin.jwksUrl',
      description: 'Not a public https URL, nor on a host of TOKEN_LOGIN_HOSTS',
    })
  }
}
