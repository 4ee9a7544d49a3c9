import * as z from 'zod/mini'
import { type Language, languageTags } from '../languages.ts'
import { contract } from './contract.ts'

const text = (max: number) => z.string().check(z.maxLength(max))
/** As `Date.toISOString` writes it. */
const time = text(40)

/** What the wallet's frame says about the page that embeds it. Codes and sessions are valid for both only. */
const embedding = { projectId: text(128), origin: text(300) }

/** Languages of mails and pages: those of the kit. */
export const loginLanguage = z.enum(languageTags)
export type LoginLanguage = Language

const email = z.email().check(z.maxLength(254))
/** Wrong codes before a mail is worth nothing. */
export const loginCodeTries = 5

const code = z.string().check(z.regex(/^\d{8}$/, 'A code has 8 digits'))
/** Seconds until another mail can be asked for. */
const retryAfter = z.int()

/**
 * Every call carries a `DPoP` header (RFC 9449): a proof that it comes from the device's
 * key, with the nonce of the last answer's `DPoP-Nonce` header. A call without a valid
 * nonce is refused with `login/nonce_required` and gets one. If the call has a body, the
 * proof names its SHA-256 in base64url as `bh`: RFC 9449 signs no bodies, and a proxy that
 * ends TLS could change them.
 */
export const loginEmail = contract({
  method: 'POST',
  path: '/v1/login/email',
  summary: 'Sends a code, and on a new device also a link, to an email address',
  body: z.strictObject({ ...embedding, email, language: loginLanguage }),
  answer: z.object({
    attemptId: z.uuid(),
    /** `VERIFY_DEVICE`: the link in the mail has to be opened before the code is accepted. */
    action: z.enum(['VERIFY_OTP', 'VERIFY_DEVICE']),
    /** Two digits to show with `VERIFY_DEVICE`: the page behind the link asks for them. */
    match: z.optional(z.int()),
    retryAfter,
  }),
})

export const loginSignedIn = z.object({
  accountId: z.uuid(),
  deviceId: z.uuid(),
  /** For `Authorization: DPoP`; keep it in memory. */
  accessToken: z.string(),
  /** Lifetime in seconds, for clients whose clock differs. */
  accessExpiresIn: z.int(),
  /** Can be used once, and only with the key of this device. */
  refreshToken: z.string(),
  /** When the visitor has to log in again at the latest. */
  expiresAt: time,
  /** Seconds until this device may open the wallet; absent if it may now. */
  walletOpensIn: z.optional(z.int()),
  /**
   * The app has shut the visitor out. The session signs nothing, tells the app nothing, and cannot
   * be renewed; but it shows the words of the wallet.
   */
  isLeaving: z.optional(z.literal(true)),
  /** The project that the wallet is of, if the visitor uses that of another app. */
  homeProjectId: z.optional(text(128)),
  /**
   * The visitor has a wallet in another app of the group, and has not decided whether to use it here.
   * Until they do, this session is one of an account without a wallet.
   */
  offer: z.optional(
    z.object({
      /** Of the other app. */
      name: z.string(),
      /** Its page that was used last. */
      origin: z.optional(z.string()),
      /** Name of this app. */
      here: z.string(),
    }),
  ),
})

export type LoginOffer = NonNullable<z.infer<typeof loginSignedIn>['offer']>

export const loginOtp = contract({
  method: 'POST',
  path: '/v1/login/otp',
  summary: 'Completes an email login with the code of the mail',
  /** Without a code only if the approved link alone is enough: `needsCode` of the attempt is false. */
  body: z.strictObject({ ...embedding, attemptId: z.uuid(), code: z.optional(code) }),
  answer: loginSignedIn,
})

export const loginDevice = contract({
  method: 'GET',
  path: '/v1/login/device',
  summary: 'Whether the link of an email login was opened and its number confirmed',
  query: z.strictObject({ ...embedding, attemptId: z.uuid() }),
  answer: z.object({
    /** `refused`: the wrong number was chosen. `ended`: used or expired. */
    state: z.enum(['waiting', 'approved', 'refused', 'ended']),
    /** `failed`: the mail server did not accept the mail, and it is not tried again. */
    mail: z.enum(['queued', 'sent', 'failed']),
    needsCode: z.boolean(),
  }),
})

export const loginRefresh = contract({
  method: 'POST',
  path: '/v1/login/refresh',
  summary: 'Exchanges a refresh token for a new access and refresh token',
  body: z.strictObject({ ...embedding, refreshToken: text(512) }),
  answer: loginSignedIn,
})

/** For the app, which verifies it with the keys of `GET /v1/login/keys`. It opens no wallet. */
export const loginIdToken = contract({
  method: 'POST',
  path: '/v1/login/id-token',
  summary: 'Issues a token that tells the app who is logged in',
  answer: z.object({
    idToken: z.string(),
    /** Lifetime in seconds. */
    expiresIn: z.int(),
  }),
})

export const loginDevices = contract({
  method: 'GET',
  path: '/v1/login/devices',
  summary: 'Lists the devices of the account, the last used first',
  answer: z.object({
    devices: z.array(
      z.object({
        id: z.uuid(),
        isCurrent: z.boolean(),
        /** Thumbprint of its key, which the log of the wallet names it by. */
        key: z.string(),
        /** Such as `Firefox, Windows`. */
        browser: z.string(),
        /** The page the wallet was embedded in: browsers keep a key per page. */
        origin: z.string(),
        createdAt: time,
        usedAt: time,
        /** When it may open the wallet, if it still has to wait. */
        opensAt: z.optional(time),
      }),
    ),
  }),
})

export const loginDeviceRemove = contract({
  method: 'DELETE',
  path: '/v1/login/devices/:id',
  summary: 'Removes a device of the account and ends its sessions',
  params: z.object({ id: z.uuid() }),
  answer: z.object({ removed: z.int() }),
})

export const loginSignOut = contract({
  method: 'POST',
  path: '/v1/login/sign-out',
  summary: 'Ends the session; the device stays known',
  answer: z.object({ ended: z.int() }),
})

const change = z.object({
  changeId: z.uuid(),
  /** Where the next code was sent; `done` once the address has changed. */
  step: z.enum(['old', 'new', 'done']),
  retryAfter,
})

export const loginEmailChange = contract({
  method: 'POST',
  path: '/v1/login/email-change',
  summary: 'Starts a change of the email address: sends a code to the present one',
  body: z.strictObject({ email, language: loginLanguage }),
  answer: change,
})

export const loginEmailChangeCode = contract({
  method: 'POST',
  path: '/v1/login/email-change/code',
  summary: 'Confirms a step of the change with the code of the mail',
  body: z.strictObject({ changeId: z.uuid(), code }),
  answer: change,
})

export const loginAppDecide = contract({
  method: 'POST',
  path: '/v1/login/apps',
  summary: 'Keeps whether the visitor uses their wallet of another app in this one',
  body: z.strictObject({ isShared: z.boolean(), language: loginLanguage }),
  /** The session with the shared wallet; absent if the visitor keeps the apps apart. */
  answer: z.object({ signedIn: z.optional(loginSignedIn) }),
})

export const loginApps = contract({
  method: 'GET',
  path: '/v1/login/apps',
  summary: 'Lists the other apps that use the wallet of the account',
  answer: z.object({
    apps: z.array(
      z.object({
        projectId: z.string(),
        name: z.string(),
        /** Its page that was used last. */
        origin: z.optional(z.string()),
        isCurrent: z.boolean(),
        grantedAt: time,
        /** Thumbprints of the keys of devices that only this app has used. */
        keys: z.array(z.string()),
      }),
    ),
  }),
})

export const loginAppRemove = contract({
  method: 'DELETE',
  path: '/v1/login/apps/:projectId',
  summary: 'Takes the wallet of the account away from another app, and ends its sessions',
  params: z.object({ projectId: text(128) }),
  answer: z.object({ removed: z.int() }),
})

/** What a visitor is told of: a device shows the words of their wallet, or changes who can open it. */
export const loginNoticeKind = z.enum([
  'exported',
  'passkeyAdded',
  'kitAdded',
  'factorRemoved',
  'escrowLeft',
  'totpAdded',
  'totpRemoved',
  'confirmOff',
  'confirmEnding',
])
export type LoginNoticeKind = z.infer<typeof loginNoticeKind>

export const loginNotice = contract({
  method: 'POST',
  path: '/v1/login/notices',
  summary: 'Tells the visitor by mail what a device is about to do with their wallet',
  body: z.strictObject({ kind: loginNoticeKind, language: loginLanguage }),
  /** Not told if no address of the account is known. */
  answer: z.object({ isTold: z.boolean() }),
})

/** For the roles `vault` and `escrow`: access tokens outlive their session by up to ten minutes. */
export const loginSession = contract({
  method: 'POST',
  path: '/v1/login/session',
  summary: 'Whether the session of an access token is active, for the roles that release keys',
  body: z.strictObject({ accessToken: text(4_096) }),
  answer: z.object({ isActive: z.boolean() }),
})

/** Public keys in RFC 7517 format. */
export const loginKeys = contract({
  method: 'GET',
  path: '/v1/login/keys',
  summary: 'The public keys for verifying access tokens of the embedded wallet',
  answer: z.object({
    keys: z.array(
      z.object({
        kty: z.literal('OKP'),
        crv: z.literal('Ed25519'),
        x: z.string(),
        kid: z.string(),
        alg: z.literal('EdDSA'),
        use: z.literal('sig'),
      }),
    ),
  }),
})

export const loginRecords = contract({
  method: 'GET',
  path: '/v1/login/records',
  summary: 'What apps and the operator looked up of the visitor, or did to their account, the newest first',
  answer: z.object({
    records: z.array(
      z.object({
        at: time,
        kind: z.enum([
          'looked-up',
          'disabled',
          'enabled',
          'deletion-asked',
          'deletion-cancelled',
          'deletion-stopped',
        ]),
        by: z.enum(['app', 'operator', 'visitor']),
        /** Name of the app. */
        app: z.string(),
      }),
    ),
    /** When the account is deleted, unless the visitor stops it. */
    erasesAt: z.optional(time),
  }),
})
