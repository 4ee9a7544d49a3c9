/** How the relay handles a message: its tag, how many seconds it is stored, and whether to send a push notification. */
export type MethodOptions = { readonly tag: number; readonly ttl: number; readonly prompt?: boolean }

const minutes = 60
const day = 86_400

/**
 * Responses use the next tag. TTLs are in seconds.
 *
 * @see https://specs.walletconnect.com/2.0/specs/clients/sign/rpc-methods
 */
export const methods = {
  wc_pairingDelete: { tag: 1000, ttl: 5 * minutes },
  wc_pairingPing: { tag: 1002, ttl: 30 },
  wc_sessionPropose: { tag: 1100, ttl: 5 * minutes, prompt: true },
  wc_sessionSettle: { tag: 1102, ttl: 5 * minutes },
  wc_sessionUpdate: { tag: 1104, ttl: day },
  wc_sessionExtend: { tag: 1106, ttl: day },
  wc_sessionRequest: { tag: 1108, ttl: 5 * minutes, prompt: true },
  wc_sessionEvent: { tag: 1110, ttl: 5 * minutes },
  wc_sessionDelete: { tag: 1112, ttl: day },
  wc_sessionPing: { tag: 1114, ttl: day },
  wc_sessionAuthenticate: { tag: 1116, ttl: 60 * minutes, prompt: true },
} as const satisfies Record<string, MethodOptions>

export type Method = keyof typeof methods

export function isMethod(value: string): value is Method {
  return Object.hasOwn(methods, value)
}
