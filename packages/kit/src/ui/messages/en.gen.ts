// Written by scripts/genMessages.ts. Do not edit.
import type { Messages } from './keys.gen.ts'

export const en: Messages = {
 "button.connect": "Connect wallet",
 "button.connecting": "Connecting…",
 "button.wrongNetwork": "Wrong network",
 "a11y.close": "Close",
 "a11y.back": "Back",
 "a11y.help": "What is a wallet?",
 "a11y.copied": "Copied",
 "a11y.copyFailed": "Couldn’t copy",
 "a11y.loading": "Loading",
 "a11y.retry": "Try again",
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
 "action.cancel": "Cancel",
 "action.disconnect": "Disconnect",
 "action.otherWallet": "Choose another wallet",
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
 "connect.noWallet": "I don’t have a wallet",
 "connect.whatIsWallet": "What is a wallet?",
 "connect.empty.title": "No wallet found",
 "connect.empty.body": "This browser has no wallet yet. Getting one takes a few minutes.",
 "connect.chooseChain.title": "Choose a chain",
 "connect.chooseChain.body": [
  [
   "wallet"
  ],
  " works with several. Where do you want to connect?"
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
 "connecting.notInstalled.title": [
  [
   "wallet"
  ],
  " is not installed"
 ],
 "connecting.notInstalled.body": "Add it to this browser, then come back and reload the page.",
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
 "connecting.failed.title": "Couldn’t connect",
 "connecting.failed.body": [
  [
   "wallet"
  ],
  " reported a problem. Try again or choose another wallet."
 ],
 "connecting.done": "Connected",
 "account.title": "Account",
 "account.balance": "Balance",
 "account.balanceUnavailable": "Balance unavailable",
 "account.balanceUnavailableBody": "We couldn’t reach the network. Your funds are not affected.",
 "account.copyAddress": "Copy address",
 "account.explorer": "View on explorer",
 "account.network": "Network",
 "account.unknownNetwork": "Unknown network",
 "account.switchWallet": "Switch wallet",
 "account.walletsConnected": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " wallet connected"
    ],
    "other": [
     0,
     " wallets connected"
    ]
   }
  ]
 ],
 "account.reconnecting": "Reconnecting…",
 "wallets.title": "Wallets",
 "wallets.disconnect": [
  "Disconnect ",
  [
   "wallet"
  ]
 ],
 "wallets.add": "Add another wallet",
 "wallets.empty.title": "No wallets connected",
 "wallets.empty.body": "Connect one to see it here.",
 "network.title": "Switch network",
 "network.list": "Networks",
 "network.search": "Search networks",
 "network.empty.title": "No networks found",
 "network.empty.body": [
  "Nothing matches “",
  [
   "query"
  ],
  "”. Try another name."
 ],
 "network.waiting.title": [
  "Approve in ",
  [
   "wallet"
  ]
 ],
 "network.waiting.body": [
  "Your wallet asks to switch to ",
  [
   "network"
  ],
  "."
 ],
 "network.declined.title": "Switch declined",
 "network.declined.body": [
  "You are still on ",
  [
   "network"
  ],
  ". You can try again."
 ],
 "network.failed.title": [
  "Couldn’t switch to ",
  [
   "network"
  ]
 ],
 "network.failed.body": "Try again, or switch in your wallet.",
 "network.unsupported.title": [
  [
   "wallet"
  ],
  " can’t use ",
  [
   "network"
  ]
 ],
 "network.unsupported.body": "Choose another network or connect a different wallet.",
 "activeChain.title": [
  "Connect to ",
  [
   "chain"
  ]
 ],
 "activeChain.body": [
  "You need a wallet that works with ",
  [
   "chain"
  ],
  ". Your other connections stay."
 ],
 "activeChain.connect": "Connect wallet",
 "activeChain.stay": "Not now",
 "unsupported.title": "Switch network",
 "unsupported.body": "This app doesn’t work on the network your wallet is on. Choose one of these to continue.",
 "unsupported.list": "Supported networks",
 "whatIsWallet.title": "What is a wallet?",
 "whatIsWallet.home.title": "A home for what you own",
 "whatIsWallet.home.body": "Keep, send and receive tokens and collectibles.",
 "whatIsWallet.login.title": "One way to log in",
 "whatIsWallet.login.body": "Connect your wallet instead of making a new account and password.",
 "whatIsWallet.keys.title": "You hold the keys",
 "whatIsWallet.keys.body": "Nobody else can move what is yours. Never share your recovery phrase.",
 "whatIsWallet.get": "Get a wallet",
 "getWallet.title": "Get a wallet",
 "getWallet.list": "Wallets to get",
 "getWallet.extension": "Browser extension",
 "getWallet.app": "Mobile app",
 "getWallet.extensionAndApp": "Extension and mobile app",
 "getWallet.after": "Installed one? Reload the page so that it can be found.",
 "getWallet.empty.title": "No wallets to suggest",
 "getWallet.empty.body": "This app suggests none. Search your browser’s extension store for a wallet you trust.",
 "remote.title": "Connect by QR code",
 "remote.off.title": "QR codes are not available here",
 "remote.off.body": "This app has not set up connections by QR code. You can use a wallet in this browser instead.",
 "remote.off.allWallets": "See all wallets",
 "error.connect/rejected": "Request declined. You can try again.",
 "error.connect/failed": "Couldn’t connect. Try again.",
 "error.connect/pending": "Your wallet already has a request open. Answer it there first.",
 "error.connect/timeout": "The wallet did not answer in time. Try again.",
 "error.connect/not_installed": "This wallet is not installed in this browser.",
 "error.connect/popup_closed": "The window was closed before you finished. You can try again.",
 "error.connection/none": "No wallet is connected.",
 "error.connection/reconnecting": "Still reconnecting. Wait a moment, then try again.",
 "error.disconnect/failed": "Couldn’t disconnect. Try again.",
 "error.network/unknown": "This network is not known here.",
 "error.network/unsupported": "Your wallet can’t use this network.",
 "error.network/switch_failed": "Couldn’t switch network. Try again.",
 "error.network/switch_rejected": "Switch declined. You can try again.",
 "error.sign/rejected": "Signature declined. You can try again.",
 "error.sign/failed": "Your wallet could not sign. Try again.",
 "error.send/rejected": "Transaction declined. Nothing was sent.",
 "error.send/failed": "The transaction could not be sent. Nothing was sent.",
 "error.balance/unavailable": "Balance unavailable",
 "error.wallet/disconnected": "Your wallet lost its connection. Open it and try again.",
 "error.wallet/unauthorized": "Your wallet has not allowed this. Unlock it and try again.",
 "error.wallet/unsupported_method": "Your wallet can’t do this.",
 "error.request/action_not_allowed": "Action not allowed",
 "error.request/timeout": "No answer in time. Try again.",
 "error.request/http_failed": "Couldn’t reach the server. Check your connection and try again.",
 "error.general/unexpected": "Something went wrong. Try again.",
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
 "alert.frame/load_failed.title": "Network Error - Could not load embedded wallet",
 "alert.frame/load_failed.body": "Check your connection and try again later.",
 "alert.frame/request_timeout.title": "Embedded Wallet Request Timed Out",
 "alert.frame/request_timeout.body": "Try again later.",
 "alert.session/expired.title": "Session Expired",
 "alert.session/expired.body": "Check this device’s date and time, then connect again.",
 "alert.config/server_error.title": "Server Error",
 "alert.config/server_error.body": "Failed to get App Configuration. Some features may be missing.",
 "alert.config/rate_limited.title": "Rate Limited",
 "alert.config/rate_limited.body": "Wait a moment, then reload the page.",
 "toast.walletSwitched": [
  "Now using ",
  [
   "wallet"
  ]
 ],
 "toast.balanceUnavailable": "Token Balance Unavailable",
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
 ]
}
