/** What the key of an operator may do. */
export const scopes = [
  'projects:read',
  'projects:write',
  'keys:write',
  'usage:read',
  'users:read',
  'users:write',
  'audit:read',
] as const
export type Scope = (typeof scopes)[number]
