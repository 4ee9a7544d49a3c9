import { sanitiseIcon, sanitiseName, sanitiseRdns } from '@latchkey/chains/sanitise'
import { isNamespace, type Namespace } from '@latchkey/protocol/caip'
import { isRecord } from '@latchkey/protocol/isRecord'

/** An extension that announced that it serves several families. */
export type Announced = {
  readonly rdns: string
  readonly name: string
  readonly icon: string | undefined
  readonly target: ExtensionTarget
  /** Families it says it serves; undefined if it does not say. */
  readonly families: readonly Namespace[] | undefined
}

/** An extension to connect to by id (`externally_connectable`). */
export type ExtensionTarget = {
  readonly id: string
  /** Messages are in an envelope, as with MetaMask. */
  readonly wrapped: boolean
}

const maxTargets = 32
const maxScopes = 500

/** Reads an announcement. `undefined` if it is malformed, or names no extension. */
export function readAnnounced(detail: unknown): Announced | undefined {
  try {
    const { params } = detail as { params: unknown }
    if (!isRecord(params)) return undefined
    const rdns = sanitiseRdns(params.rdns)
    const target = readTarget(params.targets)
    if (!rdns || !target) return undefined
    return {
      rdns,
      name: sanitiseName(params.name) || rdns,
      icon: sanitiseIcon(params.icon),
      target,
      families: readFamilies(params.scopes),
    }
  } catch {
    // A getter that throws.
    return undefined
  }
}

/**
 * The draft numbers the target 341; MetaMask announces it as 348 and wraps messages.
 *
 * @see https://chainagnostic.org/CAIPs/caip-341
 * @see https://docs.metamask.io/wallet/how-to/manage-networks/use-multichain
 */
function readTarget(targets: unknown): ExtensionTarget | undefined {
  if (!Array.isArray(targets)) return undefined
  for (const target of targets.slice(0, maxTargets)) {
    const { type, value } = isRecord(target) ? target : {}
    const [, number] = /^caip-?(341|348)$/.exec(String(type)) ?? []
    // Ids of extensions in Chromium.
    if (number && typeof value === 'string' && /^[a-p]{32}$/.test(value))
      return { id: value, wrapped: number === '348' }
  }
  return undefined
}

function readFamilies(scopes: unknown): readonly Namespace[] | undefined {
  if (!isRecord(scopes)) return undefined
  const words = Object.keys(scopes).slice(0, maxScopes)
  return [...new Set(words.map((key) => key.split(':')[0]).filter(isNamespace))]
}
