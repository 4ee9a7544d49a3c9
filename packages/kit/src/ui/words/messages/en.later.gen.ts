// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "account.actions": "What you can do",
 "account.action.onramp": "Buy",
 "account.action.swaps": "Swap",
 "account.action.receive": "Receive",
 "account.action.send": "Send",
 "account.tabs": "What the account has and did",
 "account.tab.tokens": "Tokens",
 "account.tab.nfts": "NFTs",
 "account.tab.activity": "Activity",
 "account.menu": "More about this account",
 "account.balanceUnsupportedBody": "This app can’t read the network your wallet is on. Your funds are not affected.",
 "account.partial": "Without tokens whose price is unknown",
 "account.stale": "These figures may be a little old",
 "account.priceUnknown": "Price unknown",
 "account.searchTokens": "Search tokens",
 "account.showAllTokens": [
  [
   "count",
   2,
   {
    "one": [
     "Show ",
     0,
     " token"
    ],
    "other": [
     "Show all ",
     0,
     " tokens"
    ]
   }
  ]
 ],
 "account.showHidden": [
  [
   "count",
   2,
   {
    "one": [
     "Show ",
     0,
     " hidden token"
    ],
    "other": [
     "Show ",
     0,
     " hidden tokens"
    ]
   }
  ]
 ],
 "account.hideTokens": "Hide these tokens again",
 "account.empty.title": "This account is empty",
 "account.empty.body": "What you receive or buy shows up here.",
 "account.empty.receive": "Show my address",
 "account.empty.buy": "Buy crypto",
 "account.noTokens.title": "No tokens found",
 "account.noTokens.body": [
  "Nothing matches “",
  [
   "query"
  ],
  "”. Check the spelling or try another name."
 ],
 "account.tokensUnavailable.title": "Tokens unavailable",
 "account.tokensUnavailable.body": "We’ll try again in a moment. Your funds are not affected.",
 "activity.done.send": "Sent",
 "activity.kind.send": "Send",
 "activity.done.receive": "Received",
 "activity.kind.receive": "Receive",
 "activity.done.trade": "Swapped",
 "activity.kind.trade": "Swap",
 "activity.done.approve": "Approved",
 "activity.kind.approve": "Approve",
 "activity.done.revoke": "Approval removed",
 "activity.kind.revoke": "Remove approval",
 "activity.done.mint": "Minted",
 "activity.kind.mint": "Mint",
 "activity.done.burn": "Burned",
 "activity.kind.burn": "Burn",
 "activity.done.deposit": "Deposited",
 "activity.kind.deposit": "Deposit",
 "activity.done.withdraw": "Withdrawn",
 "activity.kind.withdraw": "Withdraw",
 "activity.done.claim": "Claimed",
 "activity.kind.claim": "Claim",
 "activity.done.stake": "Staked",
 "activity.kind.stake": "Stake",
 "activity.done.unstake": "Unstaked",
 "activity.kind.unstake": "Unstake",
 "activity.done.borrow": "Borrowed",
 "activity.kind.borrow": "Borrow",
 "activity.done.repay": "Repaid",
 "activity.kind.repay": "Repay",
 "activity.done.buy": "Bought",
 "activity.kind.buy": "Buy",
 "activity.done.deploy": "Contract created",
 "activity.kind.deploy": "Create contract",
 "activity.done.execute": "Contract call",
 "activity.kind.execute": "Contract call",
 "activity.done.other": "Transaction",
 "activity.kind.other": "Transaction",
 "activity.fromHere": "Sent from here",
 "activity.latest": "Latest activity",
 "activity.showAll": "Show all activity",
 "activity.more": "Show more",
 "activity.refresh": "Refresh",
 "activity.to": "To",
 "activity.from": "From",
 "activity.others": [
  [
   "count",
   2,
   {
    "one": [
     "and ",
     0,
     " more"
    ],
    "other": [
     "and ",
     0,
     " more"
    ]
   }
  ]
 ],
 "activity.status.pending": "Pending",
 "activity.status.queued": "Waiting for owners",
 "activity.status.success": "Confirmed",
 "activity.status.failed": "Failed",
 "activity.status.replaced": "Replaced",
 "activity.status.dropped": "Not accepted",
 "activity.status.unknown": "Status unknown",
 "activity.moreFailed": "Older activity could not be loaded.",
 "activity.empty.title": "No activity yet",
 "activity.empty.body": "What you send, receive and swap on this network shows up here.",
 "activity.deviceOnly": [
  "The nodes of ",
  [
   "network"
  ],
  " don’t list transactions by account, so this shows only what you sent from this device."
 ],
 "activity.partial": [
  "Some transactions may be missing: the nodes of ",
  [
   "network"
  ],
  " don’t list all of them."
 ],
 "activity.explorer": "See all on the explorer",
 "activity.failed.title": "Failed to fetch transactions",
 "activity.failed.body": "Your funds are not affected. Check your connection and try again.",
 "allowances.title": "Permissions",
 "allowances.hint": "Who may take your tokens",
 "allowances.list": "Permissions",
 "allowances.intro": "These apps may take tokens from your account without asking again.",
 "allowances.unlimited": "Unlimited",
 "allowances.everything": "Everything",
 "allowances.empty.title": "No permissions",
 "allowances.empty.body": "No app may take tokens from your account on this network.",
 "allowances.failed.title": "Couldn’t load permissions",
 "allowances.failed.body": "The server didn’t answer. Your permissions haven’t changed.",
 "allowances.partial": "Older permissions have not been read yet.",
 "allowances.readOn": "Look further back",
 "allowances.nothing": "Nothing to revoke",
 "allowances.review": [
  [
   "spender"
  ],
  " will no longer be able to take your ",
  [
   "token"
  ],
  "."
 ],
 "allowances.spender": "Spender",
 "allowances.fee": "Revoking is a transaction, so you pay a network fee.",
 "allowances.revoke": "Revoke",
 "allowances.declined": "Request declined. The permission still stands. You can try again.",
 "allowances.signing.title": [
  "Approve in ",
  [
   "wallet"
  ]
 ],
 "allowances.signing.body": "A request to revoke is waiting in your wallet.",
 "allowances.pending.title": "Revoking…",
 "allowances.pending.body": [
  "Waiting for the network. ",
  [
   "spender"
  ],
  " can take ",
  [
   "token"
  ],
  " until it is done."
 ],
 "allowances.done.title": "Permission revoked",
 "allowances.done.body": [
  [
   "spender"
  ],
  " can no longer take your ",
  [
   "token"
  ],
  "."
 ],
 "allowances.reverted.title": "Couldn’t revoke",
 "allowances.reverted.body": [
  "The network refused it. ",
  [
   "spender"
  ],
  " can still take your ",
  [
   "token"
  ],
  "."
 ],
 "allowances.dropped.title": "The transaction was not accepted",
 "allowances.dropped.body": [
  "The network did not accept it in time, and it cost nothing. ",
  [
   "spender"
  ],
  " can still take your ",
  [
   "token"
  ],
  "."
 ],
 "allowances.unknown.title": "Outcome unknown",
 "allowances.unknown.body": "We lost track of the transaction. Check the list of permissions.",
 "allowances.backToList": "See permissions",
 "allowances.otherNetwork": "Your wallet is on another network. Switch back, then try again.",
 "allowances.otherAccount": "Your wallet is on another account. Go back to see that account’s permissions.",
 "action.cancel": "Cancel",
 "action.disconnect": "Disconnect",
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
 "wallets.disconnectAll": "Disconnect all",
 "wallets.empty.title": "No wallets connected",
 "wallets.empty.body": "Connect one to see it here.",
 "accountType.eoa": "Standard account",
 "accountType.smartAccount": "Smart account",
 "accountType.payment": "Payment address",
 "accountType.ordinal": "Collectibles address",
 "network.title": "Switch network",
 "network.list": "Networks",
 "network.search": "Search networks",
 "network.notConnected": "Not connected",
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
 "activeChain.continue": [
  "Continue with ",
  [
   "wallet"
  ]
 ],
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
 "error.send/rejected": "Transaction declined. Nothing was sent.",
 "error.send/failed": "The transaction could not be sent. Nothing was sent.",
 "toast.walletSwitched": [
  "Now using ",
  [
   "wallet"
  ]
 ],
 "toast.balanceUnavailable": "Token Balance Unavailable",
 "error.send/unsupported_chain": "Sending doesn’t work on this chain.",
 "error.send/incomplete": "An amount and a receiver address are required.",
 "error.send/token_missing": "A token is required.",
 "error.send/expired": "The transaction was signed too late. Nothing was sent. Try again.",
 "error.send/below_minimum": "This amount is too small to be sent there. Send a little more.",
 "error.send/coins_kept": "Part of your balance can’t be sent: payments that aren’t confirmed yet, and very small ones that may be collectibles. Send less.",
 "error.send/too_many_coins": "This amount is spread over too many small payments. Send less.",
 "error.send/funds_changed": "Your balance has changed. Nothing was sent. Check the amount and try again.",
 "error.send/fee_too_low": "The network’s fee has gone up. Nothing was sent. Try again.",
 "error.send/overtaken": "Another transaction of your account came first. Nothing was sent. Try again.",
 "error.send/network_upgraded": "The network was upgraded meanwhile. Nothing was sent. Try again.",
 "error.send/leaves_too_little": "Your account must keep a small amount. Send a little less, or everything.",
 "error.send/not_a_wallet": "This address belongs to a token, not to a wallet. What you send there is lost.",
 "error.send/token_unsupported": "This token can’t be sent from here.",
 "error.send/token_mismatch": "The network counts this token differently than shown here. Nothing was sent.",
 "error.swap/not_as_shown": "This swap would do something other than what is shown here, so it was not sent.",
 "error.token/mismatch": "This token isn’t what it is called here, so nothing was sent. Choose it by its address.",
 "error.token/unverified": "Nothing but the server could say what this token is, so nothing was sent. Try again later.",
 "error.name/resolve_failed": "Couldn’t look up this name. Enter the address instead.",
 "names.title": "Choose a name",
 "names.successTitle": "Name registered",
 "names.row": "Choose a name",
 "names.rowHint": "Easier to read than an address",
 "names.intro": "A name stands for your account and is easier to read than an address. It is free and takes one signature.",
 "names.field": "Find a name",
 "names.rules": "Letters, digits and hyphens, at least 4 characters.",
 "names.problem.characters": "Only the letters a to z, digits and hyphens can be used.",
 "names.problem.short": "A name has at least 4 characters.",
 "names.problem.long": "A name has at most 63 characters.",
 "names.problem.ends": "A name can’t begin or end with a hyphen.",
 "names.problem.double": "A name can’t have two hyphens in a row.",
 "names.list": "Names",
 "names.own": "Your names",
 "names.free": "Available",
 "names.taken": "Not available",
 "names.off.title": "Names are not available here",
 "names.off.body": "This app doesn’t give out names.",
 "names.unreachable.title": "Couldn’t look for names",
 "names.unreachable.body": "The server did not answer. Check your connection and try again.",
 "names.signing.title": [
  "Sign in ",
  [
   "wallet"
  ]
 ],
 "names.signing.body": [
  "Signing is free. It shows that ",
  [
   "name"
  ],
  " is for your account."
 ],
 "names.registering.title": "Registering your name",
 "names.declined.title": "Signature declined",
 "names.declined.body": [
  [
   "name"
  ],
  " is still available. You can try again."
 ],
 "names.takenNow.title": [
  [
   "name"
  ],
  " was just taken"
 ],
 "names.takenNow.body": "Somebody else was quicker. Choose another one.",
 "names.reserved.title": [
  [
   "name"
  ],
  " is reserved"
 ],
 "names.reserved.body": "Nobody can have this name. Choose another one.",
 "names.usedUp.title": "You have as many names as you can",
 "names.usedUp.body": "This account can’t take another one.",
 "names.expired.title": "The signature came too late",
 "names.expired.body": "Check this device’s date and time, then sign again.",
 "names.otherAccount.title": "Your wallet is on another account now",
 "names.otherAccount.body": [
  [
   "name"
  ],
  " was not registered. Try again to take it for this account."
 ],
 "names.unsupported.title": "Your wallet can’t take a name here",
 "names.unsupported.body": "Switch to another network or connect a different wallet.",
 "names.failed.title": [
  "Couldn’t register ",
  [
   "name"
  ]
 ],
 "names.failed.body": "Nothing was changed. Try again in a moment.",
 "names.success.title": [
  [
   "name"
  ],
  " is yours"
 ],
 "names.success.body": "It now stands for your account in this app.",
 "names.success.copy": "Copy name",
 "names.success.done": "Done",
 "names.none.title": "No name yet",
 "names.none.body": "Choose one to see it here.",
 "nfts.list": "NFTs",
 "nfts.empty.title": "No NFTs yet",
 "nfts.empty.body": "NFTs that you get on this network appear here.",
 "nfts.failed.title": "Couldn’t load NFTs",
 "nfts.failed.body": "The server didn’t answer. Your NFTs are not affected.",
 "nfts.moreFailed": "Couldn’t load more.",
 "nfts.more": "Show more",
 "nfts.showAll": "Show all NFTs",
 "nfts.showHidden": [
  [
   "count",
   2,
   {
    "one": [
     "Show ",
     0,
     " hidden NFT"
    ],
    "other": [
     "Show ",
     0,
     " hidden NFTs"
    ]
   }
  ]
 ],
 "nfts.hideSpam": "Hide suspected spam",
 "nfts.nameless": [
  [
   "collection"
  ],
  " #",
  [
   "id"
  ]
 ],
 "nfts.title": "NFT",
 "nfts.gone": "This NFT is not in your account",
 "nfts.spam": "This may be spam. Don’t follow links in its name or picture.",
 "nfts.collection": "Collection",
 "nfts.contract": "Contract",
 "nfts.address": "Address",
 "nfts.number": "Token ID",
 "nfts.amount": "You own",
 "onramp.title": "Buy crypto",
 "onramp.pay": "You pay",
 "onramp.get": "You get",
 "onramp.amount": "Amount to pay",
 "onramp.payWith": [
  "Change how you pay: ",
  [
   "currency"
  ],
  ", ",
  [
   "method"
  ]
 ],
 "onramp.buyWhat": [
  "Change what you buy: ",
  [
   "symbol"
  ],
  " on ",
  [
   "network"
  ]
 ],
 "onramp.limits": [
  "From ",
  [
   "min"
  ],
  " to ",
  [
   "max"
  ]
 ],
 "onramp.low": [
  "The least you can pay this way is ",
  [
   "min"
  ],
  "."
 ],
 "onramp.high": [
  "The most you can pay this way is ",
  [
   "max"
  ],
  "."
 ],
 "onramp.unknown": "No price yet",
 "onramp.elsewhere": [
  "This app doesn’t use ",
  [
   "network"
  ],
  ". You will see it in your wallet."
 ],
 "onramp.offers": "Offers",
 "onramp.refresh": "Refresh prices",
 "onramp.best": "Best",
 "onramp.via": [
  "via ",
  [
   "provider"
  ]
 ],
 "onramp.providerFee": "Provider fee",
 "onramp.networkFee": "Network fee",
 "onramp.total": "Total",
 "onramp.moreOffers": "Show all offers",
 "onramp.enterAmount": "Enter an amount",
 "onramp.changeAmount": "Change the amount",
 "onramp.asking": "Getting prices…",
 "onramp.continue": [
  "Continue with ",
  [
   "provider"
  ]
 ],
 "onramp.ownWindow": [
  "You pay in ",
  [
   "provider"
  ],
  "’s own window. Your card details never reach this app."
 ],
 "onramp.unreachable.title": "Prices are unavailable",
 "onramp.unreachable.body": "No seller answered. We show no price rather than a guess.",
 "onramp.noSeller.title": "No seller takes this amount",
 "onramp.noSeller.body": "Try another amount or another way to pay.",
 "onramp.off.title": "Buying is not available here",
 "onramp.off.body": "This app has no seller set up.",
 "onramp.off.back": "Back to account",
 "onramp.noChain.title": "Nothing is sold for this network",
 "onramp.noChain.body": "Switch to another network to buy crypto.",
 "onramp.noChain.switch": "Switch network",
 "onramp.buyList": "What to buy",
 "onramp.search": "Search by name or network",
 "onramp.empty.title": "Nothing found",
 "onramp.empty.body": [
  "Nothing matches “",
  [
   "query"
  ],
  "”. Try another name."
 ],
 "onramp.payList": "How to pay",
 "onramp.onNetwork": [
  [
   "name"
  ],
  " on ",
  [
   "network"
  ]
 ],
 "onramp.methodLimits": [
  [
   "method"
  ],
  ", ",
  [
   "min"
  ],
  " to ",
  [
   "max"
  ]
 ],
 "onramp.method.card": "Card",
 "onramp.method.bank": "Bank transfer",
 "onramp.method.sepa": "SEPA transfer",
 "onramp.method.applePay": "Apple Pay",
 "onramp.method.googlePay": "Google Pay",
 "onramp.method.paypal": "PayPal",
 "onramp.method.balance": "Account balance",
 "onramp.opening.title": [
  "Opening ",
  [
   "provider"
  ]
 ],
 "onramp.opening.body": "A window of its own opens in a moment.",
 "onramp.blocked.title": "Your browser blocked the window",
 "onramp.blocked.body": [
  "Open ",
  [
   "provider"
  ],
  " yourself to go on. The link works once."
 ],
 "onramp.blocked.open": [
  "Open ",
  [
   "provider"
  ]
 ],
 "onramp.waiting.title": [
  "Finish in the ",
  [
   "provider"
  ],
  " window"
 ],
 "onramp.waiting.body": "Keep this page open to see when your purchase is done.",
 "onramp.waiting.silent": [
  [
   "provider"
  ],
  " doesn’t tell this app how it goes. What you buy arrives in your wallet."
 ],
 "onramp.destination": "Before you pay, check in that window that the purchase goes to your address:",
 "onramp.paid.title": "Payment received",
 "onramp.paid.body": [
  [
   "provider"
  ],
  " is sending ",
  [
   "symbol"
  ],
  " to your wallet."
 ],
 "onramp.left.title": "The window is closed",
 "onramp.left.body": [
  "If you paid, ",
  [
   "symbol"
  ],
  " will arrive in your wallet. That can take a few minutes."
 ],
 "onramp.done.title": [
  "You bought ",
  [
   "amount"
  ]
 ],
 "onramp.done.body": [
  [
   "provider"
  ],
  " has sent it to your wallet."
 ],
 "onramp.done.close": "Done",
 "onramp.unavailable.title": [
  "Couldn’t open ",
  [
   "provider"
  ]
 ],
 "onramp.unavailable.body": "Nothing was paid. Try again, or choose another offer.",
 "onramp.refused.title": [
  [
   "provider"
  ],
  " couldn’t complete the purchase"
 ],
 "onramp.refused.body": [
  "Check with ",
  [
   "provider"
  ],
  " whether you were charged before you try again."
 ],
 "onramp.backToPrices": "Back to prices",
 "onramp.again": "Buy more",
 "pay.title": "Pay",
 "pay.review.title": "Review payment",
 "pay.requestedBy": "Requested by",
 "pay.for": "For",
 "pay.token": "Token",
 "pay.expires": "Expires",
 "pay.expiresIn": [
  "in ",
  [
   "count",
   2,
   {
    "one": [
     0,
     " second"
    ],
    "other": [
     0,
     " seconds"
    ]
   }
  ]
 ],
 "pay.with": "Pay with",
 "pay.balance": [
  "You have ",
  [
   "amount"
  ]
 ],
 "pay.short": [
  "You have ",
  [
   "have"
  ],
  " of ",
  [
   "amount"
  ]
 ],
 "pay.swap": [
  "Swap ",
  [
   "symbol"
  ],
  " first"
 ],
 "pay.swapAbout": [
  "About ",
  [
   "amount"
  ]
 ],
 "pay.switch": [
  "Switch to ",
  [
   "network"
  ]
 ],
 "pay.switchYourself": [
  "Switch your wallet to ",
  [
   "network"
  ],
  " to pay."
 ],
 "pay.notEnough": [
  "Not enough ",
  [
   "symbol"
  ]
 ],
 "pay.confirm": [
  "Pay ",
  [
   "amount"
  ]
 ],
 "pay.signing": "Waiting for your wallet",
 "pay.caution.unsure.title": "Your wallet may have paid already",
 "pay.caution.unsure.body": "It was asked for this payment before, and its answer did not reach this page. Look into your wallet first. If the payment is there, don’t pay again.",
 "pay.caution.given": "The one to pay",
 "pay.agree": "I checked this and want to pay",
 "pay.pending.title": [
  "Paying ",
  [
   "amount"
  ]
 ],
 "pay.paid.title": [
  [
   "amount"
  ],
  " paid"
 ],
 "pay.paid.body": "The app has the receipt.",
 "pay.paidAt": "Paid",
 "pay.expired.title": "This request has expired",
 "pay.expired.body": "Nothing was paid. Go back to the app and start again.",
 "pay.unconfirmed.body": "The payment was sent and may still go through. Don’t pay again. Start it from the app later to see how it ended.",
 "pay.failed.title": "The payment failed",
 "pay.failed.body": "Nothing was paid. The network may have taken its fee.",
 "pay.refused.title": "This can’t be paid",
 "pay.none.title": "Nothing to pay",
 "pay.none.body": "The app has not asked for a payment.",
 "pay.activity.done": "Paid",
 "receive.title": "Receive",
 "receive.code": "QR code of your address",
 "receive.copy": "Copy address",
 "receive.scan": "Scan this code, or copy the address.",
 "receive.yours": "Your address",
 "receive.networks": "Works on",
 "receive.current": "You are here",
 "receive.warning": "Only send from one of these networks. What comes from elsewhere may be lost.",
 "receive.collectibles": "For collectibles such as Ordinals only. What is paid to it does not count towards your balance here.",
 "receive.copyCollectibles": "Copy collectibles address",
 "safety.label": "What this does",
 "safety.checking": "Checking what this does…",
 "safety.send": "You send",
 "safety.receive": "You receive",
 "safety.allow": "You allow",
 "safety.revoke": "You stop allowing",
 "safety.nothing": "Nothing you own changes.",
 "safety.unlimited": "Unlimited",
 "safety.all": "Everything",
 "safety.spender": [
  "to ",
  [
   "spender"
  ]
 ],
 "safety.unlimitedWarning": [
  [
   "spender"
  ],
  " could take all your ",
  [
   "token"
  ],
  " at any time, now or later. Allow only what you need."
 ],
 "safety.allWarning": [
  [
   "spender"
  ],
  " could take every item you have in ",
  [
   "token"
  ],
  ", now or later."
 ],
 "safety.unknownToken": "Unknown token",
 "safety.item": [
  [
   "name"
  ],
  " #",
  [
   "id"
  ]
 ],
 "safety.reverts.title": "This would fail",
 "safety.reverts.body": "The contract would refuse it, and you would still pay the network fee.",
 "safety.reverts.reason": [
  "It says: “",
  [
   "reason"
  ],
  "”"
 ],
 "safety.reverts.funds": "You don’t have enough for the amount and the network fee.",
 "safety.unknown.title": "Couldn’t check this",
 "safety.unknown.body": "The network couldn’t try it out first, so we don’t know what it would change. Go on only if you trust where it comes from.",
 "safety.gone.unsent": "Your wallet was disconnected. Nothing was sent.",
 "safety.gone.asked": "Your wallet was disconnected. If it still asks you to confirm, decline there.",
 "send.title": "Send",
 "send.tokens.title": "Select token",
 "send.review.title": "Review",
 "send.progress.title": "Transaction",
 "send.tokens.search": "Search tokens",
 "send.tokens.list": "Your tokens",
 "send.tokens.empty.title": "No tokens found",
 "send.tokens.empty.body": [
  "Nothing you have matches “",
  [
   "query"
  ],
  "”."
 ],
 "send.tokens.none.title": "Nothing to send yet",
 "send.tokens.none.body": [
  "Tokens you receive on ",
  [
   "network"
  ],
  " show up here."
 ],
 "send.tokens.receive": "Receive",
 "send.unavailable.title": "Balance unavailable",
 "send.unavailable.body": "We couldn’t read what you have. Your funds are not affected.",
 "send.coinOnly": [
  "This app shows only ",
  [
   "symbol"
  ],
  ". Other tokens can’t be listed here."
 ],
 "send.coinOnlyNow": [
  "Only ",
  [
   "symbol"
  ],
  " can be shown right now. We’ll look for other tokens again in a moment."
 ],
 "send.amountIn": [
  "Amount in ",
  [
   "unit"
  ]
 ],
 "send.available": [
  [
   "amount"
  ],
  " available"
 ],
 "send.max": "Max",
 "send.maxLabel": "Use all you have",
 "send.showIn": [
  "Enter the amount in ",
  [
   "unit"
  ]
 ],
 "send.noPrice": "No price available",
 "send.to": "To",
 "send.toPlaceholder": "Address or name",
 "send.paste": "Paste",
 "send.clear": "Clear address",
 "send.looking": "Looking up the name…",
 "send.noAddress": [
  [
   "name"
  ],
  " has no address on ",
  [
   "network"
  ],
  "."
 ],
 "send.nameUnavailable": "Names can’t be looked up right now. Enter the address instead.",
 "send.nameDisputed": [
  "Two sources name different addresses for ",
  [
   "name"
  ],
  ". Nothing can be sent to it now. Enter the address instead."
 ],
 "send.resolvedBy": [
  "Resolved by ",
  [
   "source"
  ]
 ],
 "send.rewritten": [
  "Written for ",
  [
   "network"
  ],
  ": it is the same account as the address you entered."
 ],
 "send.invalid": [
  "This is not an address on ",
  [
   "network"
  ],
  ". Check for missing or changed characters."
 ],
 "send.memo": "Memo",
 "send.memoOptional": "Memo (optional)",
 "send.memoHelp": "A text that everyone can read. Exchanges may need it to credit what you send.",
 "send.pasteFailed": "Couldn’t read the clipboard. Paste into the field instead.",
 "send.step.selectToken": "Select token",
 "send.step.enterAmount": "Enter amount",
 "send.step.incorrectValue": "Incorrect value",
 "send.step.insufficientFunds": "Insufficient funds",
 "send.step.enterAddress": "Enter address",
 "send.step.invalidAddress": "Invalid address",
 "send.step.looking": "Looking up the name…",
 "send.step.review": "Review",
 "send.caution.lookAlike.title": "This address imitates one you know",
 "send.caution.lookAlike.body": "It starts and ends the same, but the marked part differs. Thieves do this so that you copy theirs.",
 "send.caution.lookAlike.known": "The one you know",
 "send.caution.lookAlike.given": "The one you entered",
 "send.caution.tokenContract.title": "This is the token’s own contract",
 "send.caution.tokenContract.body": "What is sent there is almost always lost.",
 "send.caution.own.title": "This is your own address",
 "send.caution.own.body": "You would send to yourself and still pay the fee.",
 "send.caution.contract.title": "This is a contract",
 "send.caution.contract.body": "Make sure it can accept what you send. If not, it may be lost.",
 "send.caution.unused.title": "Nothing ever happened at this address",
 "send.caution.unused.body": [
  "It is new on ",
  [
   "network"
  ],
  ", or has a typing mistake."
 ],
 "send.caution.first.title": "First time you send here",
 "send.caution.first.body": "Compare the whole address with the one you were given.",
 "send.caution.unchecked.title": "Couldn’t check this address",
 "send.caution.unchecked.body": "The network did not answer. Compare the whole address yourself.",
 "send.agree": "I compared the whole address and want to send anyway",
 "send.from": "From",
 "send.network": "Network",
 "send.fee": "Network fee",
 "send.feeUpTo": [
  "up to ",
  [
   "amount"
  ]
 ],
 "send.feeAbout": [
  "about ",
  [
   "amount"
  ]
 ],
 "send.feeByWallet": "Your wallet sets the fee when it signs.",
 "send.feeDeposit": [
  "including ",
  [
   "amount"
  ],
  " to open an account for the receiver"
 ],
 "send.receives": "The receiver gets",
 "send.speed": "Speed",
 "send.speed.slow": "Slow",
 "send.speed.normal": "Normal",
 "send.speed.fast": "Fast",
 "send.feeUnavailable": "Unavailable",
 "send.feeShort.title": [
  "Not enough ",
  [
   "symbol"
  ],
  " for the fee"
 ],
 "send.feeShort.body": [
  "The fee is up to ",
  [
   "fee"
  ],
  " and you have ",
  [
   "have"
  ],
  ". Add ",
  [
   "symbol"
  ],
  " or send less."
 ],
 "send.change": "Change",
 "send.confirm": "Send",
 "send.confirmAnyway": "Send anyway",
 "send.signing.title": [
  "Approve in ",
  [
   "wallet"
  ]
 ],
 "send.signing.body": "Check that the address and the amount there are the same as here.",
 "send.signing.note": "Cancelling here does not decline the request in your wallet.",
 "send.pending.title": [
  "Sending ",
  [
   "amount"
  ]
 ],
 "send.pending.body": "This usually takes less than a minute. You can close this: it goes on without you.",
 "send.pending.slow": [
  "A new block comes about every ",
  [
   "minutes",
   2,
   {
    "one": [
     0,
     " minute"
    ],
    "other": [
     0,
     " minutes"
    ]
   }
  ],
  ", sometimes much later. You can close this: it goes on without you."
 ],
 "send.pending.queued": "The owners of your account have to approve it first, which may take days. You can close this: it goes on without you.",
 "send.explorer": "View on explorer",
 "send.toAccount": "Back to account",
 "send.failed.title": "The transaction failed",
 "send.failed.body": "The network took the fee, but nothing was sent.",
 "send.replaced.title": "The transaction was replaced",
 "send.replaced.body": "Another one was sent in its place from your wallet: sped up or cancelled. The explorer shows which.",
 "send.dropped.title": "The transaction was not accepted",
 "send.dropped.body": "The network did not accept it in time. Nothing was sent, and it cost nothing.",
 "send.unknown.title": "Not confirmed yet",
 "send.unknown.body": "The network did not confirm it in time. It may still go through, so look before you send again.",
 "send.nothing.title": "Nothing is being sent",
 "send.nothing.body": "Choose what to send and to whom.",
 "send.toast.sent": [
  [
   "amount"
  ],
  " sent"
 ],
 "send.unsupported.title": "Sending doesn’t work here",
 "send.unsupported.body": "Switch to another network to send.",
 "sessions.title": "App sessions",
 "sessions.hint": "What this app may spend without asking",
 "sessions.intro": "This app may send from your account without asking again. The network enforces the limits.",
 "sessions.perDays": [
  [
   "amount"
  ],
  " every ",
  [
   "count",
   2,
   {
    "one": "day",
    "other": [
     0,
     " days"
    ]
   }
  ]
 ],
 "sessions.perHours": [
  [
   "amount"
  ],
  " every ",
  [
   "count",
   2,
   {
    "one": "hour",
    "other": [
     0,
     " hours"
    ]
   }
  ]
 ],
 "sessions.perMinutes": [
  [
   "amount"
  ],
  " every ",
  [
   "count",
   2,
   {
    "one": "minute",
    "other": [
     0,
     " minutes"
    ]
   }
  ]
 ],
 "sessions.token": [
  "Token ",
  [
   "address"
  ]
 ],
 "sessions.until": [
  "Until ",
  [
   "date"
  ]
 ],
 "sessions.revoked": "Revoked",
 "sessions.expired": "Expired",
 "sessions.revoke": "Revoke",
 "sessions.notRevoked": "The session was not revoked and still stands. You can try again.",
 "sessions.empty.title": "No sessions",
 "sessions.empty.body": "This app asks you before it spends anything on this network.",
 "sessions.failed.title": "Couldn’t load sessions",
 "sessions.failed.body": "There may be none on this network, or the server didn’t answer. Your sessions haven’t changed.",
 "siwx.title": "Sign in",
 "siwx.intro": [
  "Sign in to ",
  [
   "app"
  ]
 ],
 "siwx.site": "Website",
 "siwx.account": "Account",
 "siwx.network": "Network",
 "siwx.proves": "Shows that this account is yours",
 "siwx.free": "Costs nothing and sends no transaction",
 "siwx.harmless": "Gives nobody access to your funds",
 "siwx.sign": "Sign in",
 "siwx.required": "This app needs you to sign in. Cancel disconnects your wallet or takes you back to a network where you are signed in.",
 "siwx.checking": "Looking for your session",
 "siwx.signing.title": [
  "Confirm in ",
  [
   "wallet"
  ]
 ],
 "siwx.signing.body": [
  "The message must name ",
  [
   "domain"
  ],
  ". If it names another website, decline it."
 ],
 "siwx.verifying": "Authenticating...",
 "siwx.done": "You are signed in",
 "siwx.expired.title": "Your session has expired",
 "siwx.expired.body": "Sign in again to go on.",
 "siwx.revoked.title": "You were signed out",
 "siwx.revoked.body": "Your session was ended elsewhere. Sign in again to go on.",
 "siwx.declined.title": "Signature declined",
 "siwx.declined.body": "You are not signed in. You can try again.",
 "siwx.pending.title": "A request is already open",
 "siwx.pending.body": [
  "Answer it in ",
  [
   "wallet"
  ],
  ", then try again."
 ],
 "siwx.unreachable.title": "Couldn’t reach the server",
 "siwx.unreachable.body": "Nothing was signed in. Check your connection and try again.",
 "siwx.refused.title": "The signature was not accepted",
 "siwx.refused.body": "Check this device’s date and time, then try again.",
 "siwx.smartAccount.title": "This application might not support Smart Accounts",
 "siwx.smartAccount.body": "Choose your other account in your wallets, then sign in again.",
 "siwx.unsupported.title": [
  [
   "wallet"
  ],
  " can’t sign messages here"
 ],
 "siwx.unsupported.body": "Connect a different wallet to sign in.",
 "siwx.failed.title": "Couldn’t sign in",
 "siwx.failed.body": [
  [
   "wallet"
  ],
  " reported a problem. You can try again."
 ],
 "swap.title": "Swap",
 "swap.review.title": "Review swap",
 "swap.quotes.title": "Compare offers",
 "swap.slippage.title": "Slippage tolerance",
 "swap.tokens.title": "Select token",
 "swap.result.title": "Swap",
 "swap.pay": "You pay",
 "swap.receive": "You receive",
 "swap.review.receive": "You receive about",
 "swap.flip": "Switch the two tokens",
 "swap.selectToken": "Select token",
 "swap.changeToken": [
  [
   "side"
  ],
  ", change token"
 ],
 "swap.balance": [
  "Balance: ",
  [
   "amount"
  ]
 ],
 "swap.max": "Max",
 "swap.noPrice": "No price",
 "swap.button.chooseToken": "Select a token",
 "swap.button.enterAmount": "Enter amount",
 "swap.button.badAmount": "Incorrect value",
 "swap.button.insufficient": "Insufficient funds",
 "swap.button.waiting": "Finding the best rate…",
 "swap.button.noOffer": "No offer",
 "swap.button.review": "Review swap",
 "swap.details": "Details",
 "swap.rate": "Rate",
 "swap.rateOf": [
  [
   "one"
  ],
  " = ",
  [
   "other"
  ]
 ],
 "swap.provider": "Provider",
 "swap.bestRate": "Best rate",
 "swap.compare": [
  [
   "count",
   2,
   {
    "one": "See the offer",
    "other": [
     "Compare ",
     0,
     " offers"
    ]
   }
  ]
 ],
 "swap.impact": "Price impact",
 "swap.slippage": "Slippage tolerance",
 "swap.changeSlippage": "Change",
 "swap.minimum": "Minimum received",
 "swap.providerFee": "Provider fee",
 "swap.included": "Included in the rate",
 "swap.networkFee": "Network fee",
 "swap.unknown": "Unknown",
 "swap.percent": [
  [
   "value"
  ],
  "%"
 ],
 "swap.percentSign": "%",
 "swap.pending": [
  "Swap of ",
  [
   "from"
  ],
  " to ",
  [
   "to"
  ],
  " is under way"
 ],
 "swap.unsupported.title": "Network not supported for Swaps",
 "swap.unsupported.body": [
  "Tokens can’t be swapped on ",
  [
   "network"
  ],
  ". Choose another network."
 ],
 "swap.unsupported.switch": "Switch network",
 "swap.failed.title": "Couldn’t load tokens",
 "swap.problem.noRoute": "There isn’t enough liquidity to swap these tokens. Try a smaller amount or another token.",
 "swap.problem.unavailable": "Nobody offers a rate right now. We keep asking.",
 "swap.problem.wouldFail": "This swap would fail right now. Nothing was sent. Try again or allow more slippage.",
 "swap.problem.refused": "The provider refused this swap. Choose another offer.",
 "swap.problem.approval": "The approval did not go through, so nothing was swapped. You can try again.",
 "swap.problem.unsure": "This was not confirmed in time and may still go through. Look at your activity before you swap again.",
 "swap.problem.funds": "Not enough for the amount and the network fee. Nothing was sent.",
 "swap.tokens.search": "Search name or paste address",
 "swap.tokens.own": "Your tokens",
 "swap.tokens.suggested": "Suggested",
 "swap.tokens.others": "Other tokens",
 "swap.tokens.all": "Tokens",
 "swap.tokens.cut": "There are more. Search to find them.",
 "swap.tokens.byAddress": "Found by address",
 "swap.tokens.unlisted": "Not on the list",
 "swap.tokens.empty.title": "No tokens found",
 "swap.tokens.empty.body": "Check the spelling, or paste the token’s address.",
 "swap.tokens.none": "Paste the address of the token you want.",
 "swap.quotes.none": "No offers right now",
 "swap.quotes.back": "Change the swap",
 "swap.quotes.fee": [
  "fee about ",
  [
   "fee"
  ]
 ],
 "swap.quotes.less": [
  [
   "value"
  ],
  "% less"
 ],
 "swap.quotes.about": "Offers are renewed every ten seconds. What the provider takes is already included.",
 "swap.slippage.about": "The price can move before the swap is made. If you would receive less than this allows, nothing is swapped.",
 "swap.slippage.presets": "Common values",
 "swap.slippage.custom": "Your own",
 "swap.slippage.invalid": "Enter a value from 0 to 50.",
 "swap.slippage.high": "With this much, others can take part of what you should receive.",
 "swap.slippage.low": "With so little, most swaps fail.",
 "swap.slippage.save": "Save",
 "swap.review.stopped": "Couldn’t prepare the swap",
 "swap.review.gone": "There is nothing to review.",
 "swap.review.back": "Change the swap",
 "swap.changed.title": "The rate has changed",
 "swap.changed.body": "Look at the new figures before you go on. Nothing was swapped.",
 "swap.unsigned.title": "A signature isn’t enough here",
 "swap.unsigned.body": "Allow the amount with a transaction instead. It has a network fee of its own. Nothing was sent or swapped yet.",
 "swap.unlisted.title": [
  [
   "token"
  ],
  " is not on the list"
 ],
 "swap.unlisted.body": "Anybody can make a token with any name. Be sure that this is the one you mean:",
 "swap.approval": [
  "First you allow ",
  [
   "provider"
  ],
  " to take exactly this amount of ",
  [
   "token"
  ],
  ", then you swap."
 ],
 "swap.permit": [
  "First you sign that ",
  [
   "provider"
  ],
  " may take exactly ",
  [
   "amount"
  ],
  " within 30 minutes, and nothing else. Signing sends nothing and costs nothing. Then you swap."
 ],
 "swap.consent.loss": [
  "I understand that I lose about ",
  [
   "percent"
  ],
  " of the value."
 ],
 "swap.consent.unknown": "I understand that this rate could not be compared with a market price.",
 "swap.moved": [
  "Your wallet is on another network. This swap is on ",
  [
   "network"
  ],
  "."
 ],
 "swap.moveBack": [
  "Switch to ",
  [
   "network"
  ]
 ],
 "swap.accountChanged": "Your wallet is on another account now.",
 "swap.expired": "This rate has run out.",
 "swap.renew": "Get a new rate",
 "swap.accept": "Accept new rate",
 "swap.approveAndSwap": "Approve and swap",
 "swap.signAndSwap": "Sign and swap",
 "swap.confirm": "Swap",
 "swap.short.title": [
  "Not enough ",
  [
   "coin"
  ],
  " for the network fee"
 ],
 "swap.short.body": [
  "Add some ",
  [
   "coin"
  ],
  " or swap less."
 ],
 "swap.working.wallet": [
  "Approve in ",
  [
   "wallet"
  ]
 ],
 "swap.working.sign": [
  "Sign in ",
  [
   "wallet"
  ]
 ],
 "swap.working.server": "Checking the rate",
 "swap.working.chain": "Waiting for the network",
 "swap.working.reset": [
  "Taking back the old permission for ",
  [
   "token"
  ],
  "."
 ],
 "swap.working.approve": [
  "Allowing exactly this amount of ",
  [
   "token"
  ],
  "."
 ],
 "swap.working.permit": [
  "Allowing exactly this amount of ",
  [
   "token"
  ],
  " by a signature. Nothing is sent."
 ],
 "swap.working.swap": [
  "Swapping ",
  [
   "from"
  ],
  " for ",
  [
   "to"
  ],
  "."
 ],
 "swap.working.batch": [
  "Allowing and swapping ",
  [
   "from"
  ],
  " for ",
  [
   "to"
  ],
  " in one step."
 ],
 "swap.step.approve": "Approve",
 "swap.step.permit": "Sign",
 "swap.step.swap": "Swap",
 "swap.result.pending.title": "Swap sent",
 "swap.result.pending.body": [
  [
   "from"
  ],
  " for about ",
  [
   "to"
  ],
  ". You can leave this open or close it."
 ],
 "swap.result.success.title": "Swap complete",
 "swap.result.success.body": [
  "You swapped ",
  [
   "from"
  ],
  " for about ",
  [
   "to"
  ],
  "."
 ],
 "swap.result.failed.title": "Swap failed",
 "swap.result.failed.body": "The network refused it, so your tokens stayed where they are. Only the network fee was paid.",
 "swap.result.replaced.title": "Swap replaced",
 "swap.result.replaced.body": "Another transaction of your wallet took its place.",
 "swap.result.dropped.title": "The swap was not accepted",
 "swap.result.dropped.body": "The network did not accept it in time. Nothing was swapped, and it cost nothing.",
 "swap.result.unknown.title": "We lost sight of this swap",
 "swap.result.unknown.body": "It may still go through. Look at your account or the explorer.",
 "swap.result.leave": "Go to account",
 "swap.result.done": "Done",
 "walletAccounts.title": "Accounts",
 "walletAccounts.hint": "Add another account",
 "walletAccounts.intro": "Each account has addresses of its own. Your recovery words restore all of them.",
 "walletAccounts.numbered": [
  "Account ",
  [
   "number"
  ]
 ],
 "walletAccounts.name": "Name",
 "walletAccounts.add": "Add an account",
 "walletAccounts.rename": [
  "Rename “",
  [
   "name"
  ],
  "”"
 ],
 "walletAccounts.save": "Save",
 "walletAccounts.cancel": "Cancel",
 "walletAccounts.full": [
  "Your wallet has ",
  [
   "count"
  ],
  " accounts, which is as many as it can have."
 ],
 "walletAccounts.failed": "That didn’t work. Your accounts have not changed. Try again.",
 "walletAccounts.imported": "Imported",
 "walletAccounts.introImported": "Each account has addresses of its own. Your recovery words restore all but the imported ones."
}
export default catalogue
