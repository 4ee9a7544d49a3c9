/** What a key of an operator, or a member of the console, may do. */
export const scopes = [
  'projects:read',
  'projects:write',
  'projects:delete',
  'keys:write',
  'members:write',
  'secrets:write',
  'webhooks:write',
  'usage:read',
  'users:read',
  'users:write',
  'audit:read',
  'server:read',
  'server:write',
] as const
export type Scope = (typeof scopes)[number]
