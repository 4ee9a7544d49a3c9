import type { Namespace } from '@latchkey/chains/driver'
import type { ListedWallet as WireWallet } from '@latchkey/protocol/http/wallets'
import { networks } from '../../core/config/networks.ts'
import type { ListedWallet } from '../../core/config/options.ts'
import type { Kit } from '../../core/kit.ts'
import { apiUrl } from '../../core/server/apiUrl.ts'
import { appLink, webLink } from '../../core/wallets/appLink.ts'
import { bundledWallets, isExcludedWallet, opensOnPhone } from '../../core/wallets/bundledWallets.ts'
import { readDevice } from '../../core/wallets/device.ts'

export type WalletPage = { readonly wallets: readonly ListedWallet[]; readonly count: number }

export const pageSize = 40
export const searchSize = 100

/** One page of wallets one could have: from the host's server, else from the list in the kit. */
export async function listWallets(kit: Kit, args: listWallets.Args): Promise<WalletPage> {
  const { api, projectId, basic } = kit.options
  if (!api || !projectId || basic) return bundledPage(kit, args)
  return fetchPage(kit, args).catch((error) => {
    if (args.signal?.aborted) throw error
    // Without a server the built-in list is shown; a list that was begun is not mixed with another.
    return args.page === 1 ? bundledPage(kit, args) : { wallets: [], count: 0 }
  })
}

export declare namespace listWallets {
  type Args = {
    page: number
    search: string
    /** Only wallets for its chains. @default those of every driver */
    namespace?: Namespace | undefined
    signal?: AbortSignal | undefined
  }
}

function matches({ name }: ListedWallet, search: string): boolean {
  return name.toLowerCase().includes(search.trim().toLowerCase())
}

function bundledPage(kit: Kit, { page, search, namespace }: listWallets.Args): WalletPage {
  const matching = bundledWallets(kit, namespace).filter((wallet) => matches(wallet, search))
  const size = search ? searchSize : pageSize
  return { wallets: matching.slice((page - 1) * size, page * size), count: matching.length }
}

async function fetchPage(
  kit: Kit,
  { page, search, namespace, signal }: listWallets.Args,
): Promise<WalletPage> {
  const [{ getJson }, { walletPage }] = await Promise.all([
    import('../../core/server/api.ts'),
    import('@latchkey/protocol/http/earlyAnswers'),
  ])
  const { include, exclude, custom = [] } = kit.options.wallets ?? {}
  const chains = networks
    .of(kit)
    .get()
    .filter((network) => !namespace || network.namespace === namespace)
    .map(({ id }) => id)
  const { data, count } = await getJson(kit, '/getWallets', {
    schema: walletPage,
    retries: 0,
    signal,
    query: {
      page: String(page),
      entries: String(search ? searchSize : pageSize),
      search: search.trim(),
      include: include?.join(','),
      exclude: exclude?.join(','),
      chains: chains.join(','),
    },
  })
  const { mobile } = readDevice()
  const wanted = (wallet: ListedWallet) =>
    !isExcludedWallet(wallet, exclude) && (!mobile || opensOnPhone(wallet))
  const own = page === 1 ? custom.filter((wallet) => wanted(wallet) && matches(wallet, search)) : []
  return {
    wallets: [...own, ...data.map((wallet) => fromWire(kit, wallet)).filter(wanted)],
    count: own.length + count,
  }
}

function fromWire(kit: Kit, wallet: WireWallet): ListedWallet {
  return {
    id: wallet.id,
    name: wallet.name,
    homepage: webLink(wallet.homepage),
    rdns: wallet.rdns ?? undefined,
    mobileLink: appLink(wallet.mobile_link),
    desktopLink: appLink(wallet.desktop_link),
    webappLink: webLink(wallet.webapp_link),
    browseLink: wallet.browse_link ?? undefined,
    appStore: webLink(wallet.app_store),
    playStore: webLink(wallet.play_store),
    chromeStore: webLink(wallet.chrome_store),
    // Images are only requested from the host's own server, never from an address in the list.
    imageUrl: wallet.image_id
      ? apiUrl(kit.options, `/getWalletImage/${encodeURIComponent(wallet.image_id)}`)
      : undefined,
  }
}
