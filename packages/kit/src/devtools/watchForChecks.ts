import { networks } from '../core/config/networks.ts'
import type { Kit } from '../core/kit.ts'
import { placeOf } from './contacts.ts'
import { patch } from './patch.ts'
import type { Request } from './request.ts'

export type Seen = {
  /** Violations of the page's Content Security Policy that concern the kit. */
  readonly blocked: readonly string[]
  /** Another kit of this page wrote to the same storage. */
  readonly hasTwin: boolean
  readonly requests: readonly Request[]
}

/** The kits that devtools are attached to. */
const attached = new Set<Kit>()

/** Watches for what can only be seen as it happens. */
export function watchForChecks(kit: Kit): { seen(): Omit<Seen, 'requests'>; stop(): void } {
  attached.add(kit)
  const blocked = new Set<string>()
  let hasTwin = false
  let writing = 0
  const onViolation = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) => {
    const isOurs =
      blockedURI === 'data' || placeOf(kit, blockedURI) !== undefined || isOrigin(kit, blockedURI)
    if (isOurs) blocked.add(`${effectiveDirective}: ${blockedURI}`)
  }
  addEventListener('securitypolicyviolation', onViolation)
  const own = (name: 'update' | 'writeText') =>
    patch(kit.storage, name, {
      apply(target, self, args) {
        writing++
        try {
          return Reflect.apply(target as () => void, self, args)
        } finally {
          writing--
        }
      },
    })
  const stops = [
    own('update'),
    own('writeText'),
    patch(kit.options.storage ?? Storage.prototype, 'setItem', {
      apply(target, self, args) {
        if (writing === 0 && args[0] === `latchkey.${kit.id}`) hasTwin = true
        return Reflect.apply(target as () => void, self, args)
      },
    }),
  ]
  return {
    seen: () => ({
      blocked: [...blocked],
      hasTwin: hasTwin || [...attached].some((other) => other !== kit && other.id === kit.id),
    }),
    stop() {
      attached.delete(kit)
      removeEventListener('securitypolicyviolation', onViolation)
      for (const stop of stops) stop?.()
    },
  }
}

/** Violations name origins without paths when the request was to another origin. */
function isOrigin(kit: Kit, uri: string): boolean {
  const { api } = kit.options
  const known = [
    api,
    ...networks
      .of(kit)
      .get()
      .flatMap(({ rpcUrls }) => rpcUrls),
  ]
  return known.some((url) => url && URL.parse(url, location.href)?.origin === URL.parse(uri)?.origin)
}
