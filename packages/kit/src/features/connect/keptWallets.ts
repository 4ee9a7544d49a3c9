import type { Namespace } from '@latchkey/chains/driver'
import { sanitiseName } from '@latchkey/chains/sanitise'
import { isChainId } from '@latchkey/protocol/chainId'
import type { ListedWallet } from '../../core/config/options.ts'
import type { Connection } from '../../core/connections/connections.ts'
import type { Kit } from '../../core/kit.ts'
import { apiUrl, hasServer } from '../../core/server/apiUrl.ts'
import { defineDocument } from '../../core/state/document.ts'
import { maxRecent } from '../../core/state/storage.ts'
import { appLink, webLink } from '../../core/wallets/appLink.ts'
import { bundledWallet, walletFilter } from '../../core/wallets/bundledWallets.ts'
import { wallets } from '../../core/wallets/wallets.ts'

const longestText = 500

/** What rows of wallets used lately need that only a server's list knows; checked when they are read. */
const listed = defineDocument<readonly unknown[]>('wallets', (value) =>
  Array.isArray(value) ? value.slice(0, maxRecent) : [],
)

/** Wallets used lately that only the server's list knows, from storage, without a request. */
export function keptWallets(
  kit: Kit,
  { namespace, recent = wallets.of(kit).get().recent }: keptWallets.Args = {},
): readonly ListedWallet[] {
  return listed
    .read(kit)
    .flatMap((value) => readKept(kit, value) ?? [])
    .filter((wallet) => recent.includes(idOf(wallet)) && !bundledWallet(kit, idOf(wallet)))
    .filter(walletFilter(kit, namespace))
}

export declare namespace keptWallets {
  type Args = {
    /** Only those that can be used there. */
    namespace?: Namespace | undefined
    /** @default the wallets used lately, as the kit knows them now */
    recent?: readonly string[] | undefined
  }
}

/** Keeps what a row of this wallet needs on the next visit, when the list may not be loaded. */
export function keepWallet(kit: Kit, wallet: ListedWallet, made: readonly Connection[]): void {
  if (bundledWallet(kit, idOf(wallet))) return
  const others = keptWallets(kit).filter((other) => idOf(other) !== idOf(wallet))
  // Where it can be used is where it was.
  const chains = made.flatMap(({ namespace }) => kit.driver(namespace).networks[0]?.id ?? [])
  listed.write(kit, [{ ...wallet, chains }, ...others].slice(0, maxRecent))
}

/** What it is remembered by. */
function idOf({ id, rdns }: ListedWallet): string {
  return rdns ?? id
}

/** Other scripts can write to storage: names and links are checked like those of a list. */
export function readKept(kit: Kit, value: unknown): ListedWallet | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { chains, ...fields } = value as Record<string, unknown>
  const text = (name: keyof ListedWallet) => textOf(fields[name])
  const [id, name] = [text('id'), sanitiseName(fields.name)]
  if (!id || !name) return undefined
  return {
    id,
    name,
    rdns: text('rdns'),
    chains: Array.isArray(chains) ? chains.slice(0, longestText).filter(isChainId) : undefined,
    homepage: webLink(text('homepage')),
    mobileLink: appLink(text('mobileLink')),
    desktopLink: appLink(text('desktopLink')),
    webappLink: webLink(text('webappLink')),
    appStore: webLink(text('appStore')),
    playStore: webLink(text('playStore')),
    chromeStore: webLink(text('chromeStore')),
    imageUrl: readImage(kit, text('imageUrl')),
  }
}

/** Only the host's own server is asked for images, and only for an image. */
function readImage({ options }: Kit, url: string | undefined): string | undefined {
  if (!url || !hasServer(options)) return undefined
  const [, id = ''] = /\/getWalletImage\/([\w-]+)(?:\?|$)/.exec(url) ?? []
  return id ? apiUrl(options, `/getWalletImage/${id}`) : undefined
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= longestText ? value : undefined
}
