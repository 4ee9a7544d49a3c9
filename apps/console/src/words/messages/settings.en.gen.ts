// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

declare module '../messageArgs.ts' {
  interface MessageArgs {
  "settings.analytics.hint": undefined
  "settings.chains": undefined
  "settings.chains.caption": undefined
  "settings.chains.how": undefined
  "settings.chains.id": undefined
  "settings.chains.name": undefined
  "settings.chains.none": undefined
  "settings.chains.search": undefined
  "settings.chains.variable": undefined
  "settings.chains.words": undefined
  "settings.choice.off": undefined
  "settings.choice.on": undefined
  "settings.choice.page": undefined
  "settings.conflict": { time: string | number; who: string | number }
  "settings.contents.calls": undefined
  "settings.contents.checkouts": undefined
  "settings.contents.counts": undefined
  "settings.contents.events": undefined
  "settings.contents.fees": undefined
  "settings.contents.keys": undefined
  "settings.contents.members": undefined
  "settings.contents.promises": undefined
  "settings.contents.sessions": undefined
  "settings.contents.signIns": undefined
  "settings.contrast.button": { ratio: string | number }
  "settings.contrast.corrected": { ratio: string | number }
  "settings.contrast.text": { ratio: string | number }
  "settings.danger": undefined
  "settings.danger.words": undefined
  "settings.delay.days": { count: number }
  "settings.delay.hours": { count: number }
  "settings.delay.minutes": { count: number }
  "settings.delay.none": undefined
  "settings.delete": undefined
  "settings.delete.action": undefined
  "settings.delete.ask": undefined
  "settings.delete.done": undefined
  "settings.delete.held": { count: number }
  "settings.delete.heldWords": undefined
  "settings.delete.role": undefined
  "settings.delete.title": { name: string | number }
  "settings.delete.unknown": undefined
  "settings.delete.unknownWords": undefined
  "settings.delete.with": undefined
  "settings.delete.words": undefined
  "settings.deleting": undefined
  "settings.disabled.hint": undefined
  "settings.discard": undefined
  "settings.feature.activity": undefined
  "settings.feature.activity.words": undefined
  "settings.feature.branding": undefined
  "settings.feature.branding.words": undefined
  "settings.feature.onramp": undefined
  "settings.feature.onramp.words": undefined
  "settings.feature.swap": undefined
  "settings.feature.swap.words": undefined
  "settings.features": undefined
  "settings.features.here": undefined
  "settings.features.hereHint": undefined
  "settings.features.words": undefined
  "settings.field.analytics": undefined
  "settings.field.disabled": undefined
  "settings.field.features": undefined
  "settings.field.group": undefined
  "settings.field.guestLogin": undefined
  "settings.field.legal": undefined
  "settings.field.loginRules": undefined
  "settings.field.mode": undefined
  "settings.field.name": undefined
  "settings.field.newDeviceDelayMinutes": undefined
  "settings.field.origins": undefined
  "settings.field.sponsorship": undefined
  "settings.field.storeAddresses": undefined
  "settings.field.theme": undefined
  "settings.field.tokenLogin": undefined
  "settings.field.wallets": undefined
  "settings.general": undefined
  "settings.general.words": undefined
  "settings.group.bad": undefined
  "settings.group.hint": undefined
  "settings.guestLogin.hint": undefined
  "settings.id": undefined
  "settings.id.copy": undefined
  "settings.id.hint": undefined
  "settings.invalid": undefined
  "settings.keepMine": undefined
  "settings.keys": undefined
  "settings.keys.add": undefined
  "settings.keys.added": undefined
  "settings.keys.created": undefined
  "settings.keys.expires": undefined
  "settings.keys.name": undefined
  "settings.keys.nameHint": undefined
  "settings.keys.never": undefined
  "settings.keys.none": undefined
  "settings.keys.revoke": undefined
  "settings.keys.revokeTitle": { name: string | number }
  "settings.keys.revokeWords": undefined
  "settings.keys.revoked": undefined
  "settings.keys.used": undefined
  "settings.keys.words": undefined
  "settings.leave": undefined
  "settings.legal": undefined
  "settings.legal.bad": undefined
  "settings.legal.consent": undefined
  "settings.legal.consentHint": undefined
  "settings.legal.page": undefined
  "settings.legal.pageWords": undefined
  "settings.legal.privacy": undefined
  "settings.legal.terms": undefined
  "settings.legal.words": undefined
  "settings.login": undefined
  "settings.login.allow": undefined
  "settings.login.badRule": undefined
  "settings.login.deny": undefined
  "settings.login.denyHint": undefined
  "settings.login.devices": undefined
  "settings.login.guests": undefined
  "settings.login.guestsListed": undefined
  "settings.login.listed": undefined
  "settings.login.listedHint": undefined
  "settings.login.noServer": undefined
  "settings.login.ruleHint": undefined
  "settings.login.who": undefined
  "settings.login.whoWords": undefined
  "settings.login.words": undefined
  "settings.logins": undefined
  "settings.logins.allowed": undefined
  "settings.logins.email": undefined
  "settings.logins.notReady": undefined
  "settings.logins.passkey": undefined
  "settings.logins.words": undefined
  "settings.mine": undefined
  "settings.mode.development": undefined
  "settings.mode.development.words": undefined
  "settings.mode.production": undefined
  "settings.mode.production.words": undefined
  "settings.name.needed": undefined
  "settings.needed": undefined
  "settings.needsVariable": undefined
  "settings.newDeviceDelay.hint": undefined
  "settings.numbers": undefined
  "settings.ofOperator": undefined
  "settings.ofOperator.words": undefined
  "settings.operatorOnly": undefined
  "settings.origins": undefined
  "settings.origins.add": undefined
  "settings.origins.bad": undefined
  "settings.origins.development": undefined
  "settings.origins.needed": undefined
  "settings.origins.none": undefined
  "settings.origins.one": { number: number }
  "settings.origins.production": undefined
  "settings.origins.words": undefined
  "settings.pages": undefined
  "settings.paymaster": undefined
  "settings.paymaster.account": undefined
  "settings.paymaster.any": undefined
  "settings.paymaster.anyHint": undefined
  "settings.paymaster.badAmount": undefined
  "settings.paymaster.badContract": undefined
  "settings.paymaster.contracts": undefined
  "settings.paymaster.contractsHint": undefined
  "settings.paymaster.daily": undefined
  "settings.paymaster.dailyHint": undefined
  "settings.paymaster.noBundler": undefined
  "settings.paymaster.on": undefined
  "settings.paymaster.onHint": undefined
  "settings.paymaster.words": undefined
  "settings.readOnly": undefined
  "settings.reason.bare_domain": undefined
  "settings.reason.disabled": undefined
  "settings.reason.https_needed": undefined
  "settings.reason.listed": undefined
  "settings.reason.local": undefined
  "settings.reason.local_in_production": undefined
  "settings.reason.not_an_origin": undefined
  "settings.reason.not_listed": undefined
  "settings.reason.nothing_listed": undefined
  "settings.reason.port_differs": undefined
  "settings.reason.preview": undefined
  "settings.reason.preview_in_production": undefined
  "settings.reason.preview_untrusted": undefined
  "settings.reason.scheme_differs": undefined
  "settings.reason.subdomain": undefined
  "settings.reason.www_differs": undefined
  "settings.remove": { name: string | number }
  "settings.restore": undefined
  "settings.restore.action": undefined
  "settings.restore.done": undefined
  "settings.restore.words": { time: string | number }
  "settings.save": undefined
  "settings.saved": undefined
  "settings.screen.desktop": undefined
  "settings.screen.phone": undefined
  "settings.screen.rtl": undefined
  "settings.storeAddresses.hint": undefined
  "settings.takeTheirs": undefined
  "settings.test": undefined
  "settings.test.add": { origin: string | number }
  "settings.test.allowed": undefined
  "settings.test.check": undefined
  "settings.test.page": undefined
  "settings.test.refused": undefined
  "settings.test.signIn": undefined
  "settings.test.use": undefined
  "settings.test.words": undefined
  "settings.theirs": undefined
  "settings.theme": undefined
  "settings.theme.accent": undefined
  "settings.theme.accentHint": undefined
  "settings.theme.badColor": undefined
  "settings.theme.density": undefined
  "settings.theme.density.comfortable": undefined
  "settings.theme.density.compact": undefined
  "settings.theme.edge": undefined
  "settings.theme.edge.line": undefined
  "settings.theme.edge.none": undefined
  "settings.theme.edge.shadow": undefined
  "settings.theme.font": undefined
  "settings.theme.font.geometric": undefined
  "settings.theme.font.humanist": undefined
  "settings.theme.font.mono": undefined
  "settings.theme.font.rounded": undefined
  "settings.theme.font.serif": undefined
  "settings.theme.font.system": undefined
  "settings.theme.layout": undefined
  "settings.theme.layout.compact": undefined
  "settings.theme.layout.wide": undefined
  "settings.theme.layoutHint": undefined
  "settings.theme.mode": undefined
  "settings.theme.mode.auto": undefined
  "settings.theme.mode.dark": undefined
  "settings.theme.mode.light": undefined
  "settings.theme.overlay": undefined
  "settings.theme.overlay.blur": undefined
  "settings.theme.overlay.dim": undefined
  "settings.theme.overlay.none": undefined
  "settings.theme.pageWins": undefined
  "settings.theme.pick": undefined
  "settings.theme.preview": undefined
  "settings.theme.radius": undefined
  "settings.theme.radius.large": undefined
  "settings.theme.radius.medium": undefined
  "settings.theme.radius.none": undefined
  "settings.theme.radius.small": undefined
  "settings.theme.tone": undefined
  "settings.theme.tone.cool": undefined
  "settings.theme.tone.leaf": undefined
  "settings.theme.tone.neutral": undefined
  "settings.theme.tone.rose": undefined
  "settings.theme.tone.sand": undefined
  "settings.theme.tone.warm": undefined
  "settings.theme.unset": undefined
  "settings.theme.words": undefined
  "settings.tokens": undefined
  "settings.tokens.audience": undefined
  "settings.tokens.badKeys": undefined
  "settings.tokens.issuer": undefined
  "settings.tokens.keys": undefined
  "settings.tokens.keysHint": undefined
  "settings.tokens.words": undefined
  "settings.undo": undefined
  "settings.unsaved": undefined
  "settings.wallets": undefined
  "settings.wallets.all": undefined
  "settings.wallets.do.featured": undefined
  "settings.wallets.do.hidden": undefined
  "settings.wallets.do.recommended": undefined
  "settings.wallets.down": { name: string | number }
  "settings.wallets.featured": undefined
  "settings.wallets.featuredWords": undefined
  "settings.wallets.found": { count: number }
  "settings.wallets.here": undefined
  "settings.wallets.hereHint": undefined
  "settings.wallets.hidden": undefined
  "settings.wallets.hiddenWords": undefined
  "settings.wallets.is.featured": undefined
  "settings.wallets.is.hidden": undefined
  "settings.wallets.is.recommended": undefined
  "settings.wallets.moved": { name: string | number; position: number }
  "settings.wallets.noMatch": undefined
  "settings.wallets.none": undefined
  "settings.wallets.recommended": undefined
  "settings.wallets.recommendedWords": undefined
  "settings.wallets.search": undefined
  "settings.wallets.up": { name: string | number }
  "settings.wallets.words": undefined
  }
}

export const messages: Catalogue = {
 "settings.analytics.hint": "Openings, connections and errors, for the charts of this console. Browsers that ask not to be tracked are not counted.",
 "settings.chains": "Chains",
 "settings.chains.caption": "Chains of this server",
 "settings.chains.how": "Served over",
 "settings.chains.id": "Id",
 "settings.chains.name": "Chain",
 "settings.chains.none": "No chain matches.",
 "settings.chains.search": "Search by name or id",
 "settings.chains.variable": "Operators set nodes on the page Nodes, or by variables of the server such as",
 "settings.chains.words": "The chains that this server has nodes for. The operator sets them.",
 "settings.choice.off": "Off",
 "settings.choice.on": "On",
 "settings.choice.page": "The page decides",
 "settings.conflict": [
  "Changed meanwhile by ",
  [
   "who"
  ],
  ", at ",
  [
   "time"
  ]
 ],
 "settings.contents.calls": "Counts of calls",
 "settings.contents.checkouts": "Records of checkouts",
 "settings.contents.counts": "Daily counts of events",
 "settings.contents.events": "Events",
 "settings.contents.fees": "Daily sums of paid fees",
 "settings.contents.keys": "Keys",
 "settings.contents.members": "Members",
 "settings.contents.promises": "Promises to pay fees",
 "settings.contents.sessions": "Spending sessions",
 "settings.contents.signIns": "Sign-ins",
 "settings.contrast.button": [
  "Text on a button: ",
  [
   "ratio"
  ]
 ],
 "settings.contrast.corrected": [
  "adjusted, was ",
  [
   "ratio"
  ]
 ],
 "settings.contrast.text": [
  "Text in this colour: ",
  [
   "ratio"
  ]
 ],
 "settings.danger": "Keys, deletion",
 "settings.danger.words": "Keys of programs that manage the project, and its end.",
 "settings.delay.days": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " day"
    ],
    "other": [
     0,
     " days"
    ]
   }
  ]
 ],
 "settings.delay.hours": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " hour"
    ],
    "other": [
     0,
     " hours"
    ]
   }
  ]
 ],
 "settings.delay.minutes": [
  [
   "count",
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
  ]
 ],
 "settings.delay.none": "No delay",
 "settings.delete": "Delete this project",
 "settings.delete.action": "Delete project",
 "settings.delete.ask": "Pages that use it lose everything that needs the server, from now on.",
 "settings.delete.done": "The project will be deleted in seven days",
 "settings.delete.held": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " visitor has an embedded wallet here"
    ],
    "other": [
     0,
     " visitors have embedded wallets here"
    ]
   }
  ]
 ],
 "settings.delete.heldWords": "They could not open them without the project, so it cannot be deleted. Disable it instead, or remove its users first.",
 "settings.delete.role": "Only owners delete a project.",
 "settings.delete.title": [
  "Delete ",
  [
   "name"
  ],
  "?"
 ],
 "settings.delete.unknown": "Embedded wallets cannot be counted here",
 "settings.delete.unknownWords": "This process of the server cannot read the database of the login. It deletes no project that may have wallets: ask the operator.",
 "settings.delete.with": "With it go:",
 "settings.delete.words": "It is disabled at once and deleted after seven days. Until then it can be restored.",
 "settings.deleting": "This project is disabled and will be deleted. Restore it under Keys, deletion.",
 "settings.disabled.hint": "The server refuses all calls of the project. Wallets in the browser still connect.",
 "settings.discard": "Discard",
 "settings.feature.activity": "Activity list",
 "settings.feature.activity.words": "Visitors see what their account has sent and received.",
 "settings.feature.branding": "Line “Powered by Latchkey”",
 "settings.feature.branding.words": "Below every view of the modal.",
 "settings.feature.onramp": "Buy crypto",
 "settings.feature.onramp.words": "Visitors buy with a card or bank, at providers of this server.",
 "settings.feature.swap": "Swap tokens",
 "settings.feature.swap.words": "Visitors exchange one token for another.",
 "settings.features": "Features",
 "settings.features.here": "Decide features here",
 "settings.features.hereHint": "What is set here wins over the code of the page. Off leaves everything to the page.",
 "settings.features.words": "What visitors can do in the modal.",
 "settings.field.analytics": "Count events",
 "settings.field.disabled": "Disabled",
 "settings.field.features": "Features",
 "settings.field.group": "Group of apps",
 "settings.field.guestLogin": "Let visitors in as guests",
 "settings.field.legal": "Documents",
 "settings.field.loginRules": "Who may log in",
 "settings.field.mode": "Mode",
 "settings.field.name": "Name",
 "settings.field.newDeviceDelayMinutes": "Delay of a new device",
 "settings.field.origins": "Allowed origins",
 "settings.field.sponsorship": "Paid fees",
 "settings.field.storeAddresses": "Keep addresses with events",
 "settings.field.theme": "Theme",
 "settings.field.tokenLogin": "Log in with tokens of your app",
 "settings.field.wallets": "Wallets",
 "settings.general": "General",
 "settings.general.words": "What the project is called, and how strict it is.",
 "settings.group.bad": "Letters, digits, - and _, at most 64.",
 "settings.group.hint": "Apps of one group may share a visitor’s embedded wallet, if the visitor agrees.",
 "settings.guestLogin.hint": "A wallet without an account. The visitor can add a login later.",
 "settings.id": "Project id",
 "settings.id.copy": "Copy id",
 "settings.id.hint": "Pages use it as projectId. It is no secret, and never changes.",
 "settings.invalid": "Some fields need a correction.",
 "settings.keepMine": "Keep mine",
 "settings.keys": "Keys",
 "settings.keys.add": "Add a key",
 "settings.keys.added": "The new key",
 "settings.keys.created": "Made",
 "settings.keys.expires": "Ends",
 "settings.keys.name": "Name",
 "settings.keys.nameHint": "Which program will use it.",
 "settings.keys.never": "Never",
 "settings.keys.none": "No keys.",
 "settings.keys.revoke": "Revoke",
 "settings.keys.revokeTitle": [
  "Revoke ",
  [
   "name"
  ],
  "?"
 ],
 "settings.keys.revokeWords": "Programs that use it are refused at once. Add another one first, if they must go on.",
 "settings.keys.revoked": "Key revoked",
 "settings.keys.used": "Last used",
 "settings.keys.words": "For programs that manage this project. Never put one into a page.",
 "settings.leave": "Leave without saving your changes?",
 "settings.legal": "Legal",
 "settings.legal.bad": "Not an address such as https://example.com/terms.",
 "settings.legal.consent": "Visitors tick a box",
 "settings.legal.consentHint": "Before they choose a wallet or log in. Otherwise the links are shown.",
 "settings.legal.page": "Is consent required by law where your visitors are?",
 "settings.legal.pageWords": "Then use legal() in the page as well: it asks before this server has answered.",
 "settings.legal.privacy": "Privacy policy",
 "settings.legal.terms": "Terms of service",
 "settings.legal.words": "The documents that visitors agree to.",
 "settings.login": "Login",
 "settings.login.allow": "Allowed",
 "settings.login.badRule": "Each line is an address, a domain such as @example.com, or a login such as google:1083.",
 "settings.login.deny": "Denied",
 "settings.login.denyHint": "Denials win over permissions.",
 "settings.login.devices": "New devices",
 "settings.login.guests": "Guests",
 "settings.login.guestsListed": "Where only listed visitors may log in, there are no guests.",
 "settings.login.listed": "Only listed visitors",
 "settings.login.listedHint": "Otherwise every visitor may log in.",
 "settings.login.noServer": "This server has no logins set up. Operators add providers under Keys and secrets, or set variables such as",
 "settings.login.ruleHint": "One on each line: ana@example.com, @example.com for a domain, or google:1083 for a login at a provider.",
 "settings.login.who": "Who may log in",
 "settings.login.whoWords": "Sessions that exist go on, for 30 days at most.",
 "settings.login.words": "Who may log in to the embedded wallet, and how.",
 "settings.logins": "Ways to log in",
 "settings.logins.allowed": "Logins",
 "settings.logins.email": "Email",
 "settings.logins.notReady": "The server is not set up for it.",
 "settings.logins.passkey": "Passkey",
 "settings.logins.words": "For the embedded wallet.",
 "settings.mine": "Yours:",
 "settings.mode.development": "Development",
 "settings.mode.development.words": "Your own machine and free preview hosts may use the project without being listed.",
 "settings.mode.production": "Production",
 "settings.mode.production.words": "Only listed origins may use the project.",
 "settings.name.needed": "A project needs a name.",
 "settings.needed": "Needed",
 "settings.needsVariable": "The server needs this variable:",
 "settings.newDeviceDelay.hint": "How long a new device waits before it may open a wallet that exists. The visitor is told, and can stop it.",
 "settings.numbers": "Numbers",
 "settings.ofOperator": "For operators",
 "settings.ofOperator.words": "Only operators of this server change these.",
 "settings.operatorOnly": "Only operators of this server can change this.",
 "settings.origins": "Origins",
 "settings.origins.add": "Add an origin",
 "settings.origins.bad": "Not an origin. For example https://app.example.com or https://*.example.com",
 "settings.origins.development": "In development your own machine and free preview hosts are allowed too.",
 "settings.origins.needed": "A project in production needs at least one origin.",
 "settings.origins.none": "No origin is listed. In development any page may use the project; signing in works on your own machine.",
 "settings.origins.one": [
  "Origin ",
  [
   "number",
   4
  ]
 ],
 "settings.origins.production": "In production only these are allowed.",
 "settings.origins.words": "Where your app runs. Only pages of these addresses may use the project.",
 "settings.pages": "Pages of the settings",
 "settings.paymaster": "Paymaster",
 "settings.paymaster.account": "Of it, for one account",
 "settings.paymaster.any": "For calls to any contract",
 "settings.paymaster.anyHint": "Safer off: list the contracts of your app.",
 "settings.paymaster.badAmount": "Not an amount such as 0.05.",
 "settings.paymaster.badContract": "Each line is a contract such as eip155:8453:0x…",
 "settings.paymaster.contracts": "Contracts",
 "settings.paymaster.contractsHint": "One on each line, with its chain: eip155:8453:0x…",
 "settings.paymaster.daily": "Limit for each chain and day",
 "settings.paymaster.dailyHint": "In the coin of the chain, such as 0.05. A day is in UTC.",
 "settings.paymaster.noBundler": "This server has no bundler with a paymaster, so nothing is paid yet. Operators add one under Keys and secrets, or by variables such as",
 "settings.paymaster.on": "Pay fees for visitors",
 "settings.paymaster.onHint": "Of smart accounts of the embedded wallet.",
 "settings.paymaster.words": "Which network fees your project pays for visitors.",
 "settings.readOnly": "Your role shows these settings. An owner or admin can change them.",
 "settings.reason.bare_domain": "A wildcard covers subdomains, not the domain itself. Listed is",
 "settings.reason.disabled": "The project is disabled.",
 "settings.reason.https_needed": "In production pages need https.",
 "settings.reason.listed": "It matches the pattern",
 "settings.reason.local": "It is your own machine, in development:",
 "settings.reason.local_in_production": "Your own machine is only allowed in development. Use a project in development for it.",
 "settings.reason.not_an_origin": "This is not the address of a page.",
 "settings.reason.not_listed": "No pattern matches it.",
 "settings.reason.nothing_listed": "No origins are listed, so in development any page may use it.",
 "settings.reason.port_differs": "The port differs. Listed is",
 "settings.reason.preview": "It is a free preview host, in development:",
 "settings.reason.preview_in_production": "Preview hosts are only allowed in development, as anyone can host a page on them.",
 "settings.reason.preview_untrusted": "Anyone can host a page on a preview host, so signing in needs it to be listed.",
 "settings.reason.scheme_differs": "http and https are different origins. Listed is",
 "settings.reason.subdomain": "A subdomain is another origin. Listed is",
 "settings.reason.www_differs": "With and without www are different origins. Listed is",
 "settings.remove": [
  "Remove ",
  [
   "name"
  ]
 ],
 "settings.restore": "This project will be deleted",
 "settings.restore.action": "Restore project",
 "settings.restore.done": "The project is restored",
 "settings.restore.words": [
  "On ",
  [
   "time"
  ],
  ". It is disabled until then; restoring it makes it as it was before."
 ],
 "settings.save": "Save",
 "settings.saved": "Saved.",
 "settings.screen.desktop": "Desktop",
 "settings.screen.phone": "Phone",
 "settings.screen.rtl": "Right to left",
 "settings.storeAddresses.hint": "Otherwise events hold a keyed hash, which cannot be turned back into an address.",
 "settings.takeTheirs": "Show theirs",
 "settings.test": "Why was I refused?",
 "settings.test.add": [
  "Add ",
  [
   "origin"
  ]
 ],
 "settings.test.allowed": "Allowed",
 "settings.test.check": "Check",
 "settings.test.page": "Address of the page",
 "settings.test.refused": "Refused",
 "settings.test.signIn": "Signing in:",
 "settings.test.use": "Using the modal:",
 "settings.test.words": "Paste the address of a page. The answer goes by the list above, also before it is saved.",
 "settings.theirs": "Theirs:",
 "settings.theme": "Theme",
 "settings.theme.accent": "Accent colour",
 "settings.theme.accentHint": "As #rrggbb. The modal adjusts it until text can be read.",
 "settings.theme.badColor": "Not a colour such as #1a73e8.",
 "settings.theme.density": "Height of rows",
 "settings.theme.density.comfortable": "Comfortable",
 "settings.theme.density.compact": "Compact",
 "settings.theme.edge": "Edge of the card",
 "settings.theme.edge.line": "A line",
 "settings.theme.edge.none": "None",
 "settings.theme.edge.shadow": "A shadow",
 "settings.theme.font": "Font",
 "settings.theme.font.geometric": "Geometric",
 "settings.theme.font.humanist": "Humanist",
 "settings.theme.font.mono": "Monospace",
 "settings.theme.font.rounded": "Rounded",
 "settings.theme.font.serif": "Serif",
 "settings.theme.font.system": "System",
 "settings.theme.layout": "Layout",
 "settings.theme.layout.compact": "Compact",
 "settings.theme.layout.wide": "Wide",
 "settings.theme.layoutHint": "Wide shows the wallets beside what happens, on screens of at least 720 pixels.",
 "settings.theme.mode": "Light or dark",
 "settings.theme.mode.auto": "Like the system",
 "settings.theme.mode.dark": "Dark",
 "settings.theme.mode.light": "Light",
 "settings.theme.overlay": "Behind the modal",
 "settings.theme.overlay.blur": "Blurred",
 "settings.theme.overlay.dim": "Dimmed",
 "settings.theme.overlay.none": "Nothing",
 "settings.theme.pageWins": "What the page sets itself stays. Visitors see a change with their next visit.",
 "settings.theme.pick": "Pick a colour",
 "settings.theme.preview": "Preview",
 "settings.theme.radius": "Corners",
 "settings.theme.radius.large": "Very round",
 "settings.theme.radius.medium": "Round",
 "settings.theme.radius.none": "Square",
 "settings.theme.radius.small": "Slightly round",
 "settings.theme.tone": "Tint of greys",
 "settings.theme.tone.cool": "Cool",
 "settings.theme.tone.leaf": "Leaf",
 "settings.theme.tone.neutral": "Neutral",
 "settings.theme.tone.rose": "Rose",
 "settings.theme.tone.sand": "Sand",
 "settings.theme.tone.warm": "Warm",
 "settings.theme.unset": "As the page says",
 "settings.theme.words": "How the modal looks, beside the modal itself.",
 "settings.tokens": "Your own login",
 "settings.tokens.audience": "Audience (aud)",
 "settings.tokens.badKeys": "Not an address such as https://id.example.com/jwks.json.",
 "settings.tokens.issuer": "Issuer (iss)",
 "settings.tokens.keys": "Address of the public keys (JWKS)",
 "settings.tokens.keysHint": "A public https address, or a host of TOKEN_LOGIN_HOSTS.",
 "settings.tokens.words": "Visitors of your app are logged in by the tokens that it already gives them.",
 "settings.undo": "Undo",
 "settings.unsaved": "You have changes that are not saved.",
 "settings.wallets": "Wallets",
 "settings.wallets.all": "All wallets",
 "settings.wallets.do.featured": "List first",
 "settings.wallets.do.hidden": "Hide",
 "settings.wallets.do.recommended": "Suggest",
 "settings.wallets.down": [
  "Move ",
  [
   "name"
  ],
  " down"
 ],
 "settings.wallets.featured": "First in the list",
 "settings.wallets.featuredWords": "After what is installed and used lately. Drag to order, or use the arrows.",
 "settings.wallets.found": [
  [
   "count",
   2,
   {
    "=0": "No wallet",
    "one": [
     0,
     " wallet"
    ],
    "other": [
     0,
     " wallets"
    ]
   }
  ]
 ],
 "settings.wallets.here": "Choose wallets here",
 "settings.wallets.hereHint": "Counts from a visitor’s second visit. What the page sets itself stays.",
 "settings.wallets.hidden": "Hidden",
 "settings.wallets.hiddenWords": "Not listed, even if installed.",
 "settings.wallets.is.featured": "First",
 "settings.wallets.is.hidden": "Hidden",
 "settings.wallets.is.recommended": "Suggested",
 "settings.wallets.moved": [
  [
   "name"
  ],
  " is now number ",
  [
   "position",
   4
  ]
 ],
 "settings.wallets.noMatch": "No wallet has this name.",
 "settings.wallets.none": "None yet. Find one below.",
 "settings.wallets.recommended": "Suggested",
 "settings.wallets.recommendedWords": "For visitors who have few wallets.",
 "settings.wallets.search": "Search by name",
 "settings.wallets.up": [
  "Move ",
  [
   "name"
  ],
  " up"
 ],
 "settings.wallets.words": "Which wallets the modal lists, and in which order."
}
