/** Limits of the channel between a page and the wallet's frame. Both sides keep them. */

/** The version of the messages. A side that speaks no common version says so and stops. */
export const frameVersion = 4

/** How long the frame may take from its creation to its greeting. */
export const loadTimeoutMs = 20_000
/** Between the greeting and the first call. */
export const settleMs = 500
/** How often the page asks the frame for a sign of life, and after how many without an answer it reloads it. */
export const heartbeatMs = 5_000
export const maxMissedBeats = 3

/** How long a login step may take, and a request for the address of a social login. */
export const loginTimeoutMs = 120_000
/** How long a visitor may take to approve in the Farcaster app, and to wait for the server. */
export const farcasterTimeoutMs = 330_000
/** How long to wait for the wallet to sign out; the page forgets the login anyway. */
export const signOutTimeoutMs = 3_000
/** For everything that needs no visitor. */
export const plainTimeoutMs = 30_000

/** Characters of one message. Requests may be longer: a transaction can carry blobs. */
export const maxPacketLength = 256 * 1_024
export const maxRequestLength = 1_600_000
export const maxPacketDepth = 16
/** Commas and colons: bounds how many values a message has. */
export const maxPacketSeparators = 20_000

/** Calls that wait for an answer. */
export const maxInFlight = 32
