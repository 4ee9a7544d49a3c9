/** Names of chains that members know by name; the others are called by their family and number. */
const names: Readonly<Record<string, string>> = {
  'eip155:1': 'Ethereum',
  'eip155:10': 'OP Mainnet',
  'eip155:56': 'BNB Smart Chain',
  'eip155:100': 'Gnosis',
  'eip155:137': 'Polygon',
  'eip155:8453': 'Base',
  'eip155:42161': 'Arbitrum One',
  'eip155:43114': 'Avalanche',
  'eip155:59144': 'Linea',
  'eip155:11155111': 'Sepolia',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'Solana',
  'bip122:000000000019d6689c085ae165831e93': 'Bitcoin',
  'cosmos:cosmoshub-4': 'Cosmos Hub',
  'polkadot:91b171bb158e2d3848fa23a9f1c25182': 'Polkadot',
  'eip155:324': 'ZKsync Era',
  'eip155:42220': 'Celo',
  'eip155:81457': 'Blast',
  'eip155:534352': 'Scroll',
  'eip155:7777777': 'Zora',
  'eip155:84532': 'Base Sepolia',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'Solana Devnet',
  'bip122:000000000933ea01ad0ee984209779ba': 'Bitcoin Testnet',
  'cosmos:osmosis-1': 'Osmosis',
}
const families: Readonly<Record<string, string>> = {
  eip155: 'EVM',
  solana: 'Solana',
  bip122: 'Bitcoin',
  cosmos: 'Cosmos',
  polkadot: 'Polkadot',
}

export function chainName(id: string): string {
  const [namespace = '', reference = ''] = id.split(':')
  return names[id] ?? `${families[namespace] ?? namespace} ${reference.slice(0, 16)}`
}
