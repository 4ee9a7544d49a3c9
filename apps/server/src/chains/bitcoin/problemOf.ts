/** Default ports of bitcoind's RPC: mainnet, testnet3, testnet4, signet and regtest. */
const rpcPorts = new Set(['8332', '18332', '48332', '38332', '18443'])

/** Why a URL cannot be a node; undefined if it can. */
export function problemOf({ port }: URL): string | undefined {
  if (!rpcPorts.has(port)) return undefined
  return `has the port of bitcoind's RPC (${port}). bitcoind has no index of addresses: run an Esplora API such as electrs or mempool beside it, and set the URL of that`
}
