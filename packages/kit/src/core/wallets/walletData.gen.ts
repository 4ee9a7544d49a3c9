// Written by apps/server/scripts/genBundledWallets.ts from apps/server/registry. Do not edit.

import { namespaces } from '@latchkey/protocol/chainId'
import type { ListedWallet } from '../config/options.ts'

// id|name|homepage|rdns|families|mobileLink|webappLink|chromeStore
const rows = `metamask|MetaMask|metamask.io|io.metamask|013|metamask://||nkbihfbeogaeaoehlefnkodbefgpgknn
rabby|Rabby Wallet|rabby.io|io.rabby|0|rabby://||acmacodkjbdgmoleebolmdjonilkdbch
coinbase|Coinbase Wallet|www.coinbase.com/wallet|com.coinbase.wallet|01|cbwallet://||hnfanknocfeofbddgcijnmhnfnkdnaad
rainbow|Rainbow|rainbow.me|me.rainbow|0|rainbow://||opfgelmcmbiajamepnmloijbpoleiama
trust|Trust Wallet|trustwallet.com|com.trustwallet.app|01324|trust://||egjidjbpglichdcondbcbdnbeeppgdph
phantom|Phantom|phantom.com|app.phantom|10|phantom://||bfnaelmomeimhlpmgjnjophhpkkoljpa
okx|OKX Wallet|web3.okx.com|com.okex.wallet|0134|okxwallet://main||mcohilncbfahbmgdjkbpemcciiolgcge
zerion|Zerion|zerion.io|io.zerion.wallet|01|zerion://||klghhnkeealcohjjanjjdaeeggmfmlpl
uniswap|Uniswap Wallet|wallet.uniswap.org|org.uniswap.app|0|uniswap://||nnpmfplkfogfpmcngplhnbdnnilmcdcg
binance|Binance Wallet|www.binance.com/en/binancewallet|com.binance.wallet|0134|bnc://app.binance.com/cedefi/||cadiboklkpojfamcoggejbbdjcoiljjk
bitget|Bitget Wallet|web3.bitget.com|com.bitget.web3|0134|bitkeep://
ledger|Ledger Wallet|www.ledger.com/ledger-wallet||01324|ledgerlive://
brave|Brave Wallet|brave.com/wallet|com.brave.wallet|013
safe|Safe|safe.global||0|safe://|app.safe.global
imtoken|imToken|token.im|im.token.app|0324|imtokenv2://
tokenpocket|TokenPocket|www.tokenpocket.pro|pro.tokenpocket|01324|tpoutside://
exodus|Exodus|www.exodus.com|com.exodus.web3-wallet|0134|exodus://
safepal|SafePal|www.safepal.com|com.safepal|01324|safepalwallet://
backpack|Backpack|backpack.app|app.backpack|10|backpack://
solflare|Solflare|www.solflare.com||1|solflare://
oneinch|1inch Wallet|1inch.com/wallet||0|oneinch://
trezor|Trezor Suite|trezor.io/trezor-suite||013
cryptocom|Crypto.com Onchain|crypto.com/onchain|com.crypto.wallet|0134|dfw://
bybit|Bybit Wallet|www.bybit.com/web3|com.bybit|013|bybitapp://open/route?targetUrl=by://web3/walletconnect/
kraken|Kraken Wallet|www.kraken.com/wallet||013|krakenwallet://
robinhood|Robinhood Wallet|robinhood.com/web3-wallet|com.robinhood.wallet|013|robinhood-wallet://
argent|Ready|www.ready.co||0|argent://app/
keplr|Keplr|www.keplr.app|app.keplr|034|keplrwallet://wcV2
talisman|Talisman|talisman.xyz|xyz.talisman|201|talisman://
subwallet|SubWallet|www.subwallet.app|app.subwallet|032|subwallet://
xverse|Xverse|www.xverse.app||3|xverse://
onekey|OneKey|onekey.so|so.onekey.app.wallet|01324|onekey-wallet://
magic-eden|Magic Eden Wallet|wallet.magiceden.io|io.magiceden.wallet|10|magiceden://
core|Core|core.app|app.core.extension|013|core://
ronin|Ronin Wallet|wallet.roninchain.com|com.roninchain.wallet|0|roninwallet://
coin98|Coin98|coin98.com/wallet|com.coin98|0134|coin98://
gate|Gate Wallet|www.gate.com/web3|io.gate.wallet|013|gtweb3wallet://
tangem|Tangem|tangem.com||01324|tangem://
mathwallet|MathWallet|mathwallet.org|org.mathwallet|01324|mathwallet://
nightly|Nightly|nightly.app|app.nightly|102|nightly://
ctrl|Ctrl Wallet|ctrl.xyz|xyz.ctrl|0134
enkrypt|Enkrypt|www.enkrypt.com|com.enkrypt|0132
ambire|Ambire Wallet|www.ambire.com|com.ambire.wallet|0
mew|MEW|www.mewwallet.com||0|mewwallet://
unstoppable|Unstoppable Wallet|unstoppable.money||013|unstoppable.money://
zengo|Zengo|zengo.com||03|zengo://get.zengo.com/
fireblocks|Fireblocks|www.fireblocks.com||013|fireblocks-wc://|console.fireblocks.io/v2
gemini|Gemini Wallet|www.gemini.com/wallet|com.gemini.wallet|0||keys.gemini.com
status|Status|status.app|app.status|0|status-app://
frame|Frame|frame.sh|sh.frame|0
jupiter|Jupiter|jup.ag/mobile||1|jupiter://
unisat|UniSat|unisat.io||3
leather|Leather|leather.io||3
polkadot-js|Polkadot{.js}|polkadot.js.org/extension||2
glow|Glow|glow.app||1
fearless|Fearless Wallet|fearlesswallet.io||2
polkagate|PolkaGate|polkagate.xyz||2`

/** Wallets offered when there is no server to ask, best known first. */
export const walletData: readonly ListedWallet[] = rows.split('\n').map((row) => {
  const [id = '', name = '', homepage, rdns, families = '', mobileLink, webappLink, chromeStore] = row.split('|')
  return {
    id,
    name,
    homepage: `https://${homepage}`,
    rdns: rdns || undefined,
    // Its main one first.
    chains: [...families].map((index) => `${namespaces[Number(index)] ?? namespaces[0]}:*` as const),
    mobileLink: mobileLink || undefined,
    webappLink: webappLink ? `https://${webappLink}` : undefined,
    chromeStore: chromeStore ? `https://chromewebstore.google.com/detail/${chromeStore}` : undefined,
  }
})
