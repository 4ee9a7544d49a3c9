import type { ListedWallet } from './options.ts'

const store = 'https://chromewebstore.google.com/detail/'

/**
 * Wallets offered when there is no server to ask, best known first.
 *
 * Facts only: name, homepage, reverse domain name, app scheme, store page.
 * Left out where a fact was not certain; no images, so they are drawn as initials.
 */
export const walletData: readonly ListedWallet[] = [
  { id: 'metamask', name: 'MetaMask', homepage: 'https://metamask.io', rdns: 'io.metamask', mobileLink: 'metamask://', chromeStore: `${store}nkbihfbeogaeaoehlefnkodbefgpgknn` },
  { id: 'rabby', name: 'Rabby Wallet', homepage: 'https://rabby.io', rdns: 'io.rabby', mobileLink: 'rabby://', chromeStore: `${store}acmacodkjbdgmoleebolmdjonilkdbch` },
  { id: 'coinbase', name: 'Coinbase Wallet', homepage: 'https://www.coinbase.com/wallet', rdns: 'com.coinbase.wallet', mobileLink: 'cbwallet://', chromeStore: `${store}hnfanknocfeofbddgcijnmhnfnkdnaad` },
  { id: 'rainbow', name: 'Rainbow', homepage: 'https://rainbow.me', rdns: 'me.rainbow', mobileLink: 'rainbow://', chromeStore: `${store}opfgelmcmbiajamepnmloijbpoleiama` },
  { id: 'trust', name: 'Trust Wallet', homepage: 'https://trustwallet.com', rdns: 'com.trustwallet.app', mobileLink: 'trust://', chromeStore: `${store}egjidjbpglichdcondbcbdnbeeppgdph` },
  { id: 'phantom', name: 'Phantom', homepage: 'https://phantom.com', rdns: 'app.phantom', mobileLink: 'phantom://', chromeStore: `${store}bfnaelmomeimhlpmgjnjophhpkkoljpa` },
  { id: 'okx', name: 'OKX Wallet', homepage: 'https://web3.okx.com', rdns: 'com.okex.wallet', mobileLink: 'okex://', chromeStore: `${store}mcohilncbfahbmgdjkbpemcciiolgcge` },
  { id: 'zerion', name: 'Zerion', homepage: 'https://zerion.io', rdns: 'io.zerion.wallet', mobileLink: 'zerion://', chromeStore: `${store}klghhnkeealcohjjanjjdaeeggmfmlpl` },
  { id: 'uniswap', name: 'Uniswap Wallet', homepage: 'https://wallet.uniswap.org', rdns: 'org.uniswap.app', mobileLink: 'uniswap://' },
  { id: 'binance', name: 'Binance Wallet', homepage: 'https://www.binance.com/en/binancewallet', rdns: 'com.binance.wallet', mobileLink: 'bnc://' },
  { id: 'bitget', name: 'Bitget Wallet', homepage: 'https://web3.bitget.com', rdns: 'com.bitget.web3', mobileLink: 'bitkeep://' },
  { id: 'brave', name: 'Brave Wallet', homepage: 'https://brave.com/wallet', rdns: 'com.brave.wallet' },
  { id: 'ledger', name: 'Ledger Live', homepage: 'https://www.ledger.com', mobileLink: 'ledgerlive://' },
  { id: 'safe', name: 'Safe', homepage: 'https://safe.global', mobileLink: 'safe://', webappLink: 'https://app.safe.global' },
  { id: 'imtoken', name: 'imToken', homepage: 'https://token.im', rdns: 'im.token.app', mobileLink: 'imtokenv2://' },
  { id: 'tokenpocket', name: 'TokenPocket', homepage: 'https://www.tokenpocket.pro', rdns: 'pro.tokenpocket', mobileLink: 'tpoutside://' },
  { id: 'exodus', name: 'Exodus', homepage: 'https://www.exodus.com', rdns: 'com.exodus.web3-wallet', mobileLink: 'exodus://' },
  { id: 'safepal', name: 'SafePal', homepage: 'https://www.safepal.com', rdns: 'com.safepal', mobileLink: 'safepalwallet://' },
  { id: 'backpack', name: 'Backpack', homepage: 'https://backpack.app', rdns: 'app.backpack' },
  { id: 'ambire', name: 'Ambire Wallet', homepage: 'https://www.ambire.com', rdns: 'com.ambire.wallet' },
  { id: 'argent', name: 'Ready', homepage: 'https://www.ready.co' },
  { id: 'bybit', name: 'Bybit Wallet', homepage: 'https://www.bybit.com/web3', rdns: 'com.bybit' },
  { id: 'coin98', name: 'Coin98', homepage: 'https://coin98.com', rdns: 'coin98.com', mobileLink: 'coin98://' },
  { id: 'core', name: 'Core', homepage: 'https://core.app', rdns: 'app.core.extension', mobileLink: 'core://' },
  { id: 'cryptocom', name: 'Crypto.com Onchain', homepage: 'https://crypto.com/onchain', rdns: 'com.crypto.wallet', mobileLink: 'dfw://' },
  { id: 'ctrl', name: 'Ctrl Wallet', homepage: 'https://ctrl.xyz', rdns: 'io.xdefi' },
  { id: 'enkrypt', name: 'Enkrypt', homepage: 'https://www.enkrypt.com', rdns: 'com.enkrypt' },
  { id: 'family', name: 'Family', homepage: 'https://family.co', mobileLink: 'familywallet://' },
  { id: 'fireblocks', name: 'Fireblocks', homepage: 'https://www.fireblocks.com' },
  { id: 'frame', name: 'Frame', homepage: 'https://frame.sh', rdns: 'sh.frame' },
  { id: 'frontier', name: 'Frontier', homepage: 'https://www.frontier.xyz', rdns: 'xyz.frontier.wallet', mobileLink: 'frontier://' },
  { id: 'gate', name: 'Gate Wallet', homepage: 'https://www.gate.com/web3', rdns: 'io.gate.wallet' },
  { id: 'keplr', name: 'Keplr', homepage: 'https://www.keplr.app', rdns: 'app.keplr', mobileLink: 'keplrwallet://' },
  { id: 'kraken', name: 'Kraken Wallet', homepage: 'https://www.kraken.com/wallet', mobileLink: 'krakenwallet://' },
  { id: 'leap', name: 'Leap', homepage: 'https://www.leapwallet.io', rdns: 'io.leapwallet.LeapWallet' },
  { id: 'mathwallet', name: 'MathWallet', homepage: 'https://mathwallet.org', rdns: 'org.mathwallet' },
  { id: 'mew', name: 'MEW', homepage: 'https://www.myetherwallet.com', mobileLink: 'mewwallet://' },
  { id: 'nightly', name: 'Nightly', homepage: 'https://nightly.app', rdns: 'app.nightly', mobileLink: 'nightly://' },
  { id: 'oneinch', name: '1inch Wallet', homepage: 'https://1inch.com/wallet', mobileLink: 'oneinch://' },
  { id: 'omni', name: 'Omni', homepage: 'https://omni.app', mobileLink: 'omni://' },
  { id: 'ronin', name: 'Ronin Wallet', homepage: 'https://wallet.roninchain.com', rdns: 'com.roninchain.wallet', mobileLink: 'roninwallet://' },
  { id: 'status', name: 'Status', homepage: 'https://status.app', rdns: 'app.status' },
  { id: 'subwallet', name: 'SubWallet', homepage: 'https://www.subwallet.app', rdns: 'app.subwallet', mobileLink: 'subwallet://' },
  { id: 'taho', name: 'Taho', homepage: 'https://taho.xyz', rdns: 'so.taho' },
  { id: 'talisman', name: 'Talisman', homepage: 'https://www.talisman.xyz', rdns: 'xyz.talisman' },
  { id: 'tangem', name: 'Tangem', homepage: 'https://tangem.com', mobileLink: 'tangem://' },
  { id: 'unstoppable', name: 'Unstoppable Wallet', homepage: 'https://unstoppable.money', mobileLink: 'unstoppable.money://' },
  { id: 'zengo', name: 'Zengo', homepage: 'https://zengo.com' },
]
