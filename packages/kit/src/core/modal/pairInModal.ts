import type { Wallet } from '@latchkey/chains/driver'
import { modalClosed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { connectionId } from '../connections/connectionId.ts'
import { allConnections, type Connection, connections } from '../connections/connections.ts'
import type { Kit } from '../kit.ts'
import { modal } from './modal.ts'
import { openModal } from './openModal.ts'

/** Opens the modal to pair a wallet on another device, or to log in. Rejects if the visitor closes it. */
export function pairInModal(kit: Kit, { id: walletId, kind, namespace }: Wallet): Promise<Connection> {
  const [links, views] = [connections.of(kit), modal.of(kit)]
  const id = connectionId({ namespace, walletId })
  openModal(kit, {
    // The first view has the login.
    view:
      kind === 'embedded'
        ? modal.initial.stack[0]
        : { name: 'ConnectingWalletConnect', params: { namespace } },
  })
  return new Promise((resolve, reject) => {
    const look = () => {
      const made = allConnections(links.get()).find((connection) => connection.id === id)
      if (made) resolve(made)
      else if (views.get().status === 'closed') reject(new KitError(modalClosed))
      else return
      for (const stop of stops) stop()
    }
    const stops = [links.subscribe(look), views.subscribe(look)]
  })
}
