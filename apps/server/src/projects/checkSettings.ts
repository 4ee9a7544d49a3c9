import { badRequest } from '@latchkey/protocol/catalogue'
import { isOriginPattern } from '@latchkey/protocol/origin'
import { Refusal } from '../refusal.ts'
import type { Project } from './project.ts'
import type { ProjectSettings } from './projects.ts'

/** Rejects invalid settings, such as a production project without origins. */
export function checkSettings(settings: ProjectSettings, before?: Project): void {
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
}
