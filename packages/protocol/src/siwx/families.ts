import { type ChainId, isAccountId, isChainId, type Namespace, parseChainId } from '../caip.ts'

/** How a chain family writes sign-in messages: its account label and its chain references. */
type Family = {
  readonly account: string
  readonly address?: RegExp
  readonly reference?: RegExp
  /** References that have a name in the message. */
  readonly words?: Readonly<Record<string, string>>
  /** True if the blank statement line is omitted when there is no statement. */
  readonly dropsStatement?: true
}

/** Families with their own profile. The others follow CAIP-122. */
const families: Readonly<Record<Namespace, Family>> = {
  eip155: { account: 'Ethereum', address: /^0x[\da-fA-F]{40}$/, reference: /^[1-9]\d{0,19}$/ },
  solana: {
    account: 'Solana',
    address: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
    words: {
      '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'mainnet',
      EtWTRABZaYq6iMfeYKouRu166VU2xqa1: 'devnet',
      '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'testnet',
    },
    dropsStatement: true,
  },
  // SS58 of 32 bytes, with a prefix of one byte or two.
  polkadot: { account: 'Polkadot', address: /^[1-9A-HJ-NP-Za-km-z]{35,50}$/ },
  bip122: {
    account: 'Bitcoin',
    address: /^((bc|tb|bcrt)1[02-9ac-hj-np-z]{8,87}|[123mn][1-9A-HJ-NP-Za-km-z]{25,34})$/,
    reference: /^[\da-f]{32}$/,
  },
  // An account of 20 bytes, whatever the prefix of its chain.
  cosmos: { account: 'Cosmos', address: /^[a-z][a-z\d]{0,15}1[02-9ac-hj-np-z]{38}$/ },
}

/** The text after "sign in with your". */
export function accountWord(chain: ChainId): string {
  return of(chain).account
}

/** The chain reference as written in the message. */
export function chainWord(chain: ChainId): string {
  const { reference } = parseChainId(chain)
  return of(chain).words?.[reference] ?? reference
}

/** The chain of a message; undefined if no family matches. */
export function chainOf(account: string, word: string): ChainId | undefined {
  const found = Object.entries(families).find(([, family]) => family.account === account)
  if (!found) return undefined
  const [namespace, { words = {} }] = found
  const reference = Object.keys(words).find((key) => words[key] === word) ?? word
  const chain = `${namespace}:${reference}`
  return isChainId(chain) ? chain : undefined
}

export function dropsStatement(chain: ChainId): boolean {
  return of(chain).dropsStatement ?? false
}

export function isWritableChain(chain: ChainId): boolean {
  if (!isChainId(chain)) return false
  const { reference = /./, words = {} } = of(chain)
  const own = parseChainId(chain).reference
  // A reference equal to another chain's name would be parsed as that chain.
  return reference.test(own) && !Object.values(words).includes(own)
}

export function isWritableAddress(chain: ChainId, address: string): boolean {
  return isAccountId(`${chain}:${address}`) && (of(chain).address ?? /^[a-zA-Z\d]+$/).test(address)
}

function of(chain: ChainId): Family {
  return families[parseChainId(chain).namespace]
}
