import * as z from 'zod/mini'
import { alchemy } from './alchemy.ts'
import { coinbase } from './coinbase.ts'
import { coingecko } from './coingecko.ts'
import { createCooldown } from './cooldown.ts'
import { defillama } from './defillama.ts'
import { jupiter } from './jupiter.ts'
import { lifi } from './lifi.ts'
import { meld } from './meld.ts'
import { oneinch } from './oneinch.ts'
import type { Closing, Uses, VendorParts } from './vendor.ts'
import { zerion } from './zerion.ts'

/** Every vendor, in order of preference. */
const vendors = { zerion, alchemy, oneinch, lifi, jupiter, defillama, coingecko, coinbase, meld }

type Name = keyof typeof vendors
type Definitions = typeof vendors
const names = Object.keys(vendors) as Name[]

export const vendorNames: readonly string[] = names

/** Settings of the vendors that are on. */
export type VendorSettings = { readonly [N in Name]?: z.infer<Definitions[N]['settings']> }

/** `vendors` in the settings file; required settings may come from variables instead. */
export const vendorsShape = z.strictObject(
  Object.fromEntries(names.map((name) => [name, z.optional(z.partial(vendors[name].settings))])),
)

/**
 * Merges the file's settings with `ZERION_KEY`, `COINBASE_SECRET`, … A vendor without
 * a key is switched on by `LIFI_ENABLED=1`. Throws a one-sentence error.
 */
export function readVendors({ file = {}, text, isOn }: readVendors.Options): VendorSettings {
  const entries = names.flatMap((name) => {
    const { settings } = vendors[name]
    const variable = (setting: string) => `${name}_${setting}`.toUpperCase()
    const given = Object.keys(settings.shape).map((setting) => [setting, text(variable(setting))])
    const own = Object.fromEntries(given.filter(([, value]) => value !== undefined))
    const needsNone = z.safeParse(settings, {}).success
    const isSet = file[name] !== undefined || Object.keys(own).length > 0
    if (!(needsNone && isOn(variable('enabled'))) && !isSet) return []
    const parsed = z.safeParse(settings, Object.assign({}, file[name], own))
    if (parsed.success) return [[name, parsed.data]]
    throw new Error(`${variable(String(parsed.error.issues[0]?.path[0]))} is not set: ${name} needs it`)
  })
  return Object.fromEntries(entries) as VendorSettings
}

export declare namespace readVendors {
  type Options = {
    readonly file: z.infer<typeof vendorsShape> | undefined
    text(variable: string): string | undefined
    isOn(variable: string): boolean
  }
}

/** The configured vendors. Each is opened once; features share its connections and cool-down. */
export type Vendors = {
  /** The vendors for this use, in order of preference. */
  for<Use extends keyof Uses>(use: Use): Uses[Use][]
  /** Each that is configured, and whether it rests after failures. */
  states(): { name: string; isResting: boolean }[]
  close(): Promise<void>
}

export function openVendors(settings: VendorSettings, parts: VendorParts): Vendors {
  const opened = names.flatMap((name) => {
    const own = settings[name]
    if (!own) return []
    const { uses, open } = vendors[name]
    const vendor = (open as (own: unknown, parts: VendorParts) => Closing)(own, parts)
    return {
      name,
      uses: uses as readonly string[],
      vendor: { ...vendor, cooldown: createCooldown(parts.clock) },
    }
  })
  return {
    for: (use) => opened.filter(({ uses }) => uses.includes(use)).map(({ vendor }) => vendor) as never,
    states: () => opened.map(({ name, vendor }) => ({ name, isResting: vendor.cooldown.isActive() })),
    async close() {
      await Promise.allSettled(opened.map(({ vendor }) => vendor.close()))
    },
  }
}
