import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const everyMs = 50

/**
 * Lets a server close as soon as running requests are answered. Node closes the connections that
 * are idle when it is asked to; one whose answer is sent later would stay for as long as its client
 * keeps it, and so would one on which nothing was ever asked.
 */
export function watchConnections(server: Server): { end(): void } {
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return {
    /** Call it when the server is asked to close. */
    end() {
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
      const timer = setInterval(() => server.closeIdleConnections(), everyMs).unref()
      server.once('close', () => clearInterval(timer))
    },
  }
}
