import { isRecord } from '@latchkey/protocol/isRecord'
import type { KitStorage } from '../../core/state/storage.ts'

/** What is known of the visitor's account, also after a reload. None of it is secret. */
export type AccountMemory = {
  readonly accounts: readonly string[]
  readonly chain: number
  /** The ids of the networks on which the wallet works. */
  readonly chains: readonly number[]
  /** Of EIP-5792, by hex chain id. */
  readonly capabilities: Readonly<Record<string, unknown>>
  /** The public key of the wallet, in hex. */
  readonly peer: string
}

const name = 'baseAccount'
const maxAccounts = 10
const maxChains = 100
const maxCapabilitiesLength = 10_000

/** Undefined if no account is connected, or what is stored is invalid. */
export function readMemory(storage: KitStorage): AccountMemory | undefined {
  try {
    return toMemory(JSON.parse(storage.readText(name) ?? 'null'))
  } catch {
    return undefined
  }
}

export function writeMemory(storage: KitStorage, memory: AccountMemory | undefined): void {
  storage.writeText(name, memory && JSON.stringify(memory))
}

/** Checks what the wallet has sent, and what was stored. */
export function toMemory(value: unknown): AccountMemory | undefined {
  if (!isRecord(value)) return undefined
  const { accounts, capabilities, chain, chains, peer } = value
  const own = Array.isArray(accounts) ? accounts.filter(isAddress).slice(0, maxAccounts) : []
  const known = Array.isArray(chains) ? chains.filter(isChainId).slice(0, maxChains) : []
  if (own.length === 0 || !isChainId(chain) || typeof peer !== 'string' || !/^[\da-f]{2,1000}$/i.test(peer))
    return undefined
  const isShort = isRecord(capabilities) && JSON.stringify(capabilities).length <= maxCapabilitiesLength
  return { accounts: own, chain, chains: known, capabilities: isShort ? capabilities : {}, peer }
}

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value)
}

function isChainId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0
}
