import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { projectRoles, roles } from './roles.ts'

const projectId = z.string().check(z.regex(/^[\w-]{3,64}$/, 'Letters, digits, - and _, 3 to 64'))
/** 128 random bits and more, in base64url. */
const token = z.string().check(z.regex(/^[\w-]{20,128}$/, 'Not a token'))
/** `namespace:address` of a wallet, or `oidc:` with the subject at the company's identity provider. */
const account = z.string().check(z.regex(/^[^\s\p{Cc}]{3,300}$/u, 'Not an account'))
const name = z.string().check(z.regex(/^[^\p{Cc}]{1,100}$/u, '1 to 100 characters'))
const time = z.iso.datetime()

export const consoleConfig = contract({
  method: 'GET',
  path: '/admin/v1/console',
  summary: 'What the console needs before a member has signed in',
  answer: z.object({
    /** Whether the server has a first operator. */
    isClaimed: z.boolean(),
    /** The company's identity provider, by the name that its button shows. */
    sso: z.nullable(z.object({ name: z.string(), isOnly: z.boolean() })),
    /** Origin of the embedded wallet, if members can log in by email, passkey or a social account. */
    walletOrigin: z.nullable(z.string()),
    /** Where apps reach the API; null if the console has a host of its own and `API_URL` is not set. */
    apiUrl: z.nullable(z.string()),
    version: z.string(),
  }),
})

/** Pages, and no calls: browsers go to the first, and come back from the identity provider to the second. */
export const ssoPaths = { start: '/admin/v1/sso/start', return: '/admin/v1/sso/return' } as const

const ssoSession = z.object({
  /** `oidc:` with the subject at the identity provider. */
  account,
  accessToken: z.string(),
  /** Lifetime in seconds, for clients whose clock differs. */
  accessExpiresIn: z.number(),
})

/** Of the browser that went to the identity provider, which has a cookie of that. */
export const ssoEnd = contract({
  method: 'POST',
  path: '/admin/v1/sso/end',
  summary:
    'Exchanges the one-time code of a login at the identity provider, and sets the cookie of a session',
  body: z.object({ code: token }),
  answer: ssoSession,
})

export const ssoRefresh = contract({
  method: 'POST',
  path: '/admin/v1/sso/refresh',
  summary: 'A new access token, by the cookie of the session',
  body: z.object({ account }),
  answer: ssoSession,
})

export const ownerClaim = contract({
  method: 'POST',
  path: '/admin/v1/console/claim',
  summary: 'Makes the signed-in account the first operator. The token is in the link that the server logs',
  body: z.object({ token, name: z.optional(name) }),
  answer: z.object({ role: z.enum(roles) }),
})

export const memberMe = contract({
  method: 'GET',
  path: '/admin/v1/me',
  summary: 'The signed-in member, and the projects it may open',
  answer: z.object({
    account,
    name: z.nullable(z.string()),
    isOperator: z.boolean(),
    /** How long what is dangerous may still be done without signing in again. */
    freshUntil: time,
    projects: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** `operator` for projects that only an operator's role opens. */
        role: z.enum(roles),
        mode: z.enum(['development', 'production']),
        isDisabled: z.boolean(),
      }),
    ),
  }),
})

/** Of the member itself, in every project. */
export const memberRename = contract({
  method: 'PUT',
  path: '/admin/v1/me/name',
  summary: 'Changes the name that other members see; null removes it',
  body: z.object({ name: z.nullable(name) }),
  answer: z.object({ name: z.nullable(z.string()) }),
})

const member = z.object({
  account,
  name: z.nullable(z.string()),
  role: z.enum(roles),
  addedAt: time,
  /** The day of the last sign-in, such as `2026-01-31`. */
  lastSeenOn: z.nullable(z.string()),
})

const invite = z.object({
  id: z.string(),
  name,
  role: z.enum(roles),
  invitedBy: z.string(),
  expiresAt: time,
})

const members = z.object({ members: z.array(member), invites: z.array(invite) })
/** The link is only shown in this response. */
const invited = z.object({ invite, link: z.string() })
const params = z.object({ id: projectId })

export const memberList = contract({
  method: 'GET',
  path: '/admin/v1/projects/:id/members',
  summary: 'Members of a project, and open invitations',
  params,
  answer: members,
})

export const memberSet = contract({
  method: 'PATCH',
  path: '/admin/v1/projects/:id/members/:account',
  summary: 'Changes the role or the name of a member. A project keeps at least one owner',
  params: z.object({ id: projectId, account }),
  body: z.object({ role: z.optional(z.enum(projectRoles)), name: z.optional(z.nullable(name)) }),
  answer: z.object({ member }),
})

export const memberRemove = contract({
  method: 'DELETE',
  path: '/admin/v1/projects/:id/members/:account',
  summary: 'Removes a member, whose calls are refused at once',
  params: z.object({ id: projectId, account }),
  answer: z.object({ removed: z.boolean() }),
})

export const inviteCreate = contract({
  method: 'POST',
  path: '/admin/v1/projects/:id/invites',
  summary: 'Makes a link with which one person becomes a member',
  params,
  body: z.object({ name, role: z.enum(projectRoles) }),
  answer: invited,
})

export const inviteRemove = contract({
  method: 'DELETE',
  path: '/admin/v1/projects/:id/invites/:inviteId',
  summary: 'Ends an invitation',
  params: z.object({ id: projectId, inviteId: z.string().check(z.maxLength(64)) }),
  answer: z.object({ removed: z.boolean() }),
})

export const operatorList = contract({
  method: 'GET',
  path: '/admin/v1/operators',
  summary: 'Operators of the server, and open invitations',
  answer: members,
})

export const operatorRemove = contract({
  method: 'DELETE',
  path: '/admin/v1/operators/:account',
  summary: 'Removes an operator; the last one stays',
  params: z.object({ account }),
  answer: z.object({ removed: z.boolean() }),
})

export const operatorInvite = contract({
  method: 'POST',
  path: '/admin/v1/operators/invites',
  summary: 'Makes a link with which one person becomes an operator',
  body: z.object({ name }),
  answer: invited,
})

export const operatorInviteRemove = contract({
  method: 'DELETE',
  path: '/admin/v1/operators/invites/:inviteId',
  summary: 'Ends an invitation of an operator',
  params: z.object({ inviteId: z.string().check(z.maxLength(64)) }),
  answer: z.object({ removed: z.boolean() }),
})

/** Not by a query: tokens do not belong into the logs of proxies. */
export const inviteRead = contract({
  method: 'POST',
  path: '/admin/v1/invites/read',
  summary: 'What an invitation is for',
  body: z.object({ token }),
  answer: z.object({
    name,
    role: z.enum(roles),
    /** Null for operators. */
    projectName: z.nullable(z.string()),
    invitedBy: z.string(),
    expiresAt: time,
  }),
})

export const inviteAccept = contract({
  method: 'POST',
  path: '/admin/v1/invites/accept',
  summary: 'Makes the signed-in account a member',
  body: z.object({ token }),
  answer: z.object({ projectId: z.nullable(z.string()), role: z.enum(roles) }),
})
