import { isRecord } from '@latchkey/protocol/isRecord'
import type { ChainId, Network, Session, WalletAsset } from '../driver.ts'
import { sanitiseIcon, sanitiseName } from '../sanitise.ts'
import { until } from '../until.ts'
import { assets } from './addresses.ts'
import { getCapabilities } from './getCapabilities.ts'
import { request } from './session.ts'
import { toHexChainId } from './toChainId.ts'

const assetsTimeoutMs = 3_000
/** The rest of a wallet's list is ignored. */
const maxAssets = 1_000

/**
 * The account's assets on a network as the wallet reports them (EIP-7811); undefined if
 * the wallet does not support this or does not respond in time. Skips invalid amounts and
 * decimals, and sanitises names.
 */
export async function getAssets(args: {
  session: Session
  network: Network
  address: string
}): Promise<readonly WalletAsset[] | undefined> {
  const { address, network, session } = args
  const chain = toHexChainId(network.id)
  const ask = async () => {
    const able = (await getCapabilities({ session, address }, [network]))[network.id]?.assetDiscovery
    if (!isRecord(able) || able.supported !== true) return undefined
    return await request(session, 'wallet_getAssets', [{ account: address, chainFilter: [chain] }])
  }
  const answer = await until(ask(), { timeoutMs: assetsTimeoutMs }).catch(() => undefined)
  const listed = isRecord(answer) ? answer[chain] : undefined
  return Array.isArray(listed)
    ? listed.slice(0, maxAssets).flatMap((one) => toAsset(one, network.id) ?? [])
    : undefined
}

export function toAsset(value: unknown, network: ChainId): WalletAsset | undefined {
  if (!isRecord(value) || !isRecord(value.metadata)) return undefined
  const { address, balance, type, metadata } = value
  const kind = String(type).toUpperCase()
  if (kind !== 'ERC20' && kind !== 'NATIVE') return undefined
  if (kind === 'ERC20' && !/^0x[\da-f]{40}$/i.test(String(address))) return undefined
  if (typeof balance !== 'string' || !/^0x[\da-f]{1,64}$/i.test(balance)) return undefined
  const { decimals, price } = metadata
  if (typeof decimals !== 'number' || !Number.isInteger(decimals) || decimals < 0 || decimals > 255)
    return undefined
  const symbol = sanitiseName(metadata.symbol, 16)
  const token = kind === 'ERC20' ? String(address) : undefined
  return {
    id: assets.id(network, token),
    address: token,
    balance: BigInt(balance),
    name: sanitiseName(metadata.name, 64) || symbol,
    symbol,
    decimals,
    // A string, to avoid floating-point money. Prices in exponential notation, and those too long to multiply by, are dropped.
    price: /^(?!0+(\.0+)?$)\d{1,30}(\.\d{1,60})?$/.test(String(price)) ? String(price) : undefined,
    icon: sanitiseIcon(metadata.iconUrl),
  }
}
