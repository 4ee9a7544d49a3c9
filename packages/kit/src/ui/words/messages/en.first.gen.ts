// Written by scripts/genMessages.ts. Do not edit.

/** What the first view says. */
export default {
 "a11y.close": "Close",
 "a11y.help": "What is a wallet?",
 "a11y.newTab": "opens in a new tab",
 "branding.poweredBy": "Powered by {name}",
 "badge.recent": "Recent",
 "badge.installed": "Installed",
 "badge.connected": "Connected",
 "connect.title": "Connect wallet",
 "connect.allWallets": "All wallets",
 "connect.walletCount": "{count}+",
 "connect.logins": "Log in",
 "connect.noWallet": "I don’t have a wallet",
 "allWallets.list": "Wallets",
 "badge.qr": "QR code"
} as const
