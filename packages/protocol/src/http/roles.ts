import { type Scope, scopes } from './scopes.ts'

/** Of a member of the console: in one project, except for operators, who run the server. */
export const roles = ['operator', 'owner', 'admin', 'viewer'] as const
export type MemberRole = (typeof roles)[number]
export const projectRoles = ['owner', 'admin', 'viewer'] as const
export type ProjectRole = (typeof projectRoles)[number]

const viewer: readonly Scope[] = ['projects:read', 'usage:read']
const admin: readonly Scope[] = [...viewer, 'projects:write', 'webhooks:write', 'users:read', 'audit:read']
const owner: readonly Scope[] = [
  ...admin,
  'projects:delete',
  'keys:write',
  'members:write',
  'secrets:write',
  'users:write',
]

/** What members with this role may do. */
export const scopesOfRole: Readonly<Record<MemberRole, readonly Scope[]>> = {
  operator: scopes,
  owner,
  admin,
  viewer,
}

/** What the key of a project may do, which programs have. */
export const scopesOfProjectKey: readonly Scope[] = [
  'projects:read',
  'projects:write',
  'keys:write',
  'usage:read',
  'users:read',
  'users:write',
]
