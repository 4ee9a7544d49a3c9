import { siwxDisabled } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Siwx } from '../../core/connections/siwx.ts'
import type { Kit } from '../../core/kit.ts'

const made = new WeakMap<Kit, Promise<Siwx>>()
const ready = new WeakMap<Kit, Siwx>()

/** The host's way of signing in, made once for a kit; rejects where the host gave none. */
export function siwxOf(kit: Kit): Promise<Siwx> {
  const known = made.get(kit)
  if (known) return known
  const plugin = make(kit)
  made.set(kit, plugin)
  plugin.then(
    (siwx) => ready.set(kit, siwx),
    // What could not be fetched is fetched again next time.
    () => made.delete(kit),
  )
  return plugin
}

/** The same if it is loaded; before a wallet connects it is not. */
export function knownSiwx(kit: Kit): Siwx | undefined {
  return ready.get(kit)
}

async function make(kit: Kit): Promise<Siwx> {
  const { siwx, siweConfig } = kit.options
  if (siwx) return typeof siwx === 'function' ? siwx(kit) : siwx
  if (!siweConfig) throw new KitError(siwxDisabled)
  const { fromSiwe } = await import('./fromSiwe.ts')
  return fromSiwe(siweConfig)
}
