/** Names that could impersonate the operator of a service or one of its machines. */
const reserved: ReadonlySet<string> = new Set(
  `
  abuse access account accounts admin administrator administrators airdrop alert alerts anonymous api apps assets
  auth authentication authorize autoconfig autodiscover backup billing blog bridge broadcasthost browser bugs business
  cancel captcha careers cdn chain chat checkout claim claims client cloud community compliance config confirm
  connect console contact copyright customer customers customerservice dashboard database default deposit dev
  developer developers device devices docs documentation domain domains download downloads email emergency error
  errors everyone exchange explorer faucet feedback files foundation fraud free gateway giveaway google governance
  group guest help helpdesk home host hostmaster identity index info infrastructure invite invoice ipfs issue
  jobs kubernetes latchkey latchkeys latchkey-support latchkey-team legal license localdomain localhost lock login
  logout mail mailer mailer-daemon mainnet maintenance malware manage manager marketing master media member members
  messages metamask mint mirror moderator moderators money name names nameserver news newsletter nobody node nodes
  noreply no-reply notification notifications notify null oauth official onboarding onramp operator operators
  owner pager partner partners password passwords payment payments payout phishing policy portal postmaster press
  price pricing privacy private profile project projects promo proxy public recover recovery redirect refund register
  registrar relay report reset resolver reward rewards root rules safe safety sales scam search secure security seed
  seedphrase self server servers service services session sessions settings setup shop signin signup sign-in sign-up
  site smtp spam staff stage staging stake staking static statistics stats status store storage subscribe super
  superuser support swap sysadmin system sysop team teams tech terms test testing testnet ticket tickets token tokens
  tools transaction transactions transfer treasury trust undefined unknown update updates upgrade user username
  users validator vault verification verified verify wallet wallets warning webhook webhooks webmail webmaster
  website withdraw withdrawal world wpad xmpp zone zones
  `
    .trim()
    .split(/\s+/),
)

/** Hyphens are ignored: `ad-min` reads as `admin`. */
export function isReserved(label: string): boolean {
  return reserved.has(label) || reserved.has(label.replaceAll('-', ''))
}
