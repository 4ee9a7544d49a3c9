// Every sentence the toolkit says when something is wrong. One constant each, and
// one file per subject, so that a page downloads only what its code names: a file
// is the least that a bundler can put off until it is needed. Where two situations
// read alike they still have two codes; a code is never renamed or reused.

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
export * from './catalogue/relay.ts'
export * from './catalogue/requests.ts'
export * from './catalogue/send.ts'
export * from './catalogue/server.ts'
export * from './catalogue/siwx.ts'
export * from './catalogue/values.ts'
export * from './catalogue/wallets.ts'
