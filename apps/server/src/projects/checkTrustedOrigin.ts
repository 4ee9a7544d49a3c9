import { originRefused } from '@latchkey/protocol/catalogue'
import { isOriginAllowed, trustedOriginPatterns } from '@latchkey/protocol/origin'
import { Refusal } from '../refusal.ts'
import type { Project } from './project.ts'

/**
 * Refuses origins the project does not vouch for. Stricter than admission, which lets a
 * project in development be used from preview hosts, or from anywhere if it lists no
 * origins.
 */
export function checkTrustedOrigin(
  { mode, origins }: Pick<Project, 'mode' | 'origins'>,
  origin: string,
): void {
  if (!isOriginAllowed(origin, trustedOriginPatterns(mode, origins))) throw new Refusal(originRefused)
}
