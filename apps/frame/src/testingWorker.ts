import { serveVault, type WalletView } from './serveVault.ts'
import { type DeviceData, emptyDevice, memoryDevice, scope } from './vault/testing.ts'
import { relayCalls } from './wallet/relayCalls.ts'
import type { TestServer } from './wallet/testingServer.ts'

/** Workers of the wallet in this process, until `close`. */
export function createWorkers() {
  const ports: MessagePort[] = []

  function channel(): [MessagePort, MessagePort] {
    const { port1, port2 } = new MessageChannel()
    ports.push(port1, port2)
    port1.start()
    port2.start()
    return [port1, port2]
  }

  /** A worker on a device, and what the page has to ask it. */
  async function start(server: TestServer, device?: DeviceData) {
    const [page, worker] = channel()
    const [toServer, store] = channel()
    const session = async () => ({
      accountId: scope.user,
      projectId: scope.tenant,
      email: 'ana@example.com',
      accessToken: 'a token',
    })
    relayCalls(toServer, { auth: server.call, vault: server.call, escrow: server.call, session })
    serveVault(worker, memoryDevice(device ?? (await emptyDevice())))
    let count = 0
    const ask = <Result = WalletView>(verb: string, args: object = {}, transfer: Transferable[] = []) => {
      const id = count++
      return new Promise<Result>((resolve, reject) => {
        page.addEventListener('message', ({ data }) => {
          if (data.id === id) 'error' in data ? reject(new Error(data.error)) : resolve(data.result)
        })
        page.postMessage({ id, verb, ...args }, transfer)
      })
    }
    return { ask, page, open: () => ask('open', { scope, store }, [store]) }
  }

  return {
    channel,
    start,
    close() {
      for (const port of ports.splice(0)) port.close()
    },
  }
}
