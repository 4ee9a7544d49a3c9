import { injected } from '../connectors/injected.ts'
import { closeModal } from '../core/closeModal.ts'
import { features, localFeatures } from '../core/features.ts'
import { createKit, type Kit } from '../core/kit.ts'
import { openModal } from '../core/openModal.ts'
import type { Options } from '../core/options.ts'
import { start } from '../core/start.ts'

/** A kit with the few things a page does most. Everything else is a verb that takes the kit first. */
export type Latchkey = Kit & {
  open(options?: Parameters<typeof openModal>[1]): void
  close(): boolean
}

/**
 * Makes a kit. In a browser it starts at once: it looks for wallets in the
 * page and makes stored links again. On a server it does nothing.
 *
 * @example
 * const kit = createLatchkey({ drivers: [evm({ networks: [mainnet, base] })] })
 */
export function createLatchkey(options: Options): Latchkey {
  const kit = createKit(options, [injected, ...(options.connectors ?? [])])
  features.of(kit).dispatch({ type: 'resolve', state: { source: 'local', features: localFeatures(options) } })
  if (typeof window !== 'undefined') start(kit)
  return Object.assign(kit, {
    open: (args?: Parameters<typeof openModal>[1]) => openModal(kit, args),
    close: () => closeModal(kit),
  })
}
