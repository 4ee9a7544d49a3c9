/**
 * What people decided about the wallets that the import finds: which are kept, under
 * which id, in which order, on which chains, and what the sources got wrong.
 */
export type Reviewed = {
  slug: string
  thirdweb?: string
  rainbowkit?: string
  connectkit?: string
  /** Words of `chainWords`, or CAIP-2 ids where a wallet knows only some. */
  chains: string
  /** Where its icon is: `web3icons:name`, `exchange:name`, `network:name`, `token:name` or `rainbowkit`. Icons of other sources were added by hand. */
  icon?: string
  /** The desktop address of the source is a wallet in a web page, not a page about one. */
  webapp?: boolean
  /** Facts we know better, or that no source has. */
  set?: Record<string, unknown>
  /** Facts of the sources that are wrong or of no use. */
  unset?: readonly string[]
}

export const chainWords: Record<string, readonly string[]> = {
  evm: ['eip155:*'],
  solana: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  bitcoin: ['bip122:000000000019d6689c085ae165831e93'],
  // The relay chain, and the Asset Hub that holds balances.
  polkadot: ['polkadot:91b171bb158e2d3848fa23a9f1c25182', 'polkadot:68d56f15f85d3136970ec16946040bc1'],
  cosmos: ['cosmos:cosmoshub-4'],
  // Of wallets with Keplr's interface in the page.
  keplr: [
    'cosmos:cosmoshub-4',
    'cosmos:osmosis-1',
    'cosmos:noble-1',
    'cosmos:celestia',
    'cosmos:dydx-mainnet-1',
    'cosmos:osmo-test-5',
  ],
}

const inject = (ids: Record<string, string>) =>
  Object.entries(ids).map(([namespace, injected_id]) => ({ namespace, injected_id }))

/** The well-known ones, best known first. */
const wellKnown: readonly Reviewed[] = [
  {
    slug: 'metamask',
    thirdweb: 'io.metamask',
    rainbowkit: 'metaMask',
    connectkit: 'io.metamask',
    chains: 'evm solana bitcoin',
    icon: 'web3icons:metamask',
    set: { injected: inject({ eip155: 'isMetaMask', solana: 'MetaMask' }) },
  },
  {
    slug: 'rabby',
    thirdweb: 'io.rabby',
    rainbowkit: 'rabby',
    connectkit: 'io.rabby',
    chains: 'evm',
    icon: 'web3icons:rabby',
    set: { name: 'Rabby Wallet' },
  },
  {
    slug: 'coinbase',
    thirdweb: 'com.coinbase.wallet',
    rainbowkit: 'coinbase',
    connectkit: 'com.coinbase.wallet',
    chains: 'evm solana',
    icon: 'web3icons:coinbase',
    set: {
      name: 'Coinbase Wallet',
      homepage: 'https://www.coinbase.com/wallet',
      mobile_link: 'cbwallet://',
      injected: inject({ eip155: 'isCoinbaseWallet', solana: 'Coinbase Wallet' }),
    },
  },
  {
    slug: 'rainbow',
    thirdweb: 'me.rainbow',
    rainbowkit: 'rainbow',
    connectkit: 'me.rainbow',
    chains: 'evm',
    icon: 'web3icons:rainbow',
    set: { mobile_link: 'rainbow://' },
  },
  {
    slug: 'trust',
    thirdweb: 'com.trustwallet.app',
    rainbowkit: 'trust',
    connectkit: 'com.trustwallet.app',
    chains: 'evm solana bitcoin polkadot cosmos',
    icon: 'web3icons:trust',
    set: { injected: inject({ eip155: 'isTrust', solana: 'Trust' }) },
  },
  {
    slug: 'phantom',
    thirdweb: 'app.phantom',
    rainbowkit: 'phantom',
    connectkit: 'app.phantom',
    chains: 'eip155:1 eip155:8453 eip155:137 solana',
    icon: 'web3icons:phantom',
    set: {
      homepage: 'https://phantom.com',
      mobile_link: 'phantom://',
      injected: inject({ eip155: 'phantom.ethereum', solana: 'Phantom' }),
    },
  },
  {
    slug: 'okx',
    thirdweb: 'com.okex.wallet',
    rainbowkit: 'okx',
    chains: 'evm solana bitcoin keplr',
    icon: 'web3icons:okx',
    set: {
      homepage: 'https://web3.okx.com',
      injected: inject({
        eip155: 'okxwallet',
        solana: 'OKX Wallet',
        bip122: 'okxwallet.bitcoin',
        cosmos: 'okxwallet.keplr',
      }),
    },
  },
  {
    slug: 'zerion',
    thirdweb: 'io.zerion.wallet',
    rainbowkit: 'zerion',
    connectkit: 'zerion',
    chains: 'evm solana',
    icon: 'web3icons:zerion',
  },
  {
    slug: 'uniswap',
    thirdweb: 'org.uniswap',
    rainbowkit: 'uniswap',
    chains: 'evm',
    icon: 'rainbowkit',
    set: { homepage: 'https://wallet.uniswap.org', rdns: 'org.uniswap.app' },
  },
  {
    slug: 'binance',
    thirdweb: 'com.binance.wallet',
    rainbowkit: 'binance',
    chains: 'evm solana bitcoin keplr',
    icon: 'rainbowkit',
    set: {
      homepage: 'https://www.binance.com/en/binancewallet',
      injected: inject({
        eip155: 'isBinance',
        bip122: 'binancew3w.bitcoin',
        cosmos: 'binancew3w.keplr',
      }),
    },
  },
  {
    slug: 'bitget',
    thirdweb: 'com.bitget.web3',
    rainbowkit: 'bitget',
    chains: 'evm solana bitcoin cosmos',
    icon: 'rainbowkit',
    set: {
      play_store: 'https://play.google.com/store/apps/details?id=com.bitkeep.wallet',
      injected: inject({ eip155: 'bitkeep.ethereum', bip122: 'bitkeep.unisat' }),
    },
  },
  {
    slug: 'ledger',
    thirdweb: 'com.ledger',
    rainbowkit: 'ledger',
    connectkit: 'ledger',
    chains: 'evm solana bitcoin polkadot cosmos',
    icon: 'web3icons:ledger',
    set: { name: 'Ledger Wallet' },
  },
  {
    slug: 'brave',
    thirdweb: 'com.brave.wallet',
    rainbowkit: 'brave',
    chains: 'evm solana bitcoin',
    icon: 'rainbowkit',
    set: {
      injected: inject({ eip155: 'isBraveWallet', solana: 'Brave Wallet' }),
      app_store: 'https://apps.apple.com/app/id1052879175',
      play_store: 'https://play.google.com/store/apps/details?id=com.brave.browser',
    },
    unset: ['chrome_store'],
  },
  {
    slug: 'safe',
    thirdweb: 'global.safe',
    rainbowkit: 'safe',
    connectkit: 'safe',
    chains: 'evm',
    icon: 'web3icons:safe',
    webapp: true,
  },
  {
    slug: 'imtoken',
    thirdweb: 'im.token',
    rainbowkit: 'imToken',
    connectkit: 'imToken',
    chains: 'evm bitcoin polkadot cosmos',
    icon: 'web3icons:imtoken',
    set: { rdns: 'im.token.app' },
  },
  {
    slug: 'tokenpocket',
    thirdweb: 'pro.tokenpocket',
    rainbowkit: 'tokenPocket',
    connectkit: 'tokenPocket',
    chains: 'evm solana bitcoin polkadot cosmos',
    icon: 'web3icons:token-pocket',
    set: { homepage: 'https://www.tokenpocket.pro' },
  },
  {
    slug: 'exodus',
    thirdweb: 'com.exodus',
    chains: 'evm solana bitcoin cosmos',
    icon: 'web3icons:exodus',
    set: {
      homepage: 'https://www.exodus.com',
      rdns: 'com.exodus.web3-wallet',
      injected: inject({ eip155: 'exodus.ethereum', solana: 'Exodus' }),
    },
  },
  {
    slug: 'safepal',
    thirdweb: 'com.safepal',
    rainbowkit: 'safepal',
    chains: 'evm solana bitcoin polkadot cosmos',
    icon: 'rainbowkit',
    set: { homepage: 'https://www.safepal.com', rdns: 'com.safepal' },
  },
  {
    slug: 'backpack',
    thirdweb: 'app.backpack',
    rainbowkit: 'backpack',
    chains: 'evm solana',
    icon: 'web3icons:backpack',
    set: { injected: inject({ eip155: 'backpack.ethereum', solana: 'Backpack' }) },
  },
  {
    slug: 'solflare',
    chains: 'solana',
    icon: 'web3icons:solflare',
    set: {
      name: 'Solflare',
      homepage: 'https://www.solflare.com',
      injected: inject({ solana: 'Solflare' }),
      mobile_link: 'solflare://',
      app_store: 'https://apps.apple.com/app/id1580902717',
      play_store: 'https://play.google.com/store/apps/details?id=com.solflare.mobile',
      chrome_store: 'https://chromewebstore.google.com/detail/bhhhlbepdkbapadjdnnojkbgioiodbic',
    },
  },
  {
    slug: 'oneinch',
    thirdweb: 'io.1inch.wallet',
    rainbowkit: '1inch',
    chains: 'evm',
    icon: 'exchange:1inch',
    set: { homepage: 'https://1inch.com/wallet', mobile_link: 'oneinch://' },
  },
  {
    slug: 'trezor',
    thirdweb: 'io.trezor',
    chains: 'evm solana bitcoin',
    icon: 'web3icons:trezor',
    set: { desktop_link: 'trezorsuite://' },
    unset: ['mobile_link'],
  },
  {
    slug: 'cryptocom',
    thirdweb: 'com.crypto.wallet',
    connectkit: 'com.crypto.wallet',
    chains: 'evm solana bitcoin cosmos',
    icon: 'exchange:crypto-com',
  },
  {
    slug: 'bybit',
    thirdweb: 'com.bybit',
    rainbowkit: 'bybit',
    chains: 'evm solana bitcoin',
    icon: 'rainbowkit',
  },
  {
    slug: 'kraken',
    thirdweb: 'com.kraken',
    rainbowkit: 'kraken',
    chains: 'evm solana bitcoin',
    icon: 'web3icons:kraken',
  },
  {
    slug: 'robinhood',
    thirdweb: 'com.robinhood.wallet',
    chains: 'evm solana bitcoin',
    icon: 'network:robinhood',
  },
  {
    slug: 'argent',
    thirdweb: 'xyz.argent',
    rainbowkit: 'ready',
    connectkit: 'argent',
    chains: 'evm',
    icon: 'rainbowkit',
    set: { name: 'Ready', homepage: 'https://www.ready.co' },
  },
  {
    slug: 'keplr',
    thirdweb: 'app.keplr',
    chains: 'evm bitcoin keplr',
    icon: 'web3icons:keplr',
    set: {
      homepage: 'https://www.keplr.app',
      injected: inject({ eip155: 'keplr.ethereum', cosmos: 'keplr', bip122: 'bitcoin_keplr' }),
    },
  },
  {
    slug: 'talisman',
    thirdweb: 'xyz.talisman',
    rainbowkit: 'talisman',
    connectkit: 'xyz.talisman',
    chains: 'evm solana polkadot',
    icon: 'rainbowkit',
    set: { injected: inject({ eip155: 'talismanEth', polkadot: 'talisman' }) },
  },
  {
    slug: 'subwallet',
    thirdweb: 'app.subwallet',
    rainbowkit: 'subwallet',
    chains: 'evm bitcoin polkadot',
    icon: 'rainbowkit',
    set: { injected: inject({ eip155: 'SubWallet', polkadot: 'subwallet-js' }) },
  },
  {
    slug: 'xverse',
    thirdweb: 'app.xverse',
    chains: 'bitcoin',
    set: { name: 'Xverse', injected: inject({ bip122: 'XverseProviders.BitcoinProvider' }) },
  },
  {
    slug: 'onekey',
    thirdweb: 'so.onekey.app.wallet',
    rainbowkit: 'onekey',
    chains: 'evm solana bitcoin polkadot cosmos',
    icon: 'rainbowkit',
    set: { injected: inject({ eip155: '$onekey.ethereum', bip122: '$onekey.btc' }) },
  },
  {
    slug: 'magic-eden',
    thirdweb: 'io.magiceden.wallet',
    rainbowkit: 'magicEden',
    chains: 'evm solana',
    icon: 'rainbowkit',
    set: { name: 'Magic Eden Wallet' },
  },
  {
    slug: 'core',
    thirdweb: 'app.core.extension',
    rainbowkit: 'core',
    chains: 'evm solana bitcoin',
    icon: 'rainbowkit',
  },
  {
    slug: 'ronin',
    thirdweb: 'com.roninchain.wallet',
    rainbowkit: 'ronin',
    chains: 'evm',
    icon: 'web3icons:ronin',
  },
  {
    slug: 'coin98',
    thirdweb: 'com.coin98',
    rainbowkit: 'coin98',
    chains: 'evm solana bitcoin cosmos',
    icon: 'web3icons:coin98',
    set: { name: 'Coin98' },
  },
  {
    slug: 'gate',
    thirdweb: 'net.gateweb3',
    rainbowkit: 'gate',
    chains: 'evm solana bitcoin',
    icon: 'rainbowkit',
    set: { name: 'Gate Wallet', homepage: 'https://www.gate.com/web3' },
  },
  {
    slug: 'tangem',
    thirdweb: 'com.tangem',
    chains: 'evm solana bitcoin polkadot cosmos',
    set: { name: 'Tangem' },
  },
  {
    slug: 'mathwallet',
    thirdweb: 'org.mathwallet',
    chains: 'evm solana bitcoin polkadot cosmos',
    set: { rdns: 'org.mathwallet' },
  },
  { slug: 'nightly', thirdweb: 'app.nightly', chains: 'evm solana polkadot' },
  {
    slug: 'ctrl',
    rainbowkit: 'ctrl',
    chains: 'evm solana bitcoin cosmos',
    icon: 'rainbowkit',
    set: { name: 'Ctrl Wallet', homepage: 'https://ctrl.xyz' },
  },
  {
    slug: 'enkrypt',
    thirdweb: 'com.enkrypt',
    rainbowkit: 'enkrypt',
    chains: 'evm solana bitcoin polkadot',
    icon: 'web3icons:enkrypt',
  },
  {
    slug: 'ambire',
    chains: 'evm',
    set: {
      name: 'Ambire Wallet',
      homepage: 'https://www.ambire.com',
      rdns: 'com.ambire.wallet',
      chrome_store: 'https://chromewebstore.google.com/detail/ehgjhhccekdedpbkifaojjaefeohnoea',
    },
  },
  {
    slug: 'mew',
    thirdweb: 'com.mewwallet',
    rainbowkit: 'mew',
    chains: 'evm',
    icon: 'web3icons:my-ether-wallet',
    set: { name: 'MEW', homepage: 'https://www.mewwallet.com' },
  },
  {
    slug: 'unstoppable',
    thirdweb: 'money.unstoppable',
    connectkit: 'unstoppable',
    chains: 'evm solana bitcoin',
  },
  {
    slug: 'zengo',
    thirdweb: 'com.zengo',
    chains: 'evm bitcoin',
    icon: 'web3icons:zengo',
    set: { name: 'Zengo' },
  },
  { slug: 'fireblocks', thirdweb: 'com.fireblocks', chains: 'evm solana bitcoin', webapp: true },
  {
    slug: 'gemini',
    rainbowkit: 'gemini',
    chains: 'evm',
    icon: 'rainbowkit',
    set: { homepage: 'https://www.gemini.com/wallet', webapp_link: 'https://keys.gemini.com' },
  },
  {
    slug: 'status',
    thirdweb: 'app.status',
    chains: 'evm',
    set: { name: 'Status', homepage: 'https://status.app' },
  },
  {
    slug: 'frame',
    thirdweb: 'sh.frame',
    rainbowkit: 'frame',
    connectkit: 'frame',
    chains: 'evm',
    set: { name: 'Frame' },
  },
  { slug: 'family', thirdweb: 'co.family.wallet', chains: 'evm' },
  {
    slug: 'jupiter',
    thirdweb: 'ag.jup',
    chains: 'solana',
    icon: 'token:JUP',
    set: { injected: inject({ solana: 'Jupiter' }) },
  },
  {
    slug: 'unisat',
    chains: 'bitcoin',
    set: {
      name: 'UniSat',
      homepage: 'https://unisat.io',
      injected: inject({ bip122: 'unisat' }),
      chrome_store: 'https://chromewebstore.google.com/detail/ppbibelpcjmhbdihakflkdcoccbgbkpo',
    },
  },
  {
    slug: 'leather',
    thirdweb: 'com.wallet.reown',
    chains: 'bitcoin',
    set: { injected: inject({ bip122: 'LeatherProvider' }) },
    // The source has a placeholder there.
    unset: ['rdns'],
  },
  {
    slug: 'polkadot-js',
    chains: 'polkadot',
    set: {
      name: 'Polkadot{.js}',
      homepage: 'https://polkadot.js.org/extension',
      injected: inject({ polkadot: 'polkadot-js' }),
      chrome_store: 'https://chromewebstore.google.com/detail/mopnmbcafieddcagagdcbnhejhlodfdd',
      firefox_store: 'https://addons.mozilla.org/firefox/addon/polkadot-js-extension',
    },
  },
  {
    slug: 'nova',
    thirdweb: 'io.novawallet',
    rainbowkit: 'nova',
    chains: 'evm polkadot',
    icon: 'rainbowkit',
    // Its provider is the page's nameless one.
    unset: ['injected'],
  },
  {
    slug: 'cosmostation',
    thirdweb: 'io.cosmostation',
    chains: 'evm bitcoin keplr',
    set: { injected: inject({ cosmos: 'cosmostation.providers.keplr' }) },
  },
  {
    slug: 'vultisig',
    thirdweb: 'me.vultisig',
    chains: 'evm solana bitcoin polkadot cosmos',
  },
  {
    slug: 'atomic',
    thirdweb: 'io.atomicwallet',
    chains: 'evm solana bitcoin polkadot cosmos',
    icon: 'web3icons:atomic',
  },
  { slug: 'guarda', thirdweb: 'com.guarda.wallet', chains: 'evm solana bitcoin', webapp: true },
  { slug: 'gem', thirdweb: 'com.gemwallet', chains: 'evm solana bitcoin cosmos' },
  { slug: 'cake', thirdweb: 'com.cakewallet', chains: 'evm solana bitcoin' },
  { slug: 'edge', thirdweb: 'app.edge', chains: 'evm solana bitcoin' },
  { slug: 'coinomi', thirdweb: 'com.coinomi', chains: 'evm solana bitcoin cosmos' },
  {
    slug: 'bitcoin-com',
    thirdweb: 'com.bitcoin',
    chains: 'evm bitcoin',
    unset: ['desktop_link'],
  },
  {
    slug: 'blockchain-com',
    thirdweb: 'com.blockchain.login',
    chains: 'evm solana bitcoin',
    set: { homepage: 'https://www.blockchain.com/wallet' },
  },
  {
    slug: 'bitpay',
    thirdweb: 'com.bitpay',
    chains: 'evm solana bitcoin',
    set: {
      app_store: 'https://apps.apple.com/app/id1149581638',
      play_store: 'https://play.google.com/store/apps/details?id=com.bitpay.wallet',
    },
  },
  {
    slug: 'frontier',
    thirdweb: 'xyz.frontier.wallet',
    rainbowkit: 'frontier',
    connectkit: 'frontier',
    chains: 'evm solana cosmos',
    icon: 'rainbowkit',
  },
  {
    slug: 'xportal',
    thirdweb: 'com.elrond.maiar.wallet',
    rainbowkit: 'xportal',
    chains: 'evm',
    icon: 'rainbowkit',
  },
  {
    slug: 'porto',
    rainbowkit: 'porto',
    chains: 'evm',
    icon: 'rainbowkit',
    set: { homepage: 'https://porto.sh' },
  },
  {
    slug: 'sequence',
    thirdweb: 'xyz.sequence',
    chains: 'evm',
    icon: 'web3icons:sequence',
    webapp: true,
    set: { name: 'Sequence' },
    unset: ['mobile_link'],
  },
  { slug: 'zeal', thirdweb: 'app.zeal', rainbowkit: 'zeal', chains: 'evm', icon: 'rainbowkit' },
  {
    slug: 'taho',
    rainbowkit: 'taho',
    chains: 'evm',
    icon: 'rainbowkit',
    set: { homepage: 'https://taho.xyz' },
  },
  { slug: 'omni', thirdweb: 'app.omni', rainbowkit: 'omni', chains: 'evm', icon: 'rainbowkit' },
  { slug: 'valora', thirdweb: 'com.valoraapp', rainbowkit: 'valora', chains: 'evm', icon: 'rainbowkit' },
  {
    slug: 'best',
    thirdweb: 'com.bestwallet',
    rainbowkit: 'bestWallet',
    chains: 'evm solana bitcoin',
    icon: 'rainbowkit',
  },
  {
    slug: 'bifrost',
    thirdweb: 'com.bifrostwallet',
    rainbowkit: 'bifrostWallet',
    chains: 'evm bitcoin',
    icon: 'rainbowkit',
  },
  {
    slug: 'dcent',
    thirdweb: 'com.dcentwallet',
    chains: 'evm solana bitcoin cosmos',
    set: { name: "D'CENT" },
  },
  { slug: 'coolwallet', thirdweb: 'com.coolbitx.cwsapp', chains: 'evm solana bitcoin polkadot cosmos' },
  { slug: 'ellipal', thirdweb: 'com.ellipal', chains: 'evm solana bitcoin polkadot' },
  { slug: 'arculus', thirdweb: 'co.arculus', chains: 'evm solana bitcoin' },
  { slug: 'secux', thirdweb: 'com.secuxtech', chains: 'evm solana bitcoin' },
  {
    slug: 'bitbox',
    chains: 'evm bitcoin',
    icon: 'web3icons:bitbox',
    set: { name: 'BitBox', homepage: 'https://bitbox.swiss' },
  },
  {
    slug: 'cypherock',
    chains: 'evm solana bitcoin',
    icon: 'web3icons:cypherock',
    set: { name: 'Cypherock', homepage: 'https://www.cypherock.com' },
  },
  {
    slug: 'temple',
    chains: 'evm',
    icon: 'web3icons:temple',
    set: {
      name: 'Temple Wallet',
      homepage: 'https://templewallet.com',
      chrome_store: 'https://chromewebstore.google.com/detail/ookjlbkiijinhpmnjffcofjonbfbgaoc',
    },
  },
  {
    slug: 'glow',
    chains: 'solana',
    icon: 'web3icons:glow',
    set: {
      name: 'Glow',
      homepage: 'https://glow.app',
      injected: inject({ solana: 'Glow' }),
      chrome_store: 'https://chromewebstore.google.com/detail/ojbcfhjmpigfobfclfflafhblgemeidi',
    },
  },
  {
    slug: 'fearless',
    chains: 'polkadot',
    set: {
      name: 'Fearless Wallet',
      homepage: 'https://fearlesswallet.io',
      injected: inject({ polkadot: 'fearless-wallet' }),
    },
  },
  {
    slug: 'polkagate',
    chains: 'polkadot',
    set: {
      name: 'PolkaGate',
      homepage: 'https://polkagate.xyz',
      injected: inject({ polkadot: 'polkagate' }),
    },
  },
  { slug: 'shapeshift', thirdweb: 'com.shapeshift', chains: 'evm solana bitcoin cosmos', webapp: true },
  { slug: 'thorwallet', thirdweb: 'org.thorwallet', chains: 'evm solana bitcoin cosmos' },
  { slug: 'airgap', thirdweb: 'it.airgap', chains: 'evm bitcoin polkadot cosmos' },
  { slug: 'zelcore', thirdweb: 'io.zelcore', chains: 'evm solana bitcoin' },
  { slug: 'klever', thirdweb: 'io.klever', chains: 'evm bitcoin' },
  {
    slug: 'foxwallet',
    thirdweb: 'com.foxwallet',
    rainbowkit: 'foxwallet',
    chains: 'evm bitcoin',
    icon: 'rainbowkit',
  },
  { slug: 'kaia', thirdweb: 'io.kaiawallet', rainbowkit: 'kaia', chains: 'evm', icon: 'rainbowkit' },
  {
    slug: 'compass',
    thirdweb: 'io.compasswallet',
    rainbowkit: 'compass',
    chains: 'eip155:1329',
    icon: 'rainbowkit',
  },
  { slug: 'owallet', thirdweb: 'io.owallet', chains: 'evm bitcoin cosmos' },
  { slug: 'nufi', thirdweb: 'fi.nu', chains: 'evm solana bitcoin', set: { name: 'NuFi' } },
  { slug: 'hot', thirdweb: 'org.hot-labs', chains: 'evm solana' },
  { slug: 'okto', thirdweb: 'tech.okto', rainbowkit: 'Okto', chains: 'evm solana', icon: 'rainbowkit' },
  { slug: 'wigwam', thirdweb: 'com.wigwam.wallet', rainbowkit: 'wigwam', chains: 'evm', icon: 'rainbowkit' },
  { slug: 'loopring', thirdweb: 'io.loopring.wallet', chains: 'evm' },
  {
    slug: 'universal-profiles',
    thirdweb: 'io.universaleverything',
    rainbowkit: 'universal-profiles',
    chains: 'evm',
    set: { name: 'Universal Profiles' },
  },
  {
    slug: 'opera',
    thirdweb: 'com.opera',
    chains: 'evm',
    set: { homepage: 'https://www.opera.com/crypto/next' },
    unset: ['chrome_store', 'firefox_store', 'edge_store', 'opera_store'],
  },
  { slug: 'kucoin', thirdweb: 'com.kucoin', chains: 'evm', icon: 'exchange:kucoin' },
  {
    slug: 'iopay',
    thirdweb: 'me.iopay',
    rainbowkit: 'iopay',
    chains: 'evm',
    icon: 'rainbowkit',
    set: { name: 'ioPay' },
  },
  {
    slug: 'anchorage',
    thirdweb: 'com.anchorage',
    rainbowkit: 'anchorageDigital',
    chains: 'evm',
    icon: 'rainbowkit',
    set: { name: 'Anchorage Digital' },
  },
  { slug: 'alphawallet', thirdweb: 'com.alphawallet', chains: 'evm', icon: 'web3icons:alpha-wallet' },
  { slug: 'clave', thirdweb: 'io.getclave', chains: 'evm', icon: 'web3icons:clave' },
  { slug: 'pillar', thirdweb: 'fi.pillar', chains: 'evm', icon: 'web3icons:pillar' },
  {
    slug: 'dawn',
    thirdweb: 'xyz.dawnwallet',
    rainbowkit: 'dawn',
    connectkit: 'dawn',
    chains: 'evm',
    icon: 'rainbowkit',
  },
  { slug: 'nest', thirdweb: 'xyz.nestwallet', rainbowkit: 'nest', chains: 'evm', icon: 'rainbowkit' },
  { slug: 'berasig', thirdweb: 'app.berasig', rainbowkit: 'berasig', chains: 'evm', icon: 'rainbowkit' },
  {
    slug: 'kresus',
    thirdweb: 'com.kresus',
    rainbowkit: 'kresus-wallet',
    chains: 'evm',
    icon: 'rainbowkit',
    set: { name: 'Kresus' },
  },
  { slug: 'meco', thirdweb: 'com.mecowallet', rainbowkit: 'meco', chains: 'evm', icon: 'rainbowkit' },
  { slug: 'paraswap', thirdweb: 'io.paraswap', rainbowkit: 'paraswap', chains: 'evm', icon: 'rainbowkit' },
  { slug: 'bitverse', thirdweb: 'zone.bitverse', rainbowkit: 'bitverse', chains: 'evm' },
  { slug: 'onto', thirdweb: 'app.onto', connectkit: 'onto', chains: 'evm' },
  {
    slug: 'infinity',
    connectkit: 'infinityWallet',
    chains: 'evm',
    set: { homepage: 'https://infinitywallet.io' },
  },
  {
    slug: 'safeheron',
    rainbowkit: 'safeheron',
    chains: 'evm',
    icon: 'rainbowkit',
    set: { homepage: 'https://www.safeheron.com' },
  },
  {
    slug: 'zilpay',
    rainbowkit: 'zilpay',
    chains: 'evm',
    icon: 'rainbowkit',
    set: { homepage: 'https://zilpay.io' },
  },
  {
    slug: 'bloom',
    rainbowkit: 'bloom',
    chains: 'evm',
    icon: 'rainbowkit',
    set: { homepage: 'https://bloomwallet.io', desktop_link: 'bloom://wallet-connect' },
  },
  {
    slug: 'bitski',
    rainbowkit: 'bitski',
    chains: 'evm',
    icon: 'rainbowkit',
    set: { homepage: 'https://www.bitski.com' },
  },
  {
    slug: 'clv',
    rainbowkit: 'clv',
    chains: 'evm',
    icon: 'rainbowkit',
    set: { name: 'CLV Wallet', homepage: 'https://clv.org' },
  },
  {
    slug: 'desig',
    rainbowkit: 'desig',
    chains: 'evm',
    icon: 'rainbowkit',
    set: { homepage: 'https://desig.io' },
  },
  {
    slug: 'seif',
    rainbowkit: 'seif',
    chains: 'evm',
    icon: 'rainbowkit',
    set: { homepage: 'https://seif.passkeywallet.com' },
  },
  {
    slug: 'tokenary',
    rainbowkit: 'tokenary',
    chains: 'evm',
    icon: 'rainbowkit',
    set: { homepage: 'https://tokenary.io' },
  },
  { slug: 'ramper', rainbowkit: 'ramper', chains: 'evm', set: { homepage: 'https://www.ramper.xyz' } },
]

/**
 * The rest, in the order of the source: `slug | id of the source | chains | name | icon`.
 * Chains default to EVM, the name to the one in the source.
 */
const rest = `
mywallet | io.mywallet |  | MyWallet
ironwallet | io.ironwallet | evm solana bitcoin
bridge-wallet | com.mtpelerin
wemix-play | com.wemixplay
blackfort | network.blackfort
bee | com.bee |  | Bee Wallet
socios | com.socios.app |  | Socios.com
avacus | cc.avacus
xova | com.xovawallet
sweat | at.swe
klip | com.klipwallet |  | Klip
hashport | com.hashport.wallet
internet-money | io.internetmoney
pintu | id.co.pintu
enjin | io.enjin | evm polkadot
aktionariat | com.aktionariat
keyring | app.keyring |  | Keyring Pro
oasys-passport | com.oasys-wallet
tokoin | io.tokoin |  | Tokoin My-T Wallet
alpha-u | io.alpha-u.wallet.web
bitso | com.bitso
cypher | io.cypherhq | evm solana cosmos
everspace | app.everspace
kriptomat | io.kriptomat
haha | me.haha
oxalus | io.oxalus
now-wallet | app.walletnow | evm solana bitcoin
burrito | com.burritowallet | evm bitcoin
whitewallet | app.whitewallet
tomi | com.tomi
purewallet | ai.purewallet |  | PureWallet
credit-wallet | org.creditcoin.app
rewardy | com.rewardywallet
xcapit | com.xcapit | evm
gooddollar | org.gooddollar
linen | app.linen
krystal | app.krystal
coca | xyz.coca
bron | org.bron
okse | io.okse
opto | com.optowallet
u2u | xyz.uniultra.wallet
nicegram | app.nicegram
holdstation | com.holdstation
mixin | one.mixin.messenger | evm solana bitcoin
bitizen | org.bitizen
overflex | network.over
coinstats | app.coinstats | evm solana bitcoin
aurora-pass | dev.auroracloud
qie | me.qiewallet
harti | io.harti
onyx | org.onyx
bitpie | com.bitpie | evm bitcoin
ammer | app.ammer
freedom-world | world.freedom
wombat | app.wombat
trustee | com.trusteeglobal | evm bitcoin
bexo | com.bexo |  | Beexo
digital-shield | pro.ds.app
hb-wallet | app.hbwallet |  | HB Wallet
uxuy | com.uxuy | evm solana
pitaka | io.pitaka
dokwallet | com.dokwallet
blofin | com.blofin.wallet | evm solana
fizen | io.fizen
at-wallet | com.authentrend
ab-pay | cash.abpay
una | io.unagi.unawallet
alicebob | com.alicebob
kigo | io.kigo
noone | io.noone | evm solana bitcoin
walllet | com.walllet |  | walllet
cogni | com.getcogni |  | Cogni
staticbit | io.staticbit
fxwallet | com.fxwallet | evm solana bitcoin
unity-wallet | com.unitywallet | evm bitcoin
open-wallet | finance.openwallet
wallet-v | io.walletv
echooo | xyz.echooo
ethermail | io.ethermail
ripio | com.ripio |  | Ripio Portal
tomo | inc.tomo | evm solana bitcoin
komet | me.komet.app
guardiian | io.guardiianwallet |  | Guardiian Wallet
zypto | com.zypto | evm solana bitcoin
nabox | io.nabox
greenhood | nl.greenhood.wallet
nash | io.nash
tastycrypto | com.tastycrypto
xenea | io.xenea
openloop-connect | jp.haudi.crypto
gamic | app.gamic
m1nty | app.m1nty
koala-wallet | io.koalawallet
abc-wallet | io.myabcwallet
binance-us | us.binance
ballet | com.ballet | evm bitcoin
dollet | com.dolletwallet
wallet-3 | io.wallet3 | | | web3icons:wallet-3
shinobi | net.shinobi-wallet |  | Shinobi Wallet
pass-app | com.passwallet.app |  | Pass
coinex | com.coinex.wallet | evm bitcoin | | exchange:coinex
hyperpay | io.hyperpay
arianee | org.arianee
zelus | io.zelus
earth-wallet | io.earthwallet
gridlock | network.gridlock
scramberry | io.scramberry |  | Scramberry Wallet
life-defi | co.lifedefi
kryptogo | com.kryptogo
haqq | network.haqq
maxwallet | cc.maxwallet | evm bitcoin
jambo | technology.jambo
ime | app.imem | evm bitcoin | iMe
walletverse | io.walletverse
wow-earn | com.ullapay
pockie | io.pockie |  | Pockie
plumaa-id | id.plumaa
kgen | io.kgen
anybit | io.anybit
satu | com.satuwallet.extension
saakuru | com.saakuru.app |  | Saakuru
r0ar | io.r0ar |  | R0AR Wallet
utorg | app.utorg | evm bitcoin
w3-wallet | app.w3wallet
kriptonio | com.kriptonio
ukey | com.ukey
billion | io.billionwallet
up-io | io.up
bonuz | xyz.bonuz |  | bonuz
clot | app.clot
sahal | network.mrhb
transi | io.transi
qoin | world.qoin
ipmb | com.ipmb
hero-wallet | io.hero.wallet
fncy | world.fncy |  | Fncy Wallet
gk8 | io.gk8 |  | GK8
halo | social.halo
dexari | com.dexari
timeless-x | xyz.timelesswallet
scopuly | com.scopuly
spot-on-chain | ai.spotonchain.platform |  | Spot On Chain
legacy-network | io.legacynetwork |  | Legacy Network
xellar | co.xellar
dosi-vault | world.dosi.vault
dextrade | com.dextrade
nonbank | io.nonbank
sinohope | com.sinohope | evm bitcoin
dgg | network.dgg
shefi | org.shefi
helix-id | io.helixid
hashwallet | com.esignus
debox | pro.debox
pali | com.paliwallet | evm bitcoin
kriptok | io.kriptok
volt | finance.voltage
mynawallet | jp.mynawallet
wallacy | io.wallacy
superwallet | live.superex
swop | app.swopme
pltwallet | io.pltwallet
minerva | digital.minerva
nodle | com.nodle
me-wallet | me.astrox
amazewallet | com.amazewallet
talken | io.talken
t-plus | org.talkapp
lunascape-browser | org.lunascape
paribu-self | com.paribu | | | exchange:paribu
mirai | io.miraiapp |  | Mirai
ukiss-hub | io.ukiss
bim | io.bimwallet
bitnovo | com.bitnovo | evm bitcoin
wemix | com.wemix |  | WEMIX Wallet
yo-wallet | com.fastex.wallet
didwallet | io.didwallet
pier-wallet | com.pierwallet |  | Pier Wallet
cryptnox | com.cryptnox
plutope | io.plutope
nufinetes | com.nufinetes
strikex | io.tradestrike
lif3 | com.lif3
elastos-essentials | net.elastos
revelator | com.revelator.wallet
hai-by-hacken | io.hacken.hai
mpcvault | com.mpcvault.broswerplugin |  | MPCVault
pwc | today.paywithcrypto.wallet |  | PWC
coinwallet | com.coinsdo | evm bitcoin
uptn | io.uptn.dapp-web
broearn | com.broearn
tychi | com.tychiwallet
opz | com.opz
altme | io.altme
hippo | io.hippowallet
moonstake | io.moonstake | evm cosmos | Moonstake
shido | io.shido |  | Shido
icewal | com.icewal |  | Icewal
unstoppable-domains | com.unstoppabledomains
enno | com.ennowallet
assure | pro.assure
coingrig | com.coingrig
xfun | io.xfun
ancrypto | com.antiersolutions
itoken | com.itoken | evm bitcoin
slavi | io.slavi
defiant | tech.defiantapp
kub | com.kubwallet
finoa | io.finoa |  | Finoa Connect
blazpay | com.blazpay.wallet
clear-wallet | eu.flashsoft.clear-wallet |  | Clear Wallet
utila | utila.io
hinkal | pro.hinkal.walletconnect
topnod | com.topnod
locker-protocol | com.lockerprotocol.wallet
ssp | io.runonflux.sspwallet | evm bitcoin | SSP Wallet
splits | org.splits.teams.connect
lootrush | com.lootrush
`

export const reviewed: readonly Reviewed[] = [
  ...wellKnown,
  ...rest
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [slug = '', thirdweb = '', chains, name, icon] = line.split('|').map((part) => part.trim())
      return {
        slug,
        thirdweb,
        chains: chains || 'evm',
        ...(name ? { set: { name } } : {}),
        ...(icon ? { icon } : {}),
      }
    }),
]

/** Why the rest of the source is left out, so that a later import only asks about what is new. */
export const refused: Record<string, readonly string[]> = {
  'A sample, not a wallet for people.': [
    'com.reown',
    'com.walletconnect',
    'com.example.subdomain',
    'com.reown.lab',
    'com.reown.docs',
  ],
  'Knows no network of ours.': [
    'com.hashpack.wallet',
    'xyz.joeywallet',
    'com.flowfoundation.wallet',
    'app.freighter',
    'app.kabila.wallet',
    'com.veworld',
    'world.ixo',
    'finance.saucerswap',
    'org.alephium',
    'com.concordium.wallet',
    'org.thetatoken',
    'online.puzzle',
    'com.webauth',
    'org.tha.hashpay',
    'io.banksocial',
    'com.superhero.cordova',
    'app.girin',
    'app.herewallet',
    'app.qubic.wallet',
    'cc.dropp',
    'ltd.proximax',
    'io.ozonewallet',
    'com.neonwallet',
    'land.liker',
    'io.bladewallet',
    'app.keeper-wallet',
    'ooo.plugwallet',
    'io.konio',
    'app.send',
    'xyz.abs',
    'io.useglyph',
    'org.base.account',
  ],
  'Closed, or gone quiet.': [
    'io.leapwallet',
    'com.chain',
    'com.monarchwallet',
    'com.paybolt',
    'com.plasma-wallet',
    'com.abra',
    'app.ultimate',
    'io.dttd',
    'io.zkape',
    'com.safemoon',
    'com.vgxfoundation',
    'technology.obvious',
    'io.blocto',
    'gg.indi',
    'trade.flooz.wallet',
    'com.apollox',
  ],
  'Listed twice.': ['io.yowallet', 'io.trinity-tech', 'com.purechain', 'com.gemspocket', 'com.berasig'],
  'Easily taken for another, or with the links of another.': [
    'com.keeperwallet',
    'org.dota168',
    'ch.dssecurity',
    'io.trustasset',
    'ai.pundi',
    'io.safecryptowallet',
    'io.ready',
    'com.novawallet.extention',
    'com.google.play',
    'com.apple.apps',
  ],
  'Too little known to vouch for, or with links that cannot work.': [
    'xyz.roam.wallet',
    'com.coincircle',
    'fun.tobi',
    'co.cyber.wallet',
    'com.cardstack',
    'com.thirdweb',
    'co.filwallet',
    'com.moongate.one',
    'ai.interlinklabs',
    'pk.modular',
    'com.sabay.wallet',
    'network.cvl',
    'com.coldwallet',
    'cc.localtrade.lab',
    'io.ricewallet',
    'org.bytebank',
    'io.ibvm',
    'app.stickey',
    'com.tellaw',
    'io.summonersarena',
    'com.onlybulls',
    'com.midoin',
    'baby.smart',
    'com.ivirse',
    'net.lxxdao.wallet',
    'pro.fintoken',
    'com.pionewallet',
    'xyz.tucop',
    'org.thepulsewallet',
    'io.doma.wallet',
    'app.sinum',
    'finance.soulswap.app',
    'money.keychain',
    'app.dfinnwallet',
    'my.mone',
    'io.legionnetwork',
    'app.catecoin',
    'finance.freehold',
    'com.hootark',
    'io.bharatbox',
    'org.ciphertrade',
    'com.azcoiner',
    'com.flash-wallet',
    'com.atomwallets',
    'ai.iluminary',
    'io.streakk',
    'finance.porta',
    'com.adftechnology',
    'io.passpay',
    'io.reactwallet',
    'xyz.orion',
    'com.kaxaa',
    'space.binox',
    'com.3swallet',
    'io.cfcx',
    'com.crossmint',
    'com.saify',
    'io.ethos',
    'com.tokenb',
    'io.certhis',
    'io.swiftexchange',
    'com.it.onewallet',
    'network.wali',
    'com.peakdefi',
    'org.dailychain.wallet',
    'com.katzwallet',
    'com.gayawallet',
    'fi.dropmate',
    'com.liberawallet',
    'finance.panaroma',
    'com.greengloryglobal',
    'com.dlicom',
    'com.bscecowallet',
    'app.outlawgames',
    'com.volsungar',
    'com.get-verso',
    'com.obliowallet',
    'app.tofee',
    'com.cryptokara',
    'world.dolphinode.chain',
    'com.kimlwallet',
    'com.tiduswallet',
    'com.velgazm',
    'com.oxpaywallet',
    'fi.stablez',
    'org.luminawallet',
    'app.arcawallet',
    'com.daffione',
    'net.cyperchat',
    'com.auraspay.wallet',
    'ae.naba.wallet',
    'com.nvxowallet',
    'br.com.vkxtech.wallet',
    'org.ecoinwallet',
    'fund.lflabs',
    'io.diamante',
    'com.qubetics',
    'io.cornwallet',
    'ng.grrn',
    'gg.ggp',
    'org.rezor',
    'io.prettygood.x',
    'social.gm2',
    'com.frostfirewallet',
    'com.tapinvest',
    'app.getcosine',
    'app.88wallet',
    'io.ttmwallet',
    'org.kelp',
    'com.payperless',
    'io.buzz-up',
    'com.pandoshi',
    'com.wokwallet',
    'io.yusetoken',
    'com.caesiumlab',
    'finance.islamicoin',
    'com.wallet2day',
    'com.socjsc',
    'com.goldaxis',
    'com.squirrelwallet',
    'net.myrenegade',
    'network.trustkeys',
    'finance.plena',
    'com.rktechworks',
    'io.xucre',
    'money.snowball',
    'io.safematrix',
    'com.neftipedia',
    'io.goldbit',
    'io.sunloft.nft',
    'money.ondex',
    'com.lumowallet',
    'io.goldpocket',
    'io.blonect.wallet',
    'io.altrapay',
    'app.astracorewallet.api',
    'com.moneda',
    'com.zkx.app.wallet',
    'com.scramble',
    'io.getjoin.prd',
    'network.verified.custody',
    'com.micet.wallet',
    'com.ttchain',
    'com.nixwallet.extension',
    'com.superearn.wallet',
    'com.blanqlabs.wallet',
    'com.robeon.wallet',
    'info.chainlens.magicmoney',
    'app.mango.wallet',
  ],
}
