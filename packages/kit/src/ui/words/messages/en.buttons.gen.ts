// Written by scripts/genMessages.ts. Do not edit.

/** What buttons say. */
export default {
 "button.connect": "Connect wallet",
 "button.connecting": "Connecting…",
 "button.wrongNetwork": "Wrong network"
} as const
