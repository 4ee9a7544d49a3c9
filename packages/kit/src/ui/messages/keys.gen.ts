// Written by scripts/genMessages.ts. Do not edit.
import type { CompiledMessage } from 'icu-minify/format'

/** Every message and what it must be given. */
export type MessageArgs = {
  "button.connect": undefined
  "button.connecting": undefined
  "button.wrongNetwork": undefined
  "a11y.close": undefined
  "a11y.back": undefined
  "a11y.help": undefined
  "a11y.copied": undefined
  "a11y.copyFailed": undefined
  "a11y.loading": undefined
  "a11y.retry": undefined
  "a11y.dismiss": undefined
  "a11y.newTab": undefined
  "a11y.clearSearch": undefined
  "a11y.results": { count: number }
  "action.tryAgain": undefined
  "action.cancel": undefined
  "action.disconnect": undefined
  "action.otherWallet": undefined
  "badge.recent": undefined
  "badge.installed": undefined
  "badge.active": undefined
  "badge.current": undefined
  "badge.connected": undefined
  "badge.testnet": undefined
  "connect.title": undefined
  "connect.allWallets": undefined
  "connect.walletCount": { count: string | number }
  "connect.noWallet": undefined
  "connect.whatIsWallet": undefined
  "connect.empty.title": undefined
  "connect.empty.body": undefined
  "connect.chooseChain.title": undefined
  "connect.chooseChain.body": { wallet: string | number }
  "allWallets.title": undefined
  "allWallets.search": undefined
  "allWallets.list": undefined
  "allWallets.empty.title": undefined
  "allWallets.empty.body": { query: string | number }
  "allWallets.more": undefined
  "connecting.waiting.title": { wallet: string | number }
  "connecting.waiting.body": undefined
  "connecting.declined.title": undefined
  "connecting.declined.body": undefined
  "connecting.pending.title": undefined
  "connecting.pending.body": { wallet: string | number }
  "connecting.notInstalled.title": { wallet: string | number }
  "connecting.notInstalled.body": undefined
  "connecting.notInstalled.install": { wallet: string | number }
  "connecting.timedOut.title": { wallet: string | number }
  "connecting.timedOut.body": undefined
  "connecting.failed.title": undefined
  "connecting.failed.body": { wallet: string | number }
  "connecting.done": undefined
  "account.title": undefined
  "account.balance": undefined
  "account.balanceUnavailable": undefined
  "account.balanceUnavailableBody": undefined
  "account.copyAddress": undefined
  "account.explorer": undefined
  "account.network": undefined
  "account.unknownNetwork": undefined
  "account.switchWallet": undefined
  "account.walletsConnected": { count: number }
  "account.reconnecting": undefined
  "wallets.title": undefined
  "wallets.disconnect": { wallet: string | number }
  "wallets.add": undefined
  "wallets.empty.title": undefined
  "wallets.empty.body": undefined
  "network.title": undefined
  "network.list": undefined
  "network.search": undefined
  "network.empty.title": undefined
  "network.empty.body": { query: string | number }
  "network.waiting.title": { wallet: string | number }
  "network.waiting.body": { network: string | number }
  "network.declined.title": undefined
  "network.declined.body": { network: string | number }
  "network.failed.title": { network: string | number }
  "network.failed.body": undefined
  "network.unsupported.title": { network: string | number; wallet: string | number }
  "network.unsupported.body": undefined
  "activeChain.title": { chain: string | number }
  "activeChain.body": { chain: string | number }
  "activeChain.connect": undefined
  "activeChain.stay": undefined
  "unsupported.title": undefined
  "unsupported.body": undefined
  "unsupported.list": undefined
  "whatIsWallet.title": undefined
  "whatIsWallet.home.title": undefined
  "whatIsWallet.home.body": undefined
  "whatIsWallet.login.title": undefined
  "whatIsWallet.login.body": undefined
  "whatIsWallet.keys.title": undefined
  "whatIsWallet.keys.body": undefined
  "whatIsWallet.get": undefined
  "getWallet.title": undefined
  "getWallet.list": undefined
  "getWallet.extension": undefined
  "getWallet.app": undefined
  "getWallet.extensionAndApp": undefined
  "getWallet.after": undefined
  "getWallet.empty.title": undefined
  "getWallet.empty.body": undefined
  "remote.title": undefined
  "remote.off.title": undefined
  "remote.off.body": undefined
  "remote.off.allWallets": undefined
  "error.connect/rejected": undefined
  "error.connect/failed": undefined
  "error.connect/pending": undefined
  "error.connect/timeout": undefined
  "error.connect/not_installed": undefined
  "error.connect/popup_closed": undefined
  "error.connection/none": undefined
  "error.connection/reconnecting": undefined
  "error.disconnect/failed": undefined
  "error.network/unknown": undefined
  "error.network/unsupported": undefined
  "error.network/switch_failed": undefined
  "error.network/switch_rejected": undefined
  "error.sign/rejected": undefined
  "error.sign/failed": undefined
  "error.send/rejected": undefined
  "error.send/failed": undefined
  "error.balance/unavailable": undefined
  "error.wallet/disconnected": undefined
  "error.wallet/unauthorized": undefined
  "error.wallet/unsupported_method": undefined
  "error.request/action_not_allowed": undefined
  "error.request/timeout": undefined
  "error.request/http_failed": undefined
  "error.general/unexpected": undefined
  "alert.network/not_found.title": undefined
  "alert.network/not_found.body": undefined
  "alert.project/origin_not_allowed.title": undefined
  "alert.project/origin_not_allowed.body": undefined
  "alert.project/domain_unverified.title": undefined
  "alert.project/domain_unverified.body": undefined
  "alert.project/invalid_id.title": undefined
  "alert.project/invalid_id.body": undefined
  "alert.project/missing_id.title": undefined
  "alert.project/missing_id.body": undefined
  "alert.frame/load_failed.title": undefined
  "alert.frame/load_failed.body": undefined
  "alert.frame/request_timeout.title": undefined
  "alert.frame/request_timeout.body": undefined
  "alert.session/expired.title": undefined
  "alert.session/expired.body": undefined
  "alert.config/server_error.title": undefined
  "alert.config/server_error.body": undefined
  "alert.config/rate_limited.title": undefined
  "alert.config/rate_limited.body": undefined
  "toast.walletSwitched": { wallet: string | number }
  "toast.balanceUnavailable": undefined
  "time.now": undefined
  "time.minute": { count: number }
  "time.hour": { count: number }
  "time.day": { count: number }
  "time.month": { count: number }
  "time.year": { count: number }
}
export type MessageKey = keyof MessageArgs
export type Messages = Readonly<Record<MessageKey, CompiledMessage>>
export type Locale = 'en' | 'es' | 'zh' | 'ar'
