import type { ChainId, Namespace } from '@latchkey/chains/driver'
import { networks, networksOf } from '../../core/config/networks.ts'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { disconnect } from '../../core/connections/disconnect.ts'
import type { Siwx } from '../../core/connections/siwx.ts'
import { switchNetwork } from '../../core/connections/switchNetwork.ts'
import type { Kit } from '../../core/kit.ts'
import { closeModal } from '../../core/modal/closeModal.ts'
import { accountInUse, type SiwxAccount } from './account.ts'
import { pickSession } from './pickSession.ts'
import { isSigning, siwx } from './siwx.ts'
import { siwxOf } from './siwxOf.ts'
import { visitOf } from './visit.ts'

/**
 * The visitor does not want to sign in. Where that is required they go back to
 * the network on which they are signed in, or else are disconnected; where it
 * is not, they stay connected.
 */
export async function cancelSignIn(kit: Kit): Promise<void> {
  const plugin = await siwxOf(kit)
  const account = accountInUse(kit, plugin)
  if (account) kit.emit({ type: 'CLICK_CANCEL_SIWX', network: account.chainId })
  const state = siwx.of(kit).get()
  // A signature that comes after all is not used.
  if (isSigning(state)) siwx.of(kit).dispatch({ type: 'stop', attempt: state.attempt, cause: undefined })

  const connection = activeConnection(connections.of(kit).get())
  if (!account || !connection || !plugin.getRequired?.()) return void closeModal(kit)
  const network = await findSignedNetwork(kit, plugin, { ...account, namespace: connection.namespace })
  const isBack = network && (await switchNetwork(kit, network).then(yes, no))
  // The wallet did not switch back either: disconnect.
  if (!isBack) await disconnect(kit, { id: connection.id })
}

/** Where the account is signed in: the last such network of this visit, else any. */
async function findSignedNetwork(
  kit: Kit,
  plugin: Siwx,
  { address, chainId, namespace }: SiwxAccount & { namespace: Namespace },
): Promise<ChainId | undefined> {
  const own = networksOf(networks.of(kit).get(), namespace).map(({ id }) => id)
  const visited = visitOf(kit)
    .chainsOf(address)
    .filter((chain) => own.includes(chain))
  for (const chain of new Set([...visited, ...own])) {
    if (chain === chainId) continue
    const sessions = await plugin.getSessions(chain, address).catch(() => [])
    if (pickSession(sessions)) return chain
  }
  return undefined
}

const yes = () => true
const no = () => false
