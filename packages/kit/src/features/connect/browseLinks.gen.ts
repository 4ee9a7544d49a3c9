// Written by apps/server/scripts/genBundledWallets.ts from apps/server/registry. Do not edit.

/** By the wallet's id. */
export const browseLinks: Readonly<Record<string, string | undefined>> = {
  metamask: 'https://metamask.app.link/dapp/{page}',
  coinbase: 'https://go.cb-w.com/dapp?cb_url={url}',
  trust: 'https://link.trustwallet.com/open_url?coin_id=60&url={url}',
  phantom: 'https://phantom.app/ul/browse/{url}?ref={origin}',
  bitget: 'https://bkcode.vip?action=dapp&url={url}',
  solflare: 'https://solflare.com/ul/v1/browse/{url}?ref={origin}',
  keplr: 'https://deeplink.keplr.app/web-browser?url={url}',
  xverse: 'https://connect.xverse.app/browser?url={url}',
}
