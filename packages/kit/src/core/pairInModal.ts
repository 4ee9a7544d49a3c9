import type { Wallet } from '@latchkey/chains/driver'
import { modalClosed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { connectionId } from './connectionId.ts'
import { allConnections, type Connection, connections } from './connections.ts'
import type { Kit } from './kit.ts'
import { modal } from './modal.ts'
import { openModal } from './openModal.ts'

/** Has the visitor link a wallet on another device in the modal; rejects when they close it instead. */
export function pairInModal(kit: Kit, { id: walletId, namespace }: Wallet): Promise<Connection> {
  const [links, views] = [connections.of(kit), modal.of(kit)]
  const id = connectionId({ namespace, walletId })
  openModal(kit, { view: { name: 'ConnectingWalletConnect', params: { namespace } } })
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
