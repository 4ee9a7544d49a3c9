import type { FastifyRequest } from 'fastify'
import { actorOf } from '../../../guard.ts'
import type { RecordedBy } from './records.ts'

/** Who does something to a user. */
export function recordedBy(request: FastifyRequest): RecordedBy {
  return { ...actorOf(request), side: request.isAdmin ? 'operator' : 'app' }
}

/**
 * Whether it is the app's own server, with a key of the project. It reads its users with every
 * request of theirs, which are no looks of a person, and are not recorded.
 */
export function isProgram(request: FastifyRequest): boolean {
  return !request.isAdmin && actorOf(request).name.startsWith('key ')
}
