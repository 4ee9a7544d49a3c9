// Written by scripts/genMessages.ts. Do not edit.

/** What is said before the wallet is loaded. */
export default {
 "embedded.first.name": "Email wallet",
 "embedded.first.form": "Log in with email",
 "embedded.first.label": "Email address",
 "embedded.first.send": "Continue with email",
 "embedded.first.or": "or",
 "embedded.first.title.EmailLogin": "Log in",
 "embedded.first.title.ConnectingFarcaster": "Log in with Farcaster",
 "embedded.first.title.UpdateEmailWallet": "Change email",
 "embedded.first.title.ApproveTransaction": "Approve request",
 "embedded.first.title.WalletSecurity": "Security",
 "embedded.first.title.LinkedWallets": "Linked wallets"
} as const
