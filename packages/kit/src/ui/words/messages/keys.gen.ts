// Written by scripts/genMessages.ts. Do not edit.
import type { CompiledMessage } from 'icu-minify/format'

/** Every message and what it must be given. */
export type MessageArgs = {
  "account.actions": undefined
  "account.action.onramp": undefined
  "account.action.swaps": undefined
  "account.action.receive": undefined
  "account.action.send": undefined
  "account.tabs": undefined
  "account.tab.tokens": undefined
  "account.tab.nfts": undefined
  "account.tab.activity": undefined
  "account.menu": undefined
  "account.balanceUnsupportedBody": undefined
  "account.partial": undefined
  "account.stale": undefined
  "account.priceUnknown": undefined
  "account.searchTokens": undefined
  "account.showAllTokens": { count: number }
  "account.showHidden": { count: number }
  "account.hideTokens": undefined
  "account.empty.title": undefined
  "account.empty.body": undefined
  "account.empty.receive": undefined
  "account.empty.buy": undefined
  "account.noTokens.title": undefined
  "account.noTokens.body": { query: string | number }
  "account.tokensUnavailable.title": undefined
  "account.tokensUnavailable.body": undefined
  "activity.done.send": undefined
  "activity.kind.send": undefined
  "activity.done.receive": undefined
  "activity.kind.receive": undefined
  "activity.done.trade": undefined
  "activity.kind.trade": undefined
  "activity.done.approve": undefined
  "activity.kind.approve": undefined
  "activity.done.revoke": undefined
  "activity.kind.revoke": undefined
  "activity.done.mint": undefined
  "activity.kind.mint": undefined
  "activity.done.burn": undefined
  "activity.kind.burn": undefined
  "activity.done.deposit": undefined
  "activity.kind.deposit": undefined
  "activity.done.withdraw": undefined
  "activity.kind.withdraw": undefined
  "activity.done.claim": undefined
  "activity.kind.claim": undefined
  "activity.done.stake": undefined
  "activity.kind.stake": undefined
  "activity.done.unstake": undefined
  "activity.kind.unstake": undefined
  "activity.done.borrow": undefined
  "activity.kind.borrow": undefined
  "activity.done.repay": undefined
  "activity.kind.repay": undefined
  "activity.done.buy": undefined
  "activity.kind.buy": undefined
  "activity.done.deploy": undefined
  "activity.kind.deploy": undefined
  "activity.done.execute": undefined
  "activity.kind.execute": undefined
  "activity.done.other": undefined
  "activity.kind.other": undefined
  "activity.fromHere": undefined
  "activity.latest": undefined
  "activity.showAll": undefined
  "activity.more": undefined
  "activity.refresh": undefined
  "activity.to": undefined
  "activity.from": undefined
  "activity.others": { count: number }
  "activity.status.pending": undefined
  "activity.status.queued": undefined
  "activity.status.success": undefined
  "activity.status.failed": undefined
  "activity.status.replaced": undefined
  "activity.status.dropped": undefined
  "activity.status.unknown": undefined
  "activity.moreFailed": undefined
  "activity.empty.title": undefined
  "activity.empty.body": undefined
  "activity.deviceOnly": { network: string | number }
  "activity.partial": { network: string | number }
  "activity.explorer": undefined
  "activity.failed.title": undefined
  "activity.failed.body": undefined
  "allowances.title": undefined
  "allowances.hint": undefined
  "allowances.list": undefined
  "allowances.intro": undefined
  "allowances.unlimited": undefined
  "allowances.everything": undefined
  "allowances.empty.title": undefined
  "allowances.empty.body": undefined
  "allowances.failed.title": undefined
  "allowances.failed.body": undefined
  "allowances.partial": undefined
  "allowances.readOn": undefined
  "allowances.nothing": undefined
  "allowances.review": { spender: string | number; token: string | number }
  "allowances.spender": undefined
  "allowances.fee": undefined
  "allowances.revoke": undefined
  "allowances.declined": undefined
  "allowances.signing.title": { wallet: string | number }
  "allowances.signing.body": undefined
  "allowances.pending.title": undefined
  "allowances.pending.body": { spender: string | number; token: string | number }
  "allowances.done.title": undefined
  "allowances.done.body": { spender: string | number; token: string | number }
  "allowances.reverted.title": undefined
  "allowances.reverted.body": { spender: string | number; token: string | number }
  "allowances.dropped.title": undefined
  "allowances.dropped.body": { spender: string | number; token: string | number }
  "allowances.unknown.title": undefined
  "allowances.unknown.body": undefined
  "allowances.backToList": undefined
  "allowances.otherNetwork": undefined
  "allowances.otherAccount": undefined
  "button.connect": undefined
  "button.connecting": undefined
  "button.wrongNetwork": undefined
  "a11y.close": undefined
  "a11y.back": undefined
  "a11y.help": undefined
  "a11y.copied": undefined
  "a11y.copyFailed": undefined
  "a11y.loading": undefined
  "a11y.dismiss": undefined
  "a11y.newTab": undefined
  "a11y.clearSearch": undefined
  "a11y.results": { count: number }
  "action.tryAgain": undefined
  "action.cancel": undefined
  "action.disconnect": undefined
  "action.openWallet": { wallet: string | number }
  "action.otherWallet": undefined
  "branding.poweredBy": { name: string | number }
  "badge.recent": undefined
  "badge.installed": undefined
  "badge.active": undefined
  "badge.current": undefined
  "badge.connected": undefined
  "badge.testnet": undefined
  "connect.title": undefined
  "connect.allWallets": undefined
  "connect.walletCount": { count: string | number }
  "connect.logins": undefined
  "connect.noWallet": undefined
  "connect.whatIsWallet": undefined
  "connect.empty.title": undefined
  "connect.empty.body": undefined
  "connect.forChain": { chain: string | number }
  "connect.chooseChain.title": undefined
  "connect.chooseChain.body": { wallet: string | number }
  "connect.chooseChain.networks": { count: number }
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
  "connecting.inApp.title": { wallet: string | number }
  "connecting.inApp.body": { wallet: string | number }
  "connecting.notInstalled.title": { wallet: string | number }
  "connecting.notInstalled.body": undefined
  "connecting.notInstalled.install": { wallet: string | number }
  "connecting.timedOut.title": { wallet: string | number }
  "connecting.timedOut.body": undefined
  "connecting.blocked.title": undefined
  "connecting.blocked.body": { wallet: string | number }
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
  "wallets.disconnectAll": undefined
  "wallets.empty.title": undefined
  "wallets.empty.body": undefined
  "accountType.eoa": undefined
  "accountType.smartAccount": undefined
  "accountType.payment": undefined
  "accountType.ordinal": undefined
  "network.title": undefined
  "network.list": undefined
  "network.search": undefined
  "network.notConnected": undefined
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
  "activeChain.continue": { wallet: string | number }
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
  "error.connect/rejected": undefined
  "error.connect/failed": undefined
  "error.connect/pending": undefined
  "error.connect/timeout": undefined
  "error.connect/not_installed": undefined
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
  "alert.view/unavailable.title": undefined
  "alert.view/unavailable.body": undefined
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
  "alert.embedded/load_failed.title": undefined
  "alert.embedded/load_failed.body": undefined
  "alert.embedded/timeout.title": undefined
  "alert.embedded/timeout.body": undefined
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
  "error.connect/window_blocked": undefined
  "error.node/insufficient_funds": undefined
  "error.node/execution_reverted": undefined
  "error.node/nonce_too_low": undefined
  "error.node/nonce_too_high": undefined
  "error.node/fee_cap_too_low": undefined
  "error.send/unsupported_chain": undefined
  "error.send/incomplete": undefined
  "error.send/token_missing": undefined
  "error.send/expired": undefined
  "error.send/below_minimum": undefined
  "error.send/coins_kept": undefined
  "error.send/too_many_coins": undefined
  "error.send/funds_changed": undefined
  "error.send/fee_too_low": undefined
  "error.send/overtaken": undefined
  "error.send/network_upgraded": undefined
  "error.send/leaves_too_little": undefined
  "error.send/not_a_wallet": undefined
  "error.send/token_unsupported": undefined
  "error.send/token_mismatch": undefined
  "error.swap/not_as_shown": undefined
  "error.token/mismatch": undefined
  "error.token/unverified": undefined
  "error.name/resolve_failed": undefined
  "names.title": undefined
  "names.successTitle": undefined
  "names.row": undefined
  "names.rowHint": undefined
  "names.intro": undefined
  "names.field": undefined
  "names.rules": undefined
  "names.problem.characters": undefined
  "names.problem.short": undefined
  "names.problem.long": undefined
  "names.problem.ends": undefined
  "names.problem.double": undefined
  "names.list": undefined
  "names.own": undefined
  "names.free": undefined
  "names.taken": undefined
  "names.off.title": undefined
  "names.off.body": undefined
  "names.unreachable.title": undefined
  "names.unreachable.body": undefined
  "names.signing.title": { wallet: string | number }
  "names.signing.body": { name: string | number }
  "names.registering.title": undefined
  "names.declined.title": undefined
  "names.declined.body": { name: string | number }
  "names.takenNow.title": { name: string | number }
  "names.takenNow.body": undefined
  "names.reserved.title": { name: string | number }
  "names.reserved.body": undefined
  "names.usedUp.title": undefined
  "names.usedUp.body": undefined
  "names.expired.title": undefined
  "names.expired.body": undefined
  "names.otherAccount.title": undefined
  "names.otherAccount.body": { name: string | number }
  "names.unsupported.title": undefined
  "names.unsupported.body": undefined
  "names.failed.title": { name: string | number }
  "names.failed.body": undefined
  "names.success.title": { name: string | number }
  "names.success.body": undefined
  "names.success.copy": undefined
  "names.success.done": undefined
  "names.none.title": undefined
  "names.none.body": undefined
  "nfts.list": undefined
  "nfts.empty.title": undefined
  "nfts.empty.body": undefined
  "nfts.failed.title": undefined
  "nfts.failed.body": undefined
  "nfts.moreFailed": undefined
  "nfts.more": undefined
  "nfts.showAll": undefined
  "nfts.showHidden": { count: number }
  "nfts.hideSpam": undefined
  "nfts.nameless": { collection: string | number; id: string | number }
  "nfts.title": undefined
  "nfts.gone": undefined
  "nfts.spam": undefined
  "nfts.collection": undefined
  "nfts.contract": undefined
  "nfts.address": undefined
  "nfts.number": undefined
  "nfts.amount": undefined
  "onramp.title": undefined
  "onramp.pay": undefined
  "onramp.get": undefined
  "onramp.amount": undefined
  "onramp.payWith": { currency: string | number; method: string | number }
  "onramp.buyWhat": { network: string | number; symbol: string | number }
  "onramp.limits": { max: string | number; min: string | number }
  "onramp.low": { min: string | number }
  "onramp.high": { max: string | number }
  "onramp.unknown": undefined
  "onramp.elsewhere": { network: string | number }
  "onramp.offers": undefined
  "onramp.refresh": undefined
  "onramp.best": undefined
  "onramp.via": { provider: string | number }
  "onramp.providerFee": undefined
  "onramp.networkFee": undefined
  "onramp.total": undefined
  "onramp.moreOffers": undefined
  "onramp.enterAmount": undefined
  "onramp.changeAmount": undefined
  "onramp.asking": undefined
  "onramp.continue": { provider: string | number }
  "onramp.ownWindow": { provider: string | number }
  "onramp.unreachable.title": undefined
  "onramp.unreachable.body": undefined
  "onramp.noSeller.title": undefined
  "onramp.noSeller.body": undefined
  "onramp.off.title": undefined
  "onramp.off.body": undefined
  "onramp.off.back": undefined
  "onramp.noChain.title": undefined
  "onramp.noChain.body": undefined
  "onramp.noChain.switch": undefined
  "onramp.buyList": undefined
  "onramp.search": undefined
  "onramp.empty.title": undefined
  "onramp.empty.body": { query: string | number }
  "onramp.payList": undefined
  "onramp.onNetwork": { name: string | number; network: string | number }
  "onramp.methodLimits": { max: string | number; method: string | number; min: string | number }
  "onramp.method.card": undefined
  "onramp.method.bank": undefined
  "onramp.method.sepa": undefined
  "onramp.method.applePay": undefined
  "onramp.method.googlePay": undefined
  "onramp.method.paypal": undefined
  "onramp.method.balance": undefined
  "onramp.opening.title": { provider: string | number }
  "onramp.opening.body": undefined
  "onramp.blocked.title": undefined
  "onramp.blocked.body": { provider: string | number }
  "onramp.blocked.open": { provider: string | number }
  "onramp.waiting.title": { provider: string | number }
  "onramp.waiting.body": undefined
  "onramp.waiting.silent": { provider: string | number }
  "onramp.destination": undefined
  "onramp.paid.title": undefined
  "onramp.paid.body": { provider: string | number; symbol: string | number }
  "onramp.left.title": undefined
  "onramp.left.body": { symbol: string | number }
  "onramp.done.title": { amount: string | number }
  "onramp.done.body": { provider: string | number }
  "onramp.done.close": undefined
  "onramp.unavailable.title": { provider: string | number }
  "onramp.unavailable.body": undefined
  "onramp.refused.title": { provider: string | number }
  "onramp.refused.body": { provider: string | number }
  "onramp.backToPrices": undefined
  "onramp.again": undefined
  "pay.title": undefined
  "pay.review.title": undefined
  "pay.requestedBy": undefined
  "pay.for": undefined
  "pay.token": undefined
  "pay.expires": undefined
  "pay.expiresIn": { count: number }
  "pay.with": undefined
  "pay.balance": { amount: string | number }
  "pay.short": { amount: string | number; have: string | number }
  "pay.swap": { symbol: string | number }
  "pay.swapAbout": { amount: string | number }
  "pay.switch": { network: string | number }
  "pay.switchYourself": { network: string | number }
  "pay.notEnough": { symbol: string | number }
  "pay.confirm": { amount: string | number }
  "pay.signing": undefined
  "pay.caution.unsure.title": undefined
  "pay.caution.unsure.body": undefined
  "pay.caution.given": undefined
  "pay.agree": undefined
  "pay.pending.title": { amount: string | number }
  "pay.paid.title": { amount: string | number }
  "pay.paid.body": undefined
  "pay.paidAt": undefined
  "pay.expired.title": undefined
  "pay.expired.body": undefined
  "pay.unconfirmed.body": undefined
  "pay.failed.title": undefined
  "pay.failed.body": undefined
  "pay.refused.title": undefined
  "pay.none.title": undefined
  "pay.none.body": undefined
  "error.pay/invalid_request": undefined
  "error.pay/unsupported_asset": undefined
  "error.pay/in_progress": undefined
  "error.pay/insufficient_funds": undefined
  "pay.activity.done": undefined
  "receive.title": undefined
  "receive.code": undefined
  "receive.copy": undefined
  "receive.scan": undefined
  "receive.yours": undefined
  "receive.networks": undefined
  "receive.current": undefined
  "receive.warning": undefined
  "receive.collectibles": undefined
  "receive.copyCollectibles": undefined
  "remote.title": undefined
  "remote.off.title": undefined
  "remote.off.body": undefined
  "remote.off.allWallets": undefined
  "badge.qr": undefined
  "remote.code": undefined
  "remote.scan": undefined
  "remote.scanWith": { wallet: string | number }
  "remote.scanHere": undefined
  "remote.renews": { seconds: string | number }
  "remote.copy": undefined
  "remote.getApp": undefined
  "remote.appStore": undefined
  "remote.playStore": undefined
  "remote.tabs": { wallet: string | number }
  "remote.tab.browser": undefined
  "remote.tab.mobile": undefined
  "remote.tab.desktop": undefined
  "remote.tab.web": undefined
  "remote.notDetected.title": { wallet: string | number }
  "remote.notDetected.body": undefined
  "remote.notDetected.phone": undefined
  "remote.open.title": { wallet: string | number }
  "remote.open.body": undefined
  "remote.open.device": undefined
  "remote.help.title": undefined
  "remote.help.body": { wallet: string | number }
  "remote.help.inApp": { wallet: string | number }
  "remote.help.site": undefined
  "remote.linking.title": undefined
  "remote.linking.body": undefined
  "remote.declined.title": undefined
  "remote.declined.body": undefined
  "remote.unreachable.title": undefined
  "remote.unreachable.body": undefined
  "remote.refused.title": undefined
  "remote.refused.body": undefined
  "remote.failed.title": undefined
  "remote.failed.body": undefined
  "error.pairing/expired": undefined
  "error.pairing/relay_unreachable": undefined
  "error.pairing/relay_refused": undefined
  "error.pairing/invalid_grant": undefined
  "safety.label": undefined
  "safety.checking": undefined
  "safety.send": undefined
  "safety.receive": undefined
  "safety.allow": undefined
  "safety.revoke": undefined
  "safety.nothing": undefined
  "safety.unlimited": undefined
  "safety.all": undefined
  "safety.spender": { spender: string | number }
  "safety.unlimitedWarning": { spender: string | number; token: string | number }
  "safety.allWarning": { spender: string | number; token: string | number }
  "safety.unknownToken": undefined
  "safety.item": { id: string | number; name: string | number }
  "safety.reverts.title": undefined
  "safety.reverts.body": undefined
  "safety.reverts.reason": { reason: string | number }
  "safety.reverts.funds": undefined
  "safety.unknown.title": undefined
  "safety.unknown.body": undefined
  "safety.gone.unsent": undefined
  "safety.gone.asked": undefined
  "send.title": undefined
  "send.tokens.title": undefined
  "send.review.title": undefined
  "send.progress.title": undefined
  "send.tokens.search": undefined
  "send.tokens.list": undefined
  "send.tokens.empty.title": undefined
  "send.tokens.empty.body": { query: string | number }
  "send.tokens.none.title": undefined
  "send.tokens.none.body": { network: string | number }
  "send.tokens.receive": undefined
  "send.unavailable.title": undefined
  "send.unavailable.body": undefined
  "send.coinOnly": { symbol: string | number }
  "send.coinOnlyNow": { symbol: string | number }
  "send.amountIn": { unit: string | number }
  "send.available": { amount: string | number }
  "send.max": undefined
  "send.maxLabel": undefined
  "send.showIn": { unit: string | number }
  "send.noPrice": undefined
  "send.to": undefined
  "send.toPlaceholder": undefined
  "send.paste": undefined
  "send.clear": undefined
  "send.looking": undefined
  "send.noAddress": { name: string | number; network: string | number }
  "send.nameUnavailable": undefined
  "send.nameDisputed": { name: string | number }
  "send.resolvedBy": { source: string | number }
  "send.rewritten": { network: string | number }
  "send.invalid": { network: string | number }
  "send.memo": undefined
  "send.memoOptional": undefined
  "send.memoHelp": undefined
  "send.pasteFailed": undefined
  "send.step.selectToken": undefined
  "send.step.enterAmount": undefined
  "send.step.incorrectValue": undefined
  "send.step.insufficientFunds": undefined
  "send.step.enterAddress": undefined
  "send.step.invalidAddress": undefined
  "send.step.looking": undefined
  "send.step.review": undefined
  "send.caution.lookAlike.title": undefined
  "send.caution.lookAlike.body": undefined
  "send.caution.lookAlike.known": undefined
  "send.caution.lookAlike.given": undefined
  "send.caution.tokenContract.title": undefined
  "send.caution.tokenContract.body": undefined
  "send.caution.own.title": undefined
  "send.caution.own.body": undefined
  "send.caution.contract.title": undefined
  "send.caution.contract.body": undefined
  "send.caution.unused.title": undefined
  "send.caution.unused.body": { network: string | number }
  "send.caution.first.title": undefined
  "send.caution.first.body": undefined
  "send.caution.unchecked.title": undefined
  "send.caution.unchecked.body": undefined
  "send.agree": undefined
  "send.from": undefined
  "send.network": undefined
  "send.fee": undefined
  "send.feeUpTo": { amount: string | number }
  "send.feeAbout": { amount: string | number }
  "send.feeByWallet": undefined
  "send.feeDeposit": { amount: string | number }
  "send.receives": undefined
  "send.speed": undefined
  "send.speed.slow": undefined
  "send.speed.normal": undefined
  "send.speed.fast": undefined
  "send.feeUnavailable": undefined
  "send.feeShort.title": { symbol: string | number }
  "send.feeShort.body": { fee: string | number; have: string | number; symbol: string | number }
  "send.change": undefined
  "send.confirm": undefined
  "send.confirmAnyway": undefined
  "send.signing.title": { wallet: string | number }
  "send.signing.body": undefined
  "send.signing.note": undefined
  "send.pending.title": { amount: string | number }
  "send.pending.body": undefined
  "send.pending.slow": { minutes: number }
  "send.pending.queued": undefined
  "send.explorer": undefined
  "send.toAccount": undefined
  "send.failed.title": undefined
  "send.failed.body": undefined
  "send.replaced.title": undefined
  "send.replaced.body": undefined
  "send.dropped.title": undefined
  "send.dropped.body": undefined
  "send.unknown.title": undefined
  "send.unknown.body": undefined
  "send.nothing.title": undefined
  "send.nothing.body": undefined
  "send.toast.sent": { amount: string | number }
  "send.unsupported.title": undefined
  "send.unsupported.body": undefined
  "sessions.title": undefined
  "sessions.hint": undefined
  "sessions.intro": undefined
  "sessions.perDays": { amount: string | number; count: number }
  "sessions.perHours": { amount: string | number; count: number }
  "sessions.perMinutes": { amount: string | number; count: number }
  "sessions.token": { address: string | number }
  "sessions.until": { date: string | number }
  "sessions.revoked": undefined
  "sessions.expired": undefined
  "sessions.revoke": undefined
  "sessions.notRevoked": undefined
  "sessions.empty.title": undefined
  "sessions.empty.body": undefined
  "sessions.failed.title": undefined
  "sessions.failed.body": undefined
  "siwx.title": undefined
  "siwx.intro": { app: string | number }
  "siwx.site": undefined
  "siwx.account": undefined
  "siwx.network": undefined
  "siwx.proves": undefined
  "siwx.free": undefined
  "siwx.harmless": undefined
  "siwx.sign": undefined
  "siwx.required": undefined
  "siwx.checking": undefined
  "siwx.signing.title": { wallet: string | number }
  "siwx.signing.body": { domain: string | number }
  "siwx.verifying": undefined
  "siwx.done": undefined
  "siwx.expired.title": undefined
  "siwx.expired.body": undefined
  "siwx.revoked.title": undefined
  "siwx.revoked.body": undefined
  "siwx.declined.title": undefined
  "siwx.declined.body": undefined
  "siwx.pending.title": undefined
  "siwx.pending.body": { wallet: string | number }
  "siwx.unreachable.title": undefined
  "siwx.unreachable.body": undefined
  "siwx.refused.title": undefined
  "siwx.refused.body": undefined
  "siwx.smartAccount.title": undefined
  "siwx.smartAccount.body": undefined
  "siwx.unsupported.title": { wallet: string | number }
  "siwx.unsupported.body": undefined
  "siwx.failed.title": undefined
  "siwx.failed.body": { wallet: string | number }
  "swap.title": undefined
  "swap.review.title": undefined
  "swap.quotes.title": undefined
  "swap.slippage.title": undefined
  "swap.tokens.title": undefined
  "swap.result.title": undefined
  "swap.pay": undefined
  "swap.receive": undefined
  "swap.review.receive": undefined
  "swap.flip": undefined
  "swap.selectToken": undefined
  "swap.changeToken": { side: string | number }
  "swap.balance": { amount: string | number }
  "swap.max": undefined
  "swap.noPrice": undefined
  "swap.button.chooseToken": undefined
  "swap.button.enterAmount": undefined
  "swap.button.badAmount": undefined
  "swap.button.insufficient": undefined
  "swap.button.waiting": undefined
  "swap.button.noOffer": undefined
  "swap.button.review": undefined
  "swap.details": undefined
  "swap.rate": undefined
  "swap.rateOf": { one: string | number; other: string | number }
  "swap.provider": undefined
  "swap.bestRate": undefined
  "swap.compare": { count: number }
  "swap.impact": undefined
  "swap.slippage": undefined
  "swap.changeSlippage": undefined
  "swap.minimum": undefined
  "swap.providerFee": undefined
  "swap.included": undefined
  "swap.networkFee": undefined
  "swap.unknown": undefined
  "swap.percent": { value: string | number }
  "swap.percentSign": undefined
  "swap.pending": { from: string | number; to: string | number }
  "swap.unsupported.title": undefined
  "swap.unsupported.body": { network: string | number }
  "swap.unsupported.switch": undefined
  "swap.failed.title": undefined
  "swap.problem.noRoute": undefined
  "swap.problem.unavailable": undefined
  "swap.problem.wouldFail": undefined
  "swap.problem.refused": undefined
  "swap.problem.approval": undefined
  "swap.problem.unsure": undefined
  "swap.problem.funds": undefined
  "swap.tokens.search": undefined
  "swap.tokens.own": undefined
  "swap.tokens.suggested": undefined
  "swap.tokens.others": undefined
  "swap.tokens.all": undefined
  "swap.tokens.cut": undefined
  "swap.tokens.byAddress": undefined
  "swap.tokens.unlisted": undefined
  "swap.tokens.empty.title": undefined
  "swap.tokens.empty.body": undefined
  "swap.tokens.none": undefined
  "swap.quotes.none": undefined
  "swap.quotes.back": undefined
  "swap.quotes.fee": { fee: string | number }
  "swap.quotes.less": { value: string | number }
  "swap.quotes.about": undefined
  "swap.slippage.about": undefined
  "swap.slippage.presets": undefined
  "swap.slippage.custom": undefined
  "swap.slippage.invalid": undefined
  "swap.slippage.high": undefined
  "swap.slippage.low": undefined
  "swap.slippage.save": undefined
  "swap.review.stopped": undefined
  "swap.review.gone": undefined
  "swap.review.back": undefined
  "swap.changed.title": undefined
  "swap.changed.body": undefined
  "swap.unsigned.title": undefined
  "swap.unsigned.body": undefined
  "swap.unlisted.title": { token: string | number }
  "swap.unlisted.body": undefined
  "swap.approval": { provider: string | number; token: string | number }
  "swap.permit": { amount: string | number; provider: string | number }
  "swap.consent.loss": { percent: string | number }
  "swap.consent.unknown": undefined
  "swap.moved": { network: string | number }
  "swap.moveBack": { network: string | number }
  "swap.accountChanged": undefined
  "swap.expired": undefined
  "swap.renew": undefined
  "swap.accept": undefined
  "swap.approveAndSwap": undefined
  "swap.signAndSwap": undefined
  "swap.confirm": undefined
  "swap.short.title": { coin: string | number }
  "swap.short.body": { coin: string | number }
  "swap.working.wallet": { wallet: string | number }
  "swap.working.sign": { wallet: string | number }
  "swap.working.server": undefined
  "swap.working.chain": undefined
  "swap.working.reset": { token: string | number }
  "swap.working.approve": { token: string | number }
  "swap.working.permit": { token: string | number }
  "swap.working.swap": { from: string | number; to: string | number }
  "swap.working.batch": { from: string | number; to: string | number }
  "swap.step.approve": undefined
  "swap.step.permit": undefined
  "swap.step.swap": undefined
  "swap.result.pending.title": undefined
  "swap.result.pending.body": { from: string | number; to: string | number }
  "swap.result.success.title": undefined
  "swap.result.success.body": { from: string | number; to: string | number }
  "swap.result.failed.title": undefined
  "swap.result.failed.body": undefined
  "swap.result.replaced.title": undefined
  "swap.result.replaced.body": undefined
  "swap.result.dropped.title": undefined
  "swap.result.dropped.body": undefined
  "swap.result.unknown.title": undefined
  "swap.result.unknown.body": undefined
  "swap.result.leave": undefined
  "swap.result.done": undefined
  "walletAccounts.title": undefined
  "walletAccounts.hint": undefined
  "walletAccounts.intro": undefined
  "walletAccounts.numbered": { number: string | number }
  "walletAccounts.name": undefined
  "walletAccounts.add": undefined
  "walletAccounts.rename": { name: string | number }
  "walletAccounts.save": undefined
  "walletAccounts.cancel": undefined
  "walletAccounts.full": { count: string | number }
  "walletAccounts.failed": undefined
  "walletAccounts.imported": undefined
  "walletAccounts.introImported": undefined
}
export type MessageKey = keyof MessageArgs
/** A part of a language. */
export type Catalogue = Readonly<Record<string, CompiledMessage>>
export type Locale = 'en' | 'es' | 'pt-BR' | 'fr' | 'de' | 'it' | 'ru' | 'uk' | 'tr' | 'ar' | 'fa' | 'ur' | 'hi' | 'th' | 'vi' | 'id' | 'ja' | 'ko' | 'zh-Hans' | 'zh-Hant'
export type Messages = Readonly<Record<MessageKey, CompiledMessage>>
/** Messages of the embedded wallet. */
export type EmbeddedArgs = {
  "embedded.first.name": undefined
  "embedded.first.form": undefined
  "embedded.first.label": undefined
  "embedded.first.send": undefined
  "embedded.first.or": undefined
  "embedded.first.title.EmailLogin": undefined
  "embedded.first.title.ConnectingFarcaster": undefined
  "embedded.first.title.UpdateEmailWallet": undefined
  "embedded.first.title.ApproveTransaction": undefined
  "embedded.first.title.WalletSecurity": undefined
  "embedded.first.title.LinkedWallets": undefined
  "embedded.frame.login": undefined
  "embedded.frame.approval": undefined
  "embedded.frame.account": undefined
  "embedded.sending": { email: string | number }
  "embedded.waiting": undefined
  "embedded.linking.title": undefined
  "embedded.linking.body": undefined
  "embedded.failed.title": undefined
  "embedded.failed.noAccess": undefined
  "embedded.failed.otherEmail": undefined
  "embedded.row.subtitle": undefined
  "embedded.security.title": undefined
  "embedded.security.subtitle": undefined
  "embedded.security.assisted": undefined
  "embedded.security.fragile": undefined
  "embedded.security.secured": undefined
  "embedded.security.exit": undefined
  "embedded.security.next.kit": undefined
  "embedded.security.next.passkey": undefined
  "embedded.security.next.secure": undefined
  "embedded.security.next.export": undefined
  "embedded.security.failed": undefined
  "embedded.change.intro": undefined
  "embedded.change.present": undefined
  "embedded.change.label": undefined
  "embedded.change.send": undefined
  "embedded.change.done": undefined
  "embedded.notAllowed": undefined
  "embedded.error.email_invalid": undefined
  "embedded.error.login/cool_down": { seconds: string | number }
  "embedded.error.embedded/load_failed": undefined
  "embedded.error.embedded/timeout": undefined
  "embedded.error.login/mail_failed": undefined
  "embedded.error.login/attempt_ended": undefined
  "embedded.error.login/too_many_tries": undefined
  "embedded.error.login/device_refused": undefined
  "embedded.error.login/change_pending": undefined
  "embedded.error.login/not_allowed": undefined
  "embedded.error.login/user_disabled": undefined
  "embedded.error.login/email_off": undefined
  "embedded.error.login/clock_skewed": undefined
  "embedded.error.request/http_failed": undefined
  "embedded.error.embedded/unreachable": undefined
  "embedded.error.embedded/untrusted": undefined
  "embedded.error.stopped": undefined
  "embedded.error.escrow/login_required": undefined
  "embedded.error.request/too_many": undefined
  "embedded.error.failed": undefined
  "embedded.row.social": { provider: string | number }
  "embedded.social.list": undefined
  "embedded.social.continue": { provider: string | number }
  "embedded.social.waiting.title": undefined
  "embedded.social.waiting.body": { provider: string | number }
  "embedded.social.blocked": undefined
  "embedded.social.closed": undefined
  "embedded.social.declined": undefined
  "embedded.social.open": undefined
  "embedded.social.other": undefined
  "embedded.farcaster.scan": undefined
  "embedded.farcaster.here": undefined
  "embedded.farcaster.only": undefined
  "embedded.farcaster.expires": { seconds: string | number }
  "embedded.farcaster.code": undefined
  "embedded.farcaster.copy": undefined
  "embedded.farcaster.open": undefined
  "embedded.farcaster.failed": { provider: string | number }
  "embedded.farcaster.expired": undefined
  "embedded.farcaster.expiredBody": undefined
  "embedded.error.login/window_blocked": undefined
  "embedded.error.login/window_closed": undefined
  "embedded.error.login/window_foreign": undefined
  "embedded.error.login/visit_ended": undefined
  "embedded.error.login/provider_declined": undefined
  "embedded.error.login/provider_failed": undefined
  "embedded.error.login/provider_off": undefined
  "embedded.passkey.continue": undefined
  "embedded.passkey.name": undefined
  "embedded.row.passkey": undefined
  "embedded.guest.continue": undefined
  "embedded.guest.name": undefined
  "embedded.row.guest": undefined
  "embedded.guest.secure": undefined
  "embedded.security.temporary": undefined
  "embedded.error.login/guest_off": undefined
  "embedded.linked.title": undefined
  "embedded.linked.subtitle": undefined
  "embedded.linked.intro": undefined
  "embedded.linked.unread": undefined
  "embedded.linked.none.title": undefined
  "embedded.linked.none.body": undefined
  "embedded.linked.add": undefined
  "embedded.linked.full": { count: string | number }
  "embedded.linked.choose": undefined
  "embedded.linked.missing.title": undefined
  "embedded.linked.missing.body": undefined
  "embedded.linked.unlink": undefined
  "embedded.linked.keep": undefined
  "embedded.linked.cancel": undefined
  "embedded.linked.confirm.title": { name: string | number }
  "embedded.linked.confirm.body": undefined
  "embedded.linked.step.connect.title": { name: string | number }
  "embedded.linked.step.connect.body": undefined
  "embedded.linked.step.approve.title": { name: string | number }
  "embedded.linked.step.approve.body": undefined
  "embedded.linked.step.sign.title": { name: string | number }
  "embedded.linked.step.sign.body": undefined
  "embedded.linked.declined": undefined
  "embedded.linked.error.links/taken": undefined
  "embedded.linked.error.links/ended": undefined
  "embedded.linked.error.escrow/waiting": undefined
}
/** Messages of `legal()`. */
export type LegalArgs = {
  "legal.agree": { privacy: string | number; terms: string | number }
  "legal.agreeTerms": { terms: string | number }
  "legal.agreePrivacy": { privacy: string | number }
  "legal.goOn": { privacy: string | number; terms: string | number }
  "legal.goOnTerms": { terms: string | number }
  "legal.goOnPrivacy": { privacy: string | number }
  "legal.terms": undefined
  "legal.privacy": undefined
  "legal.newTab": undefined
  "legal.needed": undefined
  "legal.place.title": undefined
  "legal.place.body": undefined
}
