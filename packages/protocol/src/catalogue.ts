// Every error message of the toolkit, one constant each. One file per subject, because
// bundlers split code by file: a page only downloads the messages its code uses. Two
// situations with the same text still have two codes. Codes are never renamed or
// reused.

export * from './catalogue/alerts.ts'
export * from './catalogue/config.ts'
export * from './catalogue/connect.ts'
export * from './catalogue/connections.ts'
export * from './catalogue/data.ts'
export * from './catalogue/disconnect.ts'
export * from './catalogue/login.ts'
export * from './catalogue/networks.ts'
export * from './catalogue/nodes.ts'
export * from './catalogue/pairing.ts'
export * from './catalogue/pay.ts'
export * from './catalogue/relay.ts'
export * from './catalogue/requests.ts'
export * from './catalogue/send.ts'
export * from './catalogue/server.ts'
export * from './catalogue/siwx.ts'
export * from './catalogue/values.ts'
export * from './catalogue/wallets.ts'
