import type { ChainId } from '@latchkey/protocol/chainId'
import type { askGateway } from '../approvals/askGateway.ts'
import { openRecords } from '../records.ts'

type AccountType = 'eoa' | 'smartAccount'

/** The page learns whether the account is deployed, if a node says so in time. */
const deployedTimeoutMs = 2_000

const choices = openRecords('latchkey-accounts')
/** For this visit, where the browser stores nothing. */
const chosen = new Map<string, AccountType>()

/** The kind of account that the visitor chose; the smart account by default. */
export async function readPreferred(accountId: string): Promise<AccountType> {
  const stored = await choices.get(accountId).catch(() => undefined)
  const type = chosen.get(accountId) ?? stored
  return type === 'eoa' ? type : 'smartAccount'
}

export async function storePreferred(accountId: string, type: AccountType): Promise<void> {
  chosen.set(accountId, type)
  await choices.put(accountId, type).catch(() => undefined)
}

export async function toAddress(owner: string, type: AccountType): Promise<string> {
  return type === 'smartAccount' ? smartAddressOf(owner) : owner
}

const load = () => import('../approvals/handleSmartRequest.ts')
const smartAddressOf = async (owner: string): Promise<string> => (await load()).smartAddressOf(owner)

/** What the page learns of the smart account, and where it acts of both accounts. */
export async function describe({ accountId, chainId, networks, owner, ...target }: describe.Options) {
  const address = await smartAddressOf(owner)
  const isHere = networks.includes(chainId)
  const [preferred, isDeployed] = await Promise.all([
    readPreferred(accountId),
    isHere ? readDeployed({ ...target, chainId }, address) : undefined,
  ])
  const smartAccount = { address, networks: [...networks], isPreferred: preferred === 'smartAccount' }
  if (!isHere) return { smartAccount }
  return {
    smartAccount,
    address: preferred === 'smartAccount' ? address : owner,
    accounts: [
      { address: owner, type: 'eoa' as const },
      { address, type: 'smartAccount' as const },
    ],
    preferredAccountType: preferred,
    ...(isDeployed !== undefined && { smartAccountDeployed: isDeployed }),
  }
}

export declare namespace describe {
  type Options = Pick<askGateway.Target, 'api' | 'chainId' | 'projectId'> & {
    readonly accountId: string
    /** Those with a bundler. */
    readonly networks: readonly ChainId[]
    /** The account of the key. */
    readonly owner: string
  }
}

async function readDeployed(target: askGateway.Target, address: string): Promise<boolean | undefined> {
  try {
    const { askGateway } = await load()
    const signal = AbortSignal.timeout(deployedTimeoutMs)
    const code = await askGateway(target, 'eth_getCode', [address, 'latest'], signal)
    return typeof code === 'string' ? code !== '0x' : undefined
  } catch {
    return undefined
  }
}
