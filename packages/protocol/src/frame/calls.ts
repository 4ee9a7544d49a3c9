import * as z from 'zod/mini'
import { accountName } from './accountName.ts'
import { farcasterTimeoutMs, loginTimeoutMs, plainTimeoutMs, signOutTimeoutMs } from './limits.ts'
import {
  accountIndex,
  accountType,
  chainId,
  claim,
  dappData,
  email,
  frameTheme,
  frameUser,
  linkedWallet,
  linkId,
  otp,
  text,
  visitId,
  walletName,
  windowProvider,
} from './shapes.ts'

/** A call of the page to the frame: what it sends, what comes back, and how long that may take. */
type CallShape = {
  readonly ask: z.ZodMiniType
  readonly answer: z.ZodMiniType
  readonly timeoutMs: number
}

const nothing = z.null()
const login = loginTimeoutMs
const plain = plainTimeoutMs

/** Every call. Each is answered by `<name>/success` or `<name>/error`. */
export const frameCalls = {
  isConnected: { ask: nothing, answer: z.strictObject({ isConnected: z.boolean() }), timeoutMs: plain },
  connectEmail: {
    ask: z.strictObject({ email }),
    answer: z.strictObject({
      action: z.enum(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']),
      /** Two digits to show with `VERIFY_DEVICE`: the page behind the link asks for them. */
      match: z.optional(z.int().check(z.gte(0), z.lte(99))),
    }),
    timeoutMs: login,
  },
  /** Waits until the visitor has followed the link in the mail; the frame shows what to do. */
  connectDevice: { ask: nothing, answer: nothing, timeoutMs: login },
  /** Without a code the frame asks the visitor for it, so that no page sees it. */
  connectOtp: { ask: z.strictObject({ otp: z.optional(otp) }), answer: nothing, timeoutMs: login },
  /** Waits until the visitor is back from the provider; the frame shows what to do. */
  connectSocial: { ask: z.strictObject({ visitId }), answer: frameUser, timeoutMs: login },
  getSocialRedirectUri: {
    /** The page chooses the id, because it has to open the window within a click. */
    ask: z.strictObject({ provider: windowProvider, visitId }),
    /** `uri` is the window's; the page hands `claim` to it, and to no other window. */
    answer: z.strictObject({ uri: text(4_096), claim }),
    timeoutMs: login,
  },
  /** Waits until the visitor has approved in the Farcaster app. The page shows the code meanwhile. */
  connectFarcaster: {
    ask: z.strictObject({ visitId }),
    answer: frameUser,
    timeoutMs: farcasterTimeoutMs,
  },
  /** Lets the visitor log in with a passkey, or create one; the frame asks for it in a window of the wallet. */
  connectPasskey: { ask: nothing, answer: frameUser, timeoutMs: Number.POSITIVE_INFINITY },
  /** Logs in with a token of the app's own identity system; the frame shows nothing. */
  connectToken: {
    ask: z.strictObject({ token: text(8_192) }),
    answer: frameUser,
    timeoutMs: login,
  },
  /** Logs in without an address, from this browser only; the frame shows nothing. */
  connectGuest: { ask: nothing, answer: frameUser, timeoutMs: login },
  getFarcasterUri: {
    ask: nothing,
    answer: z.strictObject({
      visitId,
      /** For a QR code, or a link on the same phone. */
      uri: text(2_048).check(z.regex(/^https?:\/\//)),
      lifetimeSeconds: z.int().check(z.gte(1), z.lte(3_600)),
    }),
    timeoutMs: login,
  },
  getUser: { ask: z.strictObject({ chainId: z.optional(chainId) }), answer: frameUser, timeoutMs: plain },
  /** A token that tells the page's own server who is logged in. */
  getIdToken: { ask: nothing, answer: z.strictObject({ idToken: text(4_096) }), timeoutMs: plain },
  /** Lets the visitor open the wallet on a new device with a passkey or a recovery kit, after `embedded/factor_needed`. */
  unlockWallet: { ask: nothing, answer: nothing, timeoutMs: Number.POSITIVE_INFINITY },
  /** Shows who can open the wallet, until the visitor leaves. */
  showSecurity: { ask: nothing, answer: nothing, timeoutMs: Number.POSITIVE_INFINITY },
  switchNetwork: { ask: z.strictObject({ chainId }), answer: z.strictObject({ chainId }), timeoutMs: plain },
  signOut: { ask: nothing, answer: nothing, timeoutMs: signOutTimeoutMs },
  rpcRequest: {
    ask: z.strictObject({ chainId, method: text(64), params: z.unknown() }),
    answer: z.strictObject({ result: z.unknown() }),
    /** As long as the visitor may take to decide. */
    timeoutMs: Number.POSITIVE_INFINITY,
  },
  updateEmail: {
    ask: z.strictObject({ email }),
    answer: z.strictObject({ action: z.enum(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']) }),
    timeoutMs: login,
  },
  /** Without a code the frame asks the visitor for it, as above. */
  updateEmailPrimaryOtp: {
    ask: z.strictObject({ otp: z.optional(otp) }),
    answer: z.strictObject({ action: z.literal('VERIFY_SECONDARY_OTP') }),
    timeoutMs: login,
  },
  updateEmailSecondaryOtp: {
    ask: z.strictObject({ otp: z.optional(otp) }),
    answer: z.strictObject({ newEmail: email }),
    timeoutMs: login,
  },
  syncTheme: { ask: frameTheme, answer: nothing, timeoutMs: plain },
  syncDappData: { ask: dappData, answer: nothing, timeoutMs: plain },
  setPreferredAccount: {
    ask: z.strictObject({ type: accountType }),
    answer: z.strictObject({ type: accountType, address: text(128) }),
    timeoutMs: plain,
  },
  /** Adds the next account of the wallet's words. */
  addAccount: {
    ask: z.strictObject({ name: accountName }),
    answer: z.strictObject({ index: accountIndex }),
    timeoutMs: plain,
  },
  nameAccount: {
    ask: z.strictObject({ index: accountIndex, name: accountName }),
    answer: nothing,
    timeoutMs: plain,
  },
  /** Lets another account of the wallet act, for this visit and the next. */
  switchAccount: { ask: z.strictObject({ index: accountIndex }), answer: nothing, timeoutMs: plain },
  /** Wallets of the visitor's own, linked to their user. */
  getLinkedWallets: {
    ask: nothing,
    answer: z.strictObject({ wallets: z.array(linkedWallet).check(z.maxLength(20)) }),
    timeoutMs: plain,
  },
  /** Asks the visitor whether the wallet may be linked; answers what it has to sign. */
  startWalletLink: {
    ask: z.strictObject({ chainId, address: text(128) }),
    answer: z.strictObject({ linkId, message: text(4_096) }),
    /** As long as the visitor may take to decide. */
    timeoutMs: Number.POSITIVE_INFINITY,
  },
  finishWalletLink: {
    ask: z.strictObject({ linkId, signature: text(1 << 16), name: z.optional(walletName) }),
    answer: linkedWallet,
    timeoutMs: login,
  },
  unlinkWallet: { ask: z.strictObject({ id: linkId }), answer: nothing, timeoutMs: plain },
} as const satisfies Record<string, CallShape>

export type FrameCall = keyof typeof frameCalls
export type FrameAsk<Call extends FrameCall> = z.infer<(typeof frameCalls)[Call]['ask']>
export type FrameAnswer<Call extends FrameCall> = z.infer<(typeof frameCalls)[Call]['answer']>

/** Why a call failed: a code of the catalogue, never text of the frame. */
export const frameError = z.strictObject({
  code: text(64),
  /** Seconds until it may be tried again. */
  retryAfter: z.optional(z.int().check(z.gte(0), z.lte(86_400))),
})
export type FrameFailure = z.infer<typeof frameError>
