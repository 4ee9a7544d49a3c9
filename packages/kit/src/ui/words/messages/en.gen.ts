// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "button.connect": "Connect wallet",
 "button.connecting": "Connecting…",
 "button.wrongNetwork": "Wrong network",
 "a11y.close": "Close",
 "a11y.back": "Back",
 "a11y.help": "What is a wallet?",
 "a11y.copied": "Copied",
 "a11y.copyFailed": "Couldn’t copy",
 "a11y.loading": "Loading",
 "a11y.dismiss": "Dismiss",
 "a11y.newTab": "opens in a new tab",
 "a11y.clearSearch": "Clear search",
 "a11y.results": [
  [
   "count",
   2,
   {
    "=0": "No results",
    "one": [
     0,
     " result"
    ],
    "other": [
     0,
     " results"
    ]
   }
  ]
 ],
 "action.tryAgain": "Try again",
 "action.openWallet": [
  "Open ",
  [
   "wallet"
  ]
 ],
 "action.otherWallet": "Choose another wallet",
 "branding.poweredBy": [
  "Powered by ",
  [
   "name"
  ]
 ],
 "badge.recent": "Recent",
 "badge.installed": "Installed",
 "badge.active": "Active",
 "badge.current": "Current",
 "badge.connected": "Connected",
 "badge.testnet": "Testnet",
 "connect.title": "Connect wallet",
 "connect.allWallets": "All wallets",
 "connect.walletCount": [
  [
   "count"
  ],
  "+"
 ],
 "connect.logins": "Log in",
 "connect.noWallet": "I don’t have a wallet",
 "connect.whatIsWallet": "What is a wallet?",
 "connect.empty.title": "No wallet found",
 "connect.empty.body": "This browser has no wallet yet. Getting one takes a few minutes.",
 "connect.forChain": [
  "Wallets that work with ",
  [
   "chain"
  ]
 ],
 "connect.chooseChain.title": "Choose a chain",
 "connect.chooseChain.body": [
  [
   "wallet"
  ],
  " works with several. Where do you want to connect?"
 ],
 "connect.chooseChain.networks": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " network"
    ],
    "other": [
     0,
     " networks"
    ]
   }
  ]
 ],
 "allWallets.title": "All wallets",
 "allWallets.search": "Search wallets",
 "allWallets.list": "Wallets",
 "allWallets.empty.title": "No wallets found",
 "allWallets.empty.body": [
  "Nothing matches “",
  [
   "query"
  ],
  "”. Check the spelling or try another name."
 ],
 "allWallets.more": "Show more",
 "connecting.waiting.title": [
  "Open ",
  [
   "wallet"
  ],
  " and approve"
 ],
 "connecting.waiting.body": "A request is waiting in your wallet.",
 "connecting.declined.title": "Request declined",
 "connecting.declined.body": "You can try again.",
 "connecting.pending.title": "A request is already open",
 "connecting.pending.body": [
  "Answer it in ",
  [
   "wallet"
  ],
  ", then try again."
 ],
 "connecting.inApp.title": [
  "Continue in ",
  [
   "wallet"
  ]
 ],
 "connecting.inApp.body": [
  [
   "wallet"
  ],
  " opens this page in its own browser. Connect there."
 ],
 "connecting.notInstalled.title": [
  [
   "wallet"
  ],
  " is not installed"
 ],
 "connecting.notInstalled.body": "Install it, then come back and reload the page.",
 "connecting.notInstalled.install": [
  "Install ",
  [
   "wallet"
  ]
 ],
 "connecting.timedOut.title": [
  "No answer from ",
  [
   "wallet"
  ]
 ],
 "connecting.timedOut.body": "The request took too long. Open your wallet and try again.",
 "connecting.blocked.title": "The window was blocked",
 "connecting.blocked.body": [
  "Your browser didn’t let ",
  [
   "wallet"
  ],
  " open. Allow pop-ups for this page if it asks, then try again."
 ],
 "connecting.failed.title": "Couldn’t connect",
 "connecting.failed.body": [
  [
   "wallet"
  ],
  " reported a problem. Try again or choose another wallet."
 ],
 "connecting.done": "Connected",
 "error.connect/rejected": "Request declined. You can try again.",
 "error.connect/failed": "Couldn’t connect. Try again.",
 "error.connect/pending": "Your wallet already has a request open. Answer it there first.",
 "error.connect/timeout": "The wallet did not answer in time. Try again.",
 "error.connect/not_installed": "This wallet is not installed in this browser.",
 "error.connection/none": "No wallet is connected.",
 "error.connection/reconnecting": "Still reconnecting. Wait a moment, then try again.",
 "error.disconnect/failed": "Couldn’t disconnect. Try again.",
 "error.network/unknown": "This network is not known here.",
 "error.network/unsupported": "Your wallet can’t use this network.",
 "error.network/switch_failed": "Couldn’t switch network. Try again.",
 "error.network/switch_rejected": "Switch declined. You can try again.",
 "error.sign/rejected": "Signature declined. You can try again.",
 "error.sign/failed": "Your wallet could not sign. Try again.",
 "error.balance/unavailable": "Balance unavailable",
 "error.wallet/disconnected": "Your wallet lost its connection. Open it and try again.",
 "error.wallet/unauthorized": "Your wallet has not allowed this. Unlock it and try again.",
 "error.wallet/unsupported_method": "Your wallet can’t do this.",
 "error.request/action_not_allowed": "Action not allowed",
 "error.request/timeout": "No answer in time. Try again.",
 "error.request/http_failed": "Couldn’t reach the server. Check your connection and try again.",
 "error.general/unexpected": "Something went wrong. Try again.",
 "alert.view/unavailable.title": "View Not Available",
 "alert.view/unavailable.body": "This app does not offer that here.",
 "alert.network/not_found.title": "Network Not Found",
 "alert.network/not_found.body": "This app is not set up for that network.",
 "alert.project/origin_not_allowed.title": "Invalid App Configuration",
 "alert.project/origin_not_allowed.body": "This address is not on the project’s allowlist. Its owner can add it in the project’s settings.",
 "alert.project/domain_unverified.title": "Invalid App Configuration",
 "alert.project/domain_unverified.body": "This domain has not been verified for the project.",
 "alert.project/invalid_id.title": "Invalid App Configuration",
 "alert.project/invalid_id.body": "Invalid Project ID - update configuration",
 "alert.project/missing_id.title": "Project ID Not Configured",
 "alert.project/missing_id.body": "This feature needs a project.",
 "alert.embedded/load_failed.title": "Network Error - Could not load embedded wallet",
 "alert.embedded/load_failed.body": "Check your connection and try again later.",
 "alert.embedded/timeout.title": "Embedded Wallet Request Timed Out",
 "alert.embedded/timeout.body": "Try again later.",
 "alert.session/expired.title": "Session Expired",
 "alert.session/expired.body": "Check this device’s date and time, then connect again.",
 "alert.config/server_error.title": "Server Error",
 "alert.config/server_error.body": "Failed to get App Configuration. Some features may be missing.",
 "alert.config/rate_limited.title": "Rate Limited",
 "alert.config/rate_limited.body": "Wait a moment, then reload the page.",
 "time.now": "Just now",
 "time.minute": [
  [
   "count",
   4
  ],
  " min"
 ],
 "time.hour": [
  [
   "count",
   4
  ],
  " hr"
 ],
 "time.day": [
  [
   "count",
   4
  ],
  " d"
 ],
 "time.month": [
  [
   "count",
   4
  ],
  " mo"
 ],
 "time.year": [
  [
   "count",
   4
  ],
  " yr"
 ],
 "error.connect/window_blocked": "Your browser blocked the window of your wallet. Try again.",
 "error.node/insufficient_funds": "You don’t have enough for the amount and the network fee.",
 "error.node/execution_reverted": "The contract would refuse this transaction. Nothing was sent.",
 "error.node/nonce_too_low": "Your wallet has already sent a transaction with this number. Try again.",
 "error.node/nonce_too_high": "An earlier transaction of this account is still missing. Try again when it has gone through.",
 "error.node/fee_cap_too_low": "The network fee has risen. Try again.",
 "error.pay/invalid_request": "The app’s request is not valid. Nothing was paid.",
 "error.pay/unsupported_asset": "This token can’t be paid from here. It may not exist, or it keeps a part of every transfer.",
 "error.pay/in_progress": "This payment is being made in another tab. Finish it there.",
 "error.pay/insufficient_funds": "You don’t have enough for this swap and its network fee.",
 "remote.title": "Connect by QR code",
 "remote.off.title": "QR codes are not available here",
 "remote.off.body": "This app has not set up connections by QR code. You can use a wallet in this browser instead.",
 "remote.off.allWallets": "See all wallets",
 "badge.qr": "QR code",
 "remote.code": "QR code for your wallet",
 "remote.scan": "Scan this code with a wallet on your phone.",
 "remote.scanWith": [
  "Scan this code with ",
  [
   "wallet"
  ],
  " on your phone."
 ],
 "remote.scanHere": "Scan this code with another device, or open a wallet on this one.",
 "remote.renews": [
  "A new code comes in ",
  [
   "seconds"
  ],
  " s."
 ],
 "remote.copy": "Copy link",
 "remote.getApp": "Get the app",
 "remote.appStore": "App Store",
 "remote.playStore": "Google Play",
 "remote.tabs": [
  "Where you use ",
  [
   "wallet"
  ]
 ],
 "remote.tab.browser": "Browser",
 "remote.tab.mobile": "Mobile",
 "remote.tab.desktop": "Desktop",
 "remote.tab.web": "Web",
 "remote.notDetected.title": [
  [
   "wallet"
  ],
  " was not detected"
 ],
 "remote.notDetected.body": "Install it in this browser, then reload the page. Or use it on another device.",
 "remote.notDetected.phone": "Use your phone instead",
 "remote.open.title": [
  "Continue in ",
  [
   "wallet"
  ]
 ],
 "remote.open.body": "Agree there, then come back to this page.",
 "remote.open.device": "Open a wallet on this device",
 "remote.help.title": "Didn’t open?",
 "remote.help.body": [
  "Copy the link and paste it into ",
  [
   "wallet"
  ],
  ", or get the app first."
 ],
 "remote.help.inApp": [
  "Open this page in ",
  [
   "wallet"
  ]
 ],
 "remote.help.site": "Open its website",
 "remote.linking.title": "Almost there",
 "remote.linking.body": "Your wallet agreed. Setting up the connection.",
 "remote.declined.title": "Declined in the wallet",
 "remote.declined.body": "Nothing was connected. You can try again.",
 "remote.unreachable.title": "Couldn’t make a code",
 "remote.unreachable.body": "The service that reaches your wallet doesn’t answer. Check your internet connection and try again.",
 "remote.refused.title": "Couldn’t make a code",
 "remote.refused.body": "The service that reaches your wallet refused this page. Check the clock of your device, then try again.",
 "remote.failed.title": "Couldn’t connect",
 "remote.failed.body": "The wallet’s answer can’t be used here. Try again or choose another wallet.",
 "error.pairing/expired": "The code expired before your wallet answered. Try again.",
 "error.pairing/relay_unreachable": "Couldn’t reach the service between this page and your wallet. Try again.",
 "error.pairing/relay_refused": "The service between this page and your wallet refused this app. Tell its makers.",
 "error.pairing/invalid_grant": "Your wallet granted something else than was asked. Try again."
}
export default catalogue
