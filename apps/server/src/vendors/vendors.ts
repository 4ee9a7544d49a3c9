import * as z from 'zod/mini'
import { alchemy } from './alchemy.ts'
import { coinbase } from './coinbase.ts'
import { coingecko } from './coingecko.ts'
import { type Cooldown, createCooldown } from './cooldown.ts'
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
export type VendorName = Name
type Definitions = typeof vendors
const names = Object.keys(vendors) as Name[]

export const vendorNames: readonly string[] = names

/** Keys and secrets of vendors, without those that say where a vendor is. */
export const vendorSecrets = names.flatMap((vendor) => {
  const shape: Readonly<Record<string, z.ZodMiniType>> = vendors[vendor].settings.shape
  const needed = Object.keys(shape).filter(
    (name) => !z.safeParse(shape[name] as z.ZodMiniType, undefined).success,
  )
  return ['key', 'secret']
    .filter((setting) => setting in shape)
    .map((setting) => ({ vendor, setting, needed }))
})

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
    // Where a vendor is says nothing yet: its key may come from the console.
    const isSet =
      file[name] !== undefined || Object.keys(own).some((setting) => needsNone || setting !== 'url')
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
  /** What is made of the vendors for this use, made again when other vendors are configured. */
  follow<Use extends keyof Uses, Made>(use: Use, make: (vendors: Uses[Use][]) => Made): () => Made
  /**
   * Opens the vendors with other settings; those with the same stay open. One that cannot be
   * opened keeps the settings before. Returns the names of those.
   */
  reopen(settings: VendorSettings): string[]
  /** Each that is configured, and whether it rests after failures. */
  states(): { name: string; isResting: boolean }[]
  close(): Promise<void>
}

/** Calls that have begun end with the settings that they began with. */
const closeAfterMs = 60_000

export function openVendors(settings: VendorSettings, parts: VendorParts): Vendors {
  const openAll = (
    settings: VendorSettings,
    open: (...one: Parameters<typeof openOne>) => Opened | undefined,
  ) =>
    names.flatMap((name) => {
      const own = settings[name]
      return (own && open(name, own, JSON.stringify(own))) ?? []
    })
  function openOne(name: Name, own: unknown, text: string): Opened {
    const { uses, open } = vendors[name]
    const vendor = (open as (own: unknown, parts: VendorParts) => Closing)(own, parts)
    const shared = { ...vendor, cooldown: createCooldown(parts.clock) }
    return { name, text, uses, vendor: shared }
  }
  let opened = openAll(settings, openOne)
  const leaving = new Map<Closing, NodeJS.Timeout>()
  const leave = (vendor: Closing) => {
    clearTimeout(leaving.get(vendor))
    leaving.delete(vendor)
    return vendor.close()
  }
  const find = <Use extends keyof Uses>(use: Use): Uses[Use][] =>
    opened.filter(({ uses }) => uses.includes(use)).map(({ vendor }) => vendor) as never
  return {
    for: find,
    states: () => opened.map(({ name, vendor }) => ({ name, isResting: vendor.cooldown.isActive() })),
    follow(use, make) {
      let of = opened
      let made = make(find(use))
      return () => {
        if (of === opened) return made
        of = opened
        made = make(find(use))
        return made
      }
    },
    reopen(settings) {
      const before = opened
      const refused: string[] = []
      opened = openAll(settings, (name, own, text) => {
        const known = before.find((one) => one.name === name)
        if (known?.text === text) return known
        try {
          return openOne(name, own, text)
        } catch {
          // Without the error, whose text could quote a key.
          refused.push(name)
          return known
        }
      })
      for (const { vendor } of before.filter((one) => !opened.includes(one)))
        leaving.set(vendor, setTimeout(() => leave(vendor).catch(() => undefined), closeAfterMs).unref())
      return refused
    },
    async close() {
      await Promise.allSettled([...opened.map(({ vendor }) => vendor), ...leaving.keys()].map(leave))
    },
  }
}

type Opened = {
  readonly name: Name
  /** The settings as JSON. */
  readonly text: string
  readonly uses: readonly string[]
  readonly vendor: Closing & { readonly cooldown: Cooldown }
}
