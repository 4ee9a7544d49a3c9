import type { Kit } from '../core/kit.ts'
import { placeOf } from './contacts.ts'
import { cutUrl } from './cutSecrets.ts'
import type { FaultName } from './faults.ts'
import type { Log } from './log.ts'
import { patch } from './patch.ts'
import { begin, type Request } from './request.ts'

/** Sockets to the relay. What they carry is encrypted, so only methods and counts are logged. */
export function watchSockets(kit: Kit, log: Log<Request>, isOn: (name: FaultName) => boolean) {
  const live = new Set<WebSocket>()
  const undo = patch(globalThis, 'WebSocket', {
    construct(target, args, newTarget) {
      const url = String(args[0])
      const make = () => Reflect.construct(target as typeof WebSocket, args, newTarget) as WebSocket
      if (placeOf(kit, url) !== 'relay') return make()
      const { entry, end } = begin(log, {
        place: 'relay',
        title: 'socket',
        target: cutUrl(url),
        sent: undefined,
      })
      if (isOn('relayAway')) {
        entry.faulty = true
        end('failed', 'away')
        return awaySocket(url)
      }
      const socket = make()
      live.add(socket)
      const count = { sent: 0, received: 0 }
      const tell = () => end('ok', `${count.sent} sent, ${count.received} received`)
      patch(socket, 'send', {
        apply(send, self, given) {
          count.sent++
          tell()
          return Reflect.apply(send as () => void, self, given)
        },
      })
      socket.addEventListener('open', tell)
      socket.addEventListener('message', () => {
        count.received++
        tell()
      })
      socket.addEventListener('close', ({ code }) => {
        live.delete(socket)
        end(code === 1000 || code === 1005 ? 'ok' : 'failed', `closed with ${code}`)
      })
      return socket
    },
  })
  return {
    stop: undo ?? (() => {}),
    closeAll() {
      for (const socket of live) socket.close()
    },
  }
}

/** A socket that does not open, without asking anything of the network. */
function awaySocket(url: string): object {
  const socket = new EventTarget() as EventTarget & Record<string, unknown>
  Object.assign(socket, { url, readyState: 0, bufferedAmount: 0, protocol: '', binaryType: 'blob' })
  const call = (event: Event) => {
    socket.dispatchEvent(event)
    const handler = socket[`on${event.type}`]
    if (typeof handler === 'function') handler.call(socket, event)
  }
  const fail = () => {
    if (socket.readyState === 3) return
    socket.readyState = 3
    call(new Event('error'))
    call(new CloseEvent('close', { code: 1006 }))
  }
  socket.send = () => {
    throw new DOMException('The socket is not open.', 'InvalidStateError')
  }
  socket.close = fail
  setTimeout(fail)
  return socket
}
