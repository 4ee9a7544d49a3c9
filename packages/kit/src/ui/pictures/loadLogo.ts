import type { Logo, LogoKey, LogoMap } from './logo.ts'

/** Where to look, in this order. */
const maps: Readonly<Record<string, readonly (() => Promise<{ default: LogoMap }>)[]>> = {
  wallet: [() => import('./logos/firstWallets.gen.ts'), () => import('./logos/wallets.gen.ts')],
  network: [() => import('./logos/networks.gen.ts')],
  coin: [() => import('./logos/tokens.gen.ts')],
}

const loaded = new Map<LogoKey, Logo | null>()

/** A logo that was fetched before; null if there is none, undefined if it has not been asked for. */
export function loadedLogo(key: LogoKey): Logo | null | undefined {
  return loaded.get(key)
}

/** Fetches a logo that comes with the kit; null if there is none. Rejects if its file cannot be fetched. */
export async function loadLogo(key: LogoKey): Promise<Logo | null> {
  const space = key.indexOf(' ')
  const kind = key.slice(0, space)
  const id = key.slice(space + 1)
  const logo = kind === 'asset' ? await assetLogo(id) : await mappedLogo(kind, id)
  loaded.set(key, logo)
  return logo
}

async function assetLogo(id: string): Promise<Logo | null> {
  const { default: assets } = await import('./logos/assets.gen.ts')
  const symbol = own(assets, id)
  return symbol ? mappedLogo('coin', symbol) : null
}

async function mappedLogo(kind: string, id: string): Promise<Logo | null> {
  // Wallets do not agree on the case of their names.
  const name = kind === 'wallet' ? id.toLowerCase() : id
  for (const load of maps[kind] ?? []) {
    const { aliases, files, shared } = (await load()).default
    const known = own(aliases, name) ?? name
    const logo = own(shared, known) ?? (await own(files, known)?.())?.default
    if (logo) return logo
  }
  return null
}

/** Ids come from wallets and chains: one may be called `constructor`. */
function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
