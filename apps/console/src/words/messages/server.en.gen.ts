// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

declare module '../messageArgs.ts' {
  interface MessageArgs {
  "server.about.from": undefined
  "server.about.id": undefined
  "server.about.key": undefined
  "server.about.secret": undefined
  "server.about.team": undefined
  "server.about.url": undefined
  "server.addChain": undefined
  "server.bundler": undefined
  "server.chainNumber": undefined
  "server.chainNumberHint": undefined
  "server.change": undefined
  "server.endsIn": undefined
  "server.environmentWords": undefined
  "server.group.logins": undefined
  "server.group.loginsWords": undefined
  "server.group.mail": undefined
  "server.group.mailWords": undefined
  "server.group.sponsoring": undefined
  "server.group.sponsoringWords": undefined
  "server.group.vendors": undefined
  "server.group.vendorsWords": undefined
  "server.kept": undefined
  "server.keptBy": { value: string | number; when: string | number; who: string | number }
  "server.kind": undefined
  "server.look": undefined
  "server.mailServer": undefined
  "server.needs": { names: string | number }
  "server.noChains": undefined
  "server.node.failing": undefined
  "server.node.ok": undefined
  "server.node.other_chain": undefined
  "server.node.resting": undefined
  "server.node.unused": undefined
  "server.nodes.add": undefined
  "server.nodes.addHint": undefined
  "server.nodes.addMore": undefined
  "server.nodes.archive": undefined
  "server.nodes.chain": undefined
  "server.nodes.height": { height: string | number }
  "server.nodes.logs": undefined
  "server.nodes.noArchive": undefined
  "server.nodes.noLogs": undefined
  "server.nodes.nodes": undefined
  "server.nodes.none": undefined
  "server.nodes.of": { chain: string | number }
  "server.nodes.order": undefined
  "server.nodes.public": undefined
  "server.nodes.search": undefined
  "server.nodes.source": undefined
  "server.nodes.testNew": undefined
  "server.nodes.title": undefined
  "server.nodes.took": { ms: string | number }
  "server.nodes.words": undefined
  "server.nodes.works": undefined
  "server.paymaster": undefined
  "server.remove": undefined
  "server.removeTitle": { name: string | number }
  "server.removeWords": undefined
  "server.removed": { name: string | number }
  "server.replace": undefined
  "server.save": undefined
  "server.saved": { name: string | number }
  "server.secrets.title": undefined
  "server.secrets.words": undefined
  "server.setUp": undefined
  "server.source.console": undefined
  "server.source.environment": undefined
  "server.source.public": undefined
  "server.state.environment": undefined
  "server.state.failing": undefined
  "server.state.incomplete": undefined
  "server.state.off": undefined
  "server.state.on": undefined
  "server.state.unreadable": undefined
  "server.test": undefined
  "server.testFailed": undefined
  "server.testOk": undefined
  "server.url": undefined
  "server.value": undefined
  }
}

export const messages: Catalogue = {
 "server.about.from": "Sender address",
 "server.about.id": "Id",
 "server.about.key": "Key",
 "server.about.secret": "Secret",
 "server.about.team": "Team",
 "server.about.url": "URL with user and password",
 "server.addChain": "Add a URL",
 "server.bundler": "Bundler",
 "server.chainNumber": "Chain id",
 "server.chainNumberHint": "The number of the chain, such as 8453 for Base.",
 "server.change": "Change",
 "server.endsIn": "Ends in",
 "server.environmentWords": "A variable or the settings file of the server sets this. Change it there.",
 "server.group.logins": "Login providers",
 "server.group.loginsWords": "Visitors log in to the embedded wallet with them. A project chooses which of them it offers.",
 "server.group.mail": "Mail",
 "server.group.mailWords": "The server that sends login codes, and the address that they come from.",
 "server.group.sponsoring": "Sponsored transactions",
 "server.group.sponsoringWords": "Bundlers and paymasters of smart accounts, by chain. Their URLs contain keys.",
 "server.group.vendors": "Data and trading",
 "server.group.vendorsWords": "Balances, history, prices, swaps and purchases. Without keys, the server reads the chains itself.",
 "server.kept": "hidden",
 "server.keptBy": [
  [
   "value"
  ],
  " · set by ",
  [
   "who"
  ],
  ", ",
  [
   "when"
  ]
 ],
 "server.kind": "Kind",
 "server.look": "View",
 "server.mailServer": "Mail server",
 "server.needs": [
  "Not used until this is set: ",
  [
   "names"
  ]
 ],
 "server.noChains": "No chain has a bundler.",
 "server.node.failing": "Failing",
 "server.node.ok": "Working",
 "server.node.other_chain": "Other chain",
 "server.node.resting": "Too many calls",
 "server.node.unused": "Not used yet",
 "server.nodes.add": "URL of a node",
 "server.nodes.addHint": "With its key. Only the host is shown afterwards.",
 "server.nodes.addMore": "Add another",
 "server.nodes.archive": "has old state",
 "server.nodes.chain": "Chain",
 "server.nodes.height": [
  "block ",
  [
   "height"
  ]
 ],
 "server.nodes.logs": "answers logs",
 "server.nodes.noArchive": "no old state",
 "server.nodes.noLogs": "no logs",
 "server.nodes.nodes": "Nodes",
 "server.nodes.none": "No chain matches.",
 "server.nodes.of": [
  "Nodes of ",
  [
   "chain"
  ]
 ],
 "server.nodes.order": "The fastest healthy node is used first. The others step in when it is slow or fails.",
 "server.nodes.public": "The server uses public nodes for this chain. Add a node of your own to replace them.",
 "server.nodes.search": "Find a chain or host",
 "server.nodes.source": "From",
 "server.nodes.testNew": "Test this URL",
 "server.nodes.title": "Nodes",
 "server.nodes.took": [
  [
   "ms"
  ],
  " ms"
 ],
 "server.nodes.words": "Where the server reads chains and sends transactions. With two nodes of your own, a chain stays up when one fails.",
 "server.nodes.works": "The node works",
 "server.paymaster": "Paymaster",
 "server.remove": "Remove",
 "server.removeTitle": [
  "Remove the values of ",
  [
   "name"
  ],
  "?"
 ],
 "server.removeWords": "They cannot be shown or restored. What depends on them stops working within half a minute.",
 "server.removed": [
  [
   "name"
  ],
  " is removed"
 ],
 "server.replace": "Leave empty to keep it",
 "server.save": "Save",
 "server.saved": [
  [
   "name"
  ],
  " is saved"
 ],
 "server.secrets.title": "Keys and secrets",
 "server.secrets.words": "What the server needs from others. Values are stored encrypted and never shown again; every process follows a change within half a minute.",
 "server.setUp": "Set up",
 "server.source.console": "Console",
 "server.source.environment": "Environment",
 "server.source.public": "Public",
 "server.state.environment": "Set by the environment",
 "server.state.failing": "Test failed",
 "server.state.incomplete": "Incomplete",
 "server.state.off": "Not set",
 "server.state.on": "Set",
 "server.state.unreadable": "Set it again",
 "server.test": "Test",
 "server.testFailed": "It does not work",
 "server.testOk": "It works",
 "server.url": "URL",
 "server.value": "Value"
}
